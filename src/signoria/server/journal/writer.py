"""The one thread that writes: all jobs that wait go into one transaction (group commit)."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from .rows import Busy, NotWritten

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]

BATCH = 512  # jobs in a transaction
WAITING = 10_000  # jobs that may wait; more are refused


class Writer:
    """Runs jobs on a connection that nobody else uses, and tells their results once durable.

    ``batches``, ``jobs``, ``failures`` and ``seconds`` (spent on batches) only grow.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.batches = self.jobs = self.failures = 0
        self.seconds = 0.0
        self._connection = connection
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._closed = False
        self._changed = threading.Condition(threading.Lock())
        self._thread = threading.Thread(target=self._run, name="journal-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Let this be written; the future gets its result after the commit.

        Raises ``Busy`` if too much waits and ``NotWritten`` after ``close``.  A future that is
        cancelled does not take the job back.
        """
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
        """Take no more; return when all that waits is written and the connection is closed."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next():
            start = time.perf_counter()
            outcomes = self._written(batch)
            self.batches += 1
            self.jobs += len(batch)
            self.failures += sum(error is not None for _, _, error in outcomes)
            self.seconds += time.perf_counter() - start
            deliver(outcomes)
        self._connection.close()

    def _next(self) -> list[tuple[Job, asyncio.Future[Any]]]:
        """What waits, as soon as anything does; nothing once closed and written."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            batch = self._waiting[:BATCH]
            del self._waiting[:BATCH]
            return batch

    def _written(self, batch: Sequence[tuple[Job, asyncio.Future[Any]]]) -> list[Outcome]:
        """Write a batch: in one go, and job by job if any of them fails."""
        try:
            with self._transaction():
                return [(future, job(self._connection), None) for job, future in batch]
        except Exception:  # whatever is wrong with a job is found out when it is alone
            return self._written_one_by_one(batch)

    def _written_one_by_one(
        self, batch: Sequence[tuple[Job, asyncio.Future[Any]]]
    ) -> list[Outcome]:
        """Write all jobs that can be; if the database refuses them as a whole, every job fails."""
        try:
            with self._transaction():
                return [(future, *self._attempt(job)) for job, future in batch]
        except sqlite3.Error as error:
            return [(future, None, refused(error)) for _, future in batch]

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Commit what the block does, nothing of it if it or the commit fails."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # it has mostly been rolled back by then
                self._connection.execute("ROLLBACK")
            raise

    def _attempt(self, job: Job) -> tuple[Any, BaseException | None]:
        """The result of one job, or its error, after which nothing of it is left."""
        self._connection.execute("SAVEPOINT job")
        try:
            result = job(self._connection)
        except Exception as error:  # whatever is wrong with a job is its caller's to know
            if not self._connection.in_transaction:
                raise sqlite3.OperationalError(f"the transaction is lost: {error}") from error
            self._connection.execute("ROLLBACK TO job")
            self._connection.execute("RELEASE job")
            return None, refused(error) if isinstance(error, sqlite3.Error) else error
        self._connection.execute("RELEASE job")
        return result, None


def refused(error: sqlite3.Error) -> NotWritten:
    """What a caller is told when the database refuses."""
    refusal = NotWritten(str(error))
    refusal.__cause__ = error
    return refusal


def deliver(outcomes: Sequence[Outcome]) -> None:
    """Hand the results over to the event loops that wait for them, one call for each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome[0].get_loop(), []).append(outcome)
    for loop, own in loops.items():
        try:
            loop.call_soon_threadsafe(settle, own)
        except RuntimeError:  # the loop is closed: nobody is left to be told
            continue


def settle(outcomes: Sequence[Outcome]) -> None:
    """Give each future its result, but to those whose callers have gone."""
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
