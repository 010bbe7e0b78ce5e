"""A few threads that read, each with a connection of its own at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from ....processes import HomeProcess
from ..errors import NotRead
from .files import Files
from .opening import open_reader

T = TypeVar("T")
THREADS = 2


class Readers:
    """Runs jobs that only read, on a connection for each thread; raises ``UnusableDatabase``.

    A connection that fails is dropped.  The next job has a new one, and if that cannot be opened,
    that job fails and nothing else.
    """

    def __init__(self, path: Path, files: Files) -> None:
        self._path = path
        self._home = HomeProcess("the open database")
        self._files = files
        self._idle: list[sqlite3.Connection] = []  # of which each thread takes one
        self._pool = ThreadPoolExecutor(THREADS, "journal-reader")
        try:
            for _ in range(THREADS):
                self._idle.append(open_reader(path, files))
        except BaseException:
            self.close()
            raise

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a job within one read transaction, so that all it sees is of one moment."""
        self._home.check()
        try:
            return asyncio.get_running_loop().run_in_executor(self._pool, self._run, job)
        except RuntimeError as error:  # no thread can be started just now, or the pool is closed
            raise NotRead(str(error)) from error

    def close(self) -> None:
        """Finish what has been asked for, and close the connections."""
        self._pool.shutdown()
        for connection in self._idle:
            connection.close()

    def _run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = open_reader(self._path, self._files)
        try:
            with read_transaction(connection):
                result = job(connection)
        except sqlite3.Error:  # it may be of no use any more
            connection.close()
            raise
        except BaseException:
            self._idle.append(connection)
            raise
        self._idle.append(connection)
        return result


@contextmanager
def read_transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction that reads."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        if connection.in_transaction:  # an error may have ended it
            connection.execute("ROLLBACK")  # nothing was written; COMMIT fails on a damaged page
