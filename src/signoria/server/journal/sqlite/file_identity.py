"""Which files a database consists of, and whether their paths still lead to them.

A file that is deleted or moved goes on to exist for who has opened it: what is written to it is
lost without an error.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple, Self

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

    def displaced(self) -> str | None:
        """The first of these paths that leads to another file now, or to none."""
        for path, known in self.ids:
            if FileId.of(path) != known:
                return path
        return None
