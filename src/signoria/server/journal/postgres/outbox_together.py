"""What the appends of many matches do to the outbox, in two statements for all of them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..notice_rows import NoticeChange
from ..sql.notice_queries import IN_ITS_PLACE
from .arrays import numbers, texts
from .connection import Connection

DROP = """
DELETE FROM notices USING unnest(?::text[], ?::text[]) AS gone (person, match)
WHERE notices.person = gone.person AND notices.match = gone.match"""
ADD = f"""
INSERT INTO notices (person, match, way, kind, version, at, due, moved)
SELECT new.person, new.match, ways.id, new.kind, new.version, new.at, new.due, new.moved
FROM unnest(?::text[], ?::text[], ?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::text[])
    AS new (person, match, kind, version, at, due, moved)
JOIN ways ON ways.open = 1 AND ways.frequency <> 'never' AND (
    ways.match = new.match OR ways.person = new.person AND ways.match IS NULL AND NOT EXISTS (
        SELECT 1 FROM match_choices AS other
        WHERE other.person = new.person AND other.match = new.match AND other.frequency = 'never'))
{IN_ITS_PLACE}"""
encode = msgspec.json.Encoder().encode


def change_outboxes(connection: Connection, changes: Iterable[tuple[str, NoticeChange]]) -> None:
    """Take out what is asked no more, and add what is to be told, each of one match."""
    changes = list(changes)
    gone = [(person, match) for match, change in changes for person in change.withdrawn]
    if gone:
        values = (texts(person for person, _ in gone), texts(match for _, match in gone))
        connection.execute(DROP, values)
    added = [(match, one) for match, change in changes for one in change.added]
    if added:
        notices = [one for _, one in added]
        rows = (
            texts(one.person for one in notices),
            texts(match for match, _ in added),
            texts(one.kind for one in notices),
            numbers(one.version for one in notices),
            numbers(one.at for one in notices),
            numbers(one.due for one in notices),
            texts(encode(one.moved).decode() for one in notices),
        )
        connection.execute(ADD, rows)
