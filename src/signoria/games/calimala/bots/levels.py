"""The named levels for Calimala, the weakest first; docs/search.md says how strong each is.

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


@cache
def overlooking(idea: str) -> Heuristic:
    """The heuristic with one of these weaknesses; all levels of a process share it."""
    weights = Weights()
    for name, value in WEAKNESSES[idea].items():
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


def learner(name: str, ideas: tuple[str, ...], first: int, last: int) -> Learner:
    """A level that has these weaknesses in ``first`` percent of its decisions, later ``last``."""
    careless = [overlooking(idea) for idea in ideas]
    return Learner(name, overlooking("none"), careless, Course(first, last, TURNS))


LEVELS = {
    "apprentice": partial(learner, "apprentice", ("blind", "building"), 100, 70),
    "journeyman": partial(
        learner, "journeyman", ("blind", "building", "greedy", "sure", "short"), 80, 40
    ),
    "artisan": partial(learner, "artisan", ("greedy", "sure", "short"), 45, 20),
    "merchant": partial(Heuristic, name="merchant"),
    "banker": Hasty("search@0.05s", [overlooking("none")], Course(70, 50, TURNS)),
    "master": "search@2s",
}
