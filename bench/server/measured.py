"""All figures of the server."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bench.peers import Missing
from bench.report import Figure
from bench.server import memory, restart, runs

SAMPLES = 3  # of the engine's for each run here, which takes longer


def figures(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """Moves beside a peer's, memory and restart; and who could not be measured."""
    with tempfile.TemporaryDirectory(prefix="signoria-bench-") as name:
        folder = Path(name)
        moves, missing = runs.figures(folder, max(1, rounds // SAMPLES))
        return [*moves, *memory.figures(folder), *restart.figures(folder)], missing
