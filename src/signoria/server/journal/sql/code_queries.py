"""SQL for the hashes of recovery codes."""

from __future__ import annotations

from collections.abc import Sequence

from ..entries import Person
from ..rows import CodeRow, TokenRow
from .database import Database
from .person_queries import INSERT_TOKEN

CODES = "SELECT hash, person, created, used FROM codes WHERE person = ? ORDER BY hash"
INSERT = "INSERT INTO codes (hash, person, created) VALUES (?, ?, ?)"
USE = "UPDATE codes SET used = ? WHERE hash = ? AND used IS NULL RETURNING person"


def codes(database: Database, person: str) -> list[CodeRow]:
    """A person's recovery codes."""
    return [CodeRow(*row) for row in database.execute(CODES, (person,))]


def has_code(database: Database, code: bytes) -> bool:
    """Whether there is such a code, used or not."""
    return database.execute("SELECT 1 FROM codes WHERE hash = ?", (code,)).fetchone() is not None


def keep_codes(database: Database, person: str, codes: Sequence[bytes], now: int) -> None:
    """Let these codes bring a person back, and no earlier ones."""
    database.execute("DELETE FROM codes WHERE person = ?", (person,))
    database.executemany(INSERT, [(code, person, now) for code in codes])


def use_code(database: Database, code: bytes, own: bytes, now: int) -> Person | None:
    """Use a code, by which a browser becomes known by its ``own``; None if it is no use."""
    used = database.execute(USE, (now, code)).fetchone()
    if used is None:
        return None
    found = database.execute("SELECT id, name FROM people WHERE id = ?", used).fetchone()
    database.execute(INSERT_TOKEN, TokenRow(own, used[0], "browser", None, None, now))
    return Person(*found)
