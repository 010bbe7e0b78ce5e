"""A database of PostgreSQL as a whole, to be copied from or to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg

from ..database_fault import DatabaseFault
from .address import Address
from .batch_writer import claim
from .connection import Connection
from .jobs import describe
from .readers import KIND
from .schema import bring_up_to_date, check_version

SOME = 1000  # rows
# One end waits while the other is read and written, and both while somebody reads what is printed.
PATIENT = "SET idle_in_transaction_session_timeout = 0"
NAME = "signoria-copy"
SERIAL = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ? AND is_identity = 'YES'"""


class PostgresStore(Connection):
    """A connection within a transaction; see ``Store``."""

    def columns(self, table: str) -> list[str]:
        """The columns of a table."""
        found = self.raw.execute(f"SELECT * FROM {table} LIMIT 0".encode()).description
        return [column.name for column in found or ()]

    def scan(self, statement: str) -> Iterator[Sequence[tuple[Any, ...]]]:
        """The rows that a statement finds, a thousand at a time."""
        self.execute(f"DECLARE scan NO SCROLL CURSOR FOR {statement}")
        while rows := self.execute(f"FETCH {SOME} FROM scan").fetchall():
            yield rows
        self.execute("CLOSE scan")

    def renumber(self, table: str) -> None:
        """Let the next row of a table that numbers its rows come after the last."""
        for (column,) in self.execute(SERIAL, (table,)).fetchall():
            last = f"(SELECT max({column}) FROM {table})"
            sequence = f"pg_get_serial_sequence('{table}', '{column}')"
            self.execute(f"SELECT setval({sequence}, {last}) WHERE {last} IS NOT NULL")


@contextmanager
def open_source(url: str, *, shared: bool) -> Iterator[PostgresStore]:
    """All of a database at one moment; if it is ``shared``, a server may use it meanwhile.

    Otherwise it is locked; raises ``DatabaseFault``.
    """
    with connect(url, shared=shared) as store, store.transaction(KIND):
        yield store


@contextmanager
def open_target(url: str) -> Iterator[PostgresStore]:
    """A database that is locked; what was done is kept only if nothing is raised."""
    with connect(url, shared=False) as store, store.transaction():
        yield store


@contextmanager
def connect(url: str, *, shared: bool) -> Iterator[PostgresStore]:
    """A connection to a database of ours that is up to date; raises ``DatabaseFault``."""
    address = Address.parse(url)
    try:
        store = PostgresStore(address, NAME)
        try:
            store.execute(PATIENT)
            if shared:
                check_version(store, address.name)
            else:
                claim(store, address.name)
                bring_up_to_date(store, address.name)
            yield store
        finally:
            store.close()
    except psycopg.Error as error:
        raise DatabaseFault("cannot-open", file=address.name, problem=describe(error)) from None


def vacuum(url: str) -> None:
    """Have the space of what was dropped used again; servers may use the database meanwhile.

    Raises ``DatabaseFault``.
    """
    with connect(url, shared=True) as store:
        store.execute("VACUUM (ANALYZE)")
