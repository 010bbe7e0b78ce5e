"""What several servers count and know together, in PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..sharing_port import LikenessRow
from ..sql.database import Database
from ..sql.way_queries import keep_key
from .arrays import blobs, numbers, texts
from .work import Access

NOW = "(extract(epoch FROM now()) * 1000)::bigint"
# In one order, so that two servers never wait for each other.
SPEND = f"""
    INSERT INTO spending (account, full_at)
    SELECT account, {NOW} + cost FROM unnest(?::bytea[], ?::bigint[]) AS new (account, cost)
    ORDER BY account
    ON CONFLICT (account) DO UPDATE
    SET full_at = GREATEST(spending.full_at, {NOW}) + excluded.full_at - {NOW}
    RETURNING account, full_at - {NOW}"""
FORGET_SPENDING = f"DELETE FROM spending WHERE full_at < {NOW} - 60000"
TELL = f"""
    INSERT INTO likenesses (match, version, at, server, data)
    SELECT match, version, {NOW}, ?, data
    FROM unnest(?::text[], ?::bigint[], ?::bytea[]) AS new (match, version, data)
    ORDER BY match
    ON CONFLICT (match) DO UPDATE
    SET version = excluded.version, at = excluded.at, server = excluded.server,
        data = excluded.data
    WHERE excluded.version >= likenesses.version"""
FORGET_ENDED = f"DELETE FROM likenesses WHERE data IS NULL AND at < {NOW} - 86400000"
# By time, with some seconds more: what was told first may be committed last.
OVERLAP = 5_000
HEAR = f"""
    SELECT match, version, data FROM likenesses
    WHERE at > ? - {OVERLAP} AND server <> ? AND (data IS NOT NULL OR ? > 0)"""


class PostgresSharing:
    """See ``SharingJournal``; ``server`` is asked each time, as a server that was lost is another.

    All others hear of a match what the server has told that had it last.
    """

    def __init__(self, access: Access, server: Callable[[], str]) -> None:
        self._access = access
        self._server = server
        self._since = 0
        self._heard: set[tuple[str, int]] = set()

    async def key(self, name: str) -> bytes:
        """A key of all servers by what it is for."""
        found: str = await self._access.write(keep_key, name, secrets.token_hex(32))
        return bytes.fromhex(found)

    async def spend(self, spending: Mapping[bytes, float]) -> dict[bytes, float]:
        """Add seconds to accounts; the seconds that each has now."""
        found: dict[bytes, float] = await self._access.write(spend, dict(spending))
        return found

    async def tell_likenesses(self, rows: Sequence[LikenessRow]) -> None:
        """Let other servers know."""
        await self._access.write(tell_likenesses, self._server(), list(rows))

    async def hear_likenesses(self) -> list[LikenessRow]:
        """What other servers have told since the last time."""
        rows, now = await self._access.read(hear_likenesses, self._server(), self._since)
        fresh = [row for row in rows if (row.match, row.version) not in self._heard]
        self._heard = {(row.match, row.version) for row in rows}
        self._since = now
        return fresh


def spend(database: Database, spending: dict[bytes, float]) -> dict[bytes, float]:
    """Add seconds to accounts; the seconds that each has now."""
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
    if any(row.data is None for row in rows):
        database.execute(FORGET_ENDED)


def hear_likenesses(database: Database, server: str, since: int) -> tuple[list[LikenessRow], int]:
    """What other servers have told since then, and the time by the database."""
    now = int(database.execute(f"SELECT {NOW}").fetchone()[0])
    rows = database.execute(HEAR, (since, server, since)).fetchall()
    found = [
        LikenessRow(match, version, None if data is None else bytes(data))
        for match, version, data in rows
    ]
    return found, now
