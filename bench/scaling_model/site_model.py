"""Moves on their way through a site: balancer, server, database, and back to the last viewer.

Times of work are exponential about their measured means.  What a server does for a move is half
before it is durable and half after.  A commit waits for the disk as long as one alone does, as many
as there are of them.  Moves come at random, which matches have which server as well.  What a server
does besides makes it so much slower.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from statistics import quantiles

from bench.scaling_model.coefficients import Coefficients
from bench.scaling_model.demand import MS, Layout, work
from bench.scaling_model.queues import Clock, Station, Then, Writer

MOST = 512  # moves in a batch, as in journal/sql/group_commit.py
MOVES = 30_000  # that are counted
WARM_UP = 0.1  # of the time
LEAST = 0.01  # of a server's time that is left for moves


@dataclass(frozen=True)
class Outcome:
    """Milliseconds from sending to the last viewer, and how busy each part was."""

    p50: float
    p99: float
    uses: dict[str, float]


class SiteModel:
    """A site of some servers, which are busy with other things for a part of their time."""

    def __init__(
        self, layout: Layout, numbers: Coefficients, seed: int, besides: float = 0.0
    ) -> None:
        self.clock, self._random = Clock(), random.Random(seed)
        self._work = work(numbers)
        self._work["server"] /= max(LEAST, 1 - besides)
        self._balancer = Station(self.clock, layout.balancer)
        self._database = Station(self.clock, layout.database)
        self._servers = [Station(self.clock, 1) for _ in range(layout.servers)]
        commit = max(0.0, numbers["commit of one move alone"] * MS - self._work["database"])
        self._writers = [
            Writer(self.clock, self._database, self._work["database"], commit, MOST)
            for _ in self._servers
        ]
        self._times: list[tuple[float, float]] = []  # when sent, and how long

    def run(self, moves: float) -> Outcome:
        """So many moves a second, until enough are counted."""
        seconds = MOVES / moves
        self._send_next(moves)
        self.clock.run(seconds)
        counted = [taken for sent, taken in self._times if sent > WARM_UP * seconds]
        shares = quantiles(counted, n=100)
        uses = [station.use() for station in self._servers]
        parts = {"server": max(uses), "database": self._database.use()}
        return Outcome(
            1000 * shares[49], 1000 * shares[98], parts | {"balancer": self._balancer.use()}
        )

    def _send_next(self, moves: float) -> None:
        def send() -> None:
            self._send(self._random.randrange(len(self._servers)))
            self._send_next(moves)

        self.clock.after(self._random.expovariate(moves), send)

    def _send(self, number: int) -> None:
        """One move's way."""
        sent, server, writer = self.clock.now, self._servers[number], self._writers[number]
        half, there = self._work["server"] / 2, self._work["balancer"] / 2

        def enter(station: Station, mean: float, then: Then) -> None:
            station.enter(self._random.expovariate(1 / mean), then)

        def end() -> None:
            self._times.append((sent, self.clock.now - sent))

        back = lambda: enter(self._balancer, there, end)  # noqa: E731
        show = lambda: enter(server, half, back)  # noqa: E731
        decide = lambda: enter(server, half, lambda: writer.enter(show))  # noqa: E731
        enter(self._balancer, there, decide)
