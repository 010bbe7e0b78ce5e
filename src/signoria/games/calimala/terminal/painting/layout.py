"""The drawn table: everything at once where there is room, the most needful in 80 by 24."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....shared.terminal.painting import STRONG, Tied
from ....shared.terminal.sheet import GUTTER, Sheet, beside_each_other
from .. import status, variant
from ..sight import CalimalaView
from ..words import Words
from . import choices, council, mats, places
from .city import City
from .signs import signs

LARGE = 116  # columns from which everything is shown at once, if the lines are enough
GAPS = 4  # empty lines between the parts, where there is room
LEAST_LOG = 4
SECTIONS: dict[str, Callable[[CalimalaView, int], RenderableType]] = {
    "board": lambda sight, width: City(sight).large(),
    "mats": mats.table,
    "tiles": lambda sight, width: council.full(sight),
    "places": places.full,
    "discards": lambda sight, width: discards(sight),
    "variant": lambda sight, width: Text("\n".join(variant.section(sight))),
}


class CalimalaPainter:
    """Draws Calimala."""

    def table(self, sight: CalimalaView, width: int, height: int) -> list[RenderableType]:
        """City, council, mats, places and the log, as much as fits."""
        sheet = Sheet(width)
        shown = large(sight, sheet, height) if width >= LARGE else None
        return shown or small(sight, sheet, height)

    def section(self, name: str, sight: CalimalaView, width: int) -> RenderableType:
        """A section in full."""
        return SECTIONS[name](sight, width)

    def choices(self, sight: CalimalaView, width: int) -> RenderableType:
        """The list of choices."""
        return choices.listing(sight, width)

    def signs(self, words: Words) -> Iterable[tuple[str, str]]:
        """Everything that is drawn."""
        return signs(words)


def header(sight: CalimalaView) -> Text:
    """The round, the deck and the open card."""
    return Text(status.round_line(sight), STRONG)


def large(sight: CalimalaView, sheet: Sheet, room: int) -> list[RenderableType] | None:
    """City and council side by side, mats, places; None if that does not fit."""
    city, tiles = City(sight).large(), council.full(sight)
    rest: list[RenderableType]
    rest = [mats.table(sight, sheet.width), places.full(sight, sheet.width)]
    rest.append(Text(status.hand_line(sight)))
    right = sheet.width - sheet.widest(city) - GUTTER
    top_lines = max(sheet.height(city), sheet.height(tiles, right))
    spare = room - 1 - top_lines - sheet.heights(rest)
    if spare < 0:
        return None
    gap = [Text()] if spare >= GAPS else []
    spare -= GAPS * len(gap)
    lines = top_lines + spare - sheet.height(tiles, right) - 1
    log = sheet.log(sight.words, sight.log, lines, right)
    top = beside_each_other()
    top.add_row(city, Group(tiles, *([Text(), *log] if log else [])))
    return [header(sight), *gap, top, *(part for one in rest for part in (*gap, one))]


def small(sight: CalimalaView, sheet: Sheet, room: int) -> list[RenderableType]:
    """City and points, the next tiles, the viewer's own; more as far as it fits; the log."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(City(sight).small(), mats.scores(sight))
    parts: list[RenderableType]
    parts = [header(sight), grid, Tied(council.brief(sight)), Tied(mats.own(sight))]
    more = [mats.table(sight, sheet.width), places.full(sight, sheet.width), council.full(sight)]
    parts += sheet.fitting(more, room - sheet.heights(parts) - LEAST_LOG)
    return [*parts, *sheet.log(sight.words, sight.log, room - sheet.heights(parts))]


def discards(sight: CalimalaView) -> Text:
    """The open discard pile."""
    words, pile = sight.words, sight.view.discard
    cards = ", ".join(f"{words.kind(kind)} {n}" for kind, n in pile.items() if n)
    return Text(words.say("title-discards", cards=cards or words.say("none")))
