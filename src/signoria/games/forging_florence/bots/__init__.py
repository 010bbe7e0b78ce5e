"""The heuristic bot for Forging Florence.

It thinks in projects: to make a piece, to sell, to hire (projects, hiring).  What they take in
turns comes from exact expected times over all throws of the die (atlas, routes).  As long as
Brunelleschi is free it takes the shortest way to him (race); his owner then makes for the Dome as
soon as that wins (notes, planning), and everybody else looks a few projects ahead for prestige
(ahead).  The last turn has rules of its own (ending).  What all that promises each seat is in odds.
The numbers are in weights; ``python -m tools.research.ablate_florence`` shows what each idea is
worth.
"""

from .advice import make as advise
from .characters import CHARACTERS
from .characters import make as make_character
from .heuristic import Heuristic
from .levels import LEVELS

BOTS = {Heuristic.name: Heuristic}
# How the bot ``search`` goes about this game: what measured best, see docs/research/search.md.
SEARCH = {
    "bandit": "puct",
    "priors": True,
    "explore": 1.0,
    "first": 0.05,
    "rollout": "advised",
    "horizon": None,
    "firm": 0.02,
}

# An analysis asks where the turn leads to, and what that promises by the race for Brunelleschi.
# With next to no chance in it, that tells small mistakes from none, which games to the end cannot.
JUDGING = {"horizon": 1, "paired": True, "firm": 0.0}

__all__ = [
    "BOTS",
    "CHARACTERS",
    "JUDGING",
    "LEVELS",
    "SEARCH",
    "Heuristic",
    "advise",
    "make_character",
]
