"""A connection to SQLite, to which the journal's statements can be given as they are."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

NUMBERED = re.compile(r"\?\d")
Values = Any  # a sequence, or a mapping of names; sqlite3 types it no closer


class Connection(sqlite3.Connection):
    """Takes ``?1`` as well as ``?``.

    Python calls a numbered value a named one, warns from 3.12 on if it comes in a sequence, and
    refuses it from 3.14 on.

    ``traces`` says that what was deleted may still stand in the log.
    """

    traces = False

    def execute(self, statement: str, values: Values = (), /) -> sqlite3.Cursor:
        """Run a statement, in which values are ``?`` or ``?1``."""
        return super().execute(statement, name_values(statement, values))

    def leave_no_trace(self) -> None:
        """Fold the log once the transaction is committed; the file itself keeps no traces."""
        self.traces = True

    def executemany(self, statement: str, values: Iterable[Values], /) -> sqlite3.Cursor:
        """Run a statement once for each of these values."""
        rows = (name_values(statement, row) for row in values)
        return super().executemany(statement, rows if is_numbered(statement) else values)


def name_values(statement: str, values: Values) -> Values:
    """The values as Python wants them: of a statement with ``?1`` each by its number.

    >>> name_values("SELECT ?, ?", (7, 8))
    (7, 8)
    >>> name_values("SELECT ?2 + ?1", (7, 8))
    {'1': 7, '2': 8}
    """
    if isinstance(values, Mapping) or not is_numbered(statement):
        return values
    return {str(number): value for number, value in enumerate(values, 1)}


@lru_cache(maxsize=512)
def is_numbered(statement: str) -> bool:
    """Whether the values of a statement have numbers."""
    return NUMBERED.search(statement) is not None
