"""What several servers count and know together, in PostgreSQL."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..sharing_port import LikenessRow
from ..sql.database import Database
from ..sql.way_queries import keep_key
from . import contributions
from .arrays import blobs, numbers, texts
from .work import Access

NOW = "(extract(epoch FROM now()) * 1000)::bigint"
# Nobody waits for somebody else's accounts: who finds others at it comes again.
LOCK = "SELECT pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' spending', 0))"
SPEND = f"""
    INSERT INTO spending (account, full_at)
    SELECT account, {NOW} + cost FROM unnest(?::bytea[], ?::bigint[]) AS new (account, cost)
    ON CONFLICT (account) DO UPDATE
    SET full_at = GREATEST(spending.full_at, {NOW}) + excluded.full_at - {NOW}
    RETURNING account, full_at - {NOW}"""
FORGET_SPENDING = f"DELETE FROM spending WHERE full_at < {NOW} - 60000"
# By the number of the transaction, so that what is committed late is heard all the same.
OWN = "pg_current_xact_id()::text::bigint"
OLDEST = "pg_snapshot_xmin(pg_current_snapshot())::text::bigint"
TELL = f"""
    INSERT INTO likenesses (match, version, at, told, server, data)
    SELECT match, version, {NOW}, {OWN}, ?, data
    FROM unnest(?::text[], ?::bigint[], ?::bytea[]) AS new (match, version, data)
    ORDER BY match
    ON CONFLICT (match) DO UPDATE
    SET version = excluded.version, at = excluded.at, told = excluded.told,
        server = excluded.server, data = excluded.data
    WHERE excluded.version >= likenesses.version"""
RUNS = "EXISTS (SELECT 1 FROM matches WHERE id = match AND status = 'running')"
HEAR_FIRST = f"""
    SELECT match, version, data FROM likenesses
    WHERE server <> ? AND data IS NOT NULL AND {RUNS}"""
HEAR = "SELECT match, version, data FROM likenesses WHERE server <> ? AND told >= ?"
# Of what runs no more somebody may not have told: a server that was killed, or an older one.
END = f"""
    UPDATE likenesses SET version = version + 1, at = {NOW}, told = {OWN}, server = '', data = NULL
    WHERE match IN (
        SELECT match FROM likenesses WHERE data IS NOT NULL AND at < {NOW} - 10000 AND NOT {RUNS}
        FOR UPDATE SKIP LOCKED)"""
FORGET_ENDED = f"""
    DELETE FROM likenesses WHERE match IN (
        SELECT match FROM likenesses WHERE data IS NULL AND at < {NOW} - 86400000
        FOR UPDATE SKIP LOCKED)"""
SWEEP = 60.0  # seconds between two looks for what runs no more


class PostgresSharing:
    """See ``SharingJournal``; ``server`` is asked each time, as a server that was lost is another.

    All others hear of a match what the server has told that had it last.
    """

    def __init__(self, access: Access, server: Callable[[], str]) -> None:
        self._access = access
        self._server = server
        self._since: int | None = None
        self._heard: set[tuple[str, int]] = set()
        self._swept = 0.0

    async def key(self, name: str) -> bytes:
        """A key of all servers by what it is for."""
        found: str = await self._access.write(keep_key, name, secrets.token_hex(32))
        return bytes.fromhex(found)

    async def add_value(self, match: str, person: str, value: str) -> str:
        """What a person adds to the shuffle of the match that may follow one; the first stands."""
        stands: str = await self._access.write(contributions.add_value, match, person, value)
        return stands

    async def values(self, match: str) -> dict[str, str]:
        """What people have added to the match that may follow one, by their ids."""
        found: dict[str, str] = await self._access.read(contributions.values, match)
        return found

    async def spend(self, spending: Mapping[bytes, float]) -> dict[bytes, float]:
        """Add seconds to accounts; the seconds that each has now."""
        found: dict[bytes, float] = await self._access.write(spend, dict(spending))
        return found

    async def tell_likenesses(self, rows: Sequence[LikenessRow]) -> None:
        """Let other servers know."""
        await self._access.write(tell_likenesses, self._server(), list(rows))

    async def hear_likenesses(self) -> list[LikenessRow]:
        """What other servers have told since the last time."""
        if time.monotonic() >= self._swept + SWEEP:
            await self._access.write(end_likenesses)
            self._swept = time.monotonic()
        rows, since = await self._access.read(hear_likenesses, self._server(), self._since)
        fresh = [row for row in rows if (row.match, row.version) not in self._heard]
        self._heard = {(row.match, row.version) for row in rows}
        self._since = since
        return fresh


def spend(database: Database, spending: dict[bytes, float]) -> dict[bytes, float]:
    """Add seconds to accounts; the seconds that each has now."""
    if not database.execute(LOCK).fetchone()[0]:
        return {}
    costs = numbers(round(1000 * seconds) for seconds in spending.values())
    rows: list[Any] = database.execute(SPEND, (blobs(spending), costs)).fetchall()
    database.execute(FORGET_SPENDING)
    return {bytes(account): milliseconds / 1000 for account, milliseconds in rows}


def tell_likenesses(database: Database, server: str, rows: list[LikenessRow]) -> None:
    """Let other servers know."""
    each = (
        texts(row.match for row in rows),
        numbers(row.version for row in rows),
        blobs(row.data for row in rows),
    )
    database.execute(TELL, (server, *each))


def end_likenesses(database: Database) -> None:
    """Let go of the matches that run no more, of which nobody has told."""
    database.execute(END)
    database.execute(FORGET_ENDED)


def hear_likenesses(
    database: Database, server: str, since: int | None
) -> tuple[list[LikenessRow], int]:
    """What other servers have told since a transaction, and the oldest that may still tell."""
    oldest = int(database.execute(f"SELECT {OLDEST}").fetchone()[0])
    rows = database.execute(*((HEAR, (server, since)) if since else (HEAR_FIRST, (server,))))
    found = [
        LikenessRow(match, version, None if data is None else bytes(data))
        for match, version, data in rows.fetchall()
    ]
    return found, oldest
