"""Group commit: a queue of jobs, of which all that wait go into one transaction.

A thread hands them to the process that writes and waits for it; see ``writer_process``.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from ....processes import HomeProcess
from ..errors import Busy, Misplaced, NotWritten
from ..rows import WriteCounts
from .batches import Outcome, pickle_job
from .files import Files
from .opening import UnusableDatabase
from .writer_process import WriterProcess

P = ParamSpec("P")
T = TypeVar("T")
Delivery = tuple[asyncio.Future[Any], Outcome]

BATCH = 512  # jobs in a transaction
WAITING = 10_000  # jobs that may wait; more are refused
log = logging.getLogger(__name__)


class Writer:
    """Has jobs done to a database, and gives their results once they are durable.

    Raises ``UnusableDatabase``.  ``counts`` only grow.
    ``misplaced`` says that the files were not where they should be when something was last to be
    written.
    """

    def __init__(self, path: Path) -> None:
        self.counts = WriteCounts()
        self.misplaced: Misplaced | None = None
        self._home = HomeProcess("the open database")
        self._process = WriterProcess(path)
        self._waiting: list[tuple[bytes, asyncio.Future[Any]]] = []
        self._closed = False
        self._changed = threading.Condition(threading.Lock())
        self._thread = threading.Thread(target=self._run, name="journal-writer", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:  # the system has no thread to spare
            self._process.close()
            raise UnusableDatabase(
                "cannot-open", {"file": str(path), "problem": str(error)}
            ) from None

    @property
    def files(self) -> Files:
        """The files that are open."""
        return self._process.files

    def submit(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> asyncio.Future[T]:
        """Let this be done to the database; the future gets its result after the commit.

        The work and all that it is given are pickled, so are its result and what it raises.
        Raises ``Busy`` if too much waits and ``NotWritten`` after ``close``.  A future that is
        cancelled does not take the job back.
        """
        self._home.check()
        job = pickle_job(work, args, kwargs)
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
            outcomes = self._process.run_batch([job for job, _ in batch])
            self._count(outcomes, time.perf_counter() - start)
            deliver(
                [(future, outcome) for (_, future), outcome in zip(batch, outcomes, strict=True)]
            )
        self._process.close()

    def _count(self, outcomes: Sequence[Outcome], seconds: float) -> None:
        """Count a batch and the seconds that it took."""
        self.counts.batches += 1
        self.counts.jobs += len(outcomes)
        self.counts.failures += sum(outcome.error is not None for outcome in outcomes)
        self.counts.seconds += seconds
        self._log_place(outcomes[0].error)

    def _log_place(self, error: BaseException | None) -> None:
        """Log when the files go, and when they are back; that holds for all jobs of a batch."""
        before = self.misplaced
        self.misplaced = error if isinstance(error, Misplaced) else None
        if self.misplaced and not (before and before.args == self.misplaced.args):
            log.error("%s", self.misplaced)
        elif before and not self.misplaced:
            log.warning("the files of the database are back")

    def _next(self) -> list[tuple[bytes, asyncio.Future[Any]]]:
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
