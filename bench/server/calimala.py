"""Matches of Calimala on our server, four people each, who choose any legal move."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from http.client import HTTPConnection, RemoteDisconnected
from typing import Any

import msgspec

from bench.server.table import Table
from bench.server.wire import Wire, open_wire
from signoria.decoders import json_decoder
from signoria.server.protocol import http
from signoria.server.protocol.common import MatchCard, Status
from signoria.server.protocol.notices import NewWebhook
from signoria.server.protocol.socket import Done, Move, Refused

SEATS = 4
AT_ONCE = 25  # tables that are made at a time: of several servers one waits for the other
LEGAL = ["legal"]
Change = tuple[list[str | int], msgspec.Raw]


class Choice(msgspec.Struct):
    """As much as we need of a legal move."""

    action: int


class Situation(msgspec.Struct):
    """As much as we need of a situation."""

    own: list[Change]


class Card(msgspec.Struct):
    """As much as we need of a match."""

    status: Status


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """As much as we need of the first frame."""

    version: int
    match: Card
    situation: Situation


class Step(msgspec.Struct, tag="step", tag_field="type"):
    """As much as we need of a step."""

    version: int
    situation: Situation | None = None
    match: Card | None = None


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    """Nothing of this matters here."""


CHOICES = json_decoder(list[Choice])
FRAMES = json_decoder(Hello | Step | Done | Refused | Presence)


class Calimala(Table):
    """A match on our server."""

    def __init__(self, wires: Sequence[Wire]) -> None:
        super().__init__(wires)
        self.version, self.commands, self.mover = 0, 0, -1
        self.legal: list[Choice] = []
        self.hellos = asyncio.Semaphore(0)

    def hear(self, seat: int, text: bytes) -> None:
        """Note whose turn it is and what is legal."""
        frame = FRAMES.decode(text)
        if isinstance(frame, Step):
            self._look(seat, frame.version, frame.situation, frame.match)
            if frame.situation is not None:
                self.note_viewer()
        elif isinstance(frame, Done):
            self.note_answer()
        elif isinstance(frame, Hello):
            self._look(seat, frame.version, frame.situation, frame.match)
            self.hellos.release()
        elif isinstance(frame, Refused):
            raise RuntimeError(f"refused: {frame.problem.message}")

    def command(self) -> tuple[int, bytes]:
        """Any legal move."""
        self.commands += 1
        action = random.choice(self.legal).action
        move = Move(id=self.commands, version=self.version, action=action)
        return self.mover, msgspec.json.encode(move)

    def _look(
        self, seat: int, version: int, situation: Situation | None, card: Card | None
    ) -> None:
        if card is not None and card.status == "over":
            self.over = True
        for path, value in situation.own if situation else ():
            if path == LEGAL:
                self.version, self.mover, self.legal = version, seat, CHOICES.decode(value)


class Person:
    """Somebody with a cookie of our server, as a browser has it."""

    def __init__(self, port: int, name: str) -> None:
        self._connection = HTTPConnection("127.0.0.1", port)
        self.headers = {"Origin": f"http://127.0.0.1:{port}"}
        self._call("PUT", "/api/me", http.NewName(name=name))

    def close(self) -> None:
        """Ask for nothing more; who is connected stays so."""
        self._connection.close()

    def create(self) -> str:
        """A public match with three open seats; its id."""
        return self._create(http.OpenSeat())

    def create_alone(self) -> str:
        """A match between this person and others at the same device, which begins at once."""
        return self._create(http.DeviceSeat(name="Neighbour"))

    def be_told(self) -> None:
        """Have a webhook, to which nothing is due before the bench is over."""
        self._call("POST", "/api/me/ways", NewWebhook(url="https://example.org/hook"))

    def join(self, match: str) -> None:
        """A seat in a match."""
        self._call("POST", f"/api/matches/{match}/join", http.Join())

    def _create(self, others: http.SeatWish) -> str:
        seats = [http.MySeat(), *[others] * (SEATS - 1)]
        new = http.NewMatch(game="calimala", seats=seats, public=True)
        return json_decoder(MatchCard).decode(self._call("POST", "/api/matches", new)).id

    def _call(self, method: str, path: str, body: Any) -> bytes:
        headers = self.headers | {"Content-Type": "application/json"}
        request = (method, path, msgspec.json.encode(body), headers)
        try:
            self._connection.request(*request)
            response = self._connection.getresponse()
        except (ConnectionError, RemoteDisconnected):  # closed, as nobody used it for a while
            self._connection.close()
            self._connection.request(*request)
            response = self._connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise RuntimeError(f"{method} {path}: {response.status} {answer.decode()}")
        if cookie := response.headers["Set-Cookie"]:
            self.headers["Cookie"] = cookie.partition(";")[0]
        return answer


def people(port: int, number: int) -> list[Person]:
    """New people with names."""
    return [Person(port, f"Person {index}") for index in range(number)]


def match(table: list[Person]) -> str:
    """The id of a new match between four people, which has begun."""
    host, *others = table
    found = host.create()
    for person in others:
        person.join(found)
    return found


async def watch(port: int, match: str, headers: dict[str, str]) -> Wire:
    """A connection to a match."""
    return await open_wire(port, f"/api/matches/{match}/socket", headers)


async def tables(port: int, number: int, *, told: bool = False) -> list[Table]:
    """Matches with all their people connected; ``told``: each turn that passes makes a notice."""
    known = people(port, number * SEATS)
    if told:
        for person in known:
            person.be_told()
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit_down(group: list[Person]) -> Table:
        async with gate:
            name = await asyncio.to_thread(match, group)
            table = Calimala([await watch(port, name, person.headers) for person in group])
            table.listen()
            for _ in group:
                await table.hellos.acquire()
            return table

    groups = [known[at : at + SEATS] for at in range(0, len(known), SEATS)]
    return await asyncio.gather(*map(sit_down, groups))
