"""SQL by which two identities of a person become one, all in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from ....decoders import json_decoder
from ..joins import Joins, join_members, rename_people
from .database import Database
from .errand_queries import add_renewals, move_errands

MATCHES = "SELECT match FROM members WHERE person = ? ORDER BY match"
MEMBERS = "SELECT person, seats FROM members WHERE match = ?"
JOINS = "SELECT gone, kept FROM joins WHERE match = ?"
DOUBLE_WAYS = """
    DELETE FROM ways WHERE person = ?1 AND EXISTS (
        SELECT 1 FROM ways AS other
        WHERE other.person = ?2 AND other.kind = ways.kind AND other.target = ways.target
        AND coalesce(other.match, '') = coalesce(ways.match, ''))"""
MATCH_CHOICES = """
    INSERT INTO match_choices (person, match, frequency)
    SELECT ?1, match, frequency FROM match_choices WHERE person = ?2 ON CONFLICT DO NOTHING"""
ARCHIVED = """
    INSERT INTO archived (person, match) SELECT ?1, match FROM archived WHERE person = ?2
    ON CONFLICT DO NOTHING"""
EXERCISES = """
    INSERT INTO exercises (person, key, game, made, due, card, data)
    SELECT ?1, key, game, made, due, card, data FROM exercises WHERE person = ?2
    ON CONFLICT DO NOTHING"""
CONTRIBUTIONS = """
    INSERT INTO contributions (match, person, value)
    SELECT match, ?1, value FROM contributions WHERE person = ?2
    ON CONFLICT DO NOTHING"""
# The stricter wish counts, and what either has hidden stays hidden.
WISHES = (
    """
    UPDATE people SET invited_by = 'nobody' WHERE id = ?1 AND EXISTS (
        SELECT 1 FROM people AS gone WHERE gone.id = ?2 AND gone.invited_by = 'nobody')""",
    """
    INSERT INTO hidden (person, other) SELECT ?1, other FROM hidden WHERE person = ?2
    ON CONFLICT DO NOTHING""",
    """
    INSERT INTO hidden (person, other) SELECT person, ?1 FROM hidden WHERE other = ?2
    ON CONFLICT DO NOTHING""",
)
# What either may not do, the one of both may not do, for as long as the longer of the two.
RESTRICTIONS = """
    INSERT INTO restrictions (kind, target, at, until, reason)
    SELECT kind, ?1, at, until, reason FROM restrictions WHERE target = ?2
    ON CONFLICT (kind, target) DO UPDATE SET until = CASE
        WHEN excluded.until IS NULL OR restrictions.until IS NULL THEN NULL
        WHEN excluded.until > restrictions.until THEN excluded.until
        ELSE restrictions.until END"""
OFFICE = """
    INSERT INTO administrators (person, since, appointed_by)
    SELECT ?1, since, appointed_by FROM administrators WHERE person = ?2
    ON CONFLICT (person) DO UPDATE SET appointed_by = CASE
        WHEN administrators.appointed_by = 'organisation' THEN excluded.appointed_by
        ELSE administrators.appointed_by END"""
MOVES = (
    RESTRICTIONS,
    OFFICE,
    "UPDATE identities SET person = ?1 WHERE person = ?2",
    "UPDATE reports SET person = ?1 WHERE person = ?2",
    "UPDATE admin_log SET target = ?1 WHERE target = ?2",
    "UPDATE chat SET person = ?1 WHERE person = ?2",
    "UPDATE reports SET reporter = ?1 WHERE reporter = ?2",
    "UPDATE ways SET person = ?1 WHERE person = ?2",
    "UPDATE notices SET person = ?1 WHERE person = ?2",
    "UPDATE codes SET person = ?1 WHERE person = ?2",
    "UPDATE vacations SET person = ?1 WHERE person = ?2",
    "UPDATE passkeys SET person = ?1 WHERE person = ?2",
    "UPDATE tokens SET person = ?1 WHERE person = ?2 AND kind = 'browser'",
)
CONTEXTS = "SELECT id, context FROM reports"
REWRITE_CONTEXT = "UPDATE reports SET context = ? WHERE id = ?"
Line = dict[str, Any]
decode_lines = json_decoder(list[Line]).decode
encode = msgspec.json.Encoder().encode
decode_seats = json_decoder(list[int]).decode


def joins_of(database: Database, match: str) -> Joins:
    """The persons of a match who are others now."""
    return dict(database.execute(JOINS, (match,)).fetchall())


def join_people(database: Database, gone: str, kept: str) -> list[str]:
    """Make one person of two; the matches of the one that is no more, which are read anew."""
    both = database.execute("SELECT count(*) FROM people WHERE id IN (?, ?)", (gone, kept))
    if gone == kept or both.fetchone()[0] != 2:
        return []
    matches = [match for (match,) in database.execute(MATCHES, (gone,)).fetchall()]
    database.execute("UPDATE joins SET kept = ? WHERE kept = ?", (kept, gone))
    for match in matches:
        join_match(database, match, gone, kept)
    join_ways(database, gone, kept)
    join_wishes(database, gone, kept)
    database.execute(MATCH_CHOICES, (kept, gone))
    database.execute(ARCHIVED, (kept, gone))
    database.execute(EXERCISES, (kept, gone))
    database.execute(CONTRIBUTIONS, (kept, gone))
    database.execute("DELETE FROM contributions WHERE person = ?", (gone,))
    move_errands(database, gone, kept)
    add_renewals(database, kept, matches)
    for move in MOVES:
        database.execute(move, (kept, gone))
    rewrite_contexts(database, [gone], lambda line: {**line, "person": kept})
    database.execute("DELETE FROM restrictions WHERE target = ?", (gone,))
    database.execute("DELETE FROM people WHERE id = ?", (gone,))
    return matches


def join_match(database: Database, match: str, gone: str, kept: str) -> None:
    """Have a match of the one be one of the other, with all seats."""
    joins = {gone: kept}
    rows: Sequence[tuple[str, str]] = database.execute(MEMBERS, (match,)).fetchall()
    members = join_members({person: decode_seats(seats) for person, seats in rows}, joins)
    database.execute(
        "DELETE FROM members WHERE match = ? AND person IN (?, ?)", (match, gone, kept)
    )
    row = (match, kept, encode(members[kept]).decode())
    database.execute("INSERT INTO members (match, person, seats) VALUES (?, ?, ?)", row)
    database.execute("INSERT INTO joins (match, gone, kept) VALUES (?, ?, ?)", (match, gone, kept))
    (card,) = database.execute("SELECT card FROM matches WHERE id = ?", (match,)).fetchone()
    fresh = rename_people(bytes(card), joins)
    database.execute("UPDATE matches SET card = ? WHERE id = ?", (fresh, match))


def join_ways(database: Database, gone: str, kept: str) -> None:
    """Leave one way to each end: of the one whose address is confirmed, else of the kept one."""
    confirmed = f"{DOUBLE_WAYS} AND fault = 'unconfirmed'"
    database.execute(confirmed, (kept, gone))
    database.execute(DOUBLE_WAYS, (gone, kept))


def join_wishes(database: Database, gone: str, kept: str) -> None:
    """Have nobody reach the one who is kept that could not reach the other, nor the other way."""
    for statement in WISHES:
        database.execute(statement, (kept, gone))
    database.execute("DELETE FROM hidden WHERE ? IN (person, other)", (gone,))
    database.execute("DELETE FROM hidden WHERE person = other")


def rewrite_contexts(
    database: Database, people: Iterable[str], rewrite: Callable[[Line], Line]
) -> None:
    """Rewrite what these people have said, wherever it is kept with a report; there are few."""
    named = set(people)
    for id, context in database.execute(CONTEXTS).fetchall():
        if any(person.encode() in bytes(context) for person in named):
            lines = decode_lines(bytes(context))
            fresh = [rewrite(line) if line.get("person") in named else line for line in lines]
            database.execute(REWRITE_CONTEXT, (encode(fresh), id))
