"""The database that ``--database`` names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from ..journal.database_fault import DatabaseFault
from ..journal.port import Journal
from ..journal.sqlite.sqlite_journal import SqliteJournal

SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):(//.*)", re.DOTALL)
POSTGRES = ("postgresql", "postgres")


class Location(NamedTuple):
    """Where a database is: the path of a file, or else the URL of one on a server."""

    path: Path | None
    url: str = ""

    @property
    def name(self) -> str:
        """How people are told of it; a password is not."""
        if self.path is not None:
            return str(self.path)
        return re.sub(r"//[^/]*@", "//", self.url.partition("?")[0])


def locate(url: str) -> Location:
    """What ``--database`` names; raises ``DatabaseFault``."""
    found = SCHEME.fullmatch(url)
    if found and found[1].lower() in POSTGRES:
        return Location(None, url)
    return Location(database_path(url))


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


def open_journal(location: Location) -> Journal:
    """Open the journal there, or make it; raises ``DatabaseFault``."""
    if location.path is not None:
        return SqliteJournal.open(location.path)
    check_driver()
    from ..journal.postgres.postgres_journal import PostgresJournal

    return PostgresJournal.open(location.url)


def check_driver() -> None:
    """Raise ``DatabaseFault`` if what speaks with PostgreSQL is not installed."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:  # the package, or the library that it needs
        raise DatabaseFault("postgres-missing", problem=str(error)) from None
