"""What one player sees of Calimala: readings of its view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...shared.terminal import terminal_ui
from ..view.view_types import Mat, Standing, View
from .menu import Group
from .words import Words

NEXT_TILES = 3


@dataclass(frozen=True)
class CalimalaView(terminal_ui.TerminalView):
    """What one seat (None: everybody) sees, in words where the view has keys."""

    words: Words
    view: View
    groups: Sequence[Group]

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
