"""The worker's side of jobs in PostgreSQL: one connection, and another one when that is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeVar

import psycopg

from ..database_fault import DatabaseFault
from ..errors import NotRead
from ..work_port import JobRow
from . import work
from .address import Address
from .connection import Connection
from .jobs import describe
from .schema import check_version

NAME = "signoria-worker"
T = TypeVar("T")


class PostgresWorkSource:
    """Jobs for one worker; see ``WorkSource``."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connection: Connection | None = None

    @classmethod
    def open(cls, url: str) -> Self:
        """Connect to a database of ours; raises ``DatabaseFault``."""
        address = Address.parse(url)
        source = cls(address)
        try:
            source._connect()
        except psycopg.Error as error:
            problem = describe(error)
            raise DatabaseFault("cannot-open", file=address.name, problem=problem) from None
        return source

    def sign_on(self, worker: str, version: str) -> None:
        """Say that a worker is alive."""
        self._ask(work.sign_on, worker, version)

    def sign_off(self, worker: str) -> None:
        """Say that it goes."""
        self._ask(work.sign_off, worker)

    def take(self, worker: str, version: str) -> JobRow | None:
        """Take the most urgent job that nobody alive is at."""
        return self._ask(work.take_job, worker, version)

    def extend(self, job: str, worker: str) -> bool:
        """Keep a job for some seconds more."""
        return self._ask(work.extend_job, job, worker)

    def finish(self, job: str, worker: str, result: bytes | None, failure: str | None) -> bool:
        """Bring what a job has given."""
        return self._ask(work.finish_job, job, worker, result, failure)

    def other_versions(self, version: str) -> list[str]:
        """The versions of jobs that wait and that no worker of this one can take."""
        return self._ask(work.other_versions, version)

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _ask(self, query: Callable[..., T], *values: Any) -> T:
        """What a query gives, in a transaction of its own; raises ``NotRead``."""
        try:
            connection = self._connect()
            with connection.transaction():
                return query(connection, *values)
        except psycopg.Error as error:
            raise NotRead(describe(error)) from error
        except DatabaseFault as fault:  # it was upgraded meanwhile
            raise NotRead(f"{fault.reason}: {self._address.name}") from fault

    def _connect(self) -> Connection:
        """The connection, a new one if it was lost; raises ``psycopg.Error``, ``DatabaseFault``."""
        if self._connection is not None and self._connection.lost:
            self.close()
        if self._connection is None:
            connection = Connection(self._address, NAME)
            try:
                check_version(connection, self._address.name)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection
