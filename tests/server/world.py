"""A server without the web: the real journal, a clock that is set, clients that listen."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, Self, TypeVar

import msgspec

from signoria import bots
from signoria.decoders import json_decoder
from signoria.games.contract import Game, Rng, State
from signoria.server.domain.clock.times import Times
from signoria.server.domain.commands import Join
from signoria.server.hub.hub import Hub
from signoria.server.hub.new_matches import NewMatches
from signoria.server.journal.entries import Person
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.people.people import People
from signoria.server.protocol import http, socket
from signoria.server.protocol.changes import ViewPatcher
from signoria.server.rooms.connection import Connection
from signoria.server.rooms.context import RoomLimits
from signoria.server.rooms.room import Room
from signoria.server.rooms.viewer import Viewer
from signoria.server.thinking.bot_pool import BotPool

P = ParamSpec("P")
F = TypeVar("F", bound=socket.Sent)
PATIENCE = 120.0  # seconds for what takes milliseconds or a whole match, on a machine that stalls
# One of them has a name that no random text has within it by chance.
ANN, BEN, CAT = (Person(name[:3].lower() * 5, name) for name in ("Ann", "Benvenuta", "Cat"))
ME, OPEN, RANDOM = http.MySeat(), http.OpenSeat(), http.BotSeat("random")

decode = json_decoder(socket.Reply).decode


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class SetClock:
    """A clock that stands until it is set; timers ring when it passes them."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.at = now
        self._timers: list[tuple[int, int, Callable[[], None]]] = []
        self._cancelled: set[int] = set()
        self._numbers = count()

    @property
    def times(self) -> Times:
        return Times(lambda: self.at, self.later)

    def later(self, seconds: float, then: Callable[[], None]) -> SetTimer:
        number = next(self._numbers)
        heapq.heappush(self._timers, (self.at + round(seconds * 1000), number, then))
        return SetTimer(self._cancelled, number)

    def go_on(self, seconds: float) -> None:
        """Let time pass; what is due meanwhile rings in order."""
        end = self.at + round(seconds * 1000)
        while self._timers and self._timers[0][0] <= end:
            due, number, then = heapq.heappop(self._timers)
            self.at = max(self.at, due)
            if number not in self._cancelled:
                then()
        self.at = end

    def sleep(self, seconds: float) -> None:
        """Let time pass in which nothing runs; what was due rings late, when all runs again."""
        self.at += round(seconds * 1000)
        self.go_on(0)


class SetTimer:
    """A timer of such a clock."""

    def __init__(self, cancelled: set[int], number: int) -> None:
        self._cancelled, self._number = cancelled, number

    def cancel(self) -> None:
        self._cancelled.add(self._number)


class AtOnce(BotPool):
    """Bots that think in this process."""

    async def choose(
        self, game: Game, bot: str, state: State, seat: int, *, watched: bool = True
    ) -> int:
        self.moves += 1
        return bots.load(bot, game.name).choose(state.seen_by(seat), Rng(self.moves))


