"""The drawn table: the map and the players, more where there is room, and the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....shared.terminal.painting import STRONG
from ....shared.terminal.sheet import GUTTER, Sheet
from .. import abilities, plain, status, variant
from ..sight import ForgingFlorenceView
from ..words import Words
from . import choices, market, mats
from .city import WIDTH, City
from .signs import signs

LARGE = 120  # columns from which the log stands beside the players
BESIDE = 25  # columns that the players take at least
ROOMY = 30  # where there are more
ROWS = 13
LEAST_LOG = 3
SECTIONS: dict[str, Callable[[ForgingFlorenceView, int], RenderableType]] = {
    "map": lambda sight, width: board(sight, width),
    "mats": mats.table,
    "artists": lambda sight, width: artists(sight, width),
    "prestige": lambda sight, width: Text("\n".join(plain.prestige(sight))),
    "variant": lambda sight, width: Text("\n".join(variant.section(sight))),
}


class ForgingFlorencePainter:
    """Draws Forging Florence."""

    def table(self, sight: ForgingFlorenceView, width: int, height: int) -> list[RenderableType]:
        """The map with the players, one's own, and more as far as it fits; the log."""
        sheet = Sheet(width)
        head = Text(status.round_line(sight), STRONG)
        parts: list[RenderableType] = [head, middle(sight, sheet), Text(status.purse(sight))]
        least = 0 if width >= LARGE else LEAST_LOG
        more = [market.table(sight, width), mats.table(sight, width)]
        parts += sheet.fitting(more, height - sheet.heights(parts) - least)
        if width >= LARGE:
            return apart(parts, height - sheet.heights(parts))
        return [*parts, *sheet.log(sight.words, sight.log, height - sheet.heights(parts))]

    def section(self, name: str, sight: ForgingFlorenceView, width: int) -> RenderableType:
        """A section in full."""
        return SECTIONS[name](sight, width)

    def choices(self, sight: ForgingFlorenceView, width: int) -> RenderableType:
        """The list of choices."""
        return choices.choices(sight, width)

    def signs(self, words: Words) -> Iterable[tuple[str, str]]:
        """Everything that is drawn."""
        return signs(words)


def apart(parts: list[RenderableType], spare: int) -> list[RenderableType]:
    """The parts with an empty line between each two, where there is room."""
    if spare < len(parts):
        return parts
    return [each for part in parts for each in (part, Text())][:-1]


def middle(sight: ForgingFlorenceView, sheet: Sheet) -> RenderableType:
    """The map, beside it the players and, where there is room, the log."""
    left = board(sight, sheet.width)
    if sheet.width < WIDTH + GUTTER + BESIDE:
        return Group(left, mats.beside(sight, sheet.width))
    grid = Table.grid(padding=(0, GUTTER))
    grid.add_column(no_wrap=True)
    if sheet.width < LARGE:
        grid.add_column(ratio=1)
        grid.add_row(left, mats.beside(sight, sheet.width - WIDTH - GUTTER))
        return grid
    grid.add_column(width=ROOMY)
    grid.add_column(ratio=1)
    room = sheet.width - WIDTH - ROOMY - 2 * GUTTER
    log = Group(*sheet.log(sight.words, sight.log, ROWS, room))
    grid.add_row(left, mats.beside(sight, ROOMY), log)
    return grid


def board(sight: ForgingFlorenceView, width: int) -> RenderableType:
    """The map, in words where it cannot be drawn."""
    return City(sight).draw() if width >= WIDTH else Text("\n".join(plain.whereabouts(sight)))


def artists(sight: ForgingFlorenceView, width: int) -> RenderableType:
    """The artists, and what is special about five of them."""
    words = sight.words
    told = [f"{words.artist(one)}: {abilities.ability(sight, one)}" for one in abilities.ARTISTS]
    return Group(market.table(sight, width), Text(), Text("\n".join(told)))
