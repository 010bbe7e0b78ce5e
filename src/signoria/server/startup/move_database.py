"""Copies a server from one database to another, be it a file or PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

from ..journal.database_fault import DatabaseFault
from ..journal.sql.copying import Differs, NotEmpty, Store, TableCopy, copy_all
from ..journal.sqlite import transfer as files
from .database import Location, check_driver


class Ends(NamedTuple):
    """How a kind of database is opened as a whole."""

    source: Callable[..., AbstractContextManager[Store]]
    target: Callable[[Any], AbstractContextManager[Store]]


def move_database(source: Location, target: Location, *, shared: bool = False) -> list[TableCopy]:
    """Copy everything, compared by hashes, into a new or an empty database.

    A ``shared`` source may be in use, and what is written meanwhile is not copied.  Whatever
    fails, the target is left empty.  Raises ``DatabaseFault``.
    """
    if source == target:
        raise DatabaseFault("same", file=source.name)
    try:
        with (
            ends(source).source(source.path or source.url, shared=shared) as reading,
            ends(target).target(target.path or target.url) as writing,
        ):
            return copy_all(reading, writing)
    except NotEmpty:
        raise DatabaseFault("not-empty", file=target.name) from None
    except Differs as error:
        raise DatabaseFault("differs", file=target.name, table=str(error)) from None


def ends(location: Location) -> Ends:
    """How this database is opened; raises ``DatabaseFault`` where its driver is missing."""
    if location.path is not None:
        return Ends(files.open_source, files.open_target)
    check_driver()
    from ..journal.postgres import transfer as servers

    return Ends(servers.open_source, servers.open_target)
