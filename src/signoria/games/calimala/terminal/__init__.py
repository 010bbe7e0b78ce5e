"""Calimala in a terminal: see ``games.shared.terminal.terminal_ui``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ...shared.terminal import terminal_ui
from ...shared.terminal.terminal_ui import LogLine, Painter
from ..view.events import Event
from ..view.view import Choice, View
from . import narrate, plain, status
from .menu import Group, menu
from .moves import label, taken_apart
from .sight import CalimalaView
from .words import Words

Section = Callable[[CalimalaView], list[str]]
PLACING = "placing"


class CalimalaTerminal(terminal_ui.BaseTerminalUI[CalimalaView]):
    """Shows, reads and tells Calimala."""

    words_type = Words
    view_type = CalimalaView
    sections: Mapping[str, Section] = {
        "board": plain.board,
        "mats": plain.mats,
        "tiles": plain.tiles,
        "places": plain.places,
        "discards": plain.discards,
    }

    def log_lines(
        self, words: Words, view: View, reader: int | None, events: Iterable[Event]
    ) -> list[LogLine]:
        """Events as lines of a log."""
        return narrate.log_lines(words, view, reader, events)

    def menu(self, words: Words, view: View) -> list[Group]:
        """The choices of the seat to move, in groups."""
        return menu(words, view)

    def move(self, words: Words, view: View, notation: str) -> str:
        """A move in words, also that a card is played for it."""
        return label(words, taken_apart(Choice(-1, notation)))

    def parse_shorthand(self, sight: CalimalaView, text: str) -> str | None:
        """Placing a disc on the street of that number."""
        streets = {str(i): street for i, street in enumerate(sight.view.streets, 1)}
        if sight.view.phase != PLACING or text not in streets:
            return None
        return "place " + "|".join(streets[text].kinds)

    def head(self, sight: CalimalaView) -> str:
        """The round, the deck and the open card."""
        return status.round_line(sight)

    def question(self, sight: CalimalaView) -> str:
        """What is to be decided."""
        return status.question(sight)

    def detail(self, sight: CalimalaView) -> str:
        """What is left of the activation and what must be."""
        return status.detail(sight)

    def standing(self, sight: CalimalaView) -> list[str]:
        """Everybody's points, what is scored next, and the viewer's mat."""
        return plain.once_a_turn(sight)

    def own(self, sight: CalimalaView) -> str:
        """The viewer's cards."""
        return status.hand_line(sight)

    def tie(self, sight: CalimalaView, winners: Sequence[int], equal: Sequence[int]) -> str:
        """What decided between equal points (C6.3)."""
        return sight.words.say("result-tie-shared" if len(winners) > 1 else "result-tie")

    def painter(self) -> Painter[CalimalaView]:
        """What draws it."""
        from .painting import PAINTER

        return PAINTER


UI: terminal_ui.TerminalUI[CalimalaView] = CalimalaTerminal()
