"""Group commit: a queue of jobs, of which all that wait go into one transaction.

A thread hands them to what writes batches, one after the other, and waits for each.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from ....processes import HomeProcess
from ..errors import Busy, NotWritten
from ..rows import WriteCounts

P = ParamSpec("P")
T = TypeVar("T")
D = TypeVar("D")  # the connection to which jobs are given

BATCH = 512  # jobs in a transaction
WAITING = 10_000  # jobs that may wait; more are refused


class Outcome(NamedTuple):
    """The result of a job, or its error, after which nothing of the job is left."""

    result: Any
    error: BaseException | None = None


Delivery = tuple[asyncio.Future[Any], Outcome]


class BatchWriter(Protocol):
    """What writes batches of jobs, each batch in one transaction."""

    def prepare(
        self, work: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """A job as ``run_batch`` takes it; what it raises is its caller's."""

    def run_batch(self, batch: Sequence[Any]) -> list[Outcome]:
        """The outcomes of jobs, once they are durable; raises nothing."""

    def close(self) -> None:
        """Let the database go."""


class Writer(Generic[D]):
    """Has jobs done to a database, and gives their results once they are durable.

    Raises ``RuntimeError`` if the system has no thread to spare.  ``counts`` only grow.
    """

    def __init__(self, batches: BatchWriter) -> None:
        self.counts = WriteCounts()
        self._home = HomeProcess("the open database")
        self._batches = batches
        self._waiting: list[tuple[Any, asyncio.Future[Any]]] = []
        self._closed = False
        self._changed = threading.Condition(threading.Lock())
        self._thread = threading.Thread(target=self._run, name="journal-writer", daemon=True)
        self._thread.start()

    def submit(
        self,
        work: Callable[Concatenate[D, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> asyncio.Future[T]:
        """Let this be done to the database; the future gets its result after the commit.

        Raises ``Busy`` if too much waits and ``NotWritten`` after ``close``.  A future that is
        cancelled does not take the job back.
        """
        self._home.check()
        job = self._batches.prepare(work, args, kwargs)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._changed:
            if self._closed:
                raise NotWritten("the journal is closed")
            if len(self._waiting) >= WAITING:
                raise Busy(f"{WAITING} jobs wait to be written")
            self._waiting.append((job, future))
            if len(self._waiting) == 1:
                self._changed.notify()
        return future

    def close(self) -> None:
        """Take no more; return when all that waits is written and the database is closed."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next():
            start = time.perf_counter()
            outcomes = self._batches.run_batch([job for job, _ in batch])
            self._count(outcomes, time.perf_counter() - start)
            deliver(
                [(future, outcome) for (_, future), outcome in zip(batch, outcomes, strict=True)]
            )
        self._batches.close()

    def _count(self, outcomes: Sequence[Outcome], seconds: float) -> None:
        """Count a batch and the seconds that it took."""
        self.counts.batches += 1
        self.counts.jobs += len(outcomes)
        self.counts.failures += sum(outcome.error is not None for outcome in outcomes)
        self.counts.seconds += seconds

    def _next(self) -> list[tuple[Any, asyncio.Future[Any]]]:
        """The next batch, as soon as a job waits; empty once closed and all is written."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            batch = self._waiting[:BATCH]
            del self._waiting[:BATCH]
            return batch


def deliver(outcomes: Sequence[Delivery]) -> None:
    """Hand the results over to the event loops that wait for them, one call for each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Delivery]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome[0].get_loop(), []).append(outcome)
    for loop, own in loops.items():
        try:
            loop.call_soon_threadsafe(settle, own)
        except RuntimeError:  # the loop is closed: nobody is left to be told
            continue


def settle(outcomes: Sequence[Delivery]) -> None:
    """Give each future its result, but to those whose callers have gone."""
    for future, (result, error) in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
