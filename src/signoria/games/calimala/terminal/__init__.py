"""Calimala in a terminal: see ``games.shared.terminal.terminal_ui``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ...shared.terminal import terminal_ui
from ...shared.terminal.terminal_ui import Locale, Painter, Told
from ..view.events import Event
from ..view.view import Choice, View
from . import narrate, plain, status
from .menu import menu
from .moves import label, taken_apart
from .sight import Sight
from .words import Words

Section = Callable[[Sight], list[str]]
PLACING = "placing"


class CalimalaDesk:
    """Shows, reads and tells Calimala."""

    sections: Mapping[str, Section] = {
        "board": plain.board,
        "mats": plain.mats,
        "tiles": plain.tiles,
        "places": plain.places,
        "discards": plain.discards,
    }

    def words(self, locale: Locale) -> Words:
        """The names of its things in a language."""
        return Words(locale)

    def told(
        self, words: Words, view: View, reader: int | None, events: Iterable[Event]
    ) -> list[Told]:
        """Events as lines of a log."""
        return narrate.told(words, view, reader, events)

    def sight(
        self,
        words: Words,
        view: View,
        events: Iterable[Event],
        players: Sequence[str],
        turn: int,
    ) -> Sight:
        """What the viewer of this view sees, after these events."""
        log = self.told(words, view, view.viewer, events)
        return Sight(words, view, log, menu(words, view), players, turn)

    def move(self, words: Words, view: View, notation: str) -> str:
        """A move in words, also that a card is played for it."""
        return label(words, taken_apart(Choice(-1, notation)))

    def meant(self, sight: Sight, text: str) -> str | None:
        """Placing a disc on the street of that number."""
        streets = {str(i): street for i, street in enumerate(sight.view.streets, 1)}
        if sight.view.phase != PLACING or text not in streets:
            return None
        return "place " + "|".join(streets[text].kinds)

    def head(self, sight: Sight) -> str:
        """The round, the deck and the open card."""
        return status.round_line(sight)

    def question(self, sight: Sight) -> str:
        """What is to be decided."""
        return status.question(sight)

    def detail(self, sight: Sight) -> str:
        """What is left of the activation and what must be."""
        return status.detail(sight)

    def standing(self, sight: Sight) -> list[str]:
        """Everybody's points, what is scored next, and the viewer's mat."""
        return plain.once_a_turn(sight)

    def own(self, sight: Sight) -> str:
        """The viewer's cards."""
        return status.hand_line(sight)

    def section(self, name: str, sight: Sight) -> list[str]:
        """A section of the table in lines."""
        return self.sections[name](sight)

    def tie(self, sight: Sight, winners: Sequence[int], equal: Sequence[int]) -> str:
        """What decided between equal points (C6.3)."""
        return sight.words.say("result-tie-shared" if len(winners) > 1 else "result-tie")

    def painter(self) -> Painter[Sight]:
        """What draws it."""
        from .painting import PAINTER

        return PAINTER


DESK: terminal_ui.Desk[Sight] = CalimalaDesk()
