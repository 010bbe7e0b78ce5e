"""Appends until the system lets no file grow, then goes on when it does again.

A program of its own, as the limit holds for a whole process, the one that writes:
``python -m tests.server.journal.support.limited FILE``.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from signoria.server.journal.errors import NotWritten
from signoria.server.journal.rows import MatchRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support.jobs import limit_files
from tests.server.journal.support.matches import RUNNING, first_entry, move_entry

LARGEST = 800_000  # bytes of a file


async def grow(journal: SqliteJournal) -> int:
    """Append until that fails; the last version that was acknowledged."""
    version = 1
    while True:
        row = MatchRow(status="running", updated=version, card=b"x" * 20_000)
        try:
            await journal.append("match-1", version + 1, [move_entry(version + 1)], row)
        except NotWritten:
            return version
        version += 1


async def main(path: Path) -> None:
    """Fill, fail, go on."""
    journal = SqliteJournal.open(path)
    await journal.append("match-1", 1, [first_entry()], RUNNING)
    before = await journal.write(limit_files, LARGEST)
    version = await grow(journal)
    await journal.write(limit_files, before)
    await journal.append("match-1", version + 1, [move_entry(version + 1)], RUNNING)
    print(version, journal.writer.counts.failures)
    await journal.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
