"""A file of SQLite as a whole, to be copied from or to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from ..database_fault import DatabaseFault
from ..sql.migrations import MIGRATIONS
from .batches import transaction
from .files import Files
from .opening import UnusableDatabase, check_ours, claim_server, open_reader
from .readers import read_transaction
from .schema import version
from .writer_main import open_database

SOME = 1000  # rows


class SqliteStore:
    """A connection within a transaction; see ``Store``."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> sqlite3.Cursor:
        """Run a statement."""
        return self._connection.execute(statement, values)

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement once for each of these values."""
        return self._connection.executemany(statement, values)

    def columns(self, table: str) -> list[str]:
        """The columns of a table."""
        return [column[0] for column in self.execute(f"SELECT * FROM {table} LIMIT 0").description]

    def scan(self, statement: str) -> Iterator[Sequence[tuple[Any, ...]]]:
        """The rows that a statement finds, a thousand at a time."""
        cursor = self.execute(statement)
        while rows := cursor.fetchmany(SOME):
            yield rows

    def renumber(self, table: str) -> None:
        """Nothing: SQLite goes by the last row."""


@contextmanager
def open_source(path: Path, *, shared: bool) -> Iterator[SqliteStore]:
    """All of a file at one moment; if it is ``shared``, a server may use it meanwhile.

    Otherwise it is locked; raises ``DatabaseFault``.
    """
    if not path.is_file():
        raise DatabaseFault("no-file", file=str(path))
    with as_fault(path):
        if not shared:
            with open_alone(path) as store:
                yield store
            return
        with closing(open_reader(path, Files(()))) as connection:
            check_ours(connection, path)
            check_version(connection, path)
            with read_transaction(connection):
                yield SqliteStore(connection)


@contextmanager
def open_target(path: Path) -> Iterator[SqliteStore]:
    """A file that is locked, new or of ours; what was done is kept only if nothing is raised."""
    with as_fault(path), open_alone(path) as store:
        yield store


@contextmanager
def open_alone(path: Path) -> Iterator[SqliteStore]:
    """A file that no server has nor may have meanwhile; raises ``UnusableDatabase``."""
    with claim_server(path), open_database(path) as connection, transaction(connection):
        yield SqliteStore(connection)


def vacuum(path: Path) -> None:
    """Give the space of what was dropped back; no server may use the file meanwhile.

    Raises ``DatabaseFault``.
    """
    if not path.is_file():
        raise DatabaseFault("no-file", file=str(path))
    with as_fault(path), claim_server(path), open_database(path) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def as_fault(path: Path) -> Iterator[None]:
    """Raise ``DatabaseFault`` for a file that cannot be used."""
    try:
        yield
    except UnusableDatabase as unfit:
        raise DatabaseFault(unfit.reason, **unfit.values) from None
    except sqlite3.Error as error:
        raise DatabaseFault("cannot-open", file=str(path), problem=str(error)) from None


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that is not up to date, which only its server may bring up to date."""
    done = version(connection)
    if done != len(MIGRATIONS):
        reason = "newer" if done > len(MIGRATIONS) else "older"
        raise DatabaseFault(reason, file=str(path), version=done)
