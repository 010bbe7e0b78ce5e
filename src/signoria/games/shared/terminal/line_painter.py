"""A painter for games that draw nothing of their own: their lines as they would be read aloud."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .terminal_ui import TerminalUI, TerminalView

LOG = 5  # lines of it below the table


class LinePainter:
    """Shows what a game's UI says."""

    def __init__(self, ui: TerminalUI[Any]) -> None:
        self.ui = ui

    def table(self, sight: TerminalView, width: int, height: int) -> list[Any]:
        """How far the game is, how it stands, and the last lines of the log."""
        log = [line.text for line in sight.log[-LOG:]]
        return [self.ui.head(sight), *self.ui.standing(sight), *log]

    def section(self, name: str, sight: TerminalView, width: int) -> Any:
        """A section in full."""
        return "\n".join(self.ui.section(name, sight))

    def choices(self, sight: TerminalView, width: int) -> Any:
        """The list of choices."""
        entries = [entry for group in sight.groups for entry in group.entries]
        return "\n".join(f"{entry.key:>3} {entry.label}" for entry in entries)

    def signs(self, words: Any) -> Iterable[tuple[str, str]]:
        """It draws no signs."""
        return ()
