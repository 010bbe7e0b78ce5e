"""What stands on artists and guild houses beside prices, by the numbers that are played by."""

from __future__ import annotations

from ..rules.board import BOOK, RESOURCES, SCULPTURE
from ..rules.values import STANDARD, Values
from ..view.values_of_view import values_of
from ..view.view_types import View
from .sight import ForgingFlorenceView

ARTISTS = ("giotto", "machiavelli", "michelangelo", "brunelleschi", "leonardo")  # F5.4


def ability(sight: ForgingFlorenceView, artist: str) -> str:
    """What an artist is worth beyond his pieces (F5.4)."""
    values = values_of(sight.view)
    great = artist == "brunelleschi"
    numbers = _of_brunelleschi(sight.view, values) if great else _of_bonus(values, artist)
    return sight.words.say(f"ability-{artist}", **numbers)


def _of_bonus(values: Values, artist: str) -> dict[str, int | str]:
    """What an artist brings, and what the words on Giotto and Leonardo say beside it."""
    return {
        "bonus": getattr(values, artist),
        "paintings": values.giotto_paintings,
        "books": values.sort_level[BOOK],
        "sculptures": values.sort_level[SCULPTURE],
    }


def _of_brunelleschi(view: View, values: Values) -> dict[str, int | str]:
    """How much he takes, and how often his sculptures count."""
    twice = values.great_needs == STANDARD.great_needs
    plain = values.needs[RESOURCES * SCULPTURE :] == STANDARD.needs[RESOURCES * SCULPTURE :]
    of_text = view.brunelleschi == "text"
    times = values.brunelleschi if of_text else values.dome
    return {
        "limit": values.great_limit,
        "needs": "usual" if twice and plain else values.great_needs,
        "doubled": view.brunelleschi,
        "times": times,
        "dome": "same" if values.dome == times else values.dome,
    }


def house(sight: ForgingFlorenceView, level: int) -> str:
    """For whom a guild house of a level has room (F4.7, F4.8)."""
    values = values_of(sight.view)
    usual = values.artist_level == STANDARD.artist_level
    return sight.words.say(
        f"level-{level}", rooms=values.rooms[level - 1], usual="yes" if usual else "no"
    )
