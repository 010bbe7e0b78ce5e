"""The drawn screen: the game's table, the question and the choices, freshly for every decision."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from signoria.games.shared.terminal.painting import NOW, STRONG, sentence
from signoria.games.shared.terminal.sheet import Sheet
from signoria.games.shared.terminal.terminal_ui import TerminalUI, TerminalView

PROMPT_LINES = 1
PAUSE = 0.25  # seconds between the lines of the final count


class RichScreen:
    """Draws the whole table before every decision; sections on demand below it."""

    def __init__(
        self,
        desk: TerminalUI[Any],
        ask: Callable[[str, Sequence[str]], str],
        console: Console | None = None,
    ) -> None:
        self.desk = desk
        self.painter = desk.painter()
        self._ask = ask
        self.console = console or Console(highlight=False)
        # Said since the last question, and whether in one piece; survives a fresh screen.
        self._unread: list[tuple[str, bool]] = []

    @property
    def width(self) -> int | None:
        """The columns of the terminal."""
        return self.console.size.width

    def signs(self, words: Any) -> Iterable[tuple[str, str]]:
        """Everything that is drawn."""
        return self.painter.signs(words)

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """One line of input."""
        self._unread.clear()
        return self._ask(prompt, completions)

    def say(self, text: str, *, whole: bool = False) -> None:
        """Text as it is."""
        self._unread.append((text, whole))
        self._print(text, whole)

    def cover(self) -> None:
        """Clear the terminal with its scrollback."""
        if self.console.is_terminal:
            self.console.file.write("\033[H\033[2J\033[3J")
            self.console.file.flush()
            self._print_unread()

    def show(self, sight: TerminalView) -> None:
        """A fresh screen."""
        if self.console.is_terminal:
            self.console.file.write("\033[H\033[2J")
        width, height = self.console.size
        below: list[RenderableType] = [
            Text(),
            *(sentence(text) for text, _ in self._unread if self.console.is_terminal),
            self.question(sight),
            self.painter.choices(sight, width),
        ]
        room = height - Sheet(width).heights(below) - PROMPT_LINES
        self.console.print(*self.painter.table(sight, width, room), below[0], sep="\n")
        if self.console.is_terminal:
            self._print_unread()
        self.console.print(*below[-2:], sep="\n")

    def _print_unread(self) -> None:
        for text, whole in self._unread:
            self._print(text, whole)

    def _print(self, text: str, whole: bool) -> None:
        """Text whose lines end where words do, or (whole) only where the text has them end."""
        form = Text if whole else sentence
        self.console.print(*map(form, text.split("\n")), sep="\n", soft_wrap=whole)

    def question(self, sight: TerminalView) -> Text:
        """What is to be decided, and what is left."""
        return Text.assemble((self.desk.question(sight), NOW), f"  {self.desk.detail(sight)}")

    def section(self, name: str, sight: TerminalView) -> None:
        """A section in full."""
        self.console.print(self.painter.section(name, sight, self.console.size.width))

    def choices(self, sight: TerminalView) -> None:
        """The list again."""
        self.console.print(self.painter.choices(sight, self.console.size.width))

    def unfold(self, lines: Sequence[str]) -> None:
        """One line after the other, with a short pause at a real terminal."""
        for line in lines:
            style = "" if line.startswith("    ") else STRONG
            self.console.print(Text(line, style))
            if self.console.is_terminal and not os.environ.get("SIGNORIA_NO_PAUSE"):
                time.sleep(PAUSE)
