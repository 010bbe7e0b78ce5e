"""SQL that reads matches and chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ....decoders import json_decoder
from ...protocol.common import Room
from ..entries import AnyEntry
from ..errors import Unreadable
from ..joins import is_of_before, rename_people
from ..rows import ChatRow, DueRow, ListPlace, LobbyRow, LobbyRows, RunningRow, StoredMatch, TalkRow
from .database import Database
from .join_queries import joins_of

SHUT = "damaged"  # the status of a match that was shut for good
LOBBY_LENGTH = 50  # matches in each list of the lobby
NEWEST = ListPlace(2**62, "")  # before all matches

COLUMNS = "id, version, status, created, updated, to_move, card, seats, turn, deadline"
SAID = """(
        SELECT max(number) FROM chat
        WHERE chat.match = id AND room = 'players' AND chat.person <> members.person)"""
ARCHIVED = """EXISTS (
        SELECT 1 FROM archived WHERE archived.person = members.person AND archived.match = id)"""
MINE = f"""
    SELECT {COLUMNS}, {SAID} FROM matches JOIN members ON match = id
    WHERE person = ? AND NOT {ARCHIVED}
    ORDER BY status NOT IN ('waiting', 'running'), updated DESC, id LIMIT {LOBBY_LENGTH}"""
LIST = f"""
    SELECT {COLUMNS}, {SAID} FROM matches JOIN members ON match = id
    WHERE person = ? AND (updated < ? OR (updated = ? AND id > ?)) AND {ARCHIVED} = (? = 1)
    ORDER BY updated DESC, id LIMIT ?"""
PUBLIC = f"""
    SELECT {COLUMNS} FROM matches LEFT JOIN members ON match = id AND person = ?
    WHERE status = %s ORDER BY created DESC LIMIT {LOBBY_LENGTH}"""
OPEN = PUBLIC % "'waiting' AND public = 1"
PUBLIC_RUNNING = PUBLIC % "'running' AND public = 1 AND spectators = 1"
UNFINISHED = """
    SELECT id FROM matches JOIN members ON match = id
    WHERE person = ? AND status IN ('waiting', 'running')"""
DUE = """
    SELECT id, wake, to_move, card FROM matches
    WHERE wake IS NOT NULL AND status IN ('waiting', 'running') ORDER BY wake"""
# The start is among the first entries, after those who took seats.
STARTED = b'{"entry":"started"'
RUNNING = f"""
    SELECT id, card, (
        SELECT data FROM entries WHERE match = id AND substr(data, 1, {len(STARTED)}) = ?
        ORDER BY version LIMIT 1)
    FROM matches WHERE status = 'running'"""
STANDS = "SELECT version, status FROM matches WHERE id = ?"
SNAPSHOT = "SELECT data, version FROM snapshots WHERE match = ?"
ENTRIES = "SELECT version, data FROM entries WHERE match = ? AND version > ? ORDER BY version"
RUNNING_OF = """
    SELECT card FROM matches JOIN members ON match = id
    WHERE person = ? AND seats = '[]' AND status = 'running'"""
CHAT = """
    SELECT room, number, at, person, seat, name, text FROM chat
    WHERE match = ? AND room = ? ORDER BY number DESC LIMIT ?"""
TALK = """
    SELECT match, room, at, seat, text FROM chat WHERE person = ?
    ORDER BY at, match, room, number LIMIT ? OFFSET ?"""

decode = json_decoder(list[AnyEntry]).decode
decode_one = json_decoder(AnyEntry).decode
decode_seats = json_decoder(list[int]).decode


def load(database: Database, match: str, from_start: bool) -> StoredMatch | None:
    """A match as it was written; raises ``Unreadable`` if something of it is missing."""
    if (stands := database.execute(STANDS, (match,)).fetchone()) is None:
        return None
    joins = joins_of(database, match)
    found = None if from_start else database.execute(SNAPSHOT, (match,)).fetchone()
    if found and is_of_before(found[0], joins):
        found = None
    snapshot, version = found or (None, 0)
    rows = database.execute(ENTRIES, (match, version)).fetchall()
    if [number for number, _ in rows] != list(range(version + 1, stands[0] + 1)):
        raise Unreadable("entries are missing")
    entries = decode(rename_people(b"[" + b",".join(data for _, data in rows) + b"]", joins))
    return StoredMatch(snapshot, version, entries, stands[1] == SHUT)


def salvage(database: Database, match: str) -> list[AnyEntry]:
    """The first entries of a match, up to where they can be read."""
    found: list[AnyEntry] = []
    with suppress(Exception):  # whatever the database raises; what comes after cannot be read
        joins = joins_of(database, match)
        for number, data in database.execute(ENTRIES, (match, 0)):
            if number != len(found) + 1:
                break
            found.append(decode_one(rename_people(data, joins)))
    return found


def has_member(database: Database, match: str, person: str) -> bool:
    """Whether a match stands in a person's lists."""
    sought = "SELECT 1 FROM members WHERE match = ? AND person = ?"
    return database.execute(sought, (match, person)).fetchone() is not None


