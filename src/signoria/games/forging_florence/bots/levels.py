"""The levels for Forging Florence, weakest first; docs/research/search.md says how strong each is.

All but the last play as the heuristic does and make mistakes: what they overlook is what the
heuristic's weights say it is worth.  The last one searches; a text names a searching bot.
"""

from __future__ import annotations

from functools import cache, partial

from ...shared.learner import Course, Learner
from .heuristic import Heuristic
from .weights import Weights

TURNS = 190  # of all players, in most games of four

WEAKNESSES: dict[str, dict[str, int]] = {
    "none": {},
    # One piece after the other, the way as the crow flies; nobody races for Brunelleschi.
    "near": {"race": 0, "depth": 1, "dice": 0, "exact": 0, "crowd": 0, "fuss": 0},
    # As if the game were about to end: only what brings prestige soon.
    "hurry": {
        "race": 0,
        "depth": 1,
        "dice": 0,
        "exact": 0,
        "open_turns": 4,
        "own_turns": 4,
        "rival_turns": 4,
        "final_turns": 3,
    },
    # New artists for their own sake.
    "hire": {"race": 0, "depth": 1, "dice": 0, "crowd": 0, "fuss": -15},
}


Style = tuple[tuple[str, int], ...]  # weights that somebody has of its own


@cache
def overlooking(idea: str, style: Style = ()) -> Heuristic:
    """The heuristic with one of these weaknesses; all levels of a process share it."""
    weights = Weights()
    for name, value in (*WEAKNESSES[idea].items(), *style):
        setattr(weights, name, value)
    return Heuristic(weights)


# By level: the weaknesses, and the percentage of the decisions that have one, at first and later.
MISTAKES: dict[str, tuple[tuple[str, ...], int, int]] = {
    "apprentice": (("hire",), 100, 95),
    "journeyman": (("near", "hurry", "hire"), 100, 88),
    "artisan": (("near", "hurry", "hire"), 98, 68),
    "merchant": (("near", "hurry", "hire"), 80, 50),
    "banker": (("near", "hurry", "hire"), 45, 25),
}


def learner(name: str, level: str, style: Style = ()) -> Learner:
    """Somebody who plays as well as a level of those that make no search."""
    ideas, first, last = MISTAKES[level]
    careless = [overlooking(idea, style) for idea in ideas]
    return Learner(name, overlooking("none", style), careless, Course(first, last, TURNS))


LEVELS = {**{level: partial(learner, level, level) for level in MISTAKES}, "master": "search@2s"}
