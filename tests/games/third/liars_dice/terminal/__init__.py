"""Liar's dice in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from signoria.games.shared.terminal import terminal_ui
from signoria.games.shared.terminal.terminal_ui import Group, LogLine, Painter, TerminalView, Words

from .. import view as views
from ..view import View


def points(sight: TerminalView) -> list[str]:
    """The points of each player."""
    words: Words = sight.words
    return [
        f"{words.mark_and_name(seat)}: {words.points(points)}"
        for seat, points in enumerate(sight.view.points)
    ]


class Terminal(terminal_ui.BaseTerminalUI[TerminalView]):
    """Shows, reads and tells the game."""

    words_type = Words
    view_type = TerminalView
    sections: Mapping[str, Any] = {"points": points}

    def log_lines(
        self, words: Words, view: View, reader: int | None, events: Iterable[Any]
    ) -> list[LogLine]:
        """Events as lines of a log."""

        def lines(event: Any) -> list[str]:
            return [sentence(words, event, reader)]

        return terminal_ui.log(events, lines, views.Doubted, views.GameOver)

    def menu(self, words: Words, view: View) -> Sequence[Group]:
        """The bids and doubting, numbered through."""
        entries = [
            terminal_ui.Entry(str(at), one.action, one.text, self.move(words, view, one.text))
            for at, one in enumerate(view.legal, 1)
        ]
        return [Group(words.say("menu"), entries)] if entries else []

    def move(self, words: Words, view: View, notation: str) -> str:
        """A move in words."""
        verb, *numbers = notation.split()
        return words.say(f"move-{verb}", **dict(zip(("count", "face"), numbers, strict=False)))

    def head(self, sight: TerminalView) -> str:
        """The round."""
        return str(sight.words.say("head-round", round=sight.view.round, rounds=sight.view.rounds))

    def question(self, sight: TerminalView) -> str:
        """What is to be decided."""
        bid = sight.view.bid
        if bid is None:
            return str(sight.words.say("ask-first"))
        return str(sight.words.say("ask-bid", count=str(bid.count), face=str(bid.face)))

    def detail(self, sight: TerminalView) -> str:
        """Nothing more."""
        return ""

    def standing(self, sight: TerminalView) -> list[str]:
        """Everybody's points, and the own dice."""
        return [*points(sight), self.own(sight)]

    def own(self, sight: TerminalView) -> str:
        """The viewer's dice."""
        if sight.viewer is None:
            return ""
        return str(sight.words.say("own-dice", dice=dice(sight.view.dice[sight.viewer])))

    def tie(self, sight: TerminalView, winners: Sequence[int], equal: Sequence[int]) -> str:
        """Nothing decides between equal points."""
        return str(sight.words.say("result-tie"))

    def painter(self) -> Painter[TerminalView]:
        """What draws it: the same lines."""
        from signoria.games.shared.terminal.line_painter import LinePainter

        return LinePainter(UI)


def sentence(words: Words, event: Any, reader: int | None) -> str:
    """What happened, in words."""
    if isinstance(event, views.GameOver):
        return words.say("event-game-over")
    said: dict[str, str] = {"you": "yes" if event.seat == reader else "no"}
    said["player"] = words.seat(event.seat)
    if isinstance(event, views.Doubted):
        shown = "; ".join(f"{words.seat(i)} {dice(hand)}" for i, hand in enumerate(event.dice))
        return words.say("event-doubted", dice=shown, wrong=words.seat(event.wrong), **said)
    if isinstance(event, views.Raised):
        return words.say("event-bid", count=str(event.count), face=str(event.face), **said)
    return words.say("event-rolled", face=str(event.face), **said)


def dice(hand: Sequence[int]) -> str:
    """Dice as they lie: 2 5 6."""
    return " ".join(map(str, sorted(hand))) or "–"


UI: terminal_ui.TerminalUI[TerminalView] = Terminal()
