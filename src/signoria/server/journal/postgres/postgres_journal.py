"""The journal in a database of PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Concatenate, ParamSpec, Self, TypeVar

import msgspec
import psycopg

from ..database_fault import DatabaseFault
from ..errors import JournalError, NotRead, Unreadable
from ..rows import WriteCounts
from ..sql import match_writes
from ..sql.database import Database
from ..sql.group_commit import Writer
from ..sql.sql_journal import SqlJournal
from .address import Address
from .batch_writer import PostgresBatchWriter
from .connection import Connection
from .jobs import describe
from .readers import Readers
from .schema import bring_up_to_date

P = ParamSpec("P")
T = TypeVar("T")
WATCH = 2.0  # seconds between two looks whether the database is there


class PostgresJournal(SqlJournal):
    """All matches, persons and analyses in a database of this server alone; see ``Journal``."""

    def __init__(self, address: Address) -> None:
        """Open with ``open``."""
        self._batches = PostgresBatchWriter(address)
        try:
            bring_up_to_date(self._batches.connection, address.name)
            self._readers = Readers(address)
            self.writer: Writer[Connection] = Writer(self._batches)
        except BaseException:
            self._batches.close()
            raise

    @classmethod
    def open(cls, url: str) -> Self:
        """Open the database and make its tables if need be; raises ``DatabaseFault``."""
        address = Address.parse(url)
        try:
            return cls(address)
        except psycopg.Error as error:
            problem = describe(error)
            raise DatabaseFault("cannot-open", file=address.name, problem=problem) from None

    async def write(
        self, work: Callable[Concatenate[Database, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do something to the database in a transaction."""
        return await self.writer.submit(work, *args, **kwargs)

    async def read(
        self, work: Callable[Concatenate[Database, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Read from the database, beside the writer, all at one moment."""
        try:
            return await self._readers.submit(lambda database: work(database, *args, **kwargs))
        except msgspec.DecodeError as error:
            raise Unreadable(str(error)) from error
        except psycopg.errors.DataCorrupted as error:
            raise Unreadable(describe(error)) from error
        except psycopg.Error as error:
            raise NotRead(describe(error)) from error

    @property
    def write_counts(self) -> WriteCounts:
        """What was written, for metrics."""
        return self.writer.counts

    def health_checks(self) -> Mapping[str, Callable[[], str | None]]:
        """None but those of reading and writing: the database has an operator of its own."""
        return {}

    async def probe_writing(self) -> None:
        """Write as players do, and nothing comes of it."""
        await self.write(touch_schema)

    async def watch(self) -> None:
        """Notice within seconds that the database has gone, and connect when it is back."""
        while True:
            with suppress(JournalError):  # health says so
                await self.write(match_writes.barrier)
            await asyncio.sleep(WATCH)

    async def look_for_damage(self) -> None:
        """PostgreSQL compares the checksums of its pages itself, where it was set up to."""

    async def close(self) -> None:
        """Write all that waits, then let the database go."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self.writer.close()


def touch_schema(database: Database) -> None:
    """Write a row unchanged, as durably as a move."""
    database.execute("UPDATE schema_version SET version = version")
