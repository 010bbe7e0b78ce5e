"""SQL for persons and the hashes of the tokens by which they are recognised."""

from __future__ import annotations

from collections.abc import Sequence

from ..entries import Person
from ..rows import DeviceRow, TokenRow
from .database import Database
from .errand_queries import add_errands

INSERT_TOKEN = """
    INSERT INTO tokens (hash, person, kind, match, seat, created, expires)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
PERSON = """
    SELECT id, name FROM tokens JOIN people ON id = person
    WHERE hash = ? AND kind IN ('browser', 'bot')"""
BOT_SEAT = "SELECT match, seat FROM tokens WHERE hash = ? AND kind = 'bot'"
SEATED = """
    SELECT EXISTS (
        SELECT 1 FROM tokens JOIN members USING (person) JOIN matches ON matches.id = members.match
        WHERE hash = ? AND kind IN ('browser', 'bot') AND seats <> '[]'
        AND status IN ('waiting', 'running'))"""
USE_LINK = """
    UPDATE tokens SET used = ?1
    WHERE hash = ?2 AND kind = 'device' AND used IS NULL AND expires > ?1 RETURNING person"""
DEVICES = """
    SELECT hash, created, used, agent FROM tokens WHERE person = ? AND kind = 'browser'
    ORDER BY created, hash"""
NOTE_USE = "UPDATE tokens SET used = ?, agent = ? WHERE hash = ? AND kind = 'browser'"
END = "DELETE FROM tokens WHERE hash = ? AND person = ? AND kind = 'browser'"
FORGET_PERSON = """
    DELETE FROM people WHERE id = ?1 AND NOT EXISTS (
        SELECT 1 FROM tokens WHERE person = ?1
        AND (kind <> 'device' OR used IS NULL AND expires > ?2))
    AND NOT EXISTS (SELECT 1 FROM codes WHERE person = ?1 AND used IS NULL)
    AND NOT EXISTS (
        SELECT 1 FROM ways
        WHERE person = ?1 AND kind = 'mail' AND coalesce(fault, '') <> 'unconfirmed')
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = ?1)
    AND NOT EXISTS (SELECT 1 FROM identities WHERE person = ?1)"""


def find_person(database: Database, token: bytes) -> Person | None:
    """Whose token this is, a browser's or a network bot's."""
    found = database.execute(PERSON, (token,)).fetchone()
    return Person(*found) if found else None


def find_bot_seat(database: Database, token: bytes) -> tuple[str, int] | None:
    """The match and seat of a network bot's token."""
    found = database.execute(BOT_SEAT, (token,)).fetchone()
    return (found[0], found[1]) if found else None


def holds_seat(database: Database, token: bytes) -> bool:
    """Whether the token's person holds a seat in a match that waits or runs."""
    return bool(database.execute(SEATED, (token,)).fetchone()[0])


def add_person(database: Database, person: Person, token: TokenRow) -> None:
    """A new person and its token."""
    row = (person.id, person.name, token.created)
    database.execute("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", row)
    database.execute(INSERT_TOKEN, token)


def rename_person(
    database: Database, known: bytes | None, new: Person, token: TokenRow, adding: bool = True
) -> Person | None:
    """Give the token's person the name of ``new``; None if ``new`` was added instead."""
    person = find_person(database, known) if known is not None else None
    if person is None:
        if adding:
            add_person(database, new, token)
        return None
    database.execute("UPDATE people SET name = ? WHERE id = ?", (new.name, person.id))
    return Person(person.id, new.name)


def add_link(database: Database, token: TokenRow) -> None:
    """A token for another device, in the place of all earlier ones."""
    earlier = "DELETE FROM tokens WHERE person = ? AND kind = 'device'"
    database.execute(earlier, (token.person,))
    database.execute(INSERT_TOKEN, token)


def renew_bot_token(database: Database, person: Person, token: TokenRow) -> None:
    """A token of a network bot, in the place of all earlier ones."""
    earlier = "DELETE FROM tokens WHERE person = ? AND kind = 'bot'"
    database.execute(earlier, (person.id,))
    add = "INSERT INTO people (id, name, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    database.execute(add, (person.id, person.name, token.created))
    database.execute(INSERT_TOKEN, token)


def use_link(database: Database, token: bytes, own: bytes, now: int) -> Person | None:
    """Use a token for another device, which becomes known by its ``own``; None if it is no use."""
    used = database.execute(USE_LINK, (now, token)).fetchone()
    if used is None:
        return None
    found = database.execute("SELECT id, name FROM people WHERE id = ?", used).fetchone()
    database.execute(INSERT_TOKEN, TokenRow(own, used[0], "browser", None, None, now))
    return Person(*found)


def forget_token(database: Database, token: bytes, now: int) -> bool:
    """Let a token mean nobody; whether a person whom no other token means is forgotten, too.

    Such a person leaves all its matches.
    """
    query = "DELETE FROM tokens WHERE hash = ? RETURNING person"
    found = database.execute(query, (token,)).fetchone()
    if found is None or database.execute(FORGET_PERSON, (found[0], now)).rowcount == 0:
        return False
    add_errands(database, "leave", found[0])
    return True


def devices(database: Database, person: str) -> list[DeviceRow]:
    """The browsers that stand for a person."""
    return [DeviceRow(*row) for row in database.execute(DEVICES, (person,))]


def note_use(database: Database, token: bytes, now: int, agent: str) -> None:
    """Note that a browser has been used."""
    database.execute(NOTE_USE, (now, agent, token))


def end_devices(database: Database, person: str, tokens: Sequence[bytes]) -> None:
    """Have browsers stand for a person no more."""
    database.executemany(END, [(token, person) for token in tokens])
