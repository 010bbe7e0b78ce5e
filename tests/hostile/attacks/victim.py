"""People who play while a server is attacked, as a process of its own.

``python -m tests.hostile.attacks.victim JSON`` makes matches, prints their ids in JSON and plays.
A line on its standard input names the period that begins; the line ``end`` ends it, and it prints
what happened in each period.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.exceptions import InvalidHandshake

from signoria.decoders import json_decoder
from signoria.server.protocol import socket
from tests.server.wire import process
from tests.server.wire.client import Client, Gone, enter

from .calling import Caller

ADDRESS = "127.0.0.1"
NAMES = ("Ann", "Ben", "Cat", "Dan")
MOVE_EVERY, PING_EVERY, RELOAD_EVERY = 0.2, 0.2, 1.0  # seconds: at a table, of a person, at a table
COMING = 5.0  # seconds to come to the table
AGAIN = 0.5  # seconds until the next try
TRIES = 60
LOOK = 0.005  # seconds between looks whose turn it is
END = "end"
FAILURES = (OSError, EOFError, TimeoutError, Gone, InvalidHandshake, httpx.HTTPError)


class Order(msgspec.Struct):
    """Where to play, and at how many tables."""

    url: str
    tables: int = 2


class Period(msgspec.Struct):
    """What people met with; times in milliseconds.

    ``refused`` are commands by reason, ``shut_out`` tries to come to the own table by what came
    instead; ``cut`` counts connections that ended by themselves, ``back`` those that came back.
    """

    moves: list[float] = []
    pings: list[float] = []
    reloads: list[float] = []
    refused: dict[str, int] = {}
    shut_out: dict[str, int] = {}
    cut: int = 0
    back: int = 0


class Notes:
    """What happened, by period."""

    def __init__(self) -> None:
        self.periods: dict[str, Period] = {}
        self.begin("first")

    def begin(self, name: str) -> None:
        """From now on this is another period; one of a name that was there goes on."""
        self.now = self.periods.setdefault(name, Period())

    @contextmanager
    def note_time(self, kind: Callable[[Period], list[float]]) -> Iterator[None]:
        """Note how long something takes that does not fail, where it has begun."""
        period, start = self.now, perf_counter()
        yield
        kind(period).append(1000 * (perf_counter() - start))

    def shut_out(self, why: str) -> None:
        """Somebody could not come."""
        self.now.shut_out[why] = self.now.shut_out.get(why, 0) + 1


class Person:
    """One person at one table."""

    def __init__(self, notes: Notes, url: str, token: str) -> None:
        self.notes, self.url, self.token = notes, url, token
        self.match = ""
        self.client: Client | None = None
        self.busy = asyncio.Lock()

    async def come(self) -> None:
        """Come to the table as a page that is loaded; again and again until it works."""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(COMING):
                    with self.notes.note_time(lambda period: period.reloads):
                        client = await self._load()
            except FAILURES as failure:
                self.notes.shut_out(describe(failure))
                await asyncio.sleep(AGAIN)
            else:
                self.client, old = client, self.client
                if old:
                    await old.leave()
                return
        raise RuntimeError("could not come to the own table")

    async def _load(self) -> Client:
        async with Caller(int(self.url.rpartition(":")[2]), ADDRESS) as caller:
            caller.cookie = f"signoria={self.token}"
            card = await caller.call("GET", f"/api/matches/{self.match}")
            if card.reason:
                raise ConnectionError(f"{card.status} {card.reason}")
        client = await enter(self.url, self.match, self.token)
        try:
            return await client.until(lambda: client.table.version)
        except Gone:
            raise ConnectionError(f"{client.connection.close_reason}") from None

    async def reload(self) -> None:
        """Come anew, when nothing is on its way."""
        async with self.busy:
            await self.come()

    async def do(self, kind: type[socket.Frame], **fields: Any) -> bool:
        """A command; whether it was done.  Who is cut off comes back."""
        assert self.client
        client, times = self.client, self.notes.now
        try:
            with self.notes.note_time(moves if kind is socket.Move else pings):
                answer = await client.ask(kind, **fields)
        except Gone:
            if client is self.client:  # nobody has reloaded meanwhile
                await self._come_back(times)
            return False
        if isinstance(answer, socket.Refused):
            reason = answer.problem.reason
            times.refused[reason] = times.refused.get(reason, 0) + 1
        return isinstance(answer, socket.Done)

    async def _come_back(self, period: Period) -> None:
        self.client = None
        period.cut += 1
        await self.come()
        self.notes.now.back += 1

    async def ping(self) -> None:
        """Ping for ever."""
        while True:
            await asyncio.sleep(PING_EVERY)
            if self.client and not self.busy.locked():
                await self.do(socket.Ping)


class Table:
    """A match among four people; when it is over they play another one."""

    def __init__(self, people: list[Person], notes: Notes) -> None:
        self.people, self.notes = people, notes

    async def begin(self, browser: httpx.AsyncClient) -> None:
        """Make a match and sit down."""
        tokens = [person.token for person in self.people]
        for _ in range(TRIES):
            try:
                found = await process.match(browser, tokens)
                break
            except FAILURES as failure:
                self.notes.shut_out(describe(failure))
                await asyncio.sleep(AGAIN)
        else:
            raise RuntimeError("could not make a match")
        for person in self.people:
            person.match = found
            await person.reload()

    async def play(self, browser: httpx.AsyncClient) -> None:
        """Play for ever."""
        while True:
            await asyncio.sleep(MOVE_EVERY)
            mover = await self._mover()
            if mover is None:
                await self.begin(browser)
                continue
            async with mover.busy:
                await self._move(mover)

    async def reload(self) -> None:
        """Let one after the other load the page anew, for ever."""
        while True:
            for person in self.people:
                await asyncio.sleep(RELOAD_EVERY)
                await person.reload()

    async def _move(self, person: Person) -> None:
        if person.client and (legal := person.client.table.legal):
            version = person.client.table.version
            await person.do(socket.Move, version=version, action=legal[version % len(legal)])

    async def _mover(self) -> Person | None:
        """Who is to move, or nobody as it is over."""
        while True:
            tables = [(person, person.client.table) for person in self.people if person.client]
            newest = max((table.version for _, table in tables), default=0)
            for person, table in tables:
                if table.version == newest and table.legal:
                    return person
                if table.status in ("over", "abandoned"):
                    return None
            await asyncio.sleep(LOOK)


def moves(period: Period) -> list[float]:
    """Where the times of moves stand."""
    return period.moves


def pings(period: Period) -> list[float]:
    """Where the times of pings stand."""
    return period.pings


def describe(failure: BaseException) -> str:
    """Why somebody could not come, in a word."""
    if isinstance(failure, httpx.HTTPStatusError):
        return f"{failure.response.status_code} {reason(failure.response)}"
    return f"{type(failure).__name__} {failure}".strip()[:60]


def reason(answer: httpx.Response) -> str:
    """The reason in an answer that refuses."""
    try:
        return str(answer.json()["error"]["reason"])
    except (ValueError, KeyError):
        return ""


async def periods(notes: Notes) -> None:
    """Hear which period begins, until the end."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    while (line := (await reader.readline()).decode().strip()) not in ("", END):
        notes.begin(line)
        print(line, flush=True)