class Slow(AtOnce):
    """Bots that think until they are let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.go_on = asyncio.Event()

    async def choose(
        self, game: Game, bot: str, state: State, seat: int, *, watched: bool = True
    ) -> int:
        self.asked.append(bot)
        await self.go_on.wait()
        return await super().choose(game, bot, state, seat, watched=watched)


class Client:
    """A viewer whose frames are read as they come."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room, self.viewer = room, viewer
        self.frames: list[Any] = []
        self._news = asyncio.Event()
        self._numbers = count(1)
        self._reading = asyncio.create_task(self._read())

    @property
    def version(self) -> int:
        """The version of the last hello or step."""
        told = (
            f.version for f in reversed(self.frames) if isinstance(f, socket.Hello | socket.Step)
        )
        return next(told)

    def all(self, kind: type[F]) -> list[F]:
        """All frames of a kind so far."""
        return [frame for frame in self.frames if isinstance(frame, kind)]

    @property
    def situation(self) -> socket.Situation:
        """How things stand, as last told."""
        told = [f.situation for f in self.frames if isinstance(f, socket.Hello | socket.Step)]
        return next(found for found in reversed(told) if found is not None)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until something is so, looking after each frame."""
        while not true():
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def wait_for_frame(self, kind: type[socket.Sent]) -> None:
        """Wait for the first frame of a kind."""
        await self.until(lambda: self.all(kind))

    async def wait_for_version(self, version: int) -> None:
        """Wait until this version was told."""
        await self.until(lambda: self.frames and self.version >= version)

    async def ask(self, kind: type[socket.Frame], **fields: Any) -> socket.Done | socket.Refused:
        """Send a command; its answer."""
        number = next(self._numbers)
        frame: Any = kind(id=number, **fields)
        await Connection(self.room, self.viewer).handle(frame)
        await self.until(lambda: self._answers(number))
        return self._answers(number)[0]

    @property
    def legal(self) -> list[int]:
        """The actions open to the seat that is watched."""
        return [choice["action"] for choice in self.view["legal"]] if self.view else []

    @property
    def view(self) -> Any:
        """What the seat that is watched sees."""
        sight = ViewPatcher()
        for frame in self.frames:
            if isinstance(frame, socket.Hello | socket.Step) and frame.situation:
                sight.patch(frame.situation)
        return sight.view

    async def play(self) -> socket.Done | socket.Refused:
        """Make the first legal move, in the position last told."""
        return await self.ask(socket.Move, version=self.version, action=self.legal[0])

    async def leave(self) -> None:
        """Break the connection."""
        self.room.leave(self.viewer)
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    def _answers(self, number: int) -> list[socket.Done | socket.Refused]:
        answers = [f for f in self.frames if isinstance(f, socket.Done | socket.Refused)]
        return [frame for frame in answers if frame.id == number]

    async def _read(self) -> None:
        async for frame in self.viewer.frames():
            self.frames.append(decode(frame))
            self._news.set()
        self._news.set()


class World:
    """A running hub on a database in a folder; may be stopped in several ways and begun anew."""

    def __init__(self, path: Path, clock: SetClock | None = None, **limits: Any) -> None:
        self.path = path / "matches.db"
        self.clock = clock or SetClock()
        self.limits = RoomLimits(**{"pace": 0.0, "quick": 0.0, **limits})
        self.thinking: BotPool = AtOnce()
        self.clients: list[Client] = []

    @property
    def journal(self) -> SqliteJournal:
        return self._journal

    def open(self, wrap: Callable[[SqliteJournal], Any] = lambda journal: journal) -> Self:
        """Begin; ``wrap`` may put something between the hub and the journal."""
        self._journal = SqliteJournal.open(self.path)
        people = People(self._journal)
        self.hub = Hub(wrap(self._journal), people, self.thinking, self.limits, self.clock.times)
        return self

    async def enter(self, match: str, person: Person | None = None, **how: Any) -> Client:
        """A client of a person, once it has been told where the match stands."""
        client = Client(*await self.hub.connect(match, person, **{"version": None, **how}))
        self.clients.append(client)
        if how.get("version") is None:
            await client.until(lambda: client.frames)
        return client

    async def close(self) -> None:
        """Stop as a server does that is asked to."""
        await self.hub.close()
        await self._let_go()

    async def die(self) -> None:
        """Stop without a word: no snapshots, nothing but what is in the journal stays."""
        for room in list(self.hub.rooms._rooms.values()):
            room.turns.stop()
        await self.hub.context.tasks.wait()
        await self._let_go()

    async def _let_go(self) -> None:
        await asyncio.gather(*(client.leave() for client in self.clients))
        self.clients.clear()
        await self._journal.close()


@asynccontextmanager
async def world(path: Path, **how: Any) -> AsyncIterator[World]:
    """A world that is closed in the end."""
    found = World(path, **how).open()
    try:
        yield found
    finally:
        await found.close()


async def new_match(hub: Hub, *seats: http.SeatWish, host: Person = ANN, **how: Any) -> str:
    """A match with these seats, by id."""
    new = http.NewMatch(game="calimala", seats=list(seats), **how)
    return (await NewMatches(hub).create(host, new)).id


class Party(NamedTuple):
    """Three people who play a match and are there."""

    match: str
    clients: list[Client]

    def mover(self) -> tuple[Client, Client]:
        """Whose turn it is, and another one."""
        own = next(client for client in self.clients if client.legal)
        return own, next(client for client in self.clients if client is not own)

    async def move(self) -> None:
        """Whoever's turn it is makes the first move; all are told."""
        own, _ = self.mover()
        answer = await own.play()
        assert isinstance(answer, socket.Done), answer
        await self.together()

    async def together(self) -> None:
        """Wait until all know what the room knows."""
        for client in self.clients:
            await client.wait_for_version(client.room.version)


async def party(here: World, **how: Any) -> Party:
    """A match that has begun: Ann on seat 0, Ben on seat 1, Cat on seat 2."""
    match = await new_match(here.hub, ME, OPEN, OPEN, **{"public": True, **how})
    for person in (BEN, CAT):
        await here.hub.carry_out(match, person, Join())
    return Party(match, [await here.enter(match, person) for person in (ANN, BEN, CAT)])


async def hello_for(here: World, match: str, person: Person | None) -> dict[str, Any]:
    """The whole table as a person coming now is told it, but for who is there."""
    client = await here.enter(match, person)
    hello: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(client.frames[0]))
    await client.leave()
    return {name: value for name, value in hello.items() if name != "presence"}
