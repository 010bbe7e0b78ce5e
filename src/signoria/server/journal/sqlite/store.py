"""The journal as the rest of the server sees it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

import msgspec

from ...protocol.common import Room
from ..entries import AnyEntry
from ..faults import DatabaseFault
from ..rows import ChatRow, DueRow, JournalError, LobbyRows, MatchRow, Stored, read_fault
from . import match_queries, match_writes
from .checkup import Checkup, Damage
from .group_commit import Writer
from .opening import Unfit, open_reader
from .readers import Readers

P = ParamSpec("P")
T = TypeVar("T")
WATCH = 2.0  # seconds between two looks at the files
log = logging.getLogger(__name__)


class SqliteJournal:
    """All matches in one file; every call that writes returns after the commit.

    Writing raises ``Conflict``, ``Busy`` or ``NotWritten``, after which nothing was written, and
    reading raises ``NotRead``; all are ``JournalError``.  ``writer`` has counters; ``damage`` is
    what ``look_through`` has found.
    """

    def __init__(self, path: Path) -> None:
        """Open with ``Journal.open``."""
        self.path = path
        try:
            self.writer = Writer(path)
            try:
                self._readers = Readers(path, self.writer.files)
            except BaseException:
                self.writer.close()
                raise
        except Unfit as unfit:
            raise DatabaseFault(unfit.reason, **unfit.values) from None
        self._checkup = Checkup(lambda: open_reader(path, self.writer.files))
        self.damage: Damage | None = None

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the database or make it, for this journal alone; raises ``DatabaseFault``."""
        return cls(path)

    async def write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do something to the database in a transaction; all that is told can be pickled."""
        return await self.writer.submit(work, *args, **kwargs)

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job that reads, beside the writer; it sees all that has been committed."""
        try:
            return await self._readers.submit(job)
        except (sqlite3.Error, msgspec.DecodeError, Unfit) as error:
            raise read_fault(error) from error

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        """Append entries with the versions from ``first`` on, and say how the match stands now.

        Raises ``Conflict`` unless ``first`` is the next version.  The entry with version 1 is
        ``Created``.
        """
        await self.writer.submit(
            match_writes.append, *match_writes.encode_append(match, first, entries, row)
        )

    async def load(self, match: str, *, from_start: bool = False) -> Stored | None:
        """A match as it was written, ``from_start`` without its snapshot; None if unknown."""
        return await self.read(lambda db: match_queries.load(db, match, from_start))

    async def keep_snapshot(self, match: str, version: int, snapshot: bytes) -> None:
        """Keep a snapshot, so that older entries need not be read; an older one goes."""
        await self.write(match_writes.keep_snapshot, match, version, snapshot)

    async def lobby(self, person: str | None) -> LobbyRows:
        """The newest fifty of the person's matches, of the open and of the running ones."""
        return await self.read(lambda db: match_queries.lobby(db, person))

    async def unfinished(self, person: str) -> list[str]:
        """The matches of a person that wait or run."""
        return await self.read(lambda db: match_queries.unfinished(db, person))

    async def due(self) -> list[DueRow]:
        """Running matches that wait for a bot or a clock, the earliest first."""
        return await self.read(match_queries.due)

    async def salvage(self, match: str) -> list[AnyEntry]:
        """The first entries of a match, as far as they can be read."""
        return await self.read(lambda db: match_queries.salvage(db, match))

    async def has_member(self, match: str, person: str) -> bool:
        """Whether a match stands in a person's lists."""
        return await self.read(lambda db: match_queries.has_member(db, match, person))

    async def running_of(self, person: str) -> list[bytes]:
        """The cards of the matches under way that a person has made and does not play in."""
        return await self.read(lambda db: match_queries.running_of(db, person))

    async def still_running(self, matches: Sequence[str]) -> list[str]:
        """Which of these matches are under way."""
        return await self.read(lambda db: match_queries.still_running(db, matches))

    async def shut_match(self, match: str) -> None:
        """Shut a match that has not ended for good."""
        await self.write(match_writes.shut_match, match)

    async def say(
        self, match: str, room: Room, at: int, person: str, seat: int | None, name: str, text: str
    ) -> int:
        """Write down a line of talk; the line's number in its room."""
        return await self.write(match_writes.say, match, room, (at, person, seat, name, text))

    async def chat(self, match: str, room: Room, last: int) -> list[ChatRow]:
        """The last so many lines of a room, the oldest first."""
        return await self.read(lambda db: match_queries.chat(db, match, room, last))

    async def probe_reading(self) -> None:
        """Read as players do, and nothing comes of it."""
        await self.read(match_queries.probe)

    async def probe_writing(self) -> None:
        """Write as players do, and nothing comes of it."""
        await self.write(match_writes.probe)

    async def watch(self) -> None:
        """Notice within seconds that the files have gone, also while nobody writes; never ends."""
        while True:
            with suppress(JournalError):  # it is logged, and ``writer.misplaced`` says so
                await self.write(match_writes.barrier)
            await asyncio.sleep(WATCH)

    async def look_for_damage(self) -> None:
        """Look for damaged pages in a large database; a small one was looked through when opened.

        What is found is in ``damage`` and in the log.
        """
        try:
            self.damage = await asyncio.to_thread(self._checkup.run)
        except (sqlite3.Error, Unfit, OSError, RuntimeError) as error:
            log.warning("the database could not be looked through: %s", error)
            return
        if self.damage:
            log.error("%s", DatabaseFault("damaged-page", **self._damaged(self.damage)))

    async def close(self) -> None:
        """Write all that waits, then let the file go."""
        await asyncio.to_thread(self._close)

    def _damaged(self, damage: Damage) -> dict[str, str]:
        return {"file": str(self.path), **damage._asdict()}

    def _close(self) -> None:
        self._checkup.stop()
        self._readers.close()
        self.writer.close()  # the last connection to close folds the WAL into the file
