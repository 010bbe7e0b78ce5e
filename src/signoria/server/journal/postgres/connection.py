"""A connection to PostgreSQL, to which the journal's statements can be given as they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import psycopg
from psycopg import RawCursor
from psycopg.types.numeric import Int8Dumper

from ..sql.database import Rows
from .address import Address

VALUE = re.compile(r"\?(\d*)")


class Connection:
    """A connection without transactions of its own making; raises ``psycopg.Error``."""

    def __init__(self, address: Address, name: str) -> None:
        """Connect; ``name`` is how the database lists this connection."""
        self.raw = psycopg.connect(
            address.parameters,
            autocommit=True,
            cursor_factory=RawCursor,
            prepare_threshold=2,
            application_name=name,
        )
        # Every whole number is a BIGINT, so that a statement is prepared once.
        self.raw.adapters.register_dumper(int, Int8Dumper)

    @property
    def lost(self) -> bool:
        """Whether it leads nowhere any more."""
        return self.raw.closed or self.raw.broken

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Run a statement, in which values are ``?`` or ``?1``."""
        return self.raw.execute(number_values(statement).encode(), values or None)

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> None:
        """Run a statement once for each of these values, all in one message."""
        self.raw.cursor().executemany(number_values(statement).encode(), values)

    @contextmanager
    def transaction(self, kind: str = "") -> Iterator[None]:
        """Commit what the block does; nothing of it if it or the commit fails."""
        self.execute(f"BEGIN {kind}")
        try:
            yield
            self.execute("COMMIT")
        except BaseException:
            self.roll_back()
            raise

    def roll_back(self) -> None:
        """End a transaction that failed; a connection that cannot even do that is closed."""
        try:
            self.execute("ROLLBACK")
        except psycopg.Error:
            self.close()

    def close(self) -> None:
        """Let it go; may be called twice."""
        self.raw.close()


@lru_cache(maxsize=512)
def number_values(statement: str) -> str:
    """A statement with its values as PostgreSQL numbers them: ``$1``.

    >>> number_values("SELECT ?, ?")
    'SELECT $1, $2'
    >>> number_values("SELECT ?2, ?1, ?2")
    'SELECT $2, $1, $2'
    """
    count = 0

    def replace(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f"${found[1] or count}"

    return VALUE.sub(replace, statement)
