"""Where a database of PostgreSQL is: its URL, checked, and as it may be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import psycopg
from psycopg import conninfo

from ..database_fault import DatabaseFault

PATIENCE = 5  # seconds to connect
SETTINGS: dict[str, str | int] = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,  # milliseconds until a cable that was pulled is noticed
    "client_encoding": "UTF8",
}
# What was acknowledged is on the disk, whatever the database does for others.
# A server that is gone in the middle of a transaction must not hold up the others.
OPTIONS = (
    "-c synchronous_commit=on -c lock_timeout=10s -c idle_session_timeout=0"
    " -c idle_in_transaction_session_timeout=5s"
)


class Address(NamedTuple):
    """A database of PostgreSQL: how to connect, and how it is called without its password."""

    parameters: str
    name: str

    @classmethod
    def parse(cls, url: str) -> Address:
        """Read ``postgresql://...``; raises ``DatabaseFault`` for what libpq does not know."""
        try:
            given = conninfo.conninfo_to_dict(url)
        except psycopg.ProgrammingError as error:
            reason = str(error).strip().replace("\n", " ")
            raise DatabaseFault("postgres-url", problem=hide_password(url, reason)) from None
        settings = {name: value for name, value in SETTINGS.items() if name not in given}
        options = f"{given.get('options') or ''} {OPTIONS}".strip()
        parameters = conninfo.make_conninfo(url, **settings, options=options)
        return cls(parameters, display_name(given))


def display_name(given: Mapping[str, object]) -> str:
    """The database in a line for people, without a password."""
    host = given.get("host") or given.get("hostaddr") or ""
    port = f":{given['port']}" if given.get("port") else ""
    return f"postgresql://{host}{port}/{given.get('dbname') or ''}"


def hide_password(url: str, reason: str) -> str:
    """What libpq says about a URL, without what stands before its ``@``."""
    secret = url.partition("://")[2].rpartition("@")[0]
    return reason.replace(secret, "...") if secret else reason
