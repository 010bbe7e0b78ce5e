"""The games by name, each loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from .contract import Game

_MODULES = {"calimala": ".calimala"}


def names() -> list[str]:
    """The games that can be loaded."""
    return list(_MODULES)


def load(name: str) -> Game:
    """The game of that name; raises ``ValueError`` naming those that there are."""
    if name not in _MODULES:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(_MODULES)}")
    game: Game = import_module(_MODULES[name], __package__).GAME
    return game
