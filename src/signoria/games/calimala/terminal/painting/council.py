"""The council: the next scorings with their majorities, the tiles after them, the seats."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....shared.terminal.painting import NOW, QUIET, STRONG, TIE, TITLE, Tied, name
from ..sight import CalimalaView
from .paint import cubes, fill, token


def standings(sight: CalimalaView) -> RenderableType:
    """The next three tiles side by side: who would score what now."""
    numbers = sight.next_tiles()
    if not numbers:
        return Text()
    grid = Table.grid(padding=(0, 3), expand=False)
    grid.add_row(*(Tied(heading(sight, number, number == numbers[0])) for number in numbers))
    grid.add_row(*(scoring(sight, number) for number in numbers))
    return Group(Text(sight.words.say("title-tiles"), TITLE), grid)


def heading(sight: CalimalaView, number: int, next_one: bool) -> Text:
    """A tile's number and name; the next one is marked."""
    category = sight.words.short(sight.view.tiles[number - 1].category)
    sign = f">{TIE}" if next_one else ""
    return Text(f"{sign}{number}{TIE}{category}", NOW if next_one else STRONG)


def scoring(sight: CalimalaView, number: int) -> RenderableType:
    """The majority of a tile: player, cubes and points."""
    lines = sight.standing(number).lines
    if not lines:
        return Text("–", QUIET)
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        points = f"+{line.points}" if line.points else "–"
        tie = "=" if line.tie else ""
        row = (name(sight.words, line.seat), Text(f"{line.cubes}{tie}"), Text(points, STRONG))
        grid.add_row(*row)
    return grid


def later(sight: CalimalaView) -> Text:
    """The tiles after the next three, in order."""
    words, tiles = sight.words, sight.view.tiles
    first = sight.view.scored + len(sight.next_tiles()) + 1
    parts = [
        f"{number}{TIE}{words.short(tiles[number - 1].category)}"
        for number in range(first, len(tiles) + 1)
    ]
    if not parts:
        return Text()
    return Text.assemble((words.say("tiles-later") + ": ", TITLE), ", ".join(parts))


def seats(sight: CalimalaView) -> Text:
    """The tiles scored, with the seats that own a place there."""
    words = sight.words
    text = Text.assemble((words.say("tiles-seats-title") + ": ", TITLE))
    for number, tile in enumerate(sight.view.tiles[: sight.view.scored], 1):
        text.append(f"{number}{TIE}{words.short(tile.category)}{TIE}", QUIET)
        if tile.seat is None:
            text.append("– ")
        else:
            text.append(words.letter(tile.seat), fill(tile.seat)).append(" ")
    if not sight.view.scored:
        text.append("–", QUIET)
    return text


def brief(sight: CalimalaView) -> Text:
    """The next three tiles in a line: cubes by player in the order of a scoring."""
    parts = []
    for number in sight.next_tiles():
        counts = {line.seat: line.cubes for line in sight.standing(number).lines}
        first = number == sight.view.scored + 1
        parts.append(Text.assemble(heading(sight, number, first), TIE, cubes(sight.words, counts)))
    return Text("  ").join(parts)


def full(sight: CalimalaView) -> RenderableType:
    """Everything about the council."""
    return Group(standings(sight), Tied(later(sight)), Tied(seats(sight)))


def order(sight: CalimalaView, acting: list[int]) -> Text:
    """Discs in the order in which they act."""
    text = token(sight.words, acting[0])
    out = Text.assemble(text)
    for seat in acting[1:]:
        out.append("›", QUIET).append_text(token(sight.words, seat))
    return out
