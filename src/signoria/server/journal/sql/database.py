"""What SQL needs of a connection, whatever database it leads to.

Statements are written in the part of SQL that SQLite and PostgreSQL have in common: values are
``?`` or ``?1``, truth is 1 or 0, ``RETURNING`` and ``ON CONFLICT`` are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement has found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were inserted, changed or deleted."""

    def fetchone(self) -> Any:
        """The next row; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection, within a transaction that somebody else begins and ends."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Run a statement with these values."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement once for each of these values."""
