"""A few threads that read, each with a connection of its own at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from ....processes import HomeProcess
from ..errors import NotRead
from .address import Address
from .connection import Connection

T = TypeVar("T")
THREADS = 4
NAME = "signoria-reader"
KIND = "ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Readers:
    """Runs jobs that only read; raises ``psycopg.Error`` if it cannot connect.

    A connection that is lost is replaced: a job that finds it so is tried once more on a new one.
    """

    def __init__(self, address: Address) -> None:
        self._address = address
        self._home = HomeProcess("the open database")
        self._idle = [Connection(address, NAME)]
        self._pool = ThreadPoolExecutor(THREADS, "journal-reader")

    def submit(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
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

    def _run(self, job: Callable[[Connection], T]) -> T:
        try:
            connection = self._idle.pop()
        except IndexError:
            return self._run_on(Connection(self._address, NAME), job)
        try:
            return self._run_on(connection, job)
        except psycopg.OperationalError:  # perhaps it was lost while nobody used it
            if not connection.lost:
                raise
        return self._run_on(Connection(self._address, NAME), job)

    def _run_on(self, connection: Connection, job: Callable[[Connection], T]) -> T:
        try:
            with connection.transaction(KIND):
                return job(connection)
        finally:
            if connection.lost:
                connection.close()
            else:
                self._idle.append(connection)
