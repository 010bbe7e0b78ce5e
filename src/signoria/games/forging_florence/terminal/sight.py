"""What one player sees of Forging Florence: readings of its view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ...shared.terminal import terminal_ui
from ..view.view_types import Player, View
from .land import Land
from .menu import Group
from .words import Words


@dataclass(frozen=True)
class ForgingFlorenceView(terminal_ui.TerminalView):
    """What one seat (None: everybody) sees, in words where the view has keys."""

    words: Words
    view: View
    groups: Sequence[Group]

    @property
    def own(self) -> Player | None:
        """The viewer's purse, house and works."""
        return None if self.view.viewer is None else self.view.hands[self.view.viewer]

    @cached_property
    def land(self) -> Land:
        """The map."""
        return Land(self.words, self.view)

    def hired_by(self, artist: str) -> int | None:
        """The seat for which an artist works, None if he is on the table."""
        seats = (hand.seat for hand in self.view.hands if artist in hand.artists)
        return next(seats, None)
