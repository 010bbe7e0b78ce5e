"""What every way of showing a game offers, and the plain one: text line after line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from signoria.games.shared.terminal.terminal_ui import Group, TerminalUI, TerminalView

from .final_text import log_lines


class Talk(Protocol):
    """Says something to the person at the terminal, and asks."""

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """What the person types; raises ``EOFError`` when there is nobody any more."""

    def say(self, text: str, *, whole: bool = False) -> None:
        """A line or a few; what is to be copied is ``whole``: no line end is put into it."""


class Screen(Talk, Protocol):
    """Shows a game to the person at the terminal."""

    @property
    def width(self) -> int | None:
        """The columns at which long lines are broken, None where they are not."""

    def signs(self, words: Any) -> Iterable[tuple[str, str]]:
        """The signs that need explaining, and what they mean."""

    def cover(self) -> None:
        """Take what was shown out of sight before another person looks."""

    def show(self, sight: TerminalView) -> None:
        """Everything needed for the decision that the view offers."""

    def section(self, name: str, sight: TerminalView) -> None:
        """One of the game's sections in full."""

    def choices(self, sight: TerminalView) -> None:
        """The list of choices again."""

    def unfold(self, lines: Sequence[str]) -> None:
        """The final count, line by line."""


class PlainTalk:
    """Lines for pipes, logs and screen readers."""

    def __init__(self, ask: Callable[[str, Sequence[str]], str]) -> None:
        self._ask = ask

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """One line of input."""
        return self._ask(prompt, completions)

    def say(self, text: str, *, whole: bool = True) -> None:
        """Print at once, so that a pipe's reader sees it."""
        print(text, flush=True)


class PlainScreen(PlainTalk):
    """Linear text: no drawing, no colour."""

    def __init__(self, desk: TerminalUI[Any], ask: Callable[[str, Sequence[str]], str]) -> None:
        super().__init__(ask)
        self.desk = desk
        self._standing: dict[int | None, int] = {}  # the turn in which each viewer was last told

    @property
    def width(self) -> int | None:
        """A screen reader breaks the lines itself."""
        return None

    def signs(self, words: Any) -> Iterable[tuple[str, str]]:
        """None: everything is said in words."""
        return ()

    def cover(self) -> None:
        """Clear a real terminal with its scrollback; a pipe has nothing to clear."""
        if sys.stdout.isatty():
            print("\033[H\033[2J\033[3J", end="", flush=True)

    def show(self, sight: TerminalView) -> None:
        """The log, the question, the viewer's own, the choices."""
        self.say("\n".join(["", *log_lines(sight.log), "", *self.status(sight)]))
        self.choices(sight)

    def status(self, sight: TerminalView) -> list[str]:
        """Where the game stands, once a turn, and what is asked."""
        lines = []
        if self._standing.get(sight.viewer) != sight.turn:
            lines = [self.desk.head(sight) + ".", *self.desk.standing(sight)]
        self._standing[sight.viewer] = sight.turn
        lines += [self.desk.own(sight), self.desk.question(sight), self.desk.detail(sight)]
        return list(filter(None, lines))

    def choices(self, sight: TerminalView) -> None:
        """Every group with its keyed entries."""
        for group in sight.groups:
            self.say("\n".join(group_lines(group)))

    def section(self, name: str, sight: TerminalView) -> None:
        """A section of the table."""
        self.say("\n".join(self.desk.section(name, sight)))

    def unfold(self, lines: Sequence[str]) -> None:
        """All lines."""
        for line in lines:
            self.say(line)


def group_lines(group: Group) -> list[str]:
    """A group as lines."""
    if group.keys_only:
        return [f"{group.title} {', '.join(entry.key for entry in group.entries)}"]
    return [group.title, *(f"  {entry.key}. {entry.label}" for entry in group.entries)]
