"""A night in which a server and its processes are killed while people play.

``Night.live`` kills so often; it raises ``AssertionError`` if anything that was acknowledged is
missing, changed or doubled, if a seat was told what it may not know, or if a match does not go on.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import psutil

from signoria.record import Match as Recorded
from signoria.record import proof, read
from signoria.server.journal.sqlite.writer_process import WRITER_MAIN
from signoria.server.protocol import socket
from tests.server.wire.client import PATIENCE
from tests.server.wire.crowd import Crowd, Match, is_over
from tests.server.wire.process import Process, start
from tests.server.wire.test_crash import check
from tests.support.server_log import check_log

from .ledger import Ledger, whole

TABLES = [(3, 0), (3, 0), (3, 0), (4, 0), (4, 0), (1, 2), (1, 2)]  # people and bots
LIFE = 60  # kills of one database
LOAD = 90  # frames at most until a kill
START = 0.6  # seconds in which a server has mostly started
FROZEN = 1.0  # seconds at most that a frozen writer keeps the next server waiting; it waits two
MORE = 3  # moves that every match must go on by in the end
# How often each is killed: the server, with its writer, while its writer is frozen, as it starts;
# or the writer or a bot's worker, while the server lives on.
KINDS = {"server": 6, "both": 4, "frozen writer": 3, "starting": 2, "writer": 3, "worker": 2}
LIVES_ON = ("writer", "worker")
WORKER = "multiprocessing.spawn"


@dataclass
class Report:
    """What came of a night: kills by kind, commands in flight at a kill, seconds of restarts."""

    kills: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    lines: int = 0
    others: int = 0
    in_flight: int = 0
    matches: int = 0
    restarts: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills ({kinds}) in {self.seconds:.0f} s; acknowledged: "
            f"{self.moves:,} moves, {self.lines:,} lines of talk, {self.others:,} other commands "
            f"in {self.matches} matches; {self.in_flight:,} commands in flight at a kill; "
            f"restarts: median {median(self.restarts):.2f} s, longest {max(self.restarts):.2f} s; "
            "nothing is missing, changed or doubled (that would have ended it)"
        )


class Night:
    """Kills, one after the other; ``report`` says what came of them."""

    def __init__(self, folder: Path, seed: int | None = None) -> None:
        self.report = Report()
        self.rand = random.Random(seed)
        self._folder = folder

    async def live(self, count: int) -> Report:
        """Kill so often."""
        begun, number = time.monotonic(), 0
        while left := count - self.report.kills.total():
            place = self._folder / str(number := number + 1)
            place.mkdir()
            await Life(place, self.rand, self.report).live(min(left, LIFE))
        self.report.seconds = time.monotonic() - begun
        return self.report


class Life:
    """One database and its people."""

    def __init__(self, folder: Path, rand: random.Random, report: Report) -> None:
        self.folder, self.rand, self.report = folder, rand, report
        self.crowd = Crowd(rand.randrange(1 << 30))
        self.ledger = Ledger(folder / "a.db")
        self._left: list[psutil.Process] = []
        self._server: Process | None = None

    async def live(self, count: int) -> None:
        """Kill so often, then see that every match goes on and that all is as it was told."""
        kinds = self.rand.sample(list(KINDS), counts=list(KINDS.values()), k=min(count, 20))
        kinds += self.rand.choices(list(KINDS), list(KINDS.values()), k=count - len(kinds))
        try:
            for kind in kinds:
                await self._kill(kind)
            await self._end()
        finally:
            if self._server:
                await self._fell(self._server)
        _, alive = await asyncio.to_thread(psutil.wait_procs, self._left, PATIENCE)
        assert not alive, "a killed server leaves its processes"
        self._check()

    async def _kill(self, kind: str) -> None:
        self.report.kills[kind] += 1
        if kind == "starting":
            await self._kill_starting()
            return
        server = self._server or await self._up()
        await self.crowd.hear(self.rand.randrange(1, LOAD))
        if kind in LIVES_ON:
            victim = await find_process(server, WRITER_MAIN if kind == "writer" else WORKER)
            self.report.in_flight += self.crowd.waiting
            victim.kill()
            await self.crowd.hear(self.rand.randrange(1, LOAD))  # it goes on by itself
        elif kind == "frozen writer":
            await self._kill_frozen(server)
        else:
            await self._kill_server(server, kind == "both")

    async def _kill_server(self, server: Process, both: bool) -> None:
        writer = await find_process(server, WRITER_MAIN)
        self.report.in_flight += self.crowd.waiting
        if both:
            writer.kill()
        await self._fell(server)

    async def _kill_frozen(self, server: Process) -> None:
        """The server dies first; its writer wakes when the next one waits already."""
        writer = await find_process(server, WRITER_MAIN)
        writer.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self.rand.random() * 0.3)  # whatever comes now is in flight
            self.report.in_flight += self.crowd.waiting
            await self._fell(server)
            following = await start(self.folder)
            await asyncio.sleep(self.rand.random() * FROZEN)
        finally:
            os.kill(writer.pid, signal.SIGCONT)
        await self._up(following)

    async def _kill_starting(self) -> None:
        if self._server:
            self.report.in_flight += self.crowd.waiting
            await self._fell(self._server)
        server = await start(self.folder)
        await asyncio.sleep(self.rand.random() * START)
        self._left += await server.kill()

    async def _fell(self, server: Process) -> None:
        """Kill a server and let everybody go."""
        self._server = None
        self._left += await server.kill()
        await self.crowd.go()

    async def _up(self, server: Process | None = None) -> Process:
        """A server that holds all that was acknowledged, and everybody at it."""
        begun = time.monotonic()
        server = server or await start(self.folder)
        self._server = server
        await server.ready()
        self.report.restarts.append(time.monotonic() - begun)
        self.ledger.check(self.crowd.matches)
        going = sum(not is_over(match) for match in self.crowd.matches)
        await self.crowd.begin(server, TABLES[: len(TABLES) - going])
        self.crowd.come(server.url)
        return server

    async def _end(self) -> None:
        """Every match goes on, and one is played to its end and proves its shuffles."""
        if self._server:
            await self._fell(self._server)
        server = self._server = await start(self.folder)
        await server.ready()
        self.ledger.check(self.crowd.matches)
        last = await self._play_on(server)
        async with server.client() as client:
            text = (await client.get(f"/api/matches/{last.id}/record")).raise_for_status().text
        record = read(text)
        assert proof.check(Recorded.from_record(record), record), "the shuffles have no proof"

    async def _play_on(self, server: Process) -> Match:
        """Let every match go on for some moves, one of them to its end; that one."""
        begun = {match.id: match.moves for match in self.crowd.matches}
        going = [match for match in self.crowd.matches if not is_over(match)]
        last = max(going, key=lambda match: match.newest)

        def enough(match: Match) -> bool:
            return is_over(match) or (match is not last and match.moves >= begun[match.id] + MORE)

        self.crowd.enough = enough
        self.crowd.come(server.url)
        await self.crowd.go()
        assert last.status == "over"
        return last

    def _check(self) -> None:
        """All that anybody was told at any time is what the journal has for these eyes."""
        self.ledger.check(self.crowd.matches)
        done = Counter(one.command for match in self.crowd.matches for one in match.done)
        self.report.moves += done.pop(socket.Move, 0)
        self.report.lines += done.pop(socket.Say, 0)
        self.report.others += done.total()
        self.report.matches += len(self.crowd.matches)
        for match in self.crowd.matches:
            check(match, *whole(self.folder / "a.db", match.id))
        check_log(self.folder / "log")
        assert "problem id=" not in (self.folder / "log").read_text()


async def find_process(server: Process, name: str) -> psutil.Process:
    """A process that a server has started, by a word of its command."""
    for _ in range(round(PATIENCE / 0.05)):
        for process in psutil.Process(server.running.pid).children(recursive=True):
            try:
                if name in " ".join(process.cmdline()):
                    return process
            except psutil.Error:  # it has ended meanwhile
                continue
        await asyncio.sleep(0.05)
    raise AssertionError(f"there is no process {name}")
