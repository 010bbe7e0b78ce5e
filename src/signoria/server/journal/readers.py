"""A few threads that read, each with a connection of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from .opening import open_reader

T = TypeVar("T")
THREADS = 2


class Readers:
    """Runs jobs that only read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._pool = ThreadPoolExecutor(THREADS, "journal-reader", self._connect)

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a job within one read transaction, so that all it sees is of one moment."""
        return asyncio.get_running_loop().run_in_executor(self._pool, self._run, job)

    def close(self) -> None:
        """Finish what has been asked for, and close the connections."""
        self._pool.shutdown()
        for connection in self._connections:
            connection.close()

    def _connect(self) -> None:
        self._own.connection = open_reader(self._path)
        self._connections.append(self._own.connection)

    def _run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        connection: sqlite3.Connection = self._own.connection
        connection.execute("BEGIN")
        try:
            return job(connection)
        finally:
            connection.execute("ROLLBACK")  # nothing was written; COMMIT fails on a damaged page