def hosted_cards(database: Database, person: str) -> list[bytes]:
    """The cards of the matches under way that a person has made and does not play in."""
    return [card for (card,) in database.execute(RUNNING_OF, (person,))]


def filter_running(database: Database, matches: Sequence[str]) -> list[str]:
    """Which of these matches are under way."""
    sought = "SELECT 1 FROM matches WHERE id = ? AND status = 'running'"
    return [match for match in matches if database.execute(sought, (match,)).fetchone()]


def lobby(database: Database, person: str | None) -> LobbyRows:
    """The lists of matches for a person, or for somebody unknown."""
    mine = [] if person is None else lobby_rows(database.execute(MINE, (person,)))
    public = [lobby_rows(database.execute(query, (person,))) for query in (OPEN, PUBLIC_RUNNING)]
    return LobbyRows(mine, *public)


def list_matches(
    database: Database, person: str, after: ListPlace | None, number: int, archived: bool
) -> list[LobbyRow]:
    """So many of the person's matches, the last changed first, after a place."""
    updated, match = after or NEWEST
    values = (person, updated, updated, match, int(archived), number)
    return lobby_rows(database.execute(LIST, values))


def lobby_rows(rows: Iterable[tuple[Any, ...]]) -> list[LobbyRow]:
    """Rows of a list as ``LobbyRow``."""
    return [lobby_row(*row) for row in rows]


def lobby_row(*columns: Any) -> LobbyRow:
    """A row of a list, whose eighth column are the seats as they are stored."""
    return LobbyRow(*(*columns[:7], read_seats(columns[7]), *columns[8:]))


def read_seats(seats: str | None) -> list[int] | None:
    """The seats of a member; none if they are damaged, so that a list shows all else."""
    try:
        return None if seats is None else decode_seats(seats)
    except msgspec.DecodeError:
        return []


def due_matches(database: Database) -> list[DueRow]:
    """Matches that go on, or end, by themselves at a time."""
    return [DueRow(*row) for row in database.execute(DUE)]


def running_matches(database: Database) -> list[RunningRow]:
    """All matches under way."""
    rows = database.execute(RUNNING, (STARTED,)).fetchall()
    return [RunningRow(match, card, start) for match, card, start in rows if start is not None]


def unfinished_of(database: Database, person: str) -> list[str]:
    """The matches of a person that wait or run."""
    return [match for (match,) in database.execute(UNFINISHED, (person,)).fetchall()]


def chat(database: Database, match: str, room: Room, last: int) -> list[ChatRow]:
    """The newest messages of a room."""
    rows = database.execute(CHAT, (match, room, last)).fetchall()
    return [ChatRow(*row) for row in reversed(rows)]


def list_talk(database: Database, person: str, skip: int, number: int) -> list[TalkRow]:
    """So many of all lines that a person has said, the oldest first, after some of them."""
    return [TalkRow(*row) for row in database.execute(TALK, (person, number, skip))]


def probe(database: Database) -> None:
    """Read a row, if there is any."""
    database.execute("SELECT id FROM matches LIMIT 1").fetchall()
