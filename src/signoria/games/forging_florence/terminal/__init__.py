"""Forging Florence in a terminal: see ``games.shared.terminal.terminal_ui``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from ...shared.terminal import terminal_ui
from ...shared.terminal.terminal_ui import Painter
from ..view.view_types import Choice, View
from . import menu, narrate, plain, status, variant
from .moves import label, take_apart
from .sight import ForgingFlorenceView
from .words import Words

Section = Callable[[ForgingFlorenceView], list[str]]
HEX = re.compile(r"[-+]?\d, ?[-+]?\d")


class ForgingFlorenceTerminal(terminal_ui.BaseTerminalUI[ForgingFlorenceView]):
    """Shows, reads and tells Forging Florence."""

    words_type = Words
    view_type = ForgingFlorenceView
    log_lines = staticmethod(narrate.log_lines)
    menu = staticmethod(menu.menu)
    head = staticmethod(status.round_line)
    question = staticmethod(status.question)
    detail = staticmethod(status.detail)
    standing = staticmethod(plain.once_a_turn)
    own = staticmethod(status.purse)
    sections: Mapping[str, Section] = {
        "map": plain.whereabouts,
        "mats": plain.mats,
        "artists": plain.artists,
        "prestige": plain.prestige,
        "variant": variant.section,
    }

    def move(self, words: Words, view: View, notation: str) -> str:
        """A move in words."""
        return label(words, view, take_apart(Choice(-1, notation)))

    def parse_shorthand(self, sight: ForgingFlorenceView, text: str) -> str | None:
        """Walking to a hex of which only the coordinates were typed."""
        return f"walk {text.replace(' ', '')}" if HEX.fullmatch(text.strip()) else None

    def rule(self, sight: ForgingFlorenceView, number: str) -> str:
        """A rule by its number, what it says, and what a variant has changed of it."""
        return "\n".join([super().rule(sight, number), *variant.of_rule(sight, number)])

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
