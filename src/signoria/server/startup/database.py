"""The database that ``--database`` names."""

from __future__ import annotations

import re
from pathlib import Path

from ..journal.database_fault import DatabaseFault
from ..journal.port import Journal
from ..journal.sqlite.sqlite_journal import SqliteJournal

SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):(//.*)", re.DOTALL)


def database_path(url: str) -> Path:
    """The file that ``sqlite:///relative.db``, ``sqlite:////absolute.db`` or a plain path names.

    Raises ``DatabaseFault`` for anything else.
    """
    found = SCHEME.fullmatch(url)
    if found and found[1].lower() != "sqlite":
        raise DatabaseFault("scheme", scheme=found[1])
    if found and not found[2].startswith("///"):
        raise DatabaseFault("url", url=url)
    name = found[2].removeprefix("///") if found else url
    if not name or "\0" in name:
        raise DatabaseFault("url", url=url.replace("\0", "?"))
    return Path(name)


def open_journal(path: Path) -> Journal:
    """Open the journal in this file, or make it; raises ``DatabaseFault``."""
    return SqliteJournal.open(path)
