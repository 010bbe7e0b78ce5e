"""A process that appends is killed again and again: nothing acknowledged is ever missing."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.server.journal.rows import StoredMatch
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support.appender import MATCHES
from tests.server.journal.support.matches import run

KILLS = 16
ROOT = Path(__file__).parents[3]


def kill_appender(path: Path, lines: int) -> dict[str, int]:
    """The newest version of each match that a process acknowledged until it was killed."""
    command = [sys.executable, "-m", "tests.server.journal.support.appender", str(path)]
    told: list[bytes] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        told += [process.stdout.readline() for _ in range(lines)]
        process.kill()
        told += process.stdout.readlines()
    assert all(line.endswith(b"\n") for line in told), "it ended by itself"
    pairs = (line.decode().split() for line in told)
    return {match: int(version) for match, version in pairs}


async def read(journal: SqliteJournal) -> dict[str, StoredMatch]:
    names = (f"match-{number}" for number in range(MATCHES))
    found = {name: await journal.load(name) for name in names}
    return {name: stored for name, stored in found.items() if stored}


async def stands(journal: SqliteJournal) -> dict[str, int]:
    query = "SELECT id, version FROM matches"
    return await journal.read(lambda database: dict(database.execute(query)))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its kill is another thing")
def test_nothing_acknowledged_is_lost_by_kills(tmp_path: Path) -> None:
    path, rand = tmp_path / "a.db", random.Random()
    acknowledged: dict[str, int] = {}
    for _ in range(KILLS):
        acknowledged |= kill_appender(path, rand.randrange(1, 400))
        stored = run(path, read)
        for match, version in acknowledged.items():
            assert len(stored[match].entries) >= version, match
        for match, found in stored.items():
            told = [entry.at for entry in found.entries]
            assert told == list(range(1, len(told) + 1)), match
        lengths = {match: len(found.entries) for match, found in stored.items()}
        assert run(path, stands) == lengths
    assert len(acknowledged) == MATCHES
