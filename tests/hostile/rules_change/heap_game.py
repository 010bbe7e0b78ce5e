"""A made-up game of which the rules change: code that is laid out in a folder, and changed there.

Two to four take one to three pieces from a heap in turn; each piece is a point.  Under other rules
to take three is worth something else, so that only games in which somebody did so go another way.
"""

from __future__ import annotations

import json
from pathlib import Path

NAME = "heap"
SOURCE = Path(__file__).with_name("heap_rules.txt")


def lay_out(folder: Path, readings: dict[str, int]) -> None:
    """Write the game's code into a folder: what three pieces are worth by version, newest last."""
    package = folder / NAME
    package.mkdir(parents=True, exist_ok=True)
    source = SOURCE.read_text("utf-8").replace("READINGS_HERE", json.dumps(readings))
    (package / "__init__.py").write_text(source, "utf-8")
