"""A disk that takes no more in the middle of a commit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.journal.support.matches import first_entry, move_entry, run

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limits")
def test_a_disk_that_fails_fails_the_append_and_not_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    command = [sys.executable, "-m", "tests.server.journal.support.limited", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    version, failures = map(int, done.stdout.split())
    assert failures == 1
    assert version > 1
    stored = run(path, lambda journal: journal.load("match-1"))
    assert stored is not None
    assert stored.entries == [first_entry(), *map(move_entry, range(2, version + 2))]
