"""Calimala in a terminal: see ``games.shared.terminal.terminal_ui``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...shared.terminal import terminal_ui
from ...shared.terminal.terminal_ui import Painter
from ..view.values_of_view import values_of
from ..view.view_types import Choice, View
from . import menu, narrate, plain, status, variant
from .moves import label, take_apart
from .sight import CalimalaView
from .words import Words

Section = Callable[[CalimalaView], list[str]]
PLACING = "placing"


class CalimalaTerminal(terminal_ui.BaseTerminalUI[CalimalaView]):
    """Shows, reads and tells Calimala."""

    words_type = Words
    view_type = CalimalaView
    log_lines = staticmethod(narrate.log_lines)
    menu = staticmethod(menu.menu)
    head = staticmethod(status.round_line)
    question = staticmethod(status.question)
    detail = staticmethod(status.detail)
    standing = staticmethod(plain.once_a_turn)
    own = staticmethod(status.hand_line)
    sections: Mapping[str, Section] = {
        "board": plain.board,
        "mats": plain.mats,
        "tiles": plain.tiles,
        "places": plain.places,
        "discards": plain.discards,
        "variant": variant.section,
    }

    def move(self, words: Words, view: View, notation: str) -> str:
        """A move in words, also that a card is played for it."""
        return label(words, take_apart(Choice(-1, notation), values_of(view)))

    def parse_shorthand(self, sight: CalimalaView, text: str) -> str | None:
        """Placing a disc on the street of that number."""
        streets = {str(i): street for i, street in enumerate(sight.view.streets, 1)}
        if sight.view.phase != PLACING or text not in streets:
            return None
        return "place " + "|".join(streets[text].kinds)

    def rule(self, sight: CalimalaView, number: str) -> str:
        """A rule by its number, what it says, and what a variant has changed of it."""
        return "\n".join([super().rule(sight, number), *variant.of_rule(sight, number)])

    def tie(self, sight: CalimalaView, winners: Sequence[int], equal: Sequence[int]) -> str:
        """What decided between equal points (C6.3)."""
        return sight.words.say("result-tie-shared" if len(winners) > 1 else "result-tie")

    def painter(self) -> Painter[CalimalaView]:
        """What draws it."""
        from .painting import PAINTER

        return PAINTER


UI: terminal_ui.TerminalUI[CalimalaView] = CalimalaTerminal()
