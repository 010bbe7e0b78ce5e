"""Play the golden games and count the lines of the perft.json files once more.

Run ``python -m tests.golden.regenerate`` (``make golden``) after a change of the rules that is
meant, and review the differences.
"""

from __future__ import annotations

from pathlib import Path

from signoria.record import save
from tests.golden import games
from tests.rules.calimala.support import perft_calimala
from tests.rules.forging_florence import perft_florence
from tests.support import perft

RULES = Path(__file__).parents[1] / "rules"
COUNTS: dict[Path, perft.Positions] = {
    RULES / "perft.json": perft_calimala.POSITIONS,
    RULES / "forging_florence" / "perft.json": perft_florence.POSITIONS,
}


def main() -> None:
    """Write all files and say which."""
    for golden in games.GOLDEN:
        save(golden.path, games.play(golden))
        print(golden.path)
    for path, positions in COUNTS.items():
        path.write_text(perft.table_of_counts(positions), "utf-8")
        print(path)


if __name__ == "__main__":
    main()
