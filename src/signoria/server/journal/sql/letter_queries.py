"""SQL for links by mail, which bring people back."""

from __future__ import annotations

from collections.abc import Sequence

from ..entries import Person
from ..rows import TokenRow
from ..sign_in_rows import Addressee, LetterRow
from .database import Database
from .person_queries import INSERT_TOKEN
from .way_queries import WAY, profile, read_way

KEPT = 24 * 3_600_000  # milliseconds for which a link is known that is too old
CONFIRMED = f"""
    {WAY} WHERE kind = 'mail' AND lower(target) = ? AND coalesce(fault, '') <> 'unconfirmed'
    ORDER BY created DESC, id LIMIT ?"""
INSERT = "INSERT INTO letters (hash, way, expires) VALUES (?, ?, ?)"
LETTER = "SELECT hash, way, expires, used FROM letters WHERE hash = ?"
USE = """
    UPDATE letters SET used = ?1 WHERE hash = ?2 AND used IS NULL AND expires > ?1 RETURNING way"""
OWNER = """
    SELECT people.id, people.name FROM ways JOIN people ON people.id = person WHERE ways.id = ?"""


def add_letters(
    database: Database, address: str, tokens: Sequence[bytes], now: int, expires: int
) -> list[Addressee]:
    """Give a token each to those who have confirmed an address."""
    database.execute("DELETE FROM letters WHERE expires < ?", (now - KEPT,))
    rows = database.execute(CONFIRMED, (address.lower(), len(tokens))).fetchall()
    ways = [read_way(row) for row in rows]
    given = [(token, way.id, expires) for token, way in zip(tokens, ways, strict=False)]
    database.executemany(INSERT, given)
    return [Addressee(way, owner(database, way.id), profile(database, way.person)) for way in ways]


def owner(database: Database, way: str) -> Person:
    """Whose way it is."""
    return Person(*database.execute(OWNER, (way,)).fetchone())


def find_letter(database: Database, token: bytes) -> LetterRow | None:
    """A link that was sent."""
    row = database.execute(LETTER, (token,)).fetchone()
    return LetterRow(*row) if row else None


def use_letter(database: Database, token: bytes, own: bytes, now: int) -> Person | None:
    """Use a link, by which a browser becomes known by its ``own``; None if it is no use."""
    used = database.execute(USE, (now, token)).fetchone()
    if used is None:
        return None
    found = owner(database, used[0])
    database.execute(INSERT_TOKEN, TokenRow(own, found.id, "browser", None, None, now))
    return found
