"""The drawn table: the map and the players, more where there is room, and the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....painting import STRONG
from ....sheet import GUTTER, Sheet, beside_each_other
from .. import plain, status
from ..sight import Sight
from ..words import Words
from . import choices, market, mats
from .city import WIDTH, City
from .signs import signs

LARGE = 120  # columns from which the artists stand beside the map
BESIDE = 24  # columns that the players take at least
LEAST_LOG = 3
SECTIONS: dict[str, Callable[[Sight, int], RenderableType]] = {
    "map": lambda sight, width: board(sight, width),
    "mats": mats.table,
    "artists": lambda sight, width: artists(sight, width),
    "prestige": lambda sight, width: Text("\n".join(plain.prestige(sight))),
}


class ForgingFlorencePainter:
    """Draws Forging Florence."""

    def table(self, sight: Sight, width: int, height: int) -> list[RenderableType]:
        """The map with the players, one's own, and more as far as it fits; then the log."""
        sheet = Sheet(width)
        head = Text(status.round_line(sight), STRONG)
        parts: list[RenderableType] = [head, middle(sight, sheet), Text(status.purse(sight))]
        more: list[RenderableType] = [mats.table(sight, width)]
        if width < LARGE:
            more.append(market.table(sight, width))
        parts += sheet.fitting(more, height - sheet.heights(parts) - LEAST_LOG)
        return [*parts, *sheet.log(sight.words, sight.log, height - sheet.heights(parts))]

    def section(self, name: str, sight: Sight, width: int) -> RenderableType:
        """A section in full."""
        return SECTIONS[name](sight, width)

    def choices(self, sight: Sight, width: int) -> RenderableType:
        """The list of choices."""
        return choices.choices(sight, width)

    def signs(self, words: Words) -> Iterable[tuple[str, str]]:
        """Everything that is drawn."""
        return signs(words)


def middle(sight: Sight, sheet: Sheet) -> RenderableType:
    """The map, beside it the players and, where there is room, the artists."""
    if sheet.width < WIDTH + GUTTER + BESIDE:
        return Group(board(sight, sheet.width), mats.beside(sight))
    if sheet.width < LARGE:
        return side_by_side(board(sight, sheet.width), mats.beside(sight))
    right = Group(market.table(sight, sheet.width - WIDTH - GUTTER), Text(), mats.beside(sight))
    return side_by_side(board(sight, sheet.width), right)


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    """Two parts in a row."""
    grid = beside_each_other()
    grid.add_row(left, right)
    return grid


def board(sight: Sight, width: int) -> RenderableType:
    """The map, in words where it cannot be drawn."""
    return City(sight).drawn() if width >= WIDTH else Text("\n".join(plain.whereabouts(sight)))


def artists(sight: Sight, width: int) -> RenderableType:
    """The artists, and what is special about five of them."""
    words = sight.words
    abilities = [
        f"{words.artist(artist)}: {plain.ability(sight, artist)}" for artist in plain.SPECIAL
    ]
    return Group(market.table(sight, width), Text(), Text("\n".join(abilities)))
