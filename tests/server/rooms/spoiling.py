"""What may be wrong with a match in the database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

LEAF = 10  # the kind of page in which the last nodes of an index stand
Spoil = Callable[[sqlite3.Connection, str], None]


def spoil(path: Path, match: str, how: Spoil) -> None:
    """Do this to a match."""
    with closing(sqlite3.connect(path)) as database, database:
        how(database, match)


def last_entry(database: sqlite3.Connection, match: str) -> tuple[int, dict[str, object]]:
    """The version of the last move of a match, and the entry."""
    query = "SELECT version, data FROM entries WHERE match = ? ORDER BY version DESC"
    for version, data in database.execute(query, (match,)):
        entry = json.loads(data)
        if entry["entry"] == "moved":
            return version, entry
    raise AssertionError("nobody has moved")


def write_entry(database: sqlite3.Connection, match: str, version: int, data: bytes) -> None:
    update = "UPDATE entries SET data = ? WHERE match = ? AND version = ?"
    database.execute(update, (data, match, version))
    database.execute("DELETE FROM snapshots WHERE match = ?", (match,))


def illegal(database: sqlite3.Connection, match: str) -> None:
    """A move that the rules forbid."""
    version, entry = last_entry(database, match)
    write_entry(database, match, version, json.dumps({**entry, "action": 99_999}).encode())


def other_seat(database: sqlite3.Connection, match: str) -> None:
    """A move of a seat that there is not."""
    version, entry = last_entry(database, match)
    write_entry(database, match, version, json.dumps({**entry, "seat": 7}).encode())


def no_json(database: sqlite3.Connection, match: str) -> None:
    """An entry that cannot be read."""
    write_entry(database, match, last_entry(database, match)[0], b'{"entry":"mo\xff')


def unknown_entry(database: sqlite3.Connection, match: str) -> None:
    """An entry of a kind that there is not."""
    write_entry(database, match, last_entry(database, match)[0], b'{"entry":"sung","at":1}')


def no_game(database: sqlite3.Connection, match: str) -> None:
    """A game that there is not any more."""
    query = "SELECT data FROM entries WHERE match = ? AND version = 1"
    (data,) = database.execute(query, (match,)).fetchone()
    write_entry(database, match, 1, bytes(data).replace(b'"calimala"', b'"chess"'))


def gap(database: sqlite3.Connection, match: str) -> None:
    """An entry is missing."""
    database.execute("DELETE FROM entries WHERE match = ? AND version = 2", (match,))
    database.execute("DELETE FROM snapshots WHERE match = ?", (match,))


def no_end(database: sqlite3.Connection, match: str) -> None:
    """The last entry is missing."""
    version, _ = last_entry(database, match)
    database.execute("DELETE FROM entries WHERE match = ? AND version >= ?", (match, version))
    database.execute("DELETE FROM snapshots WHERE match = ?", (match,))


def bad_snapshot(database: sqlite3.Connection, match: str) -> None:
    """A snapshot that cannot be read."""
    database.execute("UPDATE snapshots SET data = ? WHERE match = ?", (b"\x93\x01\xc0", match))


def bad_card(database: sqlite3.Connection, match: str) -> None:
    """A card for lists that cannot be read."""
    database.execute("UPDATE matches SET card = ? WHERE id = ?", (b'{"card', match))


def bad_seats(database: sqlite3.Connection, match: str) -> None:
    """Seats of members that cannot be read."""
    database.execute("UPDATE members SET seats = '[0' WHERE match = ?", (match,))


def find_page(path: Path, match: str, others: list[str]) -> int:
    """Where in the file a page begins with later entries of this match and none of others."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM snapshots")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
        database.execute("PRAGMA journal_mode = DELETE")
    data = path.read_bytes()
    for start in range(size, len(data), size):
        page = data[start : start + size]
        many = page.count(match.encode()) > 10 and b'"started"' not in page
        if many and page[0] == LEAF and not any(other.encode() in page for other in others):
            return start
    raise AssertionError("no page has entries of this match only")


def damage_page(path: Path, start: int) -> None:
    """Overwrite the head of a page."""
    with path.open("r+b") as file:
        file.seek(start)
        file.write(b"\xff" * 64)


KINDS: dict[Spoil, str] = {
    illegal: "inconsistent",
    other_seat: "inconsistent",
    no_json: "unreadable",
    unknown_entry: "unreadable",
    no_game: "inconsistent",
    gap: "unreadable",
    no_end: "unreadable",
}


def age(database: sqlite3.Connection, match: str) -> None:
    """Nothing has happened for four days."""
    query = "SELECT version, data FROM entries WHERE match = ?"
    for version, data in database.execute(query, (match,)).fetchall():
        entry = json.loads(data)
        entry["at"] -= 4 * 24 * 3600 * 1000
        write_entry(database, match, version, json.dumps(entry).encode())
