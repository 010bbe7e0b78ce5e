"""The table in words, for ``render()``: what the terminal reads aloud."""

from __future__ import annotations

from .. import games, locales
from ..games.contract import TERMINAL, Game, State


def table(game: Game, state: State, seat: int | None, language: str = "en") -> str:
    """All that the seat (None: a spectator) sees, line by line."""
    package = games.part(game.name, "desk")
    if package is None:
        raise ValueError(f"{game.name} has no desk, so it cannot be rendered")
    desk = package.DESK
    words = desk.words(locales.load(language).of(game.name))
    players = [f"player_{each}" for each in range(state.setup.players)]
    sight = desk.sight(words, game.view(state, seat), [], players, state.turn)
    lines = [desk.head(sight), *desk.standing(sight)]
    if state.to_move != TERMINAL:
        lines.append(desk.question(sight))
    for section in desk.sections:
        lines += desk.section(section, sight)
    return "\n".join(line for line in lines if line)
