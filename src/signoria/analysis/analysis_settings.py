"""How an analysis goes about a game: as the bot ``search`` does, but for what suits judging better.

A bot has to find one good move; an analysis has to say what every move that was made was worth.
``JUDGING`` beside a game's ``SEARCH`` says what it does otherwise for that.
"""

from __future__ import annotations

from dataclasses import replace

from .. import games
from ..bots import search
from ..bots.search import SearchSettings
from ..bots.search.budget import LONG_SIMULATIONS, Budget

# Of the moves played on, so many are made at random: played alike, all games would be nearly one.
ERRORS = 0.1


def settings_for_moves(game: str, budget: Budget | None = None) -> SearchSettings:
    """What tells the moves of a decision apart in so much time, or (None) in little."""
    own = getattr(games.part(game, "bots"), "JUDGING", {})
    return replace(search.settings_of("search", game, budget), **own)


def settings_for_course(game: str) -> SearchSettings:
    """How games are played on to see how they end: as well as quickly may be, by people who err."""
    usual = search.settings_of("search", game, Budget(simulations=LONG_SIMULATIONS))
    return replace(usual, horizon=None, ripe=0, stray=ERRORS)
