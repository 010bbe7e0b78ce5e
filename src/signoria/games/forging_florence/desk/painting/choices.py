"""The choices; while walking, hexes by the numbers that the map shows."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group as Stacked
from rich.console import RenderableType
from rich.text import Text

from ....painting import NOW, TITLE
from ....sheet import in_line, keyed, listing
from ..land import GOLDEN, HOUSE
from ..menu import Group
from ..sight import Sight
from .city import WIDTH

PLACES = (GOLDEN, HOUSE, "mill", "merchant", "apothecary", "print-shop", "quarry")


def choices(sight: Sight, width: int) -> RenderableType:
    """All groups one below the other."""
    return Stacked(*(group_listing(sight, group, width) for group in sight.groups))


def group_listing(sight: Sight, group: Group, width: int) -> RenderableType:
    """A group; hexes within reach by their numbers where the map is drawn."""
    if width >= WIDTH and group.name == "places":
        return by_place(sight, group, width)
    if width >= WIDTH and group.name == "further":
        return in_line(group.title, [numbers(entry.key for entry in group.entries)], width)
    return listing([group], width, keyed)


def by_place(sight: Sight, group: Group, width: int) -> RenderableType:
    """Each kind of place with the numbers of the hexes from which one reaches it."""
    found: dict[str, list[str]] = {}
    for entry in group.entries:
        for place in sight.land.worth(entry.move.place):
            found.setdefault(place, []).append(entry.key)
    items = [
        Text.assemble(titled(sight, place), " ", numbers(found[place]))
        for place in PLACES
        if place in found
    ]
    return in_line(group.title, items, width)


def titled(sight: Sight, place: str) -> Text:
    """A kind of place."""
    words = sight.words
    if place == HOUSE:
        return Text(words.say("menu-home"), TITLE)
    ground = place in (GOLDEN, "quarry")
    return Text(words.say(f"terrain-{place}" if ground else f"building-{place}"), TITLE)


def numbers(keys: Iterable[str]) -> Text:
    """Keys, those that follow each other in short: 3 5–9."""
    runs: list[list[int]] = []
    for key in map(int, keys):
        if runs and runs[-1][-1] == key - 1:
            runs[-1].append(key)
        else:
            runs.append([key])
    shown = (f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
    return Text(" ".join(shown), NOW)
