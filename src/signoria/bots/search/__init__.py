"""Search over information sets, for any game with a SearchState (docs/research/search.md).

``search`` goes about it as suits the game best, ``ismcts`` is the textbook's: UCB1, random games to
the end, no knowledge of the game; ``flat`` the same without a tree.  A budget may follow the name:
``search@500`` (simulations), ``search@0.3s``, or ``search@1s*2`` with two threads.
"""

from __future__ import annotations

from ... import games
from . import budget
from .budget import Budget
from .search_bot import SearchBot
from .search_settings import SearchSettings

__all__ = ["NAMES", "SearchBot", "SearchSettings", "make", "settings_of"]

NAMES = ("search", "ismcts", "flat")
USUAL = "1s"  # where no budget is named


def make(name: str, game: str, called: str | None = None, most: float | None = None) -> SearchBot:
    """The bot of that name, with or without a budget, ``called`` so; raises ``ValueError``.

    ``most``: the seconds that it takes for a move at most, whatever its budget.
    """
    kind = name.partition("@")[0]
    time = budget_of(name)
    if most is not None:
        time = time.within(most)
    return SearchBot(called or name, game, settings_of(kind, game, time), time)


def budget_of(name: str) -> Budget:
    """The budget that a name tells; raises ``ValueError``."""
    _, at, text = name.partition("@")
    return budget.read(text if at else USUAL)


def settings_of(kind: str, game: str, time: Budget | None = None) -> SearchSettings:
    """How the bot of that kind goes about it in this game, in so much time, or (None) in little."""
    if kind == "flat":
        return SearchSettings(depth=1)
    if kind == "ismcts":
        return SearchSettings()
    package = games.part(game, "bots")
    chosen = getattr(package, "SEARCH", {})
    if time is not None and time.long:
        chosen = {**chosen, **getattr(package, "LONGER", {})}
    return SearchSettings(**chosen)
