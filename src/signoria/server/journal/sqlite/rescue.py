"""A copy of a database whose file was deleted or moved, so that nothing acknowledged is lost."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from .locking import PRIVATE

TRIES = 100  # names for a copy


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
