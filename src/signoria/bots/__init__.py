"""Bots: programs that play.  A bot sees what its seat sees and nothing else.

Whoever drives a game hands a bot ``state.seen_by(seat)``, a state from which everything hidden is
erased, and a generator of its own; the bot answers with one of the legal actions.  What it answers
depends on these two only, so games can be played again and bots compared.

Some bots play any game; the others lie in the folder of their game, where ``BOTS`` makes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from .. import games
from ..games.contract import Rng, State
from .random_bot import RandomBot

__all__ = ["Bot", "best", "load", "names"]


class Bot(Protocol):
    """A player that is a program; one instance serves any number of games, one call at a time."""

    @property
    def name(self) -> str:
        """The name under which ``load`` gives it."""

    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action of the seat to move, in a state as that seat sees it.

        Raises ``ValueError`` if nothing is to be chosen.
        """


Maker = Callable[[], Bot]
_ANY_GAME: Mapping[str, Maker] = {"random": RandomBot}
_SEARCHES = ("search", "ismcts", "flat")  # a budget may follow; ``names`` leaves them out


def names(game: str | None = None) -> list[str]:
    """The bots that play a game, or (None) all that there are; ``ValueError`` if no such game."""
    if game is not None:
        return list(_playing(game))
    return list(dict.fromkeys(name for each in games.names() for name in _playing(each)))


def best(game: str) -> str:
    """The bot that plays a game where nobody asked for another: the game's own, if it has one."""
    return next(iter(_own(game)), RandomBot.name)


def load(name: str, game: str) -> Bot:
    """A new bot of that name for a game; raises ``ValueError`` naming those that play it."""
    found = _playing(game)
    if name.partition("@")[0] in _SEARCHES:
        from . import search

        return search.make(name, game)
    if name not in found:
        right = ", ".join(found)
        raise ValueError(f"there is no bot {name!r} for {game}; the bots are {right}")
    return found[name]()


def _playing(game: str) -> dict[str, Maker]:
    """The makers of the bots that play a game, by name."""
    return {**_ANY_GAME, **_own(game)}


def _own(game: str) -> Mapping[str, Maker]:
    """The makers of the bots in a game's folder."""
    package = games.part(game, "bots")
    own: Mapping[str, Maker] = package.BOTS if package else {}
    return own
