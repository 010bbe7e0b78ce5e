"""SQL for the ways by which people are told of their matches, and how they want that."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from ...notice_rows import Choice, Profile, WayRow
from ...rows import LobbyRow
from .match_queries import COLUMNS, lobby_rows

WAY = """
    SELECT id, person, kind, target, created, shape, secret, open, choice, told, failures, again,
        fault FROM ways"""
INSERT = """
    INSERT INTO ways (id, person, kind, target, created, shape, secret, open, choice, frequency,
        failures) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)"""
CHOOSE = "UPDATE ways SET choice = ?, frequency = ? WHERE id = ? AND person = ?"
OPEN = "UPDATE ways SET open = 1, failures = 0, again = NULL, fault = NULL WHERE id = ?"
WORKED = "UPDATE ways SET told = ?, failures = 0, again = NULL, fault = NULL WHERE id = ?"
FAILED = """
    UPDATE ways SET failures = failures + 1, fault = ?1, again = ?2, open = ?2 IS NOT NULL
    WHERE id = ?3"""
ROW = f"SELECT {COLUMNS} LEFT JOIN members ON match = id AND person = ? WHERE id = ?"
TURNS = """
    SELECT count(*) FROM members JOIN matches ON matches.id = match
    WHERE person = ? AND status = 'running'
    AND EXISTS (SELECT 1 FROM json_each(seats) WHERE value = to_move)"""
encode = msgspec.json.Encoder().encode
decode_choice = msgspec.json.Decoder(Choice).decode


def read_way(row: tuple[Any, ...]) -> WayRow:
    """A row as a way."""
    fields = dict(zip(WayRow.__struct_fields__, row, strict=True))
    return WayRow(**{**fields, "open": bool(row[7]), "choice": decode_choice(row[8])})


def ways(database: sqlite3.Connection, person: str) -> list[WayRow]:
    """The ways to tell a person something."""
    rows = database.execute(f"{WAY} WHERE person = ? ORDER BY created, id", (person,))
    return [read_way(row) for row in rows]


def find_way(database: sqlite3.Connection, way: str) -> WayRow | None:
    """A way by its id."""
    row = database.execute(f"{WAY} WHERE id = ?", (way,)).fetchone()
    return read_way(row) if row else None


def add_way(database: sqlite3.Connection, way: WayRow) -> None:
    """Add a way."""
    fixed = (way.id, way.person, way.kind, way.target, way.created, way.shape, way.secret)
    choice = encode(way.choice).decode()
    database.execute(INSERT, (*fixed, way.open, choice, way.choice.when))


def choose(database: sqlite3.Connection, person: str, way: str, choice: Choice) -> bool:
    """Have a way used otherwise; what waits for it is looked at anew."""
    values = (encode(choice).decode(), choice.when, way, person)
    found = database.execute(CHOOSE, values).rowcount == 1
    if found:
        database.execute("UPDATE notices SET due = at WHERE way = ? AND message IS NULL", (way,))
    return found


def open_way(database: sqlite3.Connection, way: str) -> bool:
    """Use a way from now on."""
    return database.execute(OPEN, (way,)).rowcount == 1


def remove_way(database: sqlite3.Connection, person: str, way: str) -> bool:
    """Remove a way, and what waits for it."""
    gone = database.execute("DELETE FROM ways WHERE id = ? AND person = ?", (way, person))
    return gone.rowcount == 1


def note_success(database: sqlite3.Connection, way: str, now: int) -> None:
    """A message has arrived by a way."""
    database.execute(WORKED, (now, way))


def note_failure(database: sqlite3.Connection, way: str, fault: str, again: int | None) -> None:
    """A message has not arrived by a way, which is closed unless it may be tried again."""
    database.execute(FAILED, (fault, again, way))


def mute(database: sqlite3.Connection, person: str, match: str, muted: bool) -> None:
    """Tell a person nothing of a match, or tell it again."""
    if not muted:
        database.execute("DELETE FROM mutes WHERE person = ? AND match = ?", (person, match))
        return
    quiet = "INSERT INTO mutes (person, match) VALUES (?, ?) ON CONFLICT DO NOTHING"
    database.execute(quiet, (person, match))
    database.execute("DELETE FROM notices WHERE person = ? AND match = ?", (person, match))


def muted_matches(database: sqlite3.Connection, person: str) -> list[str]:
    """The matches of which a person is told nothing."""
    rows = database.execute("SELECT match FROM mutes WHERE person = ? ORDER BY match", (person,))
    return [match for (match,) in rows]


def profile(database: sqlite3.Connection, person: str) -> Profile:
    """How a person is spoken to."""
    row = database.execute("SELECT language, zone FROM people WHERE id = ?", (person,)).fetchone()
    return Profile(*row) if row else Profile()


def keep_profile(database: sqlite3.Connection, person: str, wanted: Profile) -> None:
    """Speak to a person so."""
    values = (wanted.language, wanted.zone, person)
    database.execute("UPDATE people SET language = ?, zone = ? WHERE id = ?", values)


def find_rows(database: sqlite3.Connection, person: str, matches: Sequence[str]) -> list[LobbyRow]:
    """Matches as a list shows them to a person."""
    rows = [database.execute(ROW, (person, match)).fetchone() for match in matches]
    return lobby_rows(row for row in rows if row is not None)


def count_turns(database: sqlite3.Connection, person: str) -> int:
    """The matches in which it is a person's turn."""
    return int(database.execute(TURNS, (person,)).fetchone()[0])
