"""Which files a database consists of, whether their paths still lead to them, and a copy if not.

A file that is deleted or moved goes on to exist for who has opened it: what is written to it is
lost without an error.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import NamedTuple, Self

from .locking import PRIVATE

TRIES = 100  # names for a copy
LOG, INDEX = "-wal", "-shm"  # what SQLite appends to the name of the database


class FileId(NamedTuple):
    """What a file is known by, whatever its path."""

    device: int
    inode: int

    @classmethod
    def of(cls, path: str) -> Self | None:
        """The id of the file to which a path leads; None if there is none."""
        try:
            found = os.stat(path)
        except OSError:
            return None
        return cls(found.st_dev, found.st_ino)


class Files(NamedTuple):
    """The files of an open database by the paths that led to them: itself, its log, the index.

    Its own path is the one that was given, which may be a link; the others lie beside the file.
    """

    ids: tuple[tuple[str, FileId | None], ...]

    @classmethod
    def at(cls, path: Path) -> Self:
        """The files of the database at a path, which must be open."""
        beside = os.path.realpath(path)
        paths = (os.path.abspath(path), beside + LOG, beside + INDEX)
        return cls(tuple((each, FileId.of(each)) for each in paths))

    def find_displaced(self) -> str | None:
        """The first of these paths that leads to another file now, or to none."""
        for path, known in self.ids:
            if FileId.of(path) != known:
                return path
        return None


class Rescue:
    """Copies an open database to a new file beside its place, once each time that its file goes."""

    def __init__(self, database: sqlite3.Connection, path: Path) -> None:
        self._database = database
        self._place = os.path.realpath(path)
        self._copy: str | None = None

    def copy(self) -> str:
        """The path of the copy; empty if none can be made."""
        if self._copy is None:
            try:
                self._copy = self._make_copy()
            except (OSError, sqlite3.Error):  # its folder has gone, too, or the disk is full
                self._copy = ""
        return self._copy

    def forget(self) -> None:
        """The file is back."""
        self._copy = None

    def _make_copy(self) -> str:
        """A new copy, for ourselves only, of all that was committed."""
        name = self._free_name()
        try:
            self._database.execute("VACUUM INTO ?", (name,))
        except sqlite3.Error:
            os.unlink(name)
            raise
        return name

    def _free_name(self) -> str:
        """The name of a new empty file."""
        for number in range(1, TRIES):
            name = f"{self._place}.rescued-{number}"
            try:
                os.close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
            except FileExistsError:
                continue
            return name
        raise FileExistsError(self._place)
