"""Gives the space of what was dropped from a database back, be it a file or PostgreSQL."""

from __future__ import annotations

from ..journal.sqlite import transfer as files
from .database import Location, check_driver


def vacuum_database(place: Location) -> None:
    """Do so; raises ``DatabaseFault``, as for a file that a server is using."""
    if place.path is not None:
        files.vacuum(place.path)
        return
    check_driver()
    from ..journal.postgres import transfer as servers

    servers.vacuum(place.url)
