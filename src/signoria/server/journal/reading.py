"""The jobs that read matches and talk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from ..protocol.common import Room
from .entries import AnyEntry
from .rows import ChatRow, LobbyRow, LobbyRows, Stored

LISTED = 50  # matches in each list of the lobby

COLUMNS = "id, version, status, created, updated, to_move, card, seats FROM matches"
MINE = f"""
    SELECT {COLUMNS} JOIN members ON match = id WHERE person = ?
    ORDER BY status NOT IN ('waiting', 'running'), updated DESC, id LIMIT {LISTED}"""
PUBLIC = f"""
    SELECT {COLUMNS} LEFT JOIN members ON match = id AND person = ?
    WHERE status = %s ORDER BY created DESC LIMIT {LISTED}"""
OPEN = PUBLIC % "'waiting' AND public = 1"
RUNNING = PUBLIC % "'running' AND public = 1 AND spectators = 1"
UNFINISHED = """
    SELECT id FROM matches JOIN members ON match = id
    WHERE person = ? AND status IN ('waiting', 'running')"""
DUE = """
    SELECT id, wake FROM matches WHERE status = 'running' AND wake IS NOT NULL ORDER BY wake"""
# The start is among the first entries, after those who took seats.
RUNNING_MATCHES = """
    SELECT id, card, (
        SELECT data FROM entries WHERE match = id AND CAST(data AS TEXT) LIKE '{"entry":"started"%'
        ORDER BY version LIMIT 1)
    FROM matches WHERE status = 'running'"""
CHAT = """
    SELECT room, number, at, person, seat, name, text FROM chat
    WHERE match = ? AND room = ? ORDER BY number DESC LIMIT ?"""

decode = msgspec.json.Decoder(list[AnyEntry]).decode
decode_seats = msgspec.json.Decoder(list[int]).decode


def load(database: sqlite3.Connection, match: str, from_start: bool) -> Stored | None:
    """A match as it was written."""
    kept = "SELECT data, version FROM snapshots WHERE match = ?"
    found = None if from_start else database.execute(kept, (match,)).fetchone()
    snapshot, version = found or (None, 0)
    after = "SELECT data FROM entries WHERE match = ? AND version > ? ORDER BY version"
    texts = [data for (data,) in database.execute(after, (match, version))]
    if not texts and not found:
        return None
    return Stored(snapshot, version, decode(b"[" + b",".join(texts) + b"]"))


def lobby(database: sqlite3.Connection, person: str | None) -> LobbyRows:
    """What a person, or somebody unknown, sees of all matches."""
    mine = [] if person is None else listed(database.execute(MINE, (person,)))
    public = [listed(database.execute(query, (person,))) for query in (OPEN, RUNNING)]
    return LobbyRows(mine, *public)


def listed(rows: Iterable[tuple[Any, ...]]) -> list[LobbyRow]:
    """Rows as they are told."""
    return [
        LobbyRow(*(*values, None if seats is None else decode_seats(seats)))
        for *values, seats in rows
    ]


def due(database: sqlite3.Connection) -> list[tuple[str, int]]:
    """Running matches that wait for a bot or a clock."""
    return database.execute(DUE).fetchall()


def running(database: sqlite3.Connection) -> list[tuple[str, bytes, bytes]]:
    """All matches under way: their ids, their cards, and with what each began."""
    rows = database.execute(RUNNING_MATCHES).fetchall()
    return [(match, card, start) for match, card, start in rows if start is not None]


def unfinished(database: sqlite3.Connection, person: str) -> list[str]:
    """The matches of a person that wait or run."""
    return [match for (match,) in database.execute(UNFINISHED, (person,)).fetchall()]


def chat(database: sqlite3.Connection, match: str, room: Room, last: int) -> list[ChatRow]:
    """The last lines of a room."""
    rows = database.execute(CHAT, (match, room, last)).fetchall()
    return [ChatRow(*row) for row in reversed(rows)]
