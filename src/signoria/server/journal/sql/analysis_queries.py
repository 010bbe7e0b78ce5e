"""SQL for the analyses that were made, as long as there is room for them."""

from __future__ import annotations

import zlib

import msgspec

from ....decoders import json_decoder
from ..errors import Unreadable
from ..rows import StoredAnalysis
from .database import Database

MOST = 1000  # analyses, of some 30 kB each; those not asked for longest go first
FIND = "SELECT data FROM analyses WHERE key = ?"
USE = "UPDATE analyses SET used = ? WHERE key = ?"
KEEP = """
    INSERT INTO analyses (key, used, data) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET used = excluded.used, data = excluded.data"""
DROP = """
    DELETE FROM analyses WHERE key NOT IN (
        SELECT key FROM analyses ORDER BY used DESC, key LIMIT ?)"""


decode = json_decoder(StoredAnalysis).decode


def find_analysis(database: Database, key: str) -> StoredAnalysis | None:
    """An analysis that was made; raises ``Unreadable``."""
    row = database.execute(FIND, (key,)).fetchone()
    try:
        return None if row is None else decode(zlib.decompress(row[0]))
    except zlib.error as error:
        raise Unreadable(str(error)) from error


def touch_analysis(database: Database, key: str, now: int) -> None:
    """Note that somebody has asked for an analysis, at this time in milliseconds since 1970."""
    database.execute(USE, (now, key))


def compress(analysis: StoredAnalysis) -> bytes:
    """An analysis as it is stored."""
    return zlib.compress(msgspec.json.encode(analysis))


def keep_analysis(database: Database, key: str, now: int, data: bytes, most: int = MOST) -> None:
    """Keep one, and drop what is too much."""
    database.execute(KEEP, (key, now, data))
    database.execute(DROP, (most,))
