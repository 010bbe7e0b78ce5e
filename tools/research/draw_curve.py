"""Draw how an example learned: ``python -m tools.research.draw_curve CURVE.csv -o CURVE.svg``.

Takes matplotlib (``pip install 'signoria[report]'``).
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Any

INK, LINE, FAIR = "#3a2f26", "#8c3b2a", "#6b6152"
PAPER = "#fbf6ea"


def read(path: Path) -> dict[str, list[float]]:
    """The columns of the curve."""
    with path.open() as file:
        rows = list(csv.DictReader(file))
    return {name: [float(row[name]) for row in rows] for name in rows[0]}


def draw(axes: Any, curve: dict[str, list[float]], fair: float) -> None:
    """Shares of victory with their intervals, by minutes of the processor."""
    minutes = [seconds / 60 for seconds in curve["seconds"]]
    shares, low, high = ([100 * x for x in curve[name]] for name in ("share", "low", "high"))
    axes.fill_between(minutes, low, high, color=LINE, alpha=0.2, linewidth=0, label="95 % interval")
    axes.plot(minutes, shares, color=LINE, marker="o", markersize=3, label="learned")
    axes.axhline(fair, color=FAIR, linestyle="--", label="heuristic (fair share)")
    axes.set_xlabel("minutes of one processor", color=INK)
    axes.set_ylabel("victories against two heuristics, %", color=INK)
    axes.set_ylim(0, max(60, *high))
    axes.legend(frameon=False, labelcolor=INK, loc="lower right")


def main() -> None:
    """Read the command line, write the picture."""
    import matplotlib.pyplot as plt

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("curve", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path("curve.svg"))
    parser.add_argument("--fair", type=float, default=100 / 3, help="the fair share, in %%")
    asked = parser.parse_args()
    plt.rcParams["svg.hashsalt"] = "signoria"  # the same picture each time
    figure, axes = plt.subplots(figsize=(7, 3.6), facecolor=PAPER, layout="constrained")
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes, read(asked.curve), asked.fair)
    figure.savefig(asked.out, metadata={"Date": None})


if __name__ == "__main__":
    main()
