"""Play the golden games and count the lines of perft.json once more.

Run ``python -m tests.golden.regenerate`` (``make golden``) after a change of the rules that is
meant, and review the differences.
"""

from __future__ import annotations

from pathlib import Path

from signoria.record import save
from tests.golden import games
from tests.support import perft

COUNTS = Path(__file__).parents[1] / "rules" / "perft.json"


def main() -> None:
    """Write all files and say which."""
    for players, edition in games.tables():
        path = games.path(players, edition)
        save(path, games.play(players, edition))
        print(path)
    COUNTS.write_text(perft.table_of_counts(), "utf-8")
    print(COUNTS)


if __name__ == "__main__":
    main()
