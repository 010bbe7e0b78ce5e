"""SQL that lists persons and matches for administrators, and knows who these are."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase

from ....protocol.common import Status
from ...administration_rows import KnownMatch, KnownPerson, KnownToken, MatchFilter, PersonPlace
from ...entries import Person
from ...rows import ListPlace, TokenRow
from ..database import Database
from ..forgetting.removal_queries import hash_identity
from ..match_queries import NEWEST
from ..person_queries import INSERT_TOKEN, add_person

LOWER = str.maketrans(ascii_uppercase, ascii_lowercase)  # as both databases do it
LATEST = PersonPlace(1 << 62, "")
ADMINISTRATORS = """
    SELECT id, name FROM administrators JOIN people ON id = person ORDER BY name, id"""
APPOINT = """
    INSERT INTO administrators (person, since, appointed_by)
    SELECT id, ?2, ?3 FROM people WHERE id = ?1
    ON CONFLICT (person) DO UPDATE SET appointed_by = CASE
        WHEN administrators.appointed_by = 'organisation' THEN excluded.appointed_by
        ELSE administrators.appointed_by END"""
DISMISS = "DELETE FROM administrators WHERE person = ?1 AND (appointed_by = ?2 OR ?2 = '')"
IDENTIFIED = """
    SELECT id, name FROM identities JOIN people ON id = person WHERE issuer = ? AND subject = ?"""
BAN_ANEW = """
    INSERT INTO restrictions (kind, target, at, until, reason)
    SELECT kind, ?1, at, until, reason FROM restrictions WHERE kind = 'ban' AND target = ?2
    ON CONFLICT DO NOTHING"""
IDENTIFY = "INSERT INTO identities (issuer, subject, person, created) VALUES (?, ?, ?, ?)"
KNOWN = """
    SELECT id, name, created, (SELECT max(used) FROM tokens WHERE person = people.id),
    EXISTS (SELECT 1 FROM administrators WHERE person = people.id) FROM people"""
PERSON = f"{KNOWN} WHERE id = ?"
PEOPLE = f"""{KNOWN}
    WHERE (id = ?1 OR lower(name) LIKE ?2 ESCAPE '\\')
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND kind = 'bot')
    AND (created < ?3 OR created = ?3 AND id > ?4) ORDER BY created DESC, id LIMIT ?5"""
TOKENS = """
    SELECT hash, kind, created, used, agent, expires, match, seat FROM tokens
    WHERE person = ?1 AND (kind <> 'device' OR used IS NULL AND expires > ?2)
    ORDER BY created, hash"""
END_TOKEN = "DELETE FROM tokens WHERE hash = ? AND person = ?"
MATCH = "SELECT id, status, created, updated, version, public, card FROM matches"
MATCHES = f"""{MATCH}
    WHERE (?1 = '' OR id = ?1 OR EXISTS (
        SELECT 1 FROM members JOIN people ON people.id = person
        WHERE match = matches.id AND lower(name) LIKE ?2 ESCAPE '\\'))
    AND (status = ?3 OR ?3 = '') AND (?4 = '' OR EXISTS (
        SELECT 1 FROM members WHERE match = matches.id AND person = ?4))
    AND (updated < ?5 OR updated = ?5 AND id > ?6) ORDER BY updated DESC, id LIMIT ?7"""
MEMBERS = """
    SELECT person, name FROM members JOIN people ON id = person WHERE match = ? ORDER BY name, id"""


def pattern(text: str) -> str:
    """What ``LIKE`` takes for a text anywhere, whatever the case of its ASCII letters."""
    for sign in "\\%_":
        text = text.replace(sign, f"\\{sign}")
    return f"%{text.translate(LOWER)}%"


def administrators(database: Database) -> list[Person]:
    """All administrators."""
    return [Person(*row) for row in database.execute(ADMINISTRATORS).fetchall()]


def appoint(database: Database, person: str, now: int, by: str) -> None:
    """Make a person an administrator."""
    database.execute(APPOINT, (person, now, by))


def dismiss(database: Database, person: str, by: str | None) -> bool:
    """Have a person be an administrator no more."""
    return bool(database.execute(DISMISS, (person, by or "")).rowcount)


def sign_in_identity(
    database: Database, issuer: str, subject: str, new: Person, token: TokenRow
) -> Person:
    """Add a token for the person of an identity."""
    found = database.execute(IDENTIFIED, (issuer, subject)).fetchone()
    if found is None:
        add_person(database, new, token)
        database.execute(IDENTIFY, (issuer, subject, new.id, token.created))
        database.execute(BAN_ANEW, (new.id, hash_identity(issuer, subject)))
        return new
    person = Person(*found)
    database.execute(INSERT_TOKEN, token._replace(person=person.id))
    return person


def known_person(database: Database, person: str) -> KnownPerson | None:
    """A person as a list shows it."""
    found = database.execute(PERSON, (person,)).fetchone()
    return read_person(*found) if found else None


def tokens(database: Database, person: str, now: int) -> list[KnownToken]:
    """All that stands for a person."""
    return [KnownToken(*row) for row in database.execute(TOKENS, (person, now)).fetchall()]


def end_tokens(database: Database, person: str, tokens: Sequence[bytes]) -> None:
    """Have these stand for a person no more."""
    database.executemany(END_TOKEN, [(token, person) for token in tokens])


def search_people(
    database: Database, text: str, after: PersonPlace | None, number: int
) -> list[KnownPerson]:
    """So many persons with a text in the name, or with this id."""
    created, person = after or LATEST
    rows = database.execute(PEOPLE, (text, pattern(text), created, person, number)).fetchall()
    return [read_person(*row) for row in rows]


def read_person(
    id: str, name: str, created: int, used: int | None, administrator: int
) -> KnownPerson:
    """A row as it is told."""
    return KnownPerson(id, name, created, used, bool(administrator))


def search_all_matches(
    database: Database, sought: MatchFilter, after: ListPlace | None, number: int
) -> list[KnownMatch]:
    """So many matches, the last changed first."""
    updated, place = after or NEWEST
    wanted = (sought.text, pattern(sought.text), sought.status or "", sought.person or "")
    rows = database.execute(MATCHES, (*wanted, updated, place, number)).fetchall()
    return [read_match(database, *row) for row in rows]


def known_match(database: Database, match: str) -> KnownMatch | None:
    """A match as a list shows it."""
    found = database.execute(f"{MATCH} WHERE id = ?", (match,)).fetchone()
    return read_match(database, *found) if found else None


def read_match(
    database: Database,
    id: str,
    status: Status,
    created: int,
    updated: int,
    version: int,
    public: int,
    card: bytes,
) -> KnownMatch:
    """A row as it is told."""
    members = members_of(database, id)
    return KnownMatch(id, status, created, updated, version, bool(public), bytes(card), members)


def members_of(database: Database, match: str) -> list[tuple[str, str]]:
    """The people of a match who are still somebody."""
    rows = database.execute(MEMBERS, (match,)).fetchall()
    return [(person, name) for person, name in rows]
