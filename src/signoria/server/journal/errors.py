"""Why something could not be written to the journal or read from it."""

from __future__ import annotations


class JournalError(Exception):
    """Something could not be written or read; nothing was changed, and the journal goes on."""


class Conflict(JournalError):
    """The match has another version than the caller believes: its model is out of date."""


class Busy(JournalError):
    """Too much waits to be written already; nothing was taken on."""


class Elsewhere(JournalError):
    """Another server has the match, or may have it by now."""


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
