"""SQL for the ways by which people are told of their matches, and how they want that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ....decoders import json_decoder
from ..notice_rows import Choice, Profile, WayRow, When
from ..rows import LobbyRow
from .database import Database
from .match_queries import COLUMNS, lobby_rows, read_seats

WAY = """
    SELECT id, person, kind, target, created, shape, secret, open, choice, told, failures, again,
        fault, name, device, match FROM ways"""
INSERT = """
    INSERT INTO ways (id, person, kind, target, created, shape, secret, open, choice, frequency,
        failures, fault, name, device, match)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)"""
CHOOSE = "UPDATE ways SET choice = ?, frequency = ? WHERE id = ? AND person = ?"
OPEN = """
    UPDATE ways SET open = 1, failures = 0, again = NULL, fault = NULL, device = coalesce(?, device)
    WHERE id = ?"""
WORKED = "UPDATE ways SET told = ?, failures = 0, again = NULL, fault = NULL WHERE id = ?"
FAILED = """
    UPDATE ways SET failures = failures + 1, fault = ?, again = ?, open = ? WHERE id = ?"""
ROW = f"SELECT {COLUMNS} FROM matches LEFT JOIN members ON match = id AND person = ? WHERE id = ?"
TURNS = """
    SELECT match, to_move, seats FROM members JOIN matches ON matches.id = match
    WHERE person = ? AND status = 'running' AND to_move IS NOT NULL"""
UNSEATED = f"""
    SELECT {COLUMNS} FROM matches JOIN members ON match = id
    WHERE person = ? AND seats = '[]' AND status = 'waiting' ORDER BY updated DESC, id"""
CHOOSE_FOR_MATCH = """
    INSERT INTO match_choices (person, match, frequency) VALUES (?, ?, ?)
    ON CONFLICT (person, match) DO UPDATE SET frequency = excluded.frequency"""
UNCHOOSE = "DELETE FROM match_choices WHERE person = ? AND match = ?"
MATCH_CHOICES = "SELECT match, frequency FROM match_choices WHERE person = ? ORDER BY match"
OWN = """
    WHERE person = ?1 AND match = ?2
    AND EXISTS (SELECT 1 FROM ways WHERE id = way AND ways.match IS NULL)"""
LOOK_AGAIN = f"UPDATE notices SET due = at {OWN} AND message IS NULL"
DROP = f"DELETE FROM notices {OWN}"
KEY = "SELECT secret FROM keys WHERE name = ?"
KEEP_KEY = "INSERT INTO keys (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING"
encode = msgspec.json.Encoder().encode
decode_choice = json_decoder(Choice).decode


def read_way(row: tuple[Any, ...]) -> WayRow:
    """A row as a way."""
    fields = dict(zip(WayRow.__struct_fields__, row, strict=True))
    return WayRow(**{**fields, "open": bool(row[7]), "choice": decode_choice(row[8])})


def ways(database: Database, person: str) -> list[WayRow]:
    """The ways to tell a person something."""
    rows = database.execute(f"{WAY} WHERE person = ? ORDER BY created, id", (person,))
    return [read_way(row) for row in rows]


def find_way(database: Database, way: str) -> WayRow | None:
    """A way by its id."""
    row = database.execute(f"{WAY} WHERE id = ?", (way,)).fetchone()
    return read_way(row) if row else None


def add_way(database: Database, way: WayRow) -> None:
    """Add a way."""
    fixed = (way.id, way.person, way.kind, way.target, way.created, way.shape, way.secret)
    choice = encode(way.choice).decode()
    used = (int(way.open), choice, way.choice.when, way.fault, way.name, way.device, way.match)
    database.execute(INSERT, (*fixed, *used))


def choose(database: Database, person: str, way: str, choice: Choice) -> bool:
    """Have a way used otherwise; what waits for it is looked at anew."""
    values = (encode(choice).decode(), choice.when, way, person)
    found = database.execute(CHOOSE, values).rowcount == 1
    if found:
        database.execute("UPDATE notices SET due = at WHERE way = ? AND message IS NULL", (way,))
    return found


def open_way(database: Database, way: str, device: bytes | None = None) -> bool:
    """Use a way from now on, of a browser that may be known by another token now."""
    return database.execute(OPEN, (device, way)).rowcount == 1


def remove_way(database: Database, person: str, way: str) -> bool:
    """Remove a way, and what waits for it."""
    gone = database.execute("DELETE FROM ways WHERE id = ? AND person = ?", (way, person))
    return gone.rowcount == 1


def note_success(database: Database, way: str, now: int) -> None:
    """A message has arrived by a way."""
    database.execute(WORKED, (now, way))


def note_failure(database: Database, way: str, fault: str, again: int | None) -> None:
    """A message has not arrived by a way, which is closed unless it may be tried again."""
    database.execute(FAILED, (fault, again, int(again is not None), way))


def choose_for_match(database: Database, person: str, match: str, when: When | None) -> None:
    """Tell a person of a match then; what waits is looked at anew."""
    if when is None:
        database.execute(UNCHOOSE, (person, match))
    else:
        database.execute(CHOOSE_FOR_MATCH, (person, match, when))
    for change in (LOOK_AGAIN, *([DROP] if when == "never" else [])):
        database.execute(change, (person, match))


def match_choices(database: Database, person: str) -> dict[str, When]:
    """When a person wants to be told of single matches."""
    return dict(database.execute(MATCH_CHOICES, (person,)).fetchall())


def profile(database: Database, person: str) -> Profile:
    """How a person is spoken to."""
    row = database.execute("SELECT language, zone FROM people WHERE id = ?", (person,)).fetchone()
    return Profile(*row) if row else Profile()


def keep_profile(database: Database, person: str, wanted: Profile) -> None:
    """Speak to a person so."""
    values = (wanted.language, wanted.zone, person)
    database.execute("UPDATE people SET language = ?, zone = ? WHERE id = ?", values)


def find_key(database: Database, name: str) -> str | None:
    """A key of the server itself by what it is for."""
    row = database.execute(KEY, (name,)).fetchone()
    return row[0] if row else None


def keep_key(database: Database, name: str, key: str) -> str:
    """Keep a key unless there is one; whichever is there now."""
    database.execute(KEEP_KEY, (name, key))
    return str(database.execute(KEY, (name,)).fetchone()[0])


def find_rows(database: Database, person: str, matches: Sequence[str]) -> list[LobbyRow]:
    """Matches as a list shows them to a person."""
    rows = [database.execute(ROW, (person, match)).fetchone() for match in matches]
    return lobby_rows(row for row in rows if row is not None)


def matches_to_move(database: Database, person: str) -> list[str]:
    """The matches in which it is a person's turn, by their ids."""
    rows = database.execute(TURNS, (person,)).fetchall()
    return [match for match, to_move, seats in rows if to_move in (read_seats(seats) or ())]


def unseated_rows(database: Database, person: str) -> list[LobbyRow]:
    """The matches that wait and stand in a person's lists, although it has no seat there."""
    return lobby_rows(database.execute(UNSEATED, (person,)))
