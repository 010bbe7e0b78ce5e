"""SQL that drops what has grown old, some at a time: it is found beside play, then dropped."""

from __future__ import annotations

from collections.abc import Sequence

from ..database import Database

ENDED = "status NOT IN ('waiting', 'running')"
OLD_TALK = f"""
    SELECT id FROM matches WHERE {ENDED} AND updated < ?
    AND EXISTS (SELECT 1 FROM chat WHERE match = id) LIMIT ?"""
OLD_MATCHES = f"SELECT id FROM matches WHERE {ENDED} AND updated < ? ORDER BY updated LIMIT ?"
OLD_NOTICES = """
    DELETE FROM notices WHERE (person, match, way) IN (
        SELECT person, match, way FROM notices WHERE at < ? ORDER BY at LIMIT ?)"""
# Network bots are people of one match alone.
BOTS = "DELETE FROM people WHERE id IN (SELECT person FROM tokens WHERE kind = 'bot' AND match = ?)"
OF_MATCH = (
    BOTS,
    "DELETE FROM notices WHERE match = ?",
    "DELETE FROM match_choices WHERE match = ?",
    "DELETE FROM matches WHERE id = ?",
)


def find_old_talk(database: Database, before: int, most: int) -> list[str]:
    """Matches that ended long ago and in which somebody has said something."""
    return [match for (match,) in database.execute(OLD_TALK, (before, most)).fetchall()]


def drop_talk(database: Database, matches: Sequence[str]) -> None:
    """Drop all that was said in matches."""
    database.executemany("DELETE FROM chat WHERE match = ?", [(match,) for match in matches])


def drop_notices(database: Database, before: int, most: int) -> int:
    """Drop what was to be told long ago and was not; how many."""
    return database.execute(OLD_NOTICES, (before, most)).rowcount


def find_old_matches(database: Database, before: int, most: int) -> list[str]:
    """Matches that ended long ago, the oldest first."""
    return [match for (match,) in database.execute(OLD_MATCHES, (before, most)).fetchall()]


def drop_matches(database: Database, matches: Sequence[str]) -> None:
    """Drop matches, whole."""
    for statement in OF_MATCH:
        database.executemany(statement, [(match,) for match in matches])
