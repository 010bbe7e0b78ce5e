"""The tool behind docs/laboratory/balance.md counts every game once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "laboratory" / "balance.md").read_text("utf-8")


def tool_output(*arguments: str) -> str:
    """What the tool prints."""
    words = [sys.executable, "tools/research/balance_florence.py", *arguments]
    done = subprocess.run(
        words, cwd=ROOT, capture_output=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def shares(text: str, heading: str) -> list[float]:
    """The shares below a heading, in percent."""
    block = re.search(rf"{heading}\n((?:  .*\n)+)", text)
    assert block
    return [float(share) for share in re.findall(r" ([0-9.]+) % ", block[1])]


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_shares_of_seats_and_houses_add_up(bot: str) -> None:
    text = tool_output("6", bot, "rounds=60", "boards=2")
    assert "games 6" in text
    assert re.search(r"on 2 boards: \d", text)
    for heading in ("by house", "by seat"):
        found = shares(text, heading)
        assert len(found) == 4
        assert sum(found) == pytest.approx(100, abs=0.3)


def test_the_page_keeps_to_the_aim_that_it_names() -> None:
    houses = re.findall(r"^\| -?\d,-?\d \| ([0-9.]+) %", PAGE, re.M)
    assert len(houses) == 4
    assert all(float(share) <= 28 for share in houses)
