"""One attack on one server while people play there: what they met with, before and during it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec

from signoria.decoders import json_decoder
from tests.server.wire.process import Process

from .. import server
from . import ATTACKS, addresses, finished, victim
from .ground import Order, Outcome
from .victim import Period

PATIENCE = 120.0  # seconds for a victim who comes late
QUIET, ATTACKED = "quiet", "attacked"
GONE = 30.0  # seconds that an attack may take to end after its time
OLD_MATCHES = 300
T = TypeVar("T")


class Siege(msgspec.Struct):
    """What came of it; ``cpu`` is the part of a core that the server took, by period."""

    periods: dict[str, Period]
    outcome: Outcome
    cpu: dict[str, float]
    after: int  # the status of a stranger's call after it all

    @property
    def attacked(self) -> Period:
        """What people met with during the attack."""
        return self.periods[ATTACKED]


class Victim:
    """The process of people who play."""

    def __init__(self, running: asyncio.subprocess.Process) -> None:
        self._running = running
        self.matches: list[str] = []

    async def line(self) -> bytes:
        """The next line that it tells."""
        assert self._running.stdout
        found = await asyncio.wait_for(self._running.stdout.readline(), PATIENCE)
        assert found, "the victim has failed"
        return found

    async def begin(self, period: str) -> None:
        """Begin a period; returns when it has begun."""
        self._tell(period)
        await self.line()

    async def end(self) -> dict[str, Period]:
        """What happened."""
        self._tell(victim.END)
        return json_decoder(dict[str, Period]).decode(await self.line())

    def _tell(self, line: str) -> None:
        assert self._running.stdin
        self._running.stdin.write(line.encode() + b"\n")


@asynccontextmanager
async def playing(url: str) -> AsyncIterator[Victim]:
    """People who play at this server."""
    running = await program("victim", victim.Order(url), limit=1 << 26)
    found = Victim(running)
    try:
        found.matches = msgspec.json.decode(await found.line())
        yield found
    finally:
        await kill_and_wait(running)


async def attack(order: Order) -> Outcome:
    """Attack; returns when it is over."""
    running = await program("attacker", order)
    try:
        told, _ = await asyncio.wait_for(running.communicate(), order.seconds + GONE)
        assert running.returncode == 0, "the attacker has failed"
        return json_decoder(Outcome).decode(told)
    finally:
        await kill_and_wait(running)


async def program(name: str, order: object, limit: int = 1 << 20) -> asyncio.subprocess.Process:
    """One of our programs with its order."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", f"{__package__}.{name}", msgspec.json.encode(order).decode()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=limit,
        cwd=Path(__file__).parents[3],
    )


async def kill_and_wait(running: asyncio.subprocess.Process) -> None:
    """Kill a program if it has not ended, and wait."""
    if running.returncode is None:
        running.kill()
    await running.wait()


@dataclass
class Plan:
    """An attack by this name, after so many seconds of quiet, for so many seconds.

    ``beside`` are people at another server, whom nobody attacks; they are told the periods, too.
    """

    name: str
    quiet: float
    attacked: float
    beside: Victim | None = None
    variables: Mapping[str, str] = field(default_factory=dict)

    def order(self, url: str, match: str, old: list[str]) -> Order:
        """What the attacker is to do."""
        kind = ATTACKS[self.name]
        return Order(
            attack=self.name,
            port=int(url.rpartition(":")[2]),
            addresses=addresses(kind.addresses),
            seconds=self.attacked,
            match=match,
            finished=old,
            size=kind.size,
        )


async def besiege(folder: Path, plan: Plan) -> Siege:
    """Carry out a plan on a fresh server with its database in this folder."""
    old = await finished.fill(folder / "a.db", OLD_MATCHES) if plan.name == "moments" else []
    running = await server.begin(folder, files=ATTACKS[plan.name].files, **plan.variables)
    try:
        async with playing(running.url) as people:
            order = plan.order(running.url, people.matches[0], old)
            all_people = [people, plan.beside] if plan.beside else [people]
            quiet, _ = await measure(running, all_people, QUIET, asyncio.sleep(plan.quiet))
            during, outcome = await measure(running, all_people, ATTACKED, attack(order))
            periods = await people.end()
        cpu = {QUIET: quiet, ATTACKED: during}
        return Siege(periods, outcome, cpu, await stranger_status(running))
    finally:
        await server.stop(running)


async def measure(
    running: Process, people: Sequence[Victim], period: str, work: Awaitable[T]
) -> tuple[float, T]:
    """The part of a core that the server takes in a period of this work, and its result."""
    for each in people:
        await each.begin(period)
    clock = asyncio.get_running_loop().time
    used, start = server.processor(running), clock()
    result = await work
    return (server.processor(running) - used) / (clock() - start), result


async def stranger_status(running: Process) -> int:
    """The status of an answer to a stranger."""
    async with running.client() as browser:
        return (await browser.get("/api/lobby")).status_code
