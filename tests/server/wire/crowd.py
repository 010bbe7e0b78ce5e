"""People who play several matches while a server lives, and note what they see."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from websockets.exceptions import InvalidMessage

from signoria.server.protocol import socket

from . import process
from .client import Client, Gone, enter
from .process import Process

ENDED = ("over", "abandoned")
UNDO, ASK, SAY = 0.08, 0.04, 0.1  # how often somebody does so instead of moving
FIRST = 0.5  # how often as long as nobody has had an answer to it


class Told(NamedTuple):
    """A frame that a seat was shown."""

    seat: int
    frame: socket.Hello | socket.Step


class Acknowledged(NamedTuple):
    """A command of a seat that was answered with ``Done``; for talk and pings the rest is None."""

    seat: int
    command: type[socket.Frame]
    fields: dict[str, Any]
    version: int


@dataclass
class Match:
    """A match and all that anybody was told of it."""

    id: str
    tokens: list[str]
    told: dict[int, list[Told]] = field(default_factory=lambda: defaultdict(list))
    done: list[Acknowledged] = field(default_factory=list)
    status: str = "running"
    moves: int = 0

    @property
    def newest(self) -> int:
        """The newest version that anybody knows."""
        return max([0, *self.told, *(one.version for one in self.done)])


class Player:
    """One person at one match."""

    def __init__(self, crowd: Crowd, match: Match, seat: int, rand: random.Random) -> None:
        self.crowd, self.match, self.seat, self.rand = crowd, match, seat, rand

    async def live(self, url: str) -> None:
        """Come, and play until the server is gone or it is enough."""
        newest = self.match.newest
        with suppress(Gone, OSError, InvalidMessage):  # also killed before it has answered
            client = await enter(url, self.match.id, self.match.tokens[self.seat])
            client.heard = self.hear
            try:
                await client.until(lambda: client.table.version)
                assert client.table.version >= newest, "something that was told is lost"
                await self.play(client)
            finally:
                await client.leave()

    def hear(self, frame: Any) -> None:
        """Note a frame."""
        if isinstance(frame, socket.Hello | socket.Step):
            self.match.told[frame.version].append(Told(self.seat, frame))
            self.match.status = frame.match.status if frame.match else self.match.status
        self.crowd.frames += 1
        self.crowd.news.set()

    async def play(self, client: Client) -> None:
        """Do what there is to do."""
        table, stop = client.table, self.crowd.enough
        while True:
            await client.until(
                lambda: table.legal or self.proposal_number(client) or stop(self.match)
            )
            if stop(self.match):
                return
            await self.think(client)
            if not (table.legal or self.proposal_number(client)):  # taken back meanwhile
                continue
            command, fields = self.choose(client)
            self.crowd.waiting += 1
            try:
                answer = await client.ask(command, **fields)
            except Gone:
                self.note_cut_off()
                raise
            finally:
                self.crowd.waiting -= 1
            self.note(command, fields, answer)

    async def think(self, client: Client) -> None:
        """Take one's time before a command; these here take none.  Raises ``Gone``."""

    def note(
        self,
        command: type[socket.Frame],
        fields: dict[str, Any],
        answer: socket.Done | socket.Refused,
    ) -> None:
        """Note what came of a command."""
        if isinstance(answer, socket.Done):
            self.match.done.append(Acknowledged(self.seat, command, fields, answer.version))
            self.match.moves += command is socket.Move

    def note_cut_off(self) -> None:
        """A command was sent and had no answer."""

    def proposal_number(self, client: Client) -> int | None:
        """The number of a proposal that waits for us."""
        asked = client.table.situation.proposal if client.table.situation else None
        return asked.number if asked and self.seat in asked.waiting else None

    def share(self, command: type[socket.Frame], usual: float) -> float:
        """How often somebody does so: what is rare, mostly once in each short run, too."""
        matches = self.crowd.matches
        done = any(one.command is command for match in matches for one in match.done)
        return usual if done else FIRST

    def choose(self, client: Client) -> tuple[type[socket.Frame], dict[str, Any]]:
        """What to do next."""
        table, dice = client.table, self.rand.random()
        if proposal := self.proposal_number(client):
            return socket.Answer, {"proposal": proposal, "yes": self.rand.random() < 0.7}
        undo = table.situation.undo if table.situation else None
        if undo and undo.free and dice < self.share(socket.Undo, UNDO):
            return socket.Undo, {"version": table.version}
        if undo and undo.ask and dice < self.share(socket.Answer, ASK):
            return socket.Propose, {"version": table.version, "what": "undo"}
        if dice > 1 - SAY:
            return socket.Say, {"text": f"{self.rand.random()}"}
        action = self.rand.choice(table.legal)
        return socket.Move, {"version": table.version, "action": action}


class Crowd:
    """All players; ``frames`` counts what they have heard, ``waiting`` commands on their way."""

    def __init__(self, seed: int) -> None:
        self.rand = random.Random(seed)
        self.matches: list[Match] = []
        self.frames = self.waiting = 0
        self.news = asyncio.Event()
        self.enough: Callable[[Match], bool] = is_over
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self, server: Process, tables: list[tuple[int, int]]) -> None:
        """Make matches of so many people and bots."""
        async with server.client() as client:
            for people, bots in tables:
                tokens = [await process.person(client, name) for name in process.NAMES[:people]]
                found = await process.match(client, tokens, bots)
                self.matches.append(Match(found, tokens))

    def come(self, url: str, kind: type[Player] = Player) -> None:
        """Let everybody whose match goes on come and play."""
        self._playing = []
        self.join(self.matches, url, kind)

    def join(self, matches: Sequence[Match], url: str, kind: type[Player] = Player) -> None:
        """Let those of some matches come as well, if these go on."""
        players = [
            kind(self, match, seat, self.rand)
            for match in matches
            if match.status not in ENDED
            for seat in range(len(match.tokens))
        ]
        self._playing += [asyncio.create_task(player.live(url)) for player in players]

    async def hear(self, frames: int) -> None:
        """Wait until so many frames more were heard, or nobody plays any more."""
        wanted = self.frames + frames
        while self.frames < wanted and not all(task.done() for task in self._playing):
            self.news.clear()
            waiting = asyncio.create_task(self.news.wait())
            await asyncio.wait([waiting, *self._playing], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()

    async def go(self) -> None:
        """Wait until everybody has gone; raises what was wrong."""
        await asyncio.gather(*self._playing)


def is_over(match: Match) -> bool:
    """Whether a match is over."""
    return match.status in ENDED
