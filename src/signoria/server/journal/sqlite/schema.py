"""The shape of a file of SQLite, whose header counts the migrations that it has had."""

from __future__ import annotations

import sqlite3

from ..sql.migrations import APPLICATION, MIGRATIONS, NewerSchema


def version(connection: sqlite3.Connection) -> int:
    """How many migrations a database has had."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring a database up to date, each step whole or not at all; raises ``NewerSchema``."""
    done = version(connection)
    if done > len(migrations):
        raise NewerSchema(done)
    for number, text in enumerate(migrations[done:], done + 1):
        step = f"{text};PRAGMA application_id = {APPLICATION};PRAGMA user_version = {number};"
        try:
            connection.executescript(f"BEGIN IMMEDIATE;{step}COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def probe(connection: sqlite3.Connection) -> None:
    """Write a page unchanged, as durably as a move."""
    connection.execute(f"PRAGMA user_version = {version(connection)}")
