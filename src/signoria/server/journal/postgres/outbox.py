"""What of the outbox a server sends, where several use one database.

A way is served by one server at a time, whichever asks first; a server that is gone serves none.
A match's own server comes first, as it alone knows who has the match in sight: it lets notices
wait or withdraws them.  Others send what it has left for some seconds, or has looked at already.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..notice_rows import CERTAIN, DueNotices, OutboxRow
from ..sql.database import Database
from ..sql.notice_queries import due_by_way, read_notice
from .arrays import texts
from .leases import NOW

LEFT = 3000  # milliseconds after which a notice is not its match's server's alone any more
COLUMNS = "way, person, match, kind, version, at, moved, message"
ELSEWHERE = f"""EXISTS (
    SELECT 1 FROM matches JOIN servers ON servers.id = matches.owner
    WHERE matches.id = notices.match AND owner <> ?1 AND until > {NOW})"""
DUE = f"due <= ?2 AND (due <= ?2 - {LEFT} OR due > at + {CERTAIN} OR NOT {ELSEWHERE})"
SERVED = f"EXISTS (SELECT 1 FROM servers WHERE id = ways.sender AND id <> ?1 AND until > {NOW})"
ANY = f"""
    SELECT EXISTS (
        SELECT 1 FROM notices JOIN ways ON ways.id = way WHERE {DUE} AND NOT {SERVED})"""
CLAIM = f"""
    UPDATE ways SET sender = ?1 WHERE id IN (
        SELECT id FROM ways WHERE NOT {SERVED} AND id IN (
            SELECT way FROM notices WHERE {DUE} ORDER BY due LIMIT ?3)
        FOR UPDATE SKIP LOCKED)
    RETURNING id"""
CLAIMED = f"""
    SELECT {COLUMNS} FROM notices WHERE {DUE} AND way = ANY (?4::text[]) ORDER BY due LIMIT ?3"""
WATCHED = f"""
    SELECT {COLUMNS} FROM notices WHERE due <= ?2 AND match IN (
        SELECT id FROM matches WHERE owner = ?1) ORDER BY due LIMIT ?3"""
RELEASE = "UPDATE ways SET sender = NULL WHERE id = ?2 AND sender = ?1"


def is_any_due(database: Database, server: str, now: int) -> bool:
    """Whether a server would find something to send."""
    return bool(database.execute(ANY, (server, now)).fetchone()[0])


def claim_ways(database: Database, server: str, now: int, most: int) -> list[str]:
    """Serve the ways of ``most`` notices that are due, but for those that others serve."""
    return [way for (way,) in database.execute(CLAIM, (server, now, most)).fetchall()]


def due_notices(
    database: Database, server: str, now: int, most: int, ways: Sequence[str]
) -> list[DueNotices]:
    """What is due by these ways."""
    found = database.execute(CLAIMED, (server, now, most, texts(ways))).fetchall()
    return list(due_by_way(database, sorted(found, key=lambda row: str(row[0]))))


def watched_notices(database: Database, server: str, now: int, most: int) -> list[OutboxRow]:
    """What is due of the matches that a server has."""
    return list(map(read_notice, database.execute(WATCHED, (server, now, most)).fetchall()))


def release_way(database: Database, server: str, way: str) -> None:
    """Serve a way no more."""
    database.execute(RELEASE, (server, way))
