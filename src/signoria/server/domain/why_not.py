"""Why moves are not possible now: what a seat may ask before it tries them.

The answer is computed from what the seat has seen, so that it can tell nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...games.contract import BadNotation, Game, State
from ...record import error_text
from ..protocol.common import Problem
from . import checks
from .model import Model
from .refusals import english, illegal, refusal


def reasons(
    model: Model, watching: int | None, version: int, moves: Sequence[str]
) -> list[Problem | None]:
    """Why each move, in the game's notation, is not possible; None for those that are.

    Raises ``Refusal`` if no seat is watched or the version is not the position's.
    """
    play = checks.running(model)
    checks.fresh(model, version)
    if watching is None:
        raise refusal("not-seated")
    seen = play.state.seen_by(watching)
    return [reason(model.game, seen, move) for move in moves]


def reason(game: Game, seen: State, move: str) -> Problem | None:
    """Why a move is not possible in a state that one seat has seen."""
    try:
        error = game.explain(seen, game.parse(seen, move))
    except BadNotation as bad:
        return no_move(bad)
    return illegal(error).problem if error else None


def no_move(bad: BadNotation) -> Problem:
    """Why a text is no move at all."""
    return Problem(
        reason="no-move", message=error_text.bad_move_text(english(), bad), key=bad.reason
    )
