"""Persons and the tokens by which they are known again; the database has hashes of these only."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
import unicodedata
from collections.abc import Callable

from .journal.entries import Person
from .journal.store import Journal

NAME_LENGTH = 40
LINK_MINUTES = 15
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by rule, but nothing is to be seen
UNSEEN = frozenset(("Cc", "Cf", "Co", "Cs"))  # controls, bidi overrides, what has no glyph
INK = "LNPS"  # categories of which a single sign can be seen

INSERT_TOKEN = """
    INSERT INTO tokens (hash, person, kind, match, seat, created, expires)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
NAMED = """
    SELECT id, name FROM tokens JOIN people ON id = person
    WHERE hash = ? AND kind IN ('browser', 'bot')"""
USE_LINK = """
    UPDATE tokens SET used = ?1
    WHERE hash = ?2 AND kind = 'device' AND used IS NULL AND expires > ?1 RETURNING person"""
FORGET_PERSON = """
    DELETE FROM people WHERE id = ?1 AND NOT EXISTS (
        SELECT 1 FROM tokens WHERE person = ?1
        AND (kind <> 'device' OR used IS NULL AND expires > ?2))"""


class BadName(ValueError):
    """A name of which nothing is left to be seen."""


def cleaned_name(text: str) -> str:
    """A name fit to be shown beside others: without signs that hide, reorder or break lines.

    Inner runs of spaces become one, and 40 characters are left.  Raises ``BadName`` if none is.
    """
    spaced = (" " if sign in BLANK or sign.isspace() else sign for sign in text)
    seen = "".join(sign for sign in spaced if unicodedata.category(sign) not in UNSEEN)
    name = " ".join(unicodedata.normalize("NFC", seen).split())[:NAME_LENGTH].rstrip()
    if not any(unicodedata.category(sign)[0] in INK for sign in name):
        raise BadName("a name needs a character that can be seen")
    return name


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id of a person: 96 random bits in 16 signs."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A token: 32 random bytes in 43 signs."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is kept of a token; it is too random to be guessed from this."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


class People:
    """All persons; ``now`` tells the milliseconds since 1970."""

    def __init__(self, journal: Journal, now: Callable[[], int] = milliseconds) -> None:
        self._journal = journal
        self._now = now

    async def named(self, token: str | None) -> Person | None:
        """Whose token this is, a browser's or a network bot's; None if nobody's."""
        if token is None:
            return None
        found = await self._journal.read(lambda db: db.execute(NAMED, (hashed(token),)).fetchone())
        return Person(*found) if found else None

    async def bound(self, token: str) -> tuple[str, int] | None:
        """The match and seat to which a network bot's token is bound; None for any other token."""
        query = "SELECT match, seat FROM tokens WHERE hash = ? AND kind = 'bot'"
        found = await self._journal.read(lambda db: db.execute(query, (hashed(token),)).fetchone())
        return (found[0], found[1]) if found else None

    async def rename(self, token: str | None, name: str) -> tuple[Person, str | None]:
        """Give the token's person this name; raises ``BadName``.

        Without a token that we know this is a new person, whose token comes along.
        """
        name = cleaned_name(name)
        new = Person(new_id(), name), new_token()

        def job(database: sqlite3.Connection) -> tuple[Person, str | None]:
            known = token and database.execute(NAMED, (hashed(token),)).fetchone()
            if known:
                database.execute("UPDATE people SET name = ? WHERE id = ?", (name, known[0]))
                return Person(known[0], name), None
            self._insert_person(database, new[0])
            self._insert_token(database, new[1], new[0].id, "browser")
            return new

        return await self._journal.write(job)

    async def link(self, person: Person) -> tuple[str, int]:
        """A token that brings the person to another device once, and when it expires (ms).

        Earlier ones do so no longer.
        """
        token, expires = new_token(), self._now() + LINK_MINUTES * 60_000

        def job(database: sqlite3.Connection) -> None:
            earlier = "DELETE FROM tokens WHERE person = ? AND kind = 'device'"
            database.execute(earlier, (person.id,))
            self._insert_token(database, token, person.id, "device", expires=expires)

        await self._journal.write(job)
        return token, expires

    async def adopt(self, token: str) -> tuple[Person, str] | None:
        """Use a link: its person, and a browser's token for it.

        None if there is no such link, it has expired, or somebody was faster.
        """
        own = new_token()

        def job(database: sqlite3.Connection) -> tuple[Person, str] | None:
            used = database.execute(USE_LINK, (self._now(), hashed(token))).fetchone()
            if used is None:
                return None
            query = "SELECT id, name FROM people WHERE id = ?"
            person = Person(*database.execute(query, used).fetchone())
            self._insert_token(database, own, person.id, "browser")
            return person, own

        return await self._journal.write(job)

    async def bot_token(self, match: str, seat: int, name: str) -> tuple[Person, str]:
        """A new person that plays this seat from outside, and its token; raises ``BadName``."""
        bot, token = Person(new_id(), cleaned_name(name)), new_token()

        def job(database: sqlite3.Connection) -> None:
            self._insert_person(database, bot)
            self._insert_token(database, token, bot.id, "bot", match, seat)

        await self._journal.write(job)
        return bot, token

    async def forget(self, token: str) -> bool:
        """Let this token mean nobody; a person whom no other token means is forgotten, too.

        Whether that was so.
        """

        def job(database: sqlite3.Connection) -> bool:
            forget = "DELETE FROM tokens WHERE hash = ? RETURNING person"
            gone = 0
            for (person,) in database.execute(forget, (hashed(token),)).fetchall():
                gone += database.execute(FORGET_PERSON, (person, self._now())).rowcount
            return gone > 0

        return await self._journal.write(job)

    def _insert_person(self, database: sqlite3.Connection, person: Person) -> None:
        insert = "INSERT INTO people (id, name, created) VALUES (?, ?, ?)"
        database.execute(insert, (person.id, person.name, self._now()))

    def _insert_token(
        self,
        database: sqlite3.Connection,
        token: str,
        person: str,
        kind: str,
        match: str | None = None,
        seat: int | None = None,
        expires: int | None = None,
    ) -> None:
        row = (hashed(token), person, kind, match, seat, self._now(), expires)
        database.execute(INSERT_TOKEN, row)
