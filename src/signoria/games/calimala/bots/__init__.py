"""The heuristic bot for Calimala.

It weighs each legal action by a sum of thousandths of points: what it can expect from the tiles and
scoring cards to come (majorities), what lies on its mat and in its hand (means), what its discs
still become and what others gain from it (discs, uses).  An activation is thought through three
actions deep (plan), a placement by playing it through greedily (placing).  The numbers are in
weights; ``python -m tools.research.ablate_heuristic`` shows what each idea is worth,
``python -m tools.research.tune_heuristic`` looks for better numbers.
"""

from .advice import make as advise
from .characters import CHARACTERS
from .characters import make as make_character
from .heuristic import Heuristic
from .levels import LEVELS
from .value.possible_endings import results

BOTS = {Heuristic.name: Heuristic}
# How the bot ``search`` goes about this game: what measured best, see docs/research/search.md.
SEARCH = {
    "bandit": "puct",
    "priors": True,
    "explore": 1.0,
    "first": 0.05,
    "rollout": "advised",
    "horizon": 8,
    "judge": "learned",
}
# What differs with more time, when the network's errors, early in the game, outweigh chance, and
# when there are tries enough for others who do not play as the heuristic does.
LONGER = {"rollout": "considered", "stray": 0.2, "horizon": 24, "ripe": 32, "paired": True}

__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "LONGER",
    "SEARCH",
    "Heuristic",
    "advise",
    "make_character",
    "results",
]
