"""Databases of many pages, and how one of them is damaged."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from signoria.server.journal.rows import MatchRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support.matches import first_entry, move_entry, run

MATCHES = 40
PAGE = 4096  # bytes


def fill_pages(path: Path) -> None:
    """Fill a database with many pages of each kind."""

    async def work(journal: SqliteJournal) -> None:
        for number in range(MATCHES):
            members = {f"person-{number}": [0]}
            row = MatchRow(status="running", updated=1, card=b"x" * 700, members=members)
            match = f"match-{number}"
            await journal.append(match, 1, [first_entry(), *map(move_entry, range(2, 100))], row)
            await journal.keep_snapshot(match, 99, b"s" * 9000)

    run(path, work)


def roots(path: Path) -> dict[str, int]:
    """The first page of each table and index."""
    database = sqlite3.connect(path)
    query = "SELECT name, rootpage FROM sqlite_master WHERE rootpage"
    found = dict(database.execute(query).fetchall())
    database.close()
    return found


def damage(path: Path, page: int) -> None:
    """Write nonsense over the head of a page."""
    with path.open("rb+") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xff" * 64)
