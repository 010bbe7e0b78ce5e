"""Forging Florence in a terminal: see ``games.shared.terminal.terminal_ui``."""

from __future__ import annotations

import re
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
HEX = re.compile(r"[-+]?\d, ?[-+]?\d")


class ForgingFlorenceDesk:
    """Shows, reads and tells Forging Florence."""

    sections: Mapping[str, Section] = {
        "map": plain.whereabouts,
        "mats": plain.mats,
        "artists": plain.artists,
        "prestige": plain.prestige,
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
        """A move in words."""
        return label(words, view, taken_apart(Choice(-1, notation)))

    def meant(self, sight: Sight, text: str) -> str | None:
        """Walking to a hex of which only the coordinates were typed."""
        return f"walk {text.replace(' ', '')}" if HEX.fullmatch(text.strip()) else None

    def head(self, sight: Sight) -> str:
        """The round, and the turns left once the Dome stands."""
        return status.round_line(sight)

    def question(self, sight: Sight) -> str:
        """What is to be decided."""
        return status.question(sight)

    def detail(self, sight: Sight) -> str:
        """Where the viewer stands and what the golden hex asks for."""
        return status.detail(sight)

    def standing(self, sight: Sight) -> list[str]:
        """Everybody's prestige."""
        return plain.once_a_turn(sight)

    def own(self, sight: Sight) -> str:
        """The viewer's money, tokens and unsold pieces."""
        return status.purse(sight)

    def section(self, name: str, sight: Sight) -> list[str]:
        """A section of the table in lines."""
        return self.sections[name](sight)

    def tie(self, sight: Sight, winners: Sequence[int], equal: Sequence[int]) -> str:
        """What decided between equal prestige: more pieces made, then more lire (F5.5)."""
        if len(winners) > 1:
            return sight.words.say("result-tie-shared")
        hands = [sight.view.hands[seat] for seat in equal]
        counts = sorted(sum(piece.made for piece in hand.pieces) for hand in hands)
        more_pieces = counts[-1] > counts[-2]
        return sight.words.say("result-tie-pieces" if more_pieces else "result-tie-lire")

    def painter(self) -> Painter[Sight]:
        """What draws it."""
        from .painting import PAINTER

        return PAINTER


DESK: terminal_ui.Desk[Sight] = ForgingFlorenceDesk()
