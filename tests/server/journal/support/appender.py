"""Appends to several matches for ever and tells each append that was acknowledged.

Started as a program by the tests that kill it:
``python -m tests.server.journal.support.appender FILE``.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from signoria.server.journal.entries import AnyEntry
from signoria.server.journal.rows import MatchRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support.matches import ADA, first_entry, move_entry

MATCHES = 12


def entry(version: int) -> AnyEntry:
    """An entry that tells its own version."""
    return first_entry(version) if version == 1 else move_entry(version)


async def play(journal: SqliteJournal, match: str) -> None:
    """Go on with a match where it stands, one to three entries at a time."""
    stored = await journal.load(match)
    version = len(stored.entries) if stored else 0
    while True:
        entries = [entry(number) for number in range(version + 1, version + 2 + version % 3)]
        row = MatchRow(status="running", updated=version, to_move=0, members={ADA.id: [0]})
        await journal.append(match, version + 1, entries, row)
        version += len(entries)
        os.write(1, f"{match} {version}\n".encode())  # at once, whole, and past any buffer


async def main(path: Path) -> None:
    """Play all matches together."""
    journal = SqliteJournal.open(path)
    await asyncio.gather(*(play(journal, f"match-{number}") for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
