"""SQL by which a person is removed: at once as a person, match by match in what was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec

from .....decoders import json_decoder
from ... import names
from ...joins import NOBODY, Joins, join_members, rename_people
from ...removal_port import NameSearch, RemovalRow
from ..database import Database
from ..join_queries import Line, rewrite_contexts

KNOWN_AS = """
    INSERT INTO removals (id, person, at)
    SELECT ?1, ?1, CAST(?2 AS BIGINT) UNION SELECT gone, ?1, ?2 FROM joins WHERE kept = ?1
    ON CONFLICT DO NOTHING"""
IDS = "SELECT id FROM removals WHERE person = ? ORDER BY id"
REMOVALS = "SELECT person, at FROM removals WHERE id = person ORDER BY at, person"
LISTED = "SELECT match FROM members WHERE person = ?"
TALKING = "SELECT DISTINCT match FROM chat WHERE person = ?"
MATCHES = "SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?"
NAMING = " OR ".join(f"substr(data, 1, {len(kind)}) = ?" for kind in names.NAMING)
NAMED = f"SELECT match, data FROM entries WHERE match > ? AND match <= ? AND ({NAMING})"
OF_MATCH = f"SELECT version, data FROM entries WHERE match = ? AND ({NAMING}) ORDER BY version"
REWRITE = "UPDATE entries SET data = ? WHERE match = ? AND version = ?"
SILENCE = "UPDATE chat SET person = ?, name = '', text = '' WHERE match = ? AND person = ?"
BANNED = "SELECT until, reason FROM restrictions WHERE kind = 'ban' AND target = ?"
IDENTITIES = "SELECT issuer, subject FROM identities WHERE person = ?"
KEEP_BAN = """
    INSERT INTO restrictions (kind, target, at, until, reason) VALUES ('ban', ?, 0, ?, ?)
    ON CONFLICT DO NOTHING"""
# The rest of what belongs to a person goes with its row.
PERSONAL = (
    "DELETE FROM people WHERE id = ?",
    "DELETE FROM notices WHERE person = ?",
    "DELETE FROM announcements WHERE person = ?",
    "DELETE FROM errands WHERE person = ?",
    "DELETE FROM contributions WHERE person = ?",
    "DELETE FROM hidden WHERE other = ?",
    "DELETE FROM restrictions WHERE target = ?",
    """UPDATE admin_log SET detail = '' WHERE target IN (
        SELECT id FROM reports WHERE ? IN (person, reporter))""",
    "DELETE FROM reports WHERE reporter = ?",
    "DELETE FROM reports WHERE person = ?",
    "UPDATE admin_log SET detail = '' WHERE target = ?",
)
encode = msgspec.json.Encoder().encode
decode_seats = json_decoder(list[int]).decode


def leave_no_trace(database: Database) -> None:
    """Have nothing of what this transaction deletes left on the disk, where the file is ours.

    PostgreSQL has an operator of its own, who sees to its dead rows and its log.
    """
    if sweep := getattr(database, "leave_no_trace", None):
        sweep()


def begin_removal(database: Database, person: str, now: int) -> None:
    """Nobody is this person from now on."""
    leave_no_trace(database)
    database.execute(KNOWN_AS, (person, now))
    rewrite_contexts(database, ids_of(database, person), silence)
    keep_ban(database, person)
    for statement in PERSONAL:
        database.execute(statement, (person,))


def silence(line: Line) -> Line:
    """A line that is kept with a report, of somebody who is nobody any more."""
    return {**line, "person": "", "name": "", "text": ""}


def keep_ban(database: Database, person: str) -> None:
    """Let whoever is banned not come back by an organisation before that is over.

    Of the identity only a hash is kept, and only so long.
    """
    for until, reason in database.execute(BANNED, (person,)).fetchall():
        for issuer, subject in database.execute(IDENTITIES, (person,)).fetchall():
            target = hash_identity(issuer, subject)
            database.execute(KEEP_BAN, (target, until, reason))


def hash_identity(issuer: str, subject: str) -> str:
    """An identity of an organisation, as it is known once its person is nobody any more."""
    return f"identity:{sha256(f'{issuer} {subject}'.encode()).hexdigest()}"


def removals(database: Database) -> list[RemovalRow]:
    """The removals that are not finished."""
    return [RemovalRow(*row) for row in database.execute(REMOVALS).fetchall()]


def ids_of(database: Database, person: str) -> list[str]:
    """The ids under which a removed person was known."""
    return [id for (id,) in database.execute(IDS, (person,)).fetchall()]


def matches_naming(database: Database, person: str) -> list[str]:
    """The matches in whose lists or talk a person is."""
    found = set[str]()
    for id in ids_of(database, person):
        for query in (LISTED, TALKING):
            found |= {match for (match,) in database.execute(query, (id,)).fetchall()}
    return sorted(found)


def search_names(database: Database, person: str, after: str, number: int) -> NameSearch:
    """Look through so many matches for entries that name a person."""
    matches = [match for (match,) in database.execute(MATCHES, (after, number)).fetchall()]
    if not matches:
        return NameSearch([], None)
    ids = [id.encode() for id in ids_of(database, person)]
    rows = database.execute(NAMED, (after, matches[-1], *names.NAMING))
    found = {match for match, data in rows if any(id in bytes(data) for id in ids)}
    return NameSearch(sorted(found), matches[-1])


def erase_names(database: Database, match: str, person: str) -> None:
    """Have a match without the name of a removed person, and without its words."""
    leave_no_trace(database)
    ids, alias = ids_of(database, person), names.alias_of(person, match)
    naming = rewrite_entries(database, match, lambda data: names.erase_names(data, ids, alias))
    erase_in_members(database, match, ids, alias)
    redraw(database, match, naming, dict.fromkeys(ids, alias))
    database.execute("DELETE FROM snapshots WHERE match = ?", (match,))
    for id in ids:
        database.execute(SILENCE, (alias, match, id))
        database.execute("DELETE FROM joins WHERE match = ? AND gone = ?", (match, id))


def rewrite_entries(
    database: Database, match: str, rewrite: Callable[[bytes], bytes]
) -> list[bytes]:
    """Rewrite the entries that name somebody; all that name anybody, as they are then."""
    found = []
    for version, data in database.execute(OF_MATCH, (match, *names.NAMING)).fetchall():
        fresh = rewrite(bytes(data))
        if fresh != data:
            database.execute(REWRITE, (fresh, match, version))
        found.append(fresh)
    return found


def erase_in_members(database: Database, match: str, ids: Sequence[str], alias: str) -> None:
    """Have somebody else in the lists of the match, with the same seats."""
    rows: Sequence[tuple[str, str]] = database.execute(
        "SELECT person, seats FROM members WHERE match = ?", (match,)
    ).fetchall()
    before = {person: decode_seats(seats) for person, seats in rows}
    after = join_members(before, dict.fromkeys(ids, alias))
    if after != before:
        database.execute("DELETE FROM members WHERE match = ?", (match,))
        fresh = [(match, person, encode(seats).decode()) for person, seats in after.items()]
        database.executemany("INSERT INTO members (match, person, seats) VALUES (?, ?, ?)", fresh)


def redraw(
    database: Database, match: str, naming: Sequence[bytes], aliases: Joins = NOBODY
) -> None:
    """Draw the card of a match anew, with the names that its entries have now."""
    found = database.execute("SELECT card FROM matches WHERE id = ?", (match,)).fetchone()
    if found is not None:
        card = names.redraw_card(rename_people(bytes(found[0]), aliases), naming)
        database.execute("UPDATE matches SET card = ? WHERE id = ?", (card, match))


def finish_removal(database: Database, person: str) -> None:
    """Forget that there was such a person."""
    leave_no_trace(database)
    database.execute("DELETE FROM announcements WHERE person = ?", (person,))
    database.execute("DELETE FROM removals WHERE person = ?", (person,))
