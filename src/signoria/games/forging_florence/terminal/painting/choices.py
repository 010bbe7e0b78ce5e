"""The choices; while walking, hexes by the numbers that the map shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rich.console import Group as Stacked
from rich.console import RenderableType
from rich.text import Text

from ....shared.terminal.painting import NOW, TITLE
from ....shared.terminal.sheet import in_line, key_and_label
from ..land import GOLDEN, HOUSE
from ..menu import Entry, Group
from ..moves import fee, takings
from ..sight import ForgingFlorenceView
from .city import WIDTH

PLACES = (GOLDEN, HOUSE, "mill", "merchant", "apothecary", "print-shop", "quarry")


def choices(sight: ForgingFlorenceView, width: int) -> RenderableType:
    """All groups one below the other."""
    return Stacked(*(group_listing(sight, group, width) for group in sight.groups))


def group_listing(sight: ForgingFlorenceView, group: Group, width: int) -> RenderableType:
    """A group; hexes within reach by their numbers where the map is drawn."""
    if width >= WIDTH and group.name == "places":
        return by_place(sight, group, width)
    if width >= WIDTH and group.name == "further":
        return in_line(group.title, [numbers(entry.key for entry in group.entries)], width)
    return in_line(
        group.title, [key_and_label(brief(sight, entry)) for entry in group.entries], width
    )


def brief(sight: ForgingFlorenceView, entry: Entry) -> Entry:
    """An entry with no more words than it needs below a title that says what is done."""
    words, rest = sight.words, entry.move.rest
    match entry.move.verb:
        case "create":
            return replace(entry, label=words.piece(rest[0]))
        case "sell":
            lire = words.lire(takings(sight.view, rest[0]))
            return replace(entry, label=words.say("choice", name=words.piece(rest[0]), lire=lire))
        case "hire":
            return replace(entry, label=hire(sight, *rest))
        case _:
            return entry


def hire(sight: ForgingFlorenceView, artist: str, *instead: str) -> str:
    """An artist, his fee, and who goes for him."""
    words = sight.words
    return words.say(
        "choice-instead" if instead else "choice",
        name=words.artist(artist),
        lire=words.lire(fee(sight.view, artist)),
        gone=words.artist(instead[-1]) if instead else "",
    )


def by_place(sight: ForgingFlorenceView, group: Group, width: int) -> RenderableType:
    """Each kind of place with the numbers of the hexes from which one reaches it."""
    found: dict[str, list[str]] = {}
    for entry in group.entries:
        for place in sight.land.worth(entry.move.place):
            found.setdefault(place, []).append(entry.key)
    items = [
        Text.assemble(place_title(sight, place), " ", numbers(found[place]))
        for place in PLACES
        if place in found
    ]
    return in_line(group.title, items, width)


def place_title(sight: ForgingFlorenceView, place: str) -> Text:
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
