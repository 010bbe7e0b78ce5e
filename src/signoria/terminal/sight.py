"""All that a screen shows one player: the view, what happened lately, and the choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from signoria.games.calimala.events import Event, TurnBegan
from signoria.games.calimala.view import Mat, Standing, View

from .menu import Group, menu
from .narrate import Narrator
from .words import Words

NEXT_TILES = 3


@dataclass(frozen=True)
class Told:
    """A line of the log; ``seat`` whose deed it tells, if one seat's."""

    text: str
    heading: bool
    seat: int | None


@dataclass(frozen=True)
class Sight:
    """What one seat (None: everybody) sees, in words where the view has keys."""

    words: Words
    view: View
    log: list[Told]
    groups: list[Group]
    players: list[str]  # what each seat is played by, in words

    @property
    def own(self) -> Mat | None:
        """The viewer's mat."""
        return None if self.view.viewer is None else self.view.mats[self.view.viewer]

    def standing(self, tile: int) -> Standing:
        """How the tile of that number (from 1) would score now."""
        category = self.view.tiles[tile - 1].category
        found = (each for each in self.view.standings if each.category == category)
        return next(found, Standing(category, []))

    def next_tiles(self) -> list[int]:
        """The numbers of the tiles to be scored next."""
        first = self.view.scored + 1
        return list(range(first, min(first + NEXT_TILES, len(self.view.tiles) + 1)))


def told(words: Words, view: View, reader: int | None, events: Iterable[Event]) -> list[Told]:
    """Events as lines of a log."""
    narrator = Narrator(words, view, reader)
    return [
        Told(line, isinstance(event, TurnBegan), getattr(event, "seat", None))
        for event in events
        for line in narrator.lines(event)
    ]


def sight(words: Words, view: View, events: Iterable[Any], players: list[str]) -> Sight:
    """What the viewer of this view sees, after these events."""
    log = told(words, view, view.viewer, events)
    return Sight(words, view, log, menu(words, view), players)
