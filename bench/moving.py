"""How long a server stands still that moves to another database.

``python -m bench moving [--matches N]`` makes that many whole games of four with random moves,
copies them from a file to PostgreSQL by ``signoria admin move-database``, and back; the command
compares both copies by hashes.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.report import Figure, print_json, print_table
from signoria.server.journal.entries import Person
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.views import match_card
from tests.server.limits.worst import long_match
from tests.support.postgres import running_cluster

MATCHES = 500
HOST, GUEST = Person("host", "Ada"), Person("guest", "Ben")
MEGABYTE = 2**20


def run(matches: int, as_json: bool) -> None:
    """Measure and print."""
    with (
        TemporaryDirectory(prefix="signoria-moving-") as folder,
        running_cluster() as cluster,
    ):
        before, after = Path(folder) / "before.db", Path(folder) / "after.db"
        entries = asyncio.run(fill(before, matches))
        url = cluster.new_database()
        out, home = copy(str(before), url), copy(url, str(after))
        size = before.stat().st_size / MEGABYTE
    figures = [
        Figure("matches, all over", matches, "matches"),
        Figure("entries of them", entries, "entries"),
        Figure("size of the file", size, "MiB"),
        Figure("from the file to PostgreSQL", out, "s"),
        Figure("from PostgreSQL to a file", home, "s"),
        Figure("from the file to PostgreSQL, for a thousand matches", out * 1000 / matches, "s"),
    ]
    (print_json if as_json else print_table)(figures, [])


async def fill(file: Path, matches: int) -> int:
    """Keep so many games in a new database; how many entries they have."""
    journal, number = SqliteJournal.open(file), 0
    try:
        for _ in range(matches):
            model, entries = long_match(HOST, GUEST, over=True)
            row = match_card.match_row(model, entries, None)
            await journal.append(model.id, 1, entries, row)
            number += len(entries)
    finally:
        await journal.close()
    return number


def copy(source: str, target: str) -> float:
    """Seconds that the command takes, its start included."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "signoria", "admin", "move-database", source, target]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start
