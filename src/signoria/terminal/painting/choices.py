"""The choices as compact lists in as many columns as fit."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group as Stacked
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..menu import WHITE_KEY, Entry, Group, street_number
from ..preview import preview
from ..sight import Sight
from .council import order
from .paint import NOW, QUIET, STRONG, TITLE, token

GUTTER = 3
SEAT_SIGN = "▲"


def listing(sight: Sight, width: int) -> RenderableType:
    """All groups one below the other."""
    return Stacked(*(group_listing(sight, group, width) for group in sight.groups))


def group_listing(sight: Sight, group: Group, width: int) -> RenderableType:
    """A title and its entries; ways of one action follow the title in the same line."""
    placing = sight.view.phase == "placing"
    entries = [item(sight, entry, placing) for entry in group.entries]
    if placing and group.entries[0].key.endswith(WHITE_KEY) and len(sight.groups) > 1:
        return white_only(sight, group)
    if group.brief or (len(entries) == 1 and sight.view.phase == "acting"):
        return in_line(group.title, entries, width)
    title = Text(group.title, TITLE)
    if placing and any(SEAT_SIGN in entry.plain for entry in entries):
        title.append(f"  {SEAT_SIGN} {sight.words.say('seat-sign')}")
    return Stacked(title, columns(entries, width))


def white_only(sight: Sight, group: Group) -> RenderableType:
    """The white disc's streets are those of the coloured one, so their keys are enough."""
    keys = " ".join(entry.key for entry in group.entries)
    return Text.assemble((f"{group.title} ", TITLE), (keys, NOW))


def item(sight: Sight, entry: Entry, placing: bool) -> Text:
    """A key and its words; for a street the discs that then act."""
    if not placing:
        return Text.assemble((f"{entry.key:>2}", NOW), f" {entry.label}")
    view, words = sight.view, sight.words
    number = street_number(view, entry.move.street)
    seen = preview(view, number, view.to_move or 0)
    street = "/".join(map(words.kind, entry.move.street))
    text = Text.assemble((f"{entry.key:>2}", NOW), f" {street} ", order(sight, seen.acting))
    if seen.seat is not None:
        text.append(f" {SEAT_SIGN}", QUIET).append_text(token(words, seen.seat)).append(
            str(seen.tile), STRONG
        )
    elif seen.leaving is not None:
        text.append(" ×", QUIET).append_text(token(words, seen.leaving))
    return text


def columns(entries: list[Text], width: int) -> Table:
    """As many columns as fit, read downwards."""
    widest = max(entry.cell_len for entry in entries)
    count = max(1, min((width + GUTTER) // (widest + GUTTER), 3, len(entries)))
    depth = -(-len(entries) // count)
    grid = Table.grid(padding=(0, GUTTER))
    for row in range(depth):
        grid.add_row(*entries[row::depth])
    return grid


def in_line(title: str, entries: list[Text], width: int) -> Text:
    """Title and entries as running text, broken between entries."""
    text = Text.assemble((title, TITLE))
    room = width - cell_len(title)
    for entry in entries:
        if entry.cell_len + GUTTER > room:
            text.append("\n  ")
            room = width - GUTTER
        text.append("  ").append_text(entry)
        room -= entry.cell_len + GUTTER
    return text
