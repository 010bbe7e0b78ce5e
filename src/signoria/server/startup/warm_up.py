"""What requests need is loaded before the first one comes.

What is opened late may find that no file can be opened just then.
"""

from __future__ import annotations

from ... import bots, games
from ...games.contract import Rng
from ..domain.refusals import refusal


def load_games() -> None:
    """Load all games with their bots and maps, and the words of the protocol."""
    refusal("not-kept")
    for name in games.names():
        game = games.load(name)
        game.setup(game.players[0], rng=Rng(0))
        bots.names(name)
