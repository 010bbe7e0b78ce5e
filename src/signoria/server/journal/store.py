"""The journal as the rest of the server sees it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

import msgspec

from ..protocol.common import Room
from . import reading, writing
from .entries import AnyEntry
from .faults import DatabaseFault
from .opening import Unfit
from .readers import Readers
from .rows import ChatRow, DueRow, LobbyRows, MatchRow, Stored, read_fault
from .writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Journal:
    """All matches in one file; every call that writes returns after the commit.

    Writing raises ``Conflict``, ``Busy`` or ``NotWritten``, after which nothing was written, and
    reading raises ``NotRead``; all are ``JournalError``.  ``writer`` has counters.
    """

    def __init__(self, path: Path) -> None:
        """Open with ``Journal.open``."""
        self.path = path
        try:
            self.writer = Writer(path)
        except Unfit as unfit:
            raise DatabaseFault(unfit.reason, **unfit.values) from None
        self._readers = Readers(path)

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
        except (sqlite3.Error, msgspec.DecodeError) as error:
            raise read_fault(error) from error

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        """Append entries with the versions from ``first`` on, and say how the match stands now.

        Raises ``Conflict`` unless ``first`` is the next version.  The entry with version 1 is
        ``Created``.
        """
        await self.writer.submit(writing.append, *writing.prepared(match, first, entries, row))

    async def load(self, match: str, *, from_start: bool = False) -> Stored | None:
        """A match as it was written, ``from_start`` without its snapshot; None if unknown."""
        return await self.read(lambda db: reading.load(db, match, from_start))

    async def keep(self, match: str, version: int, snapshot: bytes) -> None:
        """Keep a snapshot, so that older entries need not be read; an older one goes."""
        await self.write(writing.keep, match, version, snapshot)

    async def lobby(self, person: str | None) -> LobbyRows:
        """The newest fifty of the person's matches, of the open and of the running ones."""
        return await self.read(lambda db: reading.lobby(db, person))

    async def unfinished(self, person: str) -> list[str]:
        """The matches of a person that wait or run."""
        return await self.read(lambda db: reading.unfinished(db, person))

    async def due(self) -> list[DueRow]:
        """Running matches that wait for a bot or a clock, the earliest first."""
        return await self.read(reading.due)

    async def salvage(self, match: str) -> list[AnyEntry]:
        """The first entries of a match, as far as they can be read."""
        return await self.read(lambda db: reading.salvage(db, match))

    async def has_member(self, match: str, person: str) -> bool:
        """Whether a match stands in a person's lists."""
        return await self.read(lambda db: reading.has_member(db, match, person))

    async def running_of(self, person: str) -> list[bytes]:
        """The cards of the matches under way that a person has made and does not play in."""
        return await self.read(lambda db: reading.running_of(db, person))

    async def still_running(self, matches: Sequence[str]) -> list[str]:
        """Which of these matches are under way."""
        return await self.read(lambda db: reading.still_running(db, matches))

    async def shut(self, match: str) -> None:
        """Shut a match that has not ended for good."""
        await self.write(writing.shut, match)

    async def say(
        self, match: str, room: Room, at: int, person: str, seat: int | None, name: str, text: str
    ) -> int:
        """Write down a line of talk; the line's number in its room."""
        return await self.write(writing.say, match, room, (at, person, seat, name, text))

    async def chat(self, match: str, room: Room, last: int) -> list[ChatRow]:
        """The last so many lines of a room, the oldest first."""
        return await self.read(lambda db: reading.chat(db, match, room, last))

    async def close(self) -> None:
        """Write all that waits, then let the file go."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self.writer.close()  # the last connection to close folds the WAL into the file
