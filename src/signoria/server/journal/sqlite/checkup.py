"""Damaged pages: found when the database is opened, or soon after if it is large."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import NamedTuple

QUICK = (
    256 * 2**20
)  # bytes of the largest database that is looked through at once, in about a second
SCHEMA = "sqlite_schema"  # SQLite's own table of all others, which takes several pages
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
LOOK = "SELECT * FROM pragma_quick_check(?) LIMIT 1"  # what comes after the first may not be read
LOOK_AGAIN = 0.02  # seconds
PAGE = re.compile(r"[Pp]age (\d+)")


class Damage(NamedTuple):
    """What cannot be read: a page (``?`` if nobody knows which) and its table."""

    table: str
    page: str


def is_quick(database: sqlite3.Connection) -> bool:
    """Whether a database is small enough to be looked through at once."""
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    (size,) = database.execute("PRAGMA page_size").fetchone()
    return bool(pages * size <= QUICK)


def find_damage(database: sqlite3.Connection) -> Damage | None:
    """The first damaged page: of the tables and their indexes, not of what stands in the rows."""
    try:
        tables = [table for (table,) in database.execute(TABLES)]
    except sqlite3.DatabaseError as error:
        return read_damage(SCHEMA, error)
    return next(filter(None, (find_in_table(database, table) for table in tables)), None)


def find_in_table(database: sqlite3.Connection, table: str) -> Damage | None:
    """The first damaged page of a table and its indexes."""
    try:
        (found,) = database.execute(LOOK, (table,)).fetchone()
    except sqlite3.DatabaseError as error:
        return read_damage(table, error)
    return None if found == "ok" else name_page(table, found)


def read_damage(table: str, error: sqlite3.DatabaseError) -> Damage:
    """The damage that SQLite speaks of; raises any other error."""
    if not is_damage(error):
        raise error
    return name_page(table, str(error))


def name_page(table: str, text: str) -> Damage:
    """The page that a text of SQLite's names."""
    page = PAGE.search(text)
    return Damage(table, page[1] if page else "?")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite says that the file is damaged."""
    return getattr(error, "sqlite_errorname", "").startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT"))


class Checkup:
    """Looks through a large database in the background, on a connection of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._stopped = False
        self._connection: sqlite3.Connection | None = None
        self._changing = threading.Lock()
        self._ended = threading.Event()
        self._ended.set()

    def run(self) -> Damage | None:
        """The first damaged page; also None if the database is small, or ``stop`` was faster."""
        self._ended.clear()
        try:
            if self._stopped:
                return None
            with self._open_connection() as connection:
                return None if is_quick(connection) else find_damage(connection)
        except sqlite3.OperationalError:
            if self._stopped:
                return None
            raise
        finally:
            self._ended.set()

    def stop(self) -> None:
        """Break it off, and return when it has ended."""
        self._stopped = True
        while not self._ended.wait(LOOK_AGAIN):
            with self._changing:  # between two statements an interrupt does nothing
                if self._connection is not None:
                    self._connection.interrupt()

    @contextmanager
    def _open_connection(self) -> Iterator[sqlite3.Connection]:
        """A connection that ``stop`` can reach."""
        with closing(self._connect()) as connection:
            with self._changing:
                self._connection = connection
            try:
                yield connection
            finally:
                with self._changing:
                    self._connection = None
