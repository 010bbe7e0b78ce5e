"""The table in words, for ``render()``: what the terminal reads aloud."""

from __future__ import annotations

from typing import Any

from .. import games, locales
from ..games.contract import TERMINAL, Game, State
from ..games.shared.terminal.terminal_ui import TerminalUI

VARIANT = "variant"  # the section, and the part of a view, that says what a file has changed


def table(game: Game, state: State, seat: int | None, language: str = "en") -> str:
    """All that the seat (None: a spectator) sees, line by line."""
    desk, sight = terminal_view(game, state, seat, language)
    lines = [desk.head(sight), *desk.standing(sight)]
    if state.to_move != TERMINAL:
        lines.append(desk.question(sight))
    for section in desk.sections:
        if section != VARIANT or getattr(sight.view, VARIANT, None):
            lines += desk.section(section, sight)
    return "\n".join(line for line in lines if line)


def own(game: Game, state: State, seat: int, language: str = "en") -> str:
    """What only the seat sees, in a line."""
    desk, sight = terminal_view(game, state, seat, language)
    return desk.own(sight)


def terminal_view(
    game: Game, state: State, seat: int | None, language: str
) -> tuple[TerminalUI[Any], Any]:
    """The game's UI, and its picture of the state; raises ``ValueError`` if it has none."""
    package = games.part(game.name, "terminal")
    if package is None:
        raise ValueError(f"{game.name} has no terminal UI, so it cannot be put into words")
    desk: TerminalUI[Any] = package.UI
    words = desk.words(locales.load(language).of(game.name))
    players = [f"player_{each}" for each in range(state.setup.players)]
    return desk, desk.terminal_view(words, game.view(state, seat), [], players, state.turn)
