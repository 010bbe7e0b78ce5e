"""Copies all that a server keeps from one database to another, and compares the two by hashes."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from .database import Database
from .migrations import MIGRATIONS

DROPPED = re.findall(r"DROP TABLE (\w+)", "".join(MIGRATIONS))
# In the order in which they were made: none refers to a later one.
TABLES = tuple(
    name for name in re.findall(r"CREATE TABLE (\w+)", "".join(MIGRATIONS)) if name not in DROPPED
)
# No server has anything of a database that was just made.
NOBODY = (
    "UPDATE matches SET owner = NULL, epoch = 0, wanted = NULL",
    "DELETE FROM servers",
    "DELETE FROM announcements",
    "DELETE FROM jobs",
    "DELETE FROM workers",
    "DELETE FROM spending",
    "DELETE FROM likenesses",
)
MODULUS = 1 << 256
encode = msgspec.msgpack.Encoder().encode


class Store(Database, Protocol):
    """A database within one transaction, which can also tell more rows than fit into memory."""

    def columns(self, table: str) -> list[str]:
        """The columns of a table, as they were made."""

    def scan(self, statement: str) -> Iterator[Sequence[tuple[Any, ...]]]:
        """The rows that a statement finds, some at a time."""

    def renumber(self, table: str) -> None:
        """Let the next row of a table that numbers its rows come after the last."""


class TableCopy(NamedTuple):
    """A table that was copied: its rows, and the hash of all of them in whatever order."""

    name: str
    rows: int
    digest: str


class NotEmpty(Exception):
    """Where all should be copied to there is something already: the name of a table."""


class Differs(Exception):
    """What was written is not what was read: the name of a table."""


def copy_all(source: Store, target: Store) -> list[TableCopy]:
    """Copy all tables; raises ``NotEmpty`` or ``Differs``, after which nothing may be kept."""
    for table in TABLES:
        if target.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
            raise NotEmpty(table)
    copies = [copy_table(source, target, table) for table in TABLES]
    for statement in NOBODY:
        target.execute(statement)
    return copies


def copy_table(source: Store, target: Store, table: str) -> TableCopy:
    """Copy a table and read it again; raises ``Differs``."""
    names = target.columns(table)
    columns = ", ".join(names)
    insert = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(names))})"
    read = Fingerprint()
    for rows in source.scan(f"SELECT {columns} FROM {table}"):
        read.add(rows)
        target.executemany(insert, rows)
    target.renumber(table)
    written = Fingerprint()
    for rows in target.scan(f"SELECT {columns} FROM {table}"):
        written.add(rows)
    if (read.rows, read.digest) != (written.rows, written.digest):
        raise Differs(table)
    return TableCopy(table, written.rows, written.digest)


class Fingerprint:
    """The number of rows and a hash of them, which does not depend on their order."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Count these rows."""
        self.rows += len(rows)
        for row in rows:
            self._sum += int.from_bytes(hashlib.sha256(encode(row)).digest(), "big")

    @property
    def digest(self) -> str:
        """64 hex digits."""
        return f"{self._sum % MODULUS:064x}"
