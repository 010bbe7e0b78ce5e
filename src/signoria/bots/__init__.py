"""Bots: programs that play.  A bot sees what its seat sees and nothing else.

The driver of a game hands a bot ``state.seen_by(seat)``, a state from which everything hidden is
erased, and a generator of its own; the bot answers with one of the legal actions.  What it answers
depends on these two only, so games can be played again and bots compared.

Some bots play any game; the others lie in the folder of their game, where ``BOTS`` makes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from .. import games
from ..games.contract import Rng, State
from ..games.shared.character import Character
from ..games.shared.learner import Hasty, Learner
from .random_bot import RandomBot

__all__ = [
    "Bot",
    "best",
    "character",
    "characters",
    "least",
    "levels",
    "load",
    "names",
    "searches",
    "usual",
]


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
Level = Maker | Hasty | str  # a text is a search's name and budget
_ANY_GAME: Mapping[str, Maker] = {"random": RandomBot}
_SEARCHES = ("search", "ismcts", "flat")  # a budget may follow; ``names`` leaves them out


def names(game: str | None = None) -> list[str]:
    """The bots that play a game, or (None) all that there are; ``ValueError`` if no such game.

    Its levels come first, the weakest before the others; its characters last, likewise.
    """
    if game is not None:
        return list(dict.fromkeys([*levels(game), *_own(game), *_ANY_GAME, *characters(game)]))
    return list(dict.fromkeys(name for each in games.names() for name in names(each)))


def levels(game: str) -> list[str]:
    """The named levels of a game, the weakest first; none if it has no bots of its own."""
    return list(_levels(game))


def characters(game: str) -> Mapping[str, Character]:
    """The opponents of a game that bear names of people, the weakest first; maybe none."""
    found: Mapping[str, Character] = getattr(games.part(game, "bots"), "CHARACTERS", {})
    return found


def character(bot: str | None, game: str) -> Character | None:
    """Who a bot of that name is; None for one that is nobody, or that there is not."""
    return characters(game).get(bot or "")


def usual(game: str) -> str:
    """The opponent proposed to somebody who has not chosen one: a level in the middle."""
    found = levels(game)
    return found[(len(found) - 1) // 2] if found else best(game)


def best(game: str) -> str:
    """The bot that plays a game where nobody asked for another: the game's own, if it has one.

    It answers at once; levels above it may be stronger.
    """
    return next(iter(_own(game)), RandomBot.name)


def searches(name: str, game: str) -> bool:
    """Whether the bot of that name looks ahead for a while, if only now and then."""
    return _search_of(name, game) is not None


def least(name: str, game: str, most: float) -> float:
    """The seconds that its search has for a move, of which it may take ``most``; 0 without one."""
    found = _search_of(name, game)
    if found is None:
        return 0.0
    from . import search

    return search.budget_of(found).within(most).seconds


def load(name: str, game: str, most: float | None = None) -> Bot:
    """A new bot of that name for a game; raises ``ValueError`` naming those that play it.

    ``most``: the seconds that a search may take for a move; it is over in time by itself.
    """
    kind, at, _ = name.partition("@")
    maker = name if kind in _SEARCHES else _levels_and_bots(game).get(kind)
    if isinstance(maker, str):
        return _make_search(maker, game, name, most)
    if isinstance(maker, Hasty):
        searching = _make_search(maker.search, game, name, most)
        return Learner(name, searching, maker.careless, maker.course)
    if maker is None or at:
        right = ", ".join(names(game))
        raise ValueError(f"there is no bot {name!r} for {game}; the bots are {right}")
    return maker()


def _make_search(usual: str, game: str, name: str, most: float | None) -> Bot:
    """The search of that usual name and budget, with the bot's own name and, if it has one, budget.

    Raises ``ValueError``.
    """
    from . import search

    return search.make(_with_budget(usual, name), game, name, most)


def _with_budget(usual: str, name: str) -> str:
    """The search of that usual name and budget, but for the budget that the bot's name tells."""
    _, at, budget = name.partition("@")
    return f"{usual.partition('@')[0]}@{budget}" if at else usual


def _search_of(name: str, game: str) -> str | None:
    """The search that a bot makes, with its budget; None for one that makes none."""
    kind = name.partition("@")[0]
    level = name if kind in _SEARCHES else _levels_and_bots(game).get(kind)
    usual = level.search if isinstance(level, Hasty) else level
    return _with_budget(usual, name) if isinstance(usual, str) else None


def _levels_and_bots(game: str) -> dict[str, Level]:
    """How the bots that play a game are made, by name."""
    return {**_ANY_GAME, **_own(game), **_levels(game), **_people(game)}


def _people(game: str) -> dict[str, Level]:
    """How the characters of a game are made."""
    package = games.part(game, "bots")
    return {key: package.make_character(key) for key in characters(game)} if package else {}


def _levels(game: str) -> Mapping[str, Level]:
    """The named levels in a game's folder."""
    found: Mapping[str, Level] = getattr(games.part(game, "bots"), "LEVELS", {})
    return found


def _own(game: str) -> Mapping[str, Maker]:
    """The makers of the bots in a game's folder."""
    package = games.part(game, "bots")
    own: Mapping[str, Maker] = package.BOTS if package else {}
    return own
