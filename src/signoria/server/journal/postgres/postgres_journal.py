"""The journal in a database of PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Concatenate, ParamSpec, Self, TypeVar

import msgspec
import psycopg

from ....processes import HomeProcess
from ..database_fault import DatabaseFault
from ..errors import Elsewhere, JournalError, NotRead, Unreadable
from ..notice_rows import DueNotices, OutboxRow
from ..rows import Announcement, Errand, Lease, LeaseNews, WriteCounts
from ..sql import match_writes
from ..sql.administration.sql_administration import SqlAdministration
from ..sql.company.sql_company import SqlCompany
from ..sql.database import Database
from ..sql.exercises.sql_exercises import SqlExercises
from ..sql.forgetting.sql_removal import SqlRemoval
from ..sql.group_commit import Writer
from ..sql.sql_journal import SqlJournal
from . import leases, outbox
from .address import Address
from .batch_writer import PostgresBatchWriter
from .connection import Connection
from .jobs import describe
from .leases import Leases
from .readers import Readers
from .schema import bring_up_to_date
from .sharing import PostgresSharing
from .work import PostgresWork

P = ParamSpec("P")
T = TypeVar("T")
WATCH = 2.0  # seconds between two looks whether the database is there


class PostgresJournal(SqlJournal, SqlRemoval, SqlCompany, SqlExercises, SqlAdministration):
    """All matches, persons and analyses in a database of one or more servers; see ``Journal``.

    In a fork all but ``close`` raises ``NotInherited``.
    """

    def __init__(self, address: Address) -> None:
        """Open with ``open``."""
        self._home = HomeProcess("the open database")
        self._batches = PostgresBatchWriter(address)
        try:
            bring_up_to_date(self._batches.connection, address.name)
            self._leases = Leases()
            self.sharing = PostgresSharing(self, lambda: self._leases.server)
            self._register()
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
    def shared(self) -> bool:
        """Other servers may use the database, too."""
        return True

    def lease(self, match: str, first: int) -> Lease:
        """What an append names as the lease of its match."""
        return self._leases.lease(match, first)

    @property
    def began_alone(self) -> bool:
        """Whether no other server was there when this one came."""
        return self._began_alone

    async def leads(self) -> bool:
        """Whether this is the one of all servers that does what only one has to do."""
        return await self.read(leases.comes_first, self._leases.server)

    async def take_match(self, match: str, *, wanted: bool) -> None:
        """Have a match; raises ``Elsewhere``."""
        server = self._leases.server
        epoch = await self.write(leases.take, server, match, wanted)
        if epoch == 0 or server != self._leases.server:  # the lease was lost meanwhile
            raise Elsewhere(f"another server has the match {match}")
        if epoch is not None:
            self._leases.note(match, epoch)

    async def release_match(self, match: str) -> None:
        """Let go of a match, unless it is taken once more meanwhile."""
        epoch = self._leases.forget(match)
        await self.write(leases.release, self._leases.server, match, epoch)

    async def renew_lease(self) -> LeaseNews:
        """Keep all matches for some seconds more, and tell what is to be done.

        Who has lost them is told nothing else, and has none before it asks again.
        """
        asked = time.monotonic()
        if not await self.write(leases.extend, self._leases.server):
            self._leases.start_over()
            await self.write(leases.register, self._leases.server)
            return LeaseNews(lost=True, wanted=[], due=[])
        self._leases.extend(asked)
        news = await self.read(leases.find_news, self._leases.server)
        known = await self.read(leases.find_announcements, self._leases.server)
        return news._replace(announcements=self._leases.sort_out(known))

    async def errands(self) -> list[Errand]:
        """What is to be done at matches of this server, and at those that nobody has."""
        return await self.read(leases.find_errands, self._leases.server)

    async def announce(self, announcement: Announcement) -> None:
        """Let all other servers know."""
        await self.write(leases.announce, self._leases.server, announcement)

    async def due_notices(self, now: int, most: int) -> list[DueNotices]:
        """What is due by the ways that no other server serves; this one serves them from now on."""
        server = self._leases.server
        if not await self.read(outbox.is_any_due, server, now):  # mostly there is nothing to write
            return []
        ways = await self.write(outbox.claim_ways, server, now, most)
        return await self.read(outbox.due_notices, server, now, most, ways)

    async def watched_notices(self, now: int, most: int) -> list[OutboxRow]:
        """What is due of this server's matches: only it knows who has them in sight."""
        return await self.read(outbox.watched_notices, self._leases.server, now, most)

    async def release_way(self, way: str) -> None:
        """Let any server serve a way."""
        await self.write(outbox.release_way, self._leases.server, way)

    def check_lease(self, match: str | None = None) -> None:
        """Raise ``Elsewhere`` if the lease, or that of this match, may be lost."""
        self._leases.check(match)

    @property
    def work(self) -> PostgresWork:
        """Jobs for workers on other machines."""
        return PostgresWork(self)

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
        """Write all that waits, let go of all matches, then of the database."""
        if not self._home.is_here:
            return  # both the threads and the connections are those of the other process
        with suppress(JournalError):  # others have them in some seconds all the same
            await self.write(leases.unregister, self._leases.server)
        await asyncio.to_thread(self._close)

    def _register(self) -> None:
        """Be one of the servers of the database, before any match is taken."""
        asked = time.monotonic()
        with self._batches.connection.transaction():
            self._began_alone = not leases.is_any_alive(self._batches.connection)
            leases.register(self._batches.connection, self._leases.server)
        self._leases.extend(asked)

    def _close(self) -> None:
        self._readers.close()
        self.writer.close()


def touch_schema(database: Database) -> None:
    """Write a row unchanged, as durably as a move."""
    database.execute("UPDATE schema_version SET version = version")
