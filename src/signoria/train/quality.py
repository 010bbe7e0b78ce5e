"""How well a judgement foretells how games end, on games that nothing was learned from."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots.learned.learned_advice import shares
from .sample_shards import Samples

HELD_OUT = 10  # one game in ten
PARTS = 4  # of a game, reported apart
SHARES = np.array(shares(), np.float32)


def split(rows: Samples) -> tuple[Samples, Samples]:
    """What is learned from, and what is held out: every tenth game with all its positions."""
    held = rows.numbers % HELD_OUT == HELD_OUT - 1
    return select_rows(rows, ~held), select_rows(rows, held)


def select_rows(rows: Samples, which: Any) -> Samples:
    """Some of the rows."""
    return Samples(*(getattr(rows, name)[which] for name in vars(rows)))


def hopes(rows: Samples, features: int) -> Any:
    """The utility that the game's own advice hopes for, which is among the inputs."""
    return rows.inputs[:, features].astype(np.float32)


def error(guess: Any, truth: Any) -> float:
    """The mean squared difference."""
    return float(np.mean((guess - truth) ** 2, dtype=np.float64))


def measure(rows: Samples, foretold: Any, features: int) -> dict[str, Any]:
    """The errors of the network and of what it is compared with, in all and by part of the game.

    ``utility``: mean squared errors of the utility, for the network, for the game's own advice,
    and for always saying the mean.  ``brier``: of the victory, for the network and the mean.
    """
    truth = rows.results @ SHARES
    guess, own = foretold @ SHARES, hopes(rows, features)
    part = np.minimum((rows.progress * PARTS).astype(int), PARTS - 1)
    won, mean = rows.results[:, 0], float(rows.results[:, 0].mean())
    return {
        "rows": len(rows),
        "utility": _errors(guess, own, truth),
        "by_part": [_errors(*(x[part == p] for x in (guess, own, truth))) for p in range(PARTS)],
        "brier": {"network": error(foretold[:, 0], won), "mean": error(mean, won)},
    }


def _errors(guess: Any, own: Any, truth: Any) -> dict[str, float]:
    if not len(truth):
        return {}
    return {
        "network": round(error(guess, truth), 5),
        "own": round(error(own, truth), 5),
        "mean": round(error(float(truth.mean()), truth), 5),
    }
