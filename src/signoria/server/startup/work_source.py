"""The database from which a worker takes its jobs."""

from __future__ import annotations

from ..journal.work_port import WorkSource
from .database import Location, check_driver


def open_work_source(place: Location) -> WorkSource:
    """Connect to a database that servers share; raises ``DatabaseFault``."""
    check_driver()
    from ..journal.postgres.work_source import PostgresWorkSource

    return PostgresWorkSource.open(place.url)
