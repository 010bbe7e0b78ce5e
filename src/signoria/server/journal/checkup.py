"""Damaged pages: found when the database is opened, or soon after if it is large."""

from __future__ import annotations

import logging
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

QUICK = 256 * 2**20  # bytes; so many are looked through before anything else, in about a second
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
LOOK = "SELECT * FROM pragma_quick_check(?) LIMIT 1"  # what comes after the first may not be read
PAGE = re.compile(r"[Pp]age (\d+)")
log = logging.getLogger(__name__)


class Damage(NamedTuple):
    """What cannot be read: a page (``?`` if nobody knows which) and the table that it belongs to."""

    table: str
    page: str


def is_quick(database: sqlite3.Connection) -> bool:
    """Whether a database is small enough to be looked through at once."""
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    (size,) = database.execute("PRAGMA page_size").fetchone()
    return bool(pages * size <= QUICK)


def find_damage(database: sqlite3.Connection) -> Damage | None:
    """The first damaged page: of the tables and their indexes, not of what stands in the rows."""
    for (table,) in database.execute(TABLES).fetchall():
        try:
            (found,) = database.execute(LOOK, (table,)).fetchone()
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            found = str(error)
        if found != "ok":
            page = PAGE.search(found)
            return Damage(table, page[1] if page else "?")
    return None


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite says that the file is none of its own any more."""
    return getattr(error, "sqlite_errorname", "").startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT"))
