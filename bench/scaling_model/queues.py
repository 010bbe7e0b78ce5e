"""Queues in a time that is only counted: events in their order, and places where work is done."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable
from itertools import count

Then = Callable[[], None]


class Clock:
    """What is to happen, in its order; ``now`` is in seconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Then]] = []
        self._numbers = count()

    def after(self, seconds: float, then: Then) -> None:
        """Let something happen in so many seconds."""
        heapq.heappush(self._due, (self.now + seconds, next(self._numbers), then))

    def run(self, until: float) -> None:
        """Let all happen that is due by then."""
        while self._due and self._due[0][0] <= until:
            self.now, _, then = heapq.heappop(self._due)
            then()
        self.now = until


class Station:
    """Cores that do one piece of work after the other, in the order in which they come."""

    def __init__(self, clock: Clock, cores: int) -> None:
        self.busy = 0.0  # seconds of work
        self.cores = cores
        self._clock = clock
        self._free = cores
        self._waiting: deque[tuple[float, Then]] = deque()

    def enter(self, seconds: float, then: Then) -> None:
        """Do so much work as soon as a core is free, and then that."""
        if self._free:
            self._begin(seconds, then)
        else:
            self._waiting.append((seconds, then))

    def use(self) -> float:
        """The part of its cores' time that was work."""
        return self.busy / (self.cores * self._clock.now)

    def _begin(self, seconds: float, then: Then) -> None:
        self._free -= 1
        self.busy += seconds
        self._clock.after(seconds, lambda: self._finish(then))

    def _finish(self, then: Then) -> None:
        self._free += 1
        if self._waiting:
            self._begin(*self._waiting.popleft())
        then()


class Writer:
    """One connection to the database: all that waits goes together, as much as fits."""

    def __init__(
        self, clock: Clock, database: Station, work: float, commit: float, most: int
    ) -> None:
        """``work`` are the database's seconds for a move, ``commit`` those for a batch's disk."""
        self._clock, self._database = clock, database
        self._work, self._commit, self._most = work, commit, most
        self._waiting: deque[Then] = deque()
        self._writing = False

    def enter(self, then: Then) -> None:
        """Write a move, and then do that."""
        self._waiting.append(then)
        if not self._writing:
            self._begin()

    def _begin(self) -> None:
        size = min(self._most, len(self._waiting))
        batch = [self._waiting.popleft() for _ in range(size)]
        self._writing = True
        flush = lambda: self._clock.after(self._commit, lambda: self._finish(batch))  # noqa: E731
        self._database.enter(size * self._work, flush)

    def _finish(self, batch: list[Then]) -> None:
        self._writing = False
        if self._waiting:
            self._begin()
        for then in batch:
            then()
