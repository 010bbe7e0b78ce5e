"""What goes into the journal and comes out of it.  All times are milliseconds since 1970."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

import msgspec

from ..protocol.common import Room, Status
from .entries import AnyEntry

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CORRUPT_VTAB, sqlite3.SQLITE_NOTADB)


class JournalError(Exception):
    """Something could not be written or read; nothing was changed, and the journal goes on."""


class Conflict(JournalError):
    """The match has another version than the caller believes: its model is out of date."""


class Busy(JournalError):
    """Too much waits to be written already; nothing was taken on."""


class NotWritten(JournalError):
    """The database refused: the disk is full or fails, or the journal is closed."""


class Misplaced(NotWritten):
    """The database is no longer where it was opened, so that what is written would be lost.

    ``file`` was deleted, moved or replaced; ``copy`` is a copy of what was committed before, empty
    if none could be made.
    """

    def __init__(self, file: str, copy: str = "") -> None:
        super().__init__(file, copy)
        self.file = file
        self.copy = copy

    def __str__(self) -> str:
        saved = (
            f"what was written before is in {self.copy}: stop the server, put that in the place "
            "of the database, remove the files -wal and -shm beside it, and start the server again"
            if self.copy
            else "stop the server, put the file or the last backup back, and start it again"
        )
        return (
            f"{self.file} was deleted, moved or replaced while the server runs; "
            f"nothing more is written down; {saved}"
        )


class NotRead(JournalError):
    """What the database holds cannot be read, or is damaged."""


class Unreadable(NotRead):
    """A match or a part of it is damaged: reading it again does not help."""


def read_fault(error: Exception) -> NotRead:
    """Why something could not be read: whether it may be read again, or is damaged."""
    code = getattr(error, "sqlite_errorcode", None)
    damaged = isinstance(error, msgspec.DecodeError) or code in DAMAGED
    return (Unreadable if damaged else NotRead)(str(error))


class MatchRow(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How a match stands after an append, as far as lists and the next start need to know.

    ``to_move`` is the seat to decide.  ``wake`` is when a bot or the clock is due, None if only a
    person can go on.  ``card`` is JSON that lists show; it is stored as it is.  ``members`` are the
    persons in whose lists the match stands, with their seats (none for who only looks on).  None
    leaves either as it was.
    """

    status: Status
    updated: int
    to_move: int | None = None
    wake: int | None = None
    card: bytes | None = None
    members: Mapping[str, Sequence[int]] | None = None


class LobbyRow(msgspec.Struct, frozen=True):
    """A match in a list, its card as it was appended last, with an append before this or with it.

    ``seats`` are those of the person who asked, None if that is no member.
    """

    id: str
    version: int
    status: Status
    created: int
    updated: int
    to_move: int | None
    card: bytes
    seats: list[int] | None


class LobbyRows(msgspec.Struct, frozen=True):
    """One's own matches, public ones that wait for players, public ones to watch."""

    mine: list[LobbyRow]
    open: list[LobbyRow]
    running: list[LobbyRow]


class Stored(msgspec.Struct, frozen=True):
    """A match as it was written: the newest snapshot with its version, and the entries after it.

    Without a snapshot the version is 0 and the entries are all.  ``shut``: it was shut for good.
    """

    snapshot: bytes | None
    version: int
    entries: list[AnyEntry]
    shut: bool = False


class DueRow(msgspec.Struct, frozen=True):
    """A match under way that goes on by itself at a time, with its card as it was appended last."""

    id: str
    wake: int
    to_move: int | None
    card: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """A line of talk, numbered from 1 in its room; ``seat`` is None for spectators."""

    room: Room
    number: int
    at: int
    person: str
    seat: int | None
    name: str
    text: str
