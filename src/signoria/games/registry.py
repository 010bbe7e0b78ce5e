"""The games, found by their folders, each loaded when it is first asked for.

A game is a package in this folder that has ``GAME``; the folder is named as the game, with
underscores for hyphens.  In it lie, each a package of its own that the rules do not import,

* ``forward``: its ``make`` gives what a search drives the game by, see ``forward.py``;
* ``dealing``: its ``make`` gives what lays out new games for it, see ``dealing.py``;
* ``layout``: ``LAYOUT`` says what the numbers of an observation mean, see ``layout.py``;
* ``study``: ``STUDY`` says what a study of many games notes, see ``studying.py``; it may lack;
* ``bots``: ``BOTS`` makes each of its bots by name, the best first;
* ``desk``: ``DESK`` presents it in a terminal, see ``desk.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from .contract import Game

if TYPE_CHECKING:
    from .dealing import Dealer
    from .forward import Forward
    from .layout import Field
    from .studying import Study

_HERE = __name__.rpartition(".")[0]


@cache
def _packages(folder: str) -> dict[str, str]:
    """The packages in a package, by the names of what they hold."""
    path = import_module(folder).__path__
    return {found.name.replace("_", "-"): found.name for found in iter_modules(path) if found.ispkg}


def names() -> list[str]:
    """The games that can be loaded."""
    return list(_packages(_HERE))


class UnknownRules(ValueError):
    """The code no longer has this version of a game's rules."""


def load(name: str, rules: str | None = None) -> Game:
    """The game of that name, under the newest rules or those of a version that it still has.

    Raises ``ValueError`` naming the games that there are, ``UnknownRules`` for other rules.
    """
    readings = _readings(name)
    if rules is None:
        return readings[-1]
    for game in readings:
        if game.rules_version == rules:
            return game
    known = ", ".join(game.rules_version for game in readings)
    raise UnknownRules(f"{name} has no rules {rules!r}; it has {known}")


def rules_versions(name: str) -> list[str]:
    """The versions of its rules that the code still has, the newest last."""
    return [game.rules_version for game in _readings(name)]


def _readings(name: str) -> list[Game]:
    """A game under each of its rules, the newest last."""
    package = _package(name)
    return [*getattr(package, "OLDER", ()), package.GAME]


def part(name: str, what: str) -> ModuleType | None:
    """What a game has in its folder besides its rules, such as "bots"; None if it has no such.

    Raises ``ValueError`` if there is no such game.
    """
    package = _package(name).__name__
    return import_module(f"{package}.{what}") if what in _packages(package) else None


def world(name: str) -> Forward:
    """A new Forward, by which searches drive the game; ``ValueError`` if there is no such game."""
    made: Forward = import_module(f"{_package(name).__name__}.forward").make()
    return made


def dealer(name: str, players: int, options: Mapping[str, str] | None = None) -> Dealer:
    """What lays out random games; raises ``BadSetup``, or ``ValueError`` if no such game."""
    package = _package(name)
    made: Dealer = import_module(f"{package.__name__}.dealing").make(package.GAME, players, options)
    return made


def observation_layout(name: str) -> tuple[Field, ...]:
    """What the numbers of its observations mean; ``ValueError`` if there is no such game."""
    found: tuple[Field, ...] = import_module(f"{_package(name).__name__}.layout").LAYOUT
    return found


def observation_version(name: str) -> int:
    """The version of that layout; ``ValueError`` if there is no such game."""
    found: int = import_module(f"{_package(name).__name__}.layout").VERSION
    return found


def study(name: str) -> Study:
    """What is worth noting of its games; ``ValueError`` if there is no such game."""
    folder = _package(name).__name__
    if find_spec(f"{folder}.study") is None:
        from .studying import Study

        return Study()
    found: Study = import_module(f"{folder}.study").STUDY
    return found


def _package(name: str) -> ModuleType:
    """The package of a game."""
    found = _packages(_HERE)
    if name not in found:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(found)}")
    return import_module(f"{_HERE}.{found[name]}")
