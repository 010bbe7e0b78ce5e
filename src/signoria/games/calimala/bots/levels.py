"""The named levels for Calimala, weakest first; docs/research/search.md says how strong each is.

The lower ones play as the heuristic does and make mistakes: what they overlook is what the
heuristic's weights say it is worth.  The upper ones search, the first of them not always; a text
names a searching bot.
"""

from __future__ import annotations

from functools import cache, partial

from ...shared.learner import Course, Hasty, Learner
from .heuristic import Heuristic
from .weights import Weights

TURNS = 45  # of all players, in most games

# Nothing but the scoring at hand: no next step, no use for means, no thought for others.
BLIND = {
    "depth": 1,
    "near": 0,
    "sharp": 100,
    "spread": 0,
    "final": 0,
    "wood": 0,
    "brick": 0,
    "marble": 0,
    "cloth": 0,
    "spare_cloth": 0,
    "delivery": 0,
    "ship": 0,
    "house": 0,
    "workshop": 0,
    "card": 0,
    "white": 0,
    "own": 0,
    "seat": 0,
    "rival_seat": 0,
    "feed": 0,
}
# The same, and in love with building.
BUILDING = {**BLIND, "ship": 3000, "house": 3000, "workshop": 2500}
# Takes what there is, and does not see what others get by it or what could be saved for later.
GREEDY = {"depth": 1, "feed": 0, "rival_seat": 0, "seat": 0, "card": 0, "white": 0, "near": 0}
# Takes every lead for safe, forgets the scoring cards, builds more than can be used.
SURE = {
    "depth": 1,
    "near": 0,
    "sharp": 100,
    "spread": 0,
    "final": 0,
    "own": 0,
    "ship": 4000,
    "house": 3500,
    "workshop": 3000,
}
# Sees the next tile only, and keeps nothing in store.
SHORT = {
    "depth": 1,
    "near": 150,
    "final": 0,
    "wood": 0,
    "brick": 0,
    "marble": 0,
    "cloth": 0,
    "card": 0,
    "seat": 0,
    "white": 300,
}


Style = tuple[tuple[str, int], ...]  # weights that somebody has of its own


@cache
def overlooking(idea: str, style: Style = ()) -> Heuristic:
    """The heuristic with one of these weaknesses; all levels of a process share it."""
    weights = Weights()
    for name, value in (*WEAKNESSES[idea].items(), *style):
        setattr(weights, name, value)
    return Heuristic(weights)


WEAKNESSES: dict[str, dict[str, int]] = {
    "none": {},
    "blind": BLIND,
    "building": BUILDING,
    "greedy": GREEDY,
    "sure": SURE,
    "short": SHORT,
}


# By level: the weaknesses, and the percentage of the decisions that have one, at first and later.
MISTAKES: dict[str, tuple[tuple[str, ...], int, int]] = {
    "apprentice": (("blind", "building"), 100, 70),
    "journeyman": (("blind", "building", "greedy", "sure", "short"), 80, 40),
    "artisan": (("greedy", "sure", "short"), 45, 20),
    "merchant": (("none",), 0, 0),
}


def learner(name: str, level: str, style: Style = ()) -> Learner:
    """Somebody who plays as well as a level of those that make no search."""
    ideas, first, last = MISTAKES[level]
    careless = [overlooking(idea, style) for idea in ideas]
    return Learner(name, overlooking("none", style), careless, Course(first, last, TURNS))


def hasty(style: Style = ()) -> Hasty:
    """Searches for every second or third decision."""
    return Hasty("search@0.05s", [overlooking("none", style)], Course(70, 50, TURNS))


LEVELS = {
    "apprentice": partial(learner, "apprentice", "apprentice"),
    "journeyman": partial(learner, "journeyman", "journeyman"),
    "artisan": partial(learner, "artisan", "artisan"),
    "merchant": partial(Heuristic, name="merchant"),
    "banker": hasty(),
    "master": "search@2s",
}