async def play(order: Order) -> dict[str, Period]:
    """Play until it is enough."""
    notes = Notes()
    browser = httpx.AsyncClient(
        base_url=order.url, headers={"Origin": order.url}, timeout=COMING, trust_env=False
    )
    async with browser:
        tables = []
        for _ in range(order.tables):
            tokens = [await process.person(browser, name) for name in NAMES]
            table = Table([Person(notes, order.url, token) for token in tokens], notes)
            await table.begin(browser)
            tables.append(table)
        print(msgspec.json.encode([table.people[0].match for table in tables]).decode(), flush=True)
        await _until_end(tables, notes, browser)
    return notes.periods


async def _until_end(tables: list[Table], notes: Notes, browser: httpx.AsyncClient) -> None:
    works = [table.play(browser) for table in tables] + [table.reload() for table in tables]
    works += [person.ping() for table in tables for person in table.people]
    playing = [asyncio.create_task(work) for work in works]
    end = asyncio.create_task(periods(notes))
    await asyncio.wait([end, *playing], return_when=asyncio.FIRST_COMPLETED)
    await cancel_all(playing)
    await end


async def cancel_all(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks until they end; raises what was wrong with one.

    Before Python 3.12 ``wait_for`` may pass over a cancellation that comes with its result.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1.0)
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


def main() -> None:
    """Carry out the order in the first argument."""
    order = json_decoder(Order).decode(sys.argv[1])
    print(msgspec.json.encode(asyncio.run(play(order))).decode())


if __name__ == "__main__":
    main()
