"""The load, as a process of its own: ``python -m bench.server.load JSON``; prints JSON.

Saturated: every match has one move on its way, all the time.  Paced: so many moves a second in
all, whatever becomes of them.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from array import array
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from statistics import quantiles
from time import perf_counter

import msgspec
import psutil
import uvloop

from bench.server import calimala, counter
from bench.server.table import Table, Tally
from signoria.decoders import json_decoder

DIALECTS: dict[str, Callable[[int, int], Awaitable[list[Table]]]] = {
    "calimala": calimala.tables,
    "calimala-told": partial(calimala.tables, told=True),
    "counter": counter.tables,
}
WARM_UP = 0.5  # seconds


class Order(msgspec.Struct):
    """What is to be done.

    ``matches`` are under load at a time, ``spare`` take the places of those that end; ``rate`` is
    moves a second in all, None: as many as can be.  ``beside`` are processes by their names whose
    work is told, too, each with all that it has started.
    """

    dialect: str
    port: int
    pid: int
    matches: int
    spare: int
    seconds: float
    rate: float | None
    beside: dict[str, int] = {}


class Result(msgspec.Struct):
    """What came of it; times in milliseconds, but ``cpu`` (the server's) in us for each move.

    ``beside`` is the same for the other processes.

    ``own`` is the part of a core that the load itself took.
    """

    moves: int
    rate: float
    answered_p50: float
    answered_p99: float
    seen_p50: float
    seen_p99: float
    cpu: float
    bytes: float
    own: float
    beside: dict[str, float] = {}


class Load:
    """Keeps the matches of an order busy."""

    def __init__(self, order: Order, tables: Sequence[Table]) -> None:
        self._order = order
        self._tables = tables
        self._spare = deque(tables[order.matches :])
        self._idle: deque[Table] = deque(tables[: order.matches])
        self.tally = Tally()
        for table in tables:
            table.moved = self._note_move

    def begin(self) -> None:
        """Send the first moves."""
        if self._order.rate is None:
            while self._idle:
                self._idle.popleft().move()
        else:
            self._start, self._sent = perf_counter(), 0
            self._tick()

    def measure(self) -> Tally:
        """Begin to count."""
        self.tally = Tally()
        for table in self._tables:
            table.tally = self.tally
        return self.tally

    def _note_move(self, table: Table) -> None:
        if table.over:
            table = self._spare.popleft()  # an IndexError says that the order has too few
        if self._order.rate is None:
            table.move()
        else:
            self._idle.append(table)

    def _tick(self) -> None:
        """Send what is due."""
        assert self._order.rate is not None
        due = int((perf_counter() - self._start) * self._order.rate)
        while self._sent < due and self._idle:
            self._idle.popleft().move()
            self._sent += 1
        asyncio.get_running_loop().call_later(0.001, self._tick)


async def measure(order: Order) -> Result:
    """Carry out an order."""
    tables = await DIALECTS[order.dialect](order.port, order.matches + order.spare)
    gc.freeze()
    load, server, own = Load(order, tables), psutil.Process(order.pid), psutil.Process()
    load.begin()
    await asyncio.sleep(WARM_UP)
    tally, start, used, self_used = load.measure(), perf_counter(), cpu(server), cpu(own)
    before, others = bytes_received(tables), cpu_beside(order)
    await asyncio.sleep(order.seconds)
    seconds, used, self_used = perf_counter() - start, cpu(server) - used, cpu(own) - self_used
    moves, after = len(tally.seen), cpu_beside(order)
    return Result(
        moves=moves,
        rate=moves / seconds,
        answered_p50=percentile(tally.answered, 50),
        answered_p99=percentile(tally.answered, 99),
        seen_p50=percentile(tally.seen, 50),
        seen_p99=percentile(tally.seen, 99),
        cpu=1e6 * used / moves,
        bytes=(bytes_received(tables) - before) / moves,
        own=self_used / seconds,
        beside={name: 1e6 * (now - others[name]) / moves for name, now in after.items()},
    )


def cpu(process: psutil.Process) -> float:
    """The seconds of work of all threads of a process."""
    times = process.cpu_times()
    return times.user + times.system


def cpu_beside(order: Order) -> dict[str, float]:
    """The same of the processes beside, with all that they have started."""
    found = {}
    for name, pid in order.beside.items():
        root = psutil.Process(pid)
        every = [root, *root.children(recursive=True)]
        found[name] = sum(map(cpu, every))
    return found


def bytes_received(tables: Sequence[Table]) -> int:
    """The bytes that have come to all viewers."""
    return sum(wire.received for table in tables for wire in table.wires)


def percentile(seconds: array[float], percent: int) -> float:
    """A percentile in milliseconds."""
    return 1000 * quantiles(seconds, n=100)[percent - 1]


def main() -> None:
    """Carry out the order in the first argument."""
    order = json_decoder(Order).decode(sys.argv[1])
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        result = runner.run(measure(order))
    print(msgspec.json.encode(result).decode())


if __name__ == "__main__":
    main()
