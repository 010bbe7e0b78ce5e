"""Bots: programs that play.  A bot sees what its seat sees and nothing else.

Whoever drives a game hands a bot ``state.seen_by(seat)``, a state from which everything hidden is
erased, and a generator of its own; the bot answers with one of the legal actions.  What it answers
depends on these two only, so games can be played again and bots compared.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from ..games.contract import Rng, State

__all__ = ["Bot", "load", "names"]

_MODULES = {"random": ".random_bot", "heuristic": ".calimala"}


class Bot(Protocol):
    """A player that is a program; one instance serves any number of games, one call at a time."""

    @property
    def name(self) -> str:
        """The name under which ``load`` gives it."""

    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action of the seat to move, in a state as that seat sees it.

        Raises ``ValueError`` if nothing is to be chosen.
        """


def names() -> list[str]:
    """The bots that can be loaded."""
    return list(_MODULES)


def load(name: str) -> Bot:
    """A new bot of that name; raises ``ValueError`` naming those that there are."""
    if name not in _MODULES:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(_MODULES)}")
    make: Callable[[], Bot] = import_module(_MODULES[name], __package__).make
    return make()
