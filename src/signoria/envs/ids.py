"""The names of the environments, each with its version.

A version is raised when a change of rules, actions, observations or rewards would make a trained
agent play otherwise.
"""

from __future__ import annotations

from .. import games
from ..games.rng import Rng

# By game; the others are at version 1.
_RAISED = {
    "calimala": 2,  # edition de takes the seat's disc from any space (C5.3)
    "forging-florence": 2,  # the turns left after the Dome end with the last round (F5.2)
}


def version(game: str) -> int:
    """The version of a game's environments."""
    return _RAISED.get(game, 1)


def gymnasium_id(game: str) -> str:
    """As in ``signoria/Calimala-v2``."""
    return f"signoria/{game.title().replace('-', '')}-v{version(game)}"


def module_name(game: str) -> str:
    """As in ``calimala_v2``: PettingZoo's module, and OpenSpiel's name."""
    return f"{game.replace('-', '_')}_v{version(game)}"


def hides(game: str) -> bool:
    """Whether anything in the game is hidden from anybody."""
    rules = games.load(game)
    state = rules.new_state(rules.setup(rules.players[0], {}, rng=Rng(0)))
    return state.seen_by(None).to_bytes() != state.to_bytes()
