"""A database file with its writer, its readers and the search for damage."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

import msgspec

from ....processes import HomeProcess
from ..database_fault import DatabaseFault
from ..errors import JournalError, NotRead, Unreadable
from ..rows import WriteCounts
from ..sql import match_writes
from ..sql.group_commit import Writer
from .checkup import Checkup, Damage
from .opening import UnusableDatabase, claim_server, open_reader
from .readers import Readers
from .schema import probe
from .writer_process import WriterProcess

P = ParamSpec("P")
T = TypeVar("T")
WATCH = 2.0  # seconds between two looks at the files
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CORRUPT_VTAB, sqlite3.SQLITE_NOTADB)
log = logging.getLogger(__name__)


class SqliteFile:
    """A database in one file, of this server alone.

    ``writer`` has counters, ``process`` knows whether the files have gone; ``damage`` is what
    ``look_for_damage`` has found.  In a fork all raises ``NotInherited``.
    """

    def __init__(self, path: Path) -> None:
        """Open with ``open``."""
        self.path = path
        self._home = HomeProcess("the open database")
        with ExitStack() as opened:
            try:
                opened.enter_context(claim_server(path))
                self.process = WriterProcess(path)
                self.writer = start_writer(path, self.process)
                opened.callback(self.writer.close)
                self._readers = Readers(path, self.process.files)
            except UnusableDatabase as unfit:
                raise DatabaseFault(unfit.reason, **unfit.values) from None
            opened.callback(self._readers.close)
            self._opened = opened.pop_all()
        self._checkup = Checkup(lambda: open_reader(path, self.process.files))
        self.damage: Damage | None = None

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the database or make it, for this server alone; raises ``DatabaseFault``."""
        return cls(path)

    async def write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do something to the database in a transaction; work, arguments, result are pickled."""
        return await self.writer.submit(work, *args, **kwargs)

    async def read(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Read from the database, beside the writer, all that has been committed."""
        try:
            return await self._readers.submit(lambda database: work(database, *args, **kwargs))
        except (sqlite3.Error, msgspec.DecodeError, UnusableDatabase) as error:
            raise read_error(error) from error

    @property
    def write_counts(self) -> WriteCounts:
        """What was written, for metrics."""
        return self.writer.counts

    def health_checks(self) -> Mapping[str, Callable[[], str | None]]:
        """Whether pages are damaged, and whether the file has other names."""
        return {"pages": self._describe_damage, "names": self._describe_names}

    async def probe_writing(self) -> None:
        """Write as players do, and nothing comes of it."""
        await self.write(probe)

    async def watch(self) -> None:
        """Notice within seconds that the files have gone, also while nobody writes; never ends."""
        while True:
            with suppress(JournalError):  # it is logged, and ``process.misplaced`` says so
                await self.write(match_writes.barrier)
            await asyncio.sleep(WATCH)

    async def look_for_damage(self) -> None:
        """Look for damaged pages in a large database; a small one was looked through when opened.

        What is found is in ``damage`` and in the log.
        """
        try:
            self.damage = await asyncio.to_thread(self._checkup.run)
        except (sqlite3.Error, UnusableDatabase, OSError, RuntimeError) as error:
            log.warning("the database could not be looked through: %s", error)
            return
        if self.damage:
            log.error("%s", self._damage_fault(self.damage))

    async def close(self) -> None:
        """Write all that waits, then let the file go."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if not self._home.is_here:
            return  # both the threads and the locks of SQLite are those of the other process
        self._checkup.stop()
        self._opened.close()  # the writer after the readers: the last one folds the WAL

    def _damage_fault(self, damage: Damage) -> DatabaseFault:
        return DatabaseFault("damaged-page", file=str(self.path), **damage._asdict())

    def _describe_damage(self) -> str | None:
        """Which page of the database is damaged: games that lie elsewhere go on."""
        if self.damage is None:
            return None
        fault = self._damage_fault(self.damage)
        return f"{fault}. {fault.advice()}"

    def _describe_names(self) -> str | None:
        """The names by which the database can be opened besides ours, which SQLite cannot know."""
        try:
            links = self.path.stat().st_nlink
        except OSError:
            return None  # the writer says that the file has gone
        if links == 1:
            return None
        return (
            f"{self.path} has {links} names (hard links); whoever opens it by another one damages "
            "it: remove the others"
        )


def start_writer(path: Path, process: WriterProcess) -> Writer[sqlite3.Connection]:
    """The queue before the process that writes; raises ``UnusableDatabase``."""
    try:
        return Writer(process)
    except RuntimeError as error:  # the system has no thread to spare
        process.close()
        raise UnusableDatabase("cannot-open", {"file": str(path), "problem": str(error)}) from None


def read_error(error: Exception) -> NotRead:
    """Why something could not be read: whether it may be read again, or is damaged."""
    code = getattr(error, "sqlite_errorcode", None)
    damaged = isinstance(error, msgspec.DecodeError) or code in DAMAGED
    return (Unreadable if damaged else NotRead)(str(error))
