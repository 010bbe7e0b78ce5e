"""SQL for what is still to be done at matches, by the server of each."""

from __future__ import annotations

from collections.abc import Sequence

from ..rows import Errand, ErrandKind
from .database import Database

ONCE_MORE = "ON CONFLICT (match, person, kind) DO UPDATE SET number = errands.number + 1"
ADD = f"INSERT INTO errands (match, person, kind, number) VALUES (?, ?, ?, 1) {ONCE_MORE}"
ADD_EVERYWHERE = f"""
    INSERT INTO errands (match, person, kind, number)
    SELECT match, ?1, ?2, 1 FROM matches JOIN members ON match = id
    WHERE person = ?1 AND status IN ('waiting', 'running') ORDER BY match {ONCE_MORE}"""
# Whoever takes a match from now on reads it as it is.
ADD_WHERE_OWNED = f"""
    INSERT INTO errands (match, person, kind, number)
    SELECT id, ?2, ?3, 1 FROM matches WHERE id = ?1 AND owner IS NOT NULL {ONCE_MORE}"""
ALL = "SELECT match, person, kind, number FROM errands ORDER BY match, person, kind"
END = "DELETE FROM errands WHERE match = ? AND person = ? AND kind = ? AND number = ?"
# Of somebody who has become another one.
MOVE = """
    INSERT INTO errands (match, person, kind, number)
    SELECT match, ?1, kind, number FROM errands WHERE person = ?2 ON CONFLICT DO NOTHING"""


def add_errand(database: Database, kind: ErrandKind, person: str, match: str) -> None:
    """Have something done at a match."""
    database.execute(ADD, (match, person, kind))


def add_errands(database: Database, kind: ErrandKind, person: str) -> None:
    """Have something done at all matches of a person that wait or run."""
    database.execute(ADD_EVERYWHERE, (person, kind))


def add_renewals(database: Database, person: str, matches: Sequence[str]) -> None:
    """Have those of some matches read anew that a server has."""
    for match in sorted(matches):
        database.execute(ADD_WHERE_OWNED, (match, person, "renew"))


def move_errands(database: Database, gone: str, kept: str) -> None:
    """What is to be done for one person is to be done for another."""
    database.execute(MOVE, (kept, gone))
    database.execute("DELETE FROM errands WHERE person = ?", (gone,))


def errands(database: Database) -> list[Errand]:
    """All that is to be done."""
    return [Errand(*row) for row in database.execute(ALL).fetchall()]


def end_errand(database: Database, errand: Errand) -> None:
    """Something is done, unless it was asked once more meanwhile."""
    database.execute(END, errand)
