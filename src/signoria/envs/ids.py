"""The names of the environments, each with its version.

A version is raised when a change of rules, actions, observations or rewards would make a trained
agent play otherwise.
"""

from __future__ import annotations

from .. import games
from ..games.shared.engine.rng import Rng


def version(game: str) -> int:
    """The version of a game's environments."""
    return games.environment_version(game)


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
