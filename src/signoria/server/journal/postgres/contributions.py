"""What people add to the shuffle of the match that may follow one, in PostgreSQL."""

from __future__ import annotations

from ..sql.database import Database

ADD = """
    INSERT INTO contributions (match, person, value) VALUES (?, ?, ?)
    ON CONFLICT (match, person) DO UPDATE SET value = contributions.value RETURNING value"""
OF_MATCH = "SELECT person, value FROM contributions WHERE match = ?"


def add_value(database: Database, match: str, person: str, value: str) -> str:
    """Add a person's value, unless it has added one before; what stands."""
    return str(database.execute(ADD, (match, person, value)).fetchone()[0])


def values(database: Database, match: str) -> dict[str, str]:
    """What people have added, by their ids."""
    return dict(database.execute(OF_MATCH, (match,)).fetchall())
