"""SQL that writes matches and chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ...protocol.common import Room
from ..entries import AnyEntry, Created
from ..errors import Conflict
from ..joins import join_members
from ..rows import ALONE, Lease, MatchRow
from .database import Database
from .join_queries import joins_of
from .notice_queries import change_outbox

INSERT_ENTRY = "INSERT INTO entries (match, version, data) VALUES (?, ?, ?)"
INSERT_MATCH = """
    INSERT INTO matches (id, created, public, spectators, updated, version, to_move, turn,
        deadline, card, status, wake, owner, epoch)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING"""
UPDATE_MATCH = """
    UPDATE matches SET updated = ?, version = ?, to_move = ?, turn = ?, deadline = ?,
        card = coalesce(?, card), status = ?, wake = ?
    WHERE id = ? AND version = ? AND coalesce(owner, '') = coalesce(?, '') AND epoch = ?"""
# Most moves change neither of these two, whose indexes SQLite need not touch then.
UPDATE_STAND = """
    UPDATE matches SET updated = ?, version = ?, to_move = ?, turn = ?, deadline = ?,
        card = coalesce(?, card)
    WHERE id = ? AND version = ? AND coalesce(owner, '') = coalesce(?, '') AND epoch = ?
    AND status = ? AND coalesce(wake, -1) = coalesce(?, -1)"""
KEEP = """
    INSERT INTO snapshots (match, version, data)
    SELECT id, ?2, ?3 FROM matches WHERE id = ?1 AND version >= ?2
    ON CONFLICT (match) DO UPDATE SET version = excluded.version, data = excluded.data
    WHERE excluded.version > snapshots.version"""
SHUT = """
    UPDATE matches SET status = 'damaged', wake = NULL, to_move = NULL
    WHERE id = ? AND status IN ('waiting', 'running')"""
SAY = """
    INSERT INTO chat (match, room, number, at, person, seat, name, text)
    SELECT ?1, ?2, 1 + coalesce(max(number), 0), ?3, ?4, ?5, ?6, ?7
    FROM chat WHERE match = ?1 AND room = ?2 RETURNING number"""

ARCHIVE = "INSERT INTO archived (person, match) VALUES (?, ?) ON CONFLICT DO NOTHING"
BRING_BACK = "DELETE FROM archived WHERE person = ? AND match = ?"

NO_CARD = b"{}"
encode = msgspec.json.Encoder().encode


def check_beginning(first: int, entries: Sequence[AnyEntry]) -> Created | None:
    """The first entry if a match begins with it; raises ``ValueError`` where that is missing."""
    begun = entries[0] if entries and isinstance(entries[0], Created) else None
    if not entries or (first == 1) != (begun is not None):
        raise ValueError("a match begins with Created, and nothing is appended without an entry")
    return begun


def encode_entries(
    match: str, first: int, entries: Sequence[AnyEntry]
) -> list[tuple[str, int, bytes]]:
    """Entries as rows, with the versions from ``first`` on."""
    return [(match, version, encode(entry)) for version, entry in enumerate(entries, first)]


def append(
    database: Database,
    match: str,
    first: int,
    begun: Created | None,
    data: Sequence[tuple[str, int, bytes]],
    row: MatchRow,
    lease: Lease = ALONE,
) -> None:
    """Append encoded entries; raises ``Conflict``.  ``begun``: the match begins with this one."""
    if not update_match(database, match, begun, row, first, first + len(data) - 1, lease):
        raise Conflict(f"version {first} is not the next one")
    database.executemany(INSERT_ENTRY, data)
    if row.members is not None:
        write_members(database, match, row.members)
    if row.notices is not None:
        change_outbox(database, match, row.notices)


def update_match(
    database: Database,
    match: str,
    begun: Created | None,
    row: MatchRow,
    first: int,
    last: int,
    lease: Lease,
) -> bool:
    """Note how the match stands at the version ``last``.

    False if ``first`` is not the next, or the lease is another's.
    """
    stand = (row.updated, last, row.to_move, row.turn, row.deadline, row.card)
    if begun is not None:
        fixed = (match, begun.at, int(begun.public), int(begun.spectators))
        stand = (*stand[:-1], row.card or NO_CARD)
        return affects_one(database, INSERT_MATCH, (*fixed, *stand, row.status, row.wake, *lease))
    where = (match, first - 1, *lease)
    return affects_one(
        database, UPDATE_STAND, (*stand, *where, row.status, row.wake)
    ) or affects_one(database, UPDATE_MATCH, (*stand, row.status, row.wake, *where))


def affects_one(database: Database, statement: str, values: tuple[object, ...]) -> bool:
    """Whether a statement has inserted or changed a row."""
    return database.execute(statement, values).rowcount == 1


def write_members(database: Database, match: str, members: Mapping[str, Sequence[int]]) -> None:
    """Write the members of a match, if they have changed.

    Who appends may not have heard yet that two of them have become one.
    """
    known = join_members(members, joins_of(database, match))
    wanted = {person: encode(seats).decode() for person, seats in known.items()}
    found = dict(database.execute("SELECT person, seats FROM members WHERE match = ?", (match,)))
    if found != wanted:
        rows = [(match, person, seats) for person, seats in wanted.items()]
        database.execute("DELETE FROM members WHERE match = ?", (match,))
        database.executemany("INSERT INTO members (match, person, seats) VALUES (?, ?, ?)", rows)


def keep_snapshot(database: Database, match: str, version: int, snapshot: bytes) -> None:
    """Keep a snapshot unless a newer one is there, or the match has not come so far."""
    if not is_of_removed(database, snapshot):
        database.execute(KEEP, (match, version, snapshot))


def is_of_removed(database: Database, snapshot: bytes) -> bool:
    """Whether a snapshot names somebody who is removed: it was taken before, and comes too late."""
    rows = database.execute("SELECT id FROM removals").fetchall()
    return any(id.encode() in snapshot for (id,) in rows)


def shut_match(database: Database, match: str) -> None:
    """Shut a match that has not ended: nobody and nothing goes on with it."""
    database.execute(SHUT, (match,))


def archive(database: Database, person: str, match: str, away: bool) -> None:
    """Put a match away from a person's lists, or bring it back."""
    database.execute(ARCHIVE if away else BRING_BACK, (person, match))


def say(
    database: Database,
    match: str,
    room: Room,
    line: tuple[int, str, int | None, str, str],
) -> int:
    """Write down a chat message (at, person, seat, name, text); its number."""
    return int(database.execute(SAY, (match, room, *line)).fetchone()[0])


def barrier(_: Database) -> None:
    """Do nothing: when it is done, so is all before it, and the files are where they were."""
