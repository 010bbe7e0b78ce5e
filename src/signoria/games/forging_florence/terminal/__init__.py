"""Forging Florence in a terminal: see ``games.shared.terminal.terminal_ui``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from ...shared.terminal import terminal_ui
from ...shared.terminal.terminal_ui import LogLine, Painter
from ..view.events import Event
from ..view.view import Choice, View
from . import narrate, plain, status
from .menu import Group, menu
from .moves import label, taken_apart
from .sight import ForgingFlorenceView
from .words import Words

Section = Callable[[ForgingFlorenceView], list[str]]
HEX = re.compile(r"[-+]?\d, ?[-+]?\d")


class ForgingFlorenceTerminal(terminal_ui.BaseTerminalUI[ForgingFlorenceView]):
    """Shows, reads and tells Forging Florence."""

    words_type = Words
    view_type = ForgingFlorenceView
    sections: Mapping[str, Section] = {
        "map": plain.whereabouts,
        "mats": plain.mats,
        "artists": plain.artists,
        "prestige": plain.prestige,
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
        """A move in words."""
        return label(words, view, taken_apart(Choice(-1, notation)))

    def parse_shorthand(self, sight: ForgingFlorenceView, text: str) -> str | None:
        """Walking to a hex of which only the coordinates were typed."""
        return f"walk {text.replace(' ', '')}" if HEX.fullmatch(text.strip()) else None

    def head(self, sight: ForgingFlorenceView) -> str:
        """The round, and the turns left once the Dome stands."""
        return status.round_line(sight)

    def question(self, sight: ForgingFlorenceView) -> str:
        """What is to be decided."""
        return status.question(sight)

    def detail(self, sight: ForgingFlorenceView) -> str:
        """Where the viewer stands and what the golden hex asks for."""
        return status.detail(sight)

    def standing(self, sight: ForgingFlorenceView) -> list[str]:
        """Everybody's prestige."""
        return plain.once_a_turn(sight)

    def own(self, sight: ForgingFlorenceView) -> str:
        """The viewer's money, tokens and unsold pieces."""
        return status.purse(sight)

    def tie(self, sight: ForgingFlorenceView, winners: Sequence[int], equal: Sequence[int]) -> str:
        """What decided between equal prestige: more pieces made, then more lire (F5.5)."""
        if len(winners) > 1:
            return sight.words.say("result-tie-shared")
        hands = [sight.view.hands[seat] for seat in equal]
        counts = sorted(sum(piece.made for piece in hand.pieces) for hand in hands)
        more_pieces = counts[-1] > counts[-2]
        return sight.words.say("result-tie-pieces" if more_pieces else "result-tie-lire")

    def painter(self) -> Painter[ForgingFlorenceView]:
        """What draws it."""
        from .painting import PAINTER

        return PAINTER


UI: terminal_ui.TerminalUI[ForgingFlorenceView] = ForgingFlorenceTerminal()
