"""Kills between a move and the notice of it: none is lost, none is doubled.

Three people play by notices alone: whoever is asked moves only once the notice has arrived at a
webhook.  A notice that was sent twice has the same id both times, and counts once.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from websockets.exceptions import InvalidMessage

from signoria.server.journal.sqlite.writer_process import WRITER_MAIN
from signoria.server.protocol import socket
from tests.server.notices.endpoint import Endpoint, endpoint
from tests.server.wire import process
from tests.server.wire.client import PATIENCE, Client, Gone, enter
from tests.server.wire.process import Process, start

from .kills import find_process

SEATS = 3
BETWEEN = 1.5  # seconds after a move in which its notice mostly goes out
FLIGHT = 0.05  # seconds in which a move is mostly on its way
START = 1.2  # seconds in which a server has mostly started and sent what waits
KINDS = ("after a move", "with its writer", "in flight", "starting")
LOOK = 0.02
PORT = re.compile(rb"127\.0\.0\.1:\d+")  # another one after each start


@dataclass
class Report:
    """What came of it: kills by kind, notices, and how many of them were posted once more."""

    kills: Counter[str] = field(default_factory=Counter)
    notices: int = 0
    repeated: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills ({kinds}) in {self.seconds:.0f} s; {self.notices} "
            f"notices, each arrived under one id, {self.repeated} of them were posted once more; "
            "none is missing or doubled (that would have ended it)"
        )


class NoticeNight:
    """Kills, one after the other, of a server whose people are away."""

    def __init__(self, folder: Path, seed: int | None = None) -> None:
        self.report = Report()
        self._folder = folder
        self._rand = random.Random(seed)
        self._expected: Counter[int] = Counter()
        self._asked = -1
        self._match = ""
        self._tokens: list[str] = []
        self._left: list[psutil.Process] = []
        self._there: Endpoint

    async def live(self, count: int) -> Report:
        """Kill so often; raises ``AssertionError`` for a notice that is missing or doubled."""
        begun = time.monotonic()
        with endpoint() as self._there:
            server = await self._start()
            await self._meet(server)
            while self.report.kills.total() < count:
                await self._check(server)
                server = await self._round(server)
            await self._check(server)
            self._left += await server.kill()
        _, alive = await asyncio.to_thread(psutil.wait_procs, self._left, PATIENCE)
        assert not alive, "a killed server leaves its processes"
        assert "Traceback" not in (self._folder / "log").read_text()
        self.report.notices = self._expected.total()
        self.report.repeated = len(self._there.posted) - self.report.notices
        self.report.seconds = time.monotonic() - begun
        return self.report

    async def _start(self) -> Process:
        server = await start(
            self._folder,
            SIGNORIA_WEBHOOK_NETWORKS="127.0.0.1",
            SIGNORIA_NOTICE_DELAY="0",
        )
        with self._killing_if_it_fails(server):
            await server.ready()
        return server

    @contextmanager
    def _killing_if_it_fails(self, server: Process) -> Iterator[None]:
        try:
            yield
        except BaseException:
            with suppress(ProcessLookupError):
                server.running.kill()
            raise

    async def _meet(self, server: Process) -> None:
        """Three people, each with a webhook that is used at once."""
        async with server.client() as client:
            for seat, name in enumerate(process.NAMES[:SEATS]):
                token = await process.person(client, name)
                cookie = {"Cookie": f"signoria={token}"}
                way = {"url": f"{self._there.url}/{seat}"}
                made = await client.post("/api/me/ways", json=way, headers=cookie)
                id = made.raise_for_status().json()["ways"][0]["id"]
                choice = {"when": "at-once"}
                chosen = await client.put(f"/api/me/ways/{id}", json=choice, headers=cookie)
                chosen.raise_for_status()
                self._tokens.append(token)
        await self._begin(server)

    async def _begin(self, server: Process) -> None:
        """A match, of whose beginning all are told."""
        async with server.client() as client:
            self._match = await process.match(client, self._tokens)
        self._expected.update(range(SEATS))
        self._asked = (await self._card(server))["to_move"]

    async def _card(self, server: Process) -> Any:
        async with server.client() as client:
            answer = await client.get(f"/api/matches/{self._match}")
            return answer.raise_for_status().json()

    async def _check(self, server: Process) -> None:
        """All that is expected has arrived, and nothing else."""
        end = time.monotonic() + PATIENCE
        with self._killing_if_it_fails(server):
            while (arrived := self._count_arrivals()) != self._expected:
                assert time.monotonic() < end, f"{arrived} instead of {self._expected}"
                assert arrived <= self._expected, f"doubled: {arrived}, not {self._expected}"
                await asyncio.sleep(LOOK)

    def _count_arrivals(self) -> Counter[int]:
        """The notices of each seat, each id once; what has the same id is the same."""
        bodies = defaultdict[tuple[int, str], set[bytes]](set)
        for posted in list(self._there.posted):
            bodies[int(posted.path[-1]), posted.id].add(PORT.sub(b"", posted.body))
        unlike = [each for each in bodies.values() if len(each) > 1]
        assert not unlike, f"one id for different messages: {unlike}"
        return Counter(seat for seat, _ in bodies)

    async def _round(self, server: Process) -> Process:
        """Whoever is asked plays, the server is killed, and another one goes on."""
        kind = self._rand.choice(KINDS)
        self.report.kills[kind] += 1
        killing = asyncio.create_task(self._kill_in_flight(server)) if kind == KINDS[2] else None
        await self._play(server)
        if killing is not None:
            await killing
        else:
            await asyncio.sleep(self._rand.random() * BETWEEN)
            if kind == KINDS[1]:
                (await find_process(server, WRITER_MAIN)).kill()
            self._left += await server.kill()
        if kind == KINDS[3]:
            half = await start(self._folder, SIGNORIA_WEBHOOK_NETWORKS="127.0.0.1")
            await asyncio.sleep(self._rand.random() * START)
            self._left += await half.kill()
        server = await self._start()
        with self._killing_if_it_fails(server):
            await self._look(server)
        return server

    async def _kill_in_flight(self, server: Process) -> None:
        await asyncio.sleep(self._rand.random() * FLIGHT)
        self._left += await server.kill()

    async def _play(self, server: Process) -> None:
        """The one who is asked plays until somebody else is, or the server is gone."""
        with suppress(Gone, OSError, InvalidMessage):
            token = self._tokens[self._asked]
            client = await enter(server.url, self._match, token, query="visible=0")
            try:
                await client.until(lambda: client.table.version)
                await self._move_on(client)
            finally:
                with suppress(Gone):
                    await client.leave()

    async def _move_on(self, client: Client) -> None:
        table = client.table
        while table.legal:
            move = {"version": table.version, "action": self._rand.choice(table.legal)}
            await client.ask(socket.Move, **move)

    async def _look(self, server: Process) -> None:
        """What has come of it, and who must hear of that."""
        card = await self._card(server)
        if card["status"] == "over":
            self._expected.update(range(SEATS))
            await self._check(server)
            await self._begin(server)
        elif card["to_move"] != self._asked:
            self._asked = card["to_move"]
            self._expected[self._asked] += 1
