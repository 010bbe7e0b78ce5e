"""SQL for the outbox: notices that are still to be sent, one for each person, match and way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from ....decoders import convert, json_decoder
from ..notice_rows import DueNotices, NoticeChange, NoticeKey, OutboxRow
from . import way_queries
from .database import Database

IN_ITS_PLACE = """
    ON CONFLICT (person, match, way) DO UPDATE SET kind = excluded.kind,
        version = excluded.version, at = excluded.at, due = excluded.due, moved = excluded.moved,
        message = NULL"""
ADD = f"""
    INSERT INTO notices (person, match, way, kind, version, at, due, moved)
    SELECT ?1, ?2, id, ?3, ?4, ?5, ?6, ?7 FROM ways
    WHERE open = 1 AND frequency <> 'never' AND (match = ?2 OR person = ?1 AND match IS NULL
        AND NOT EXISTS (
            SELECT 1 FROM match_choices AS other
            WHERE other.person = ?1 AND other.match = ?2 AND other.frequency = 'never'))
    {IN_ITS_PLACE}"""
DROP = "DELETE FROM notices WHERE person = ? AND match = ?"
ONE = "WHERE person = ? AND match = ? AND way = ?"
DUE = """
    SELECT way, person, match, kind, version, at, moved, message FROM notices
    WHERE due <= ? ORDER BY due LIMIT ?"""
WAITS = """
    SELECT EXISTS (SELECT 1 FROM notices WHERE person = ?1 AND match = coalesce(?2, match))
    OR EXISTS (SELECT 1 FROM ways WHERE person = ?1 AND told IS NOT NULL)"""
SEEN = "DELETE FROM notices WHERE person = ?1 AND match = coalesce(?2, match)"
encode = msgspec.json.Encoder().encode
decode_seats = json_decoder(list[int]).decode


def change_outbox(database: Database, match: str, change: NoticeChange) -> None:
    """Take out what is asked no more, and add what is to be told."""
    if change.withdrawn:
        database.executemany(DROP, [(person, match) for person in change.withdrawn])
    for one in change.added:
        row = (
            one.person,
            match,
            one.kind,
            one.version,
            one.at,
            one.due,
            encode(one.moved).decode(),
        )
        database.execute(ADD, row)


def due_notices(database: Database, now: int, most: int) -> list[DueNotices]:
    """What is due, by ways."""
    rows = sorted(database.execute(DUE, (now, most)).fetchall(), key=lambda row: row[0])
    return list(due_by_way(database, rows))


def due_by_way(database: Database, rows: Sequence[tuple[object, ...]]) -> Iterator[DueNotices]:
    """Rows of the outbox that are sorted by their ways, with these."""
    for way, group in groupby(rows, lambda row: str(row[0])):
        found = way_queries.find_way(database, way)
        if found is not None:
            notices = sorted(map(read_notice, group), key=lambda one: (one.at, one.match))
            profile = way_queries.profile(database, found.person)
            wishes = way_queries.match_choices(database, found.person)
            yield DueNotices(found, profile, notices, wishes)


def read_notice(row: tuple[object, ...]) -> OutboxRow:
    """A row of the outbox."""
    way, person, match, kind, version, at, moved, message = row
    return convert(
        {
            "way": way,
            "person": person,
            "match": match,
            "kind": kind,
            "version": version,
            "at": at,
            "moved": decode_seats(str(moved)),
            "message": message,
        },
        OutboxRow,
    )


def postpone_notices(database: Database, keys: Sequence[NoticeKey], due: int) -> None:
    """Have notices wait."""
    database.executemany(f"UPDATE notices SET due = ? {ONE}", [(due, *key) for key in keys])


def withdraw_notices(database: Database, versions: Sequence[tuple[NoticeKey, int]]) -> None:
    """Take notices of these versions out."""
    gone = f"DELETE FROM notices {ONE} AND version = ?"
    database.executemany(gone, [(*key, version) for key, version in versions])


def claim_notices(
    database: Database, versions: Mapping[NoticeKey, int], message: str
) -> list[NoticeKey]:
    """Note as which message notices go out; those of these versions that are still there."""
    claim = f"UPDATE notices SET message = ? {ONE} AND version = ?"
    return [
        key
        for key, version in versions.items()
        if database.execute(claim, (message, *key, version)).rowcount == 1
    ]


def finish_message(database: Database, way: str, message: str, now: int) -> None:
    """A message has arrived."""
    database.execute("DELETE FROM notices WHERE message = ? AND way = ?", (message, way))
    way_queries.note_success(database, way, now)


def fail_message(database: Database, way: str, message: str, fault: str, again: int | None) -> None:
    """A message has not arrived."""
    way_queries.note_failure(database, way, fault, again)
    if again is None:
        database.execute("DELETE FROM notices WHERE way = ?", (way,))
    else:
        retry = "UPDATE notices SET due = ? WHERE message = ? AND way = ?"
        database.execute(retry, (again, message, way))


def waits(database: Database, person: str, match: str | None) -> bool:
    """Whether a visit changes anything."""
    return bool(database.execute(WAITS, (person, match)).fetchone()[0])


def note_visit(database: Database, person: str, match: str | None) -> None:
    """A person has seen what waits."""
    database.execute(SEEN, (person, match))
    database.execute("UPDATE ways SET told = NULL WHERE person = ?", (person,))
