"""SQL by which the wishes of two identities become those of one person."""

from __future__ import annotations

from ..database import Database

# The stricter wish counts, and what either has hidden stays hidden.
STRICTER = """
    UPDATE people SET invited_by = 'nobody' WHERE id = ?1 AND EXISTS (
        SELECT 1 FROM people AS gone WHERE gone.id = ?2 AND gone.invited_by = 'nobody')"""
OWN = """
    INSERT INTO hidden (person, other) SELECT ?1, other FROM hidden WHERE person = ?2
    ON CONFLICT DO NOTHING"""
OF_OTHERS = """
    INSERT INTO hidden (person, other) SELECT person, ?1 FROM hidden WHERE other = ?2
    ON CONFLICT DO NOTHING"""


def join_wishes(database: Database, gone: str, kept: str) -> None:
    """Have nobody reach the one who is kept that could not reach the other, nor the other way."""
    for statement in (STRICTER, OWN, OF_OTHERS):
        database.execute(statement, (kept, gone))
    database.execute("DELETE FROM hidden WHERE ? IN (person, other)", (gone,))
    database.execute("DELETE FROM hidden WHERE person = other")
