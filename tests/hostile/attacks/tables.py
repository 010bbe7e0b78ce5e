"""Attacks by the frames of the protocol, at tables of the attacker's own or as a spectator."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from bench.server.wire import Wire
from signoria.decoders import json_decoder
from signoria.record import Match, read
from signoria.server.protocol import socket

from .calling import Caller
from .ground import Ground
from .texts import record

A_SECOND = 20  # frames on each connection: what the server lets pass
MOVES = 32  # that a `why` may name
SERVED = {"done", "reasons", "foreseen"}  # frames that answer
TABLE = {"hello", "step"}
HOT_SEAT = {
    "game": "calimala",
    "public": False,
    "seats": [{"kind": "me"}, *[{"kind": "device", "name": "Neighbour"}] * 3],
}


class Situation(msgspec.Struct):
    """As much as we need of how things stand."""

    own: list[tuple[list[str | int], Any]] = []


class Shown(msgspec.Struct):
    """As much as we need of any frame."""

    type: str
    version: int = 0
    problem: dict[str, Any] = {}
    situation: Situation | None = None


DECODE = json_decoder(Shown).decode
Frames = Callable[["Seat"], socket.Frame]


class Seat:
    """A connection that sends frames and counts what they are answered with."""

    def __init__(self, ground: Ground) -> None:
        self.ground, self.version, self.numbers = ground, 0, count(1)
        self.legal: list[dict[str, Any]] = []

    def hear(self, text: bytes) -> None:
        """Count an answer, and note where the match stands."""
        frame = DECODE(text)
        if frame.type == "refused":
            self.ground.refused[frame.problem["reason"]] += 1
        elif frame.type in SERVED:
            self.ground.served += 1
        elif frame.type in TABLE:
            self.version = frame.version
            if frame.situation:
                own = [value for path, value in frame.situation.own if path == ["legal"]]
                self.legal = own[-1] if own else []

    async def send(self, wire: Wire, frames: Frames) -> None:
        """Send as fast as the server takes it, until it is enough or the line is cut."""
        while self.ground.going:
            if wire.ended:
                raise wire.ended
            await self.ground.turn()
            wire.send(msgspec.json.encode(frames(self)))
            await asyncio.sleep(1 / A_SECOND)


async def own_table(ground: Ground, address: str) -> tuple[str, str]:
    """A hot-seat match of somebody at this address: its id and the cookie."""
    async with Caller(ground.port, address) as caller:
        cookie = await caller.name("Mallory")
        made = await caller.call("POST", "/api/matches", HOT_SEAT)
        if made.status != 200:
            ground.count(made)
            raise ConnectionError(made.reason)
        return made.json()["id"], cookie


async def flood(ground: Ground, frames: Frames, tables: int = 1) -> None:
    """Frames on all connections that an address may have, at so many own tables."""
    made = {
        address: [await own_table(ground, address) for _ in range(tables)]
        for address in ground.order.addresses
    }

    async def sit(address: str) -> None:
        match, cookie = random.choice(made[address])
        seat = Seat(ground)
        wire = await ground.watch(address, match, cookie, seat.hear)
        try:
            wire.send(msgspec.json.encode(socket.Watch(id=0, seat=0)))
            await seat.send(wire, frames)
        finally:
            wire.close()

    await ground.each(ground.order.size, sit)


async def why(ground: Ground) -> None:
    """Ask why many moves are not possible."""
    moves = notations()

    def ask(seat: Seat) -> socket.Frame:
        return socket.Why(id=next(seat.numbers), version=seat.version, moves=moves)

    await flood(ground, ask)


async def what_if(ground: Ground) -> None:
    """Ask what a move would change."""

    def ask(seat: Seat) -> socket.Frame:
        number = next(seat.numbers)
        if not seat.legal:
            return socket.Watch(id=number, seat=number % 4)
        move = seat.legal[number % len(seat.legal)]["text"]
        return socket.WhatIf(id=number, version=seat.version, move=move)

    await flood(ground, ask)


async def hello(ground: Ground) -> None:
    """Send stale moves, for each of which the whole table is shown, or look with other eyes."""

    def ask(seat: Seat) -> socket.Frame:
        number = next(seat.numbers)
        if number % 2:
            return socket.Watch(id=number, seat=number % 4)
        return socket.Move(id=number, version=0, action=0)

    await flood(ground, ask)


async def undo(ground: Ground) -> None:
    """Move, take back and propose without end; all at one device agrees."""

    def ask(seat: Seat) -> socket.Frame:
        number, version = next(seat.numbers), seat.version
        action = random.choice(seat.legal)["action"] if seat.legal else 0
        frames: list[socket.Frame] = [
            socket.Watch(id=number, seat=number // 4 % 4),
            socket.Move(id=number, version=version, action=action),
            socket.Undo(id=number, version=version),
            socket.Propose(id=number, version=version, what="undo"),
        ]
        return frames[number % 4]

    await flood(ground, ask, tables=4)


async def talk(ground: Ground) -> None:
    """Talk as spectators at the victim's table: everybody there hears each line."""

    def ask(seat: Seat) -> socket.Frame:
        return socket.Say(id=next(seat.numbers), text="x" * 500)

    async def come(address: str) -> None:
        seat = Seat(ground)
        async with Caller(ground.port, address) as caller:
            cookie = await caller.name("Mallory")
        wire = await ground.watch(address, ground.order.match, cookie, seat.hear)
        try:
            await seat.send(wire, ask)
        finally:
            wire.close()

    await ground.each(ground.order.size, come)


def notations() -> list[str]:
    """Moves of a real game, as many as may be asked for at once, all different."""
    played = Match.from_record(read(record("calimala-4-en"))).played
    texts = [each.move.text for each in played if not each.move.text.startswith("drawn")]
    return list(dict.fromkeys(texts))[-MOVES:]
