"""The games, found by their folders, each loaded when it is first asked for.

A game is a package in this folder that has ``GAME``; the folder is named as the game, with
underscores for hyphens.  In it lie, each a package of its own that the rules do not import,

* ``research.search_state``: its ``make`` gives what a search drives the game by;
* ``research.dealer``: its ``make`` gives what lays out new games for it;
* ``research.observation_layout``: ``LAYOUT`` says what the numbers of an observation mean;
* ``research.stats``: ``STATS`` says what a study of many games notes; it may lack;
* ``bots``: ``BOTS`` makes each of its bots by name, the best first;
* ``map``: ``MAPS`` reads and measures its maps, if its board is drawn in files;
* ``variant``: ``SCHEMA`` says which numbers of its rules a file may change; it may lack;
* ``terminal``: ``UI`` presents it in a terminal.

``shared`` has the base of each of these under the same name.

``GAME`` plays under the newest rules version.  Where a change of the rules left old games that must
go on as they began, the package also has ``EARLIER``: the same game under each older version that
the code still plays, oldest first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from .contract import Game, UnknownRules

if TYPE_CHECKING:
    from .shared.engine.dealer import Dealer
    from .shared.engine.search_state import SearchState
    from .shared.maps import Maps
    from .shared.observation_layout import Field
    from .shared.stats import StatsSchema
    from .shared.variants.schema import Schema

SHARED = "shared"  # the one folder here that is no game
_HERE = __name__.rpartition(".")[0]


@cache
def _packages(folder: str) -> dict[str, str]:
    """The packages in a package, by the names of what they hold."""
    path = import_module(folder).__path__
    return {found.name.replace("_", "-"): found.name for found in iter_modules(path) if found.ispkg}


@cache
def _games() -> dict[str, str]:
    """The games' packages by the games' names."""
    return {name: package for name, package in _packages(_HERE).items() if name != SHARED}


def names() -> list[str]:
    """The games that can be loaded."""
    return list(_games())


def load(name: str, rules: str | None = None) -> Game:
    """The game of that name under a rules version, None being the newest.

    Raises ``ValueError`` naming the games that there are, or ``UnknownRules``.
    """
    found = _versions(name)
    if rules is None:
        return found[-1]
    for game in found:
        if game.rules_version == rules:
            return game
    raise UnknownRules(name, rules, rules_versions(name))


def rules_versions(name: str) -> tuple[str, ...]:
    """The rules versions under which the game can be played, the newest last; ``ValueError``."""
    return tuple(game.rules_version for game in _versions(name))


def part(name: str, what: str) -> ModuleType | None:
    """What a game has in its folder besides its rules, such as "bots"; None if it has no such.

    Raises ``ValueError`` if there is no such game.
    """
    package = _package(name).__name__
    return import_module(f"{package}.{what}") if what in _packages(package) else None


def maps(name: str) -> Maps | None:
    """What reads its maps, None if its board is always the same; ``ValueError`` if no such game."""
    package = part(name, "map")
    found: Maps | None = package.MAPS if package else None
    return found


def variants(name: str) -> Schema | None:
    """The numbers that a variant may set, None if it has none; ``ValueError`` if no such game."""
    package = part(name, "variant")
    found: Schema | None = package.SCHEMA if package else None
    return found


def search_state(name: str) -> SearchState:
    """A new SearchState, by which searches drive the game; ``ValueError`` if no such game."""
    made: SearchState = _module(name, "research.search_state").make()
    return made


def dealer(name: str, players: int, options: Mapping[str, str] | None = None) -> Dealer:
    """What lays out random games; raises ``BadSetup``, or ``ValueError`` if no such game."""
    game = _package(name).GAME
    made: Dealer = _module(name, "research.dealer").make(game, players, options)
    return made


def observation_layout(name: str) -> tuple[Field, ...]:
    """What the numbers of its observations mean; ``ValueError`` if there is no such game."""
    found: tuple[Field, ...] = _module(name, "research.observation_layout").LAYOUT
    return found


def observation_version(name: str) -> int:
    """The version of that layout; ``ValueError`` if there is no such game."""
    found: int = _module(name, "research.observation_layout").VERSION
    return found


def environment_version(name: str) -> int:
    """The version of its research environments, 1 if it was never raised; ``ValueError``."""
    layout = _module(name, "research.observation_layout")
    found: int = getattr(layout, "ENVIRONMENT", 1)
    return found


def stats_schema(name: str) -> StatsSchema:
    """What is worth noting of its games; ``ValueError`` if there is no such game."""
    folder = _package(name).__name__
    if find_spec(f"{folder}.research.stats") is None:
        from .shared.stats import StatsSchema

        return StatsSchema()
    found: StatsSchema = import_module(f"{folder}.research.stats").STATS
    return found


def _versions(name: str) -> tuple[Game, ...]:
    """The game under each rules version, the newest last."""
    package = _package(name)
    return (*getattr(package, "EARLIER", ()), package.GAME)


@cache
def _module(name: str, path: str) -> ModuleType:
    """A module in the package of a game."""
    return import_module(f"{_package(name).__name__}.{path}")


def _package(name: str) -> ModuleType:
    """The package of a game."""
    found = _games()
    if name not in found:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(found)}")
    return import_module(f"{_HERE}.{found[name]}")
