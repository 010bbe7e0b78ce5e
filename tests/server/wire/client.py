"""A client of the WebSocket: it folds what it is sent, and knows what must hold of that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any, Self

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from signoria.decoders import json_decoder
from signoria.server.protocol import common, socket
from signoria.server.protocol.changes import ViewPatcher

PATIENCE = 60.0  # seconds for what takes milliseconds, on a machine that stalls
decode = json_decoder(socket.Reply).decode


class Gone(Exception):
    """The connection has ended."""


@dataclass
class Table:
    """What a client has after some frames; equal for equal eyes."""

    version: int = 0
    card: common.MatchCard | None = None
    yours: list[int] = field(default_factory=list)
    situation: socket.Situation | None = None
    sight: ViewPatcher = field(default_factory=ViewPatcher, compare=False)
    log: list[socket.LogStep] = field(default_factory=list)
    fair: socket.Fair | None = None
    presence: socket.Presence | None = None
    chat: list[socket.ChatLine] = field(default_factory=list)

    def fold(self, frame: Any) -> None:
        """Take in a frame; whatever comes must go on from what was there."""
        match frame:
            case socket.Hello():
                self._start_over(frame)
            case socket.Step():
                assert frame.version == self.version + 1, "a step is missing or comes twice"
                self.version = frame.version
                if frame.events:
                    self.log.append(socket.LogStep(frame.version, frame.events, frame.timed_out))
                self.card = self._without_time(frame.match) or self.card
                self._situate(frame.situation)
            case socket.Presence():
                self.presence = frame
            case socket.ChatLine() if frame.number > self.said:
                self.chat.append(frame)

    @property
    def said(self) -> int:
        """The number of the last line of talk."""
        return self.chat[-1].number if self.chat else 0

    @property
    def legal(self) -> list[int]:
        """The actions that the seat may choose now."""
        view = self.sight.view
        return [choice["action"] for choice in view["legal"]] if view else []

    @property
    def status(self) -> str:
        """How far the match is."""
        return self.card.status if self.card else ""

    def _start_over(self, hello: socket.Hello) -> None:
        assert not self.card or hello.version >= self.version, "the match went backwards"
        self.version, self.card, self.yours = (
            hello.version,
            self._without_time(hello.match),
            hello.yours,
        )
        self.log, self.fair = list(hello.log), hello.fair
        self._situate(hello.situation)
        self.presence, self.chat = hello.presence, list(hello.chat)

    def _situate(self, situation: socket.Situation | None) -> None:
        """How things stand now; the view is made whole, so that tables can be compared."""
        if situation is not None:
            self.sight.patch(situation)
            whole = msgspec.Raw(msgspec.json.encode(self.sight.view))
            self.situation = replace(situation, view=whole, changes=None, own=[])
            self.card = self.card and with_turn(self.card, situation.to_move)

    def _without_time(self, card: common.MatchCard | None) -> common.MatchCard | None:
        """A card without its time, which alone is no reason to send it."""
        return card and replace(card, updated=0)


def with_turn(card: common.MatchCard, to_move: int | None) -> common.MatchCard:
    """A card with whose turn it is: a step tells that in its situation."""
    seat = None if to_move is None else card.seats[to_move]
    yours = seat is not None and seat.yours and seat.standing_in is None
    return replace(card, to_move=to_move, your_turn=yours)


class Client:
    """A connection whose frames are read as they come; ``table`` outlives it."""

    def __init__(self, connection: ClientConnection, table: Table | None = None) -> None:
        self.connection = connection
        self.table = table or Table()
        self.raw: list[str | bytes] = []
        self.frames: list[Any] = []
        self.answers: dict[int, socket.Done | socket.Refused] = {}
        self.heard: Callable[[Any], None] = lambda _: None
        self.broken: BaseException | None = None
        self.ended: float | None = None  # when, by the monotonic clock
        self._numbers = count(1)
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def until(self, true: Callable[[], object]) -> Self:
        """Wait until something is so, looking after each frame; raises ``Gone``."""
        while not true():
            if self._reading.done():
                if self.broken:
                    raise self.broken
                raise Gone(self.connection.close_code, self.connection.close_reason)
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        return self

    async def ask(self, kind: type[socket.Frame], **fields: Any) -> socket.Done | socket.Refused:
        """Send a command; its answer.  Raises ``Gone``."""
        number = next(self._numbers)
        await self.send(msgspec.json.encode(kind(id=number, **fields)).decode())
        await self.until(lambda: number in self.answers)
        return self.answers[number]

    async def send(self, text: str | bytes) -> None:
        """Send a frame as it is; raises ``Gone``."""
        try:
            await self.connection.send(text)
        except ConnectionClosed:
            raise Gone from None

    async def settle(self) -> None:
        """Wait until all that was told before is here."""
        await self.ask(socket.Ping)

    async def closing(self) -> tuple[int | None, str | None]:
        """Wait for the end; the close code and reason."""
        await asyncio.wait_for(asyncio.shield(self._reading), PATIENCE)
        return self.connection.close_code, self.connection.close_reason

    async def leave(self) -> None:
        """Close, if that has not happened; raises what was wrong with the frames."""
        await self.connection.close()
        await self._reading
        if self.broken:
            raise self.broken

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                self.raw.append(text)
                frame = decode(text)
                self.frames.append(frame)
                if isinstance(frame, socket.Done | socket.Refused) and frame.id is not None:
                    self.answers[frame.id] = frame
                self.table.fold(frame)
                self.heard(frame)
                self._news.set()
        except ConnectionClosed:
            pass
        except Exception as error:  # told to whoever waits or leaves
            self.broken = error
        finally:
            self.ended = monotonic()
            self._news.set()


async def enter(
    url: str,
    match: str,
    token: str | None = None,
    table: Table | None = None,
    query: str = "",
    origin: str = "",
) -> Client:
    """A client with the cookie of a person; with a ``table`` it comes back to what that has.

    ``origin`` is the address of the pages, where that is not the server's own.
    """
    headers = {"Origin": origin or url, **({"Cookie": f"signoria={token}"} if token else {})}
    known = f"version={table.version}&" if table else ""
    address = f"{url.replace('http', 'ws', 1)}/api/matches/{match}/socket?{known}{query}"
    connection = await connect(
        address,
        additional_headers=headers,
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=PATIENCE,
    )
    return Client(connection, table)


@asynccontextmanager
async def visit(url: str, match: str, token: str | None = None) -> AsyncIterator[Client]:
    """A client that comes, has been told the whole table, and goes."""
    client = await enter(url, match, token)
    try:
        yield await client.until(lambda: client.table.version)
    finally:
        await client.leave()
