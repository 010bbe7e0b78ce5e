"""The journal in a file of SQLite."""

from __future__ import annotations

from ..sql.sql_journal import SqlJournal
from .sqlite_file import SqliteFile


class SqliteJournal(SqliteFile, SqlJournal):
    """All matches, persons and analyses in one file; see ``Journal``."""
