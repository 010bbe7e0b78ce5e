"""Why moves are not possible now: what a seat may ask before it tries them.

The answer is computed from what the seat has seen, so that it gives away nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....games.contract import BadNotation, Game, State
from ....record import error_text
from ...protocol.common import Problem
from ..match import checks
from ..match.model import Model
from ..refusals import english, illegal_move, refusal


def explain_moves(
    model: Model, seat: int | None, version: int, moves: Sequence[str]
) -> list[Problem | None]:
    """Why each move, in the game's notation, is not possible; None for those that are.

    Raises ``Refusal`` if there is no seat or the version is not the position's.
    """
    play = checks.require_running(model)
    checks.require_fresh(model, version)
    if seat is None:
        raise refusal("not-seated")
    seen = play.state.seen_by(seat)
    return [explain_move(model.game, seen, move) for move in moves]


def explain_move(game: Game, seen: State, move: str) -> Problem | None:
    """Why a move is not possible in a state that one seat has seen."""
    try:
        error = game.explain(seen, game.parse(seen, move))
    except BadNotation as bad:
        return unreadable_move(bad)
    return illegal_move(error).problem if error else None


def unreadable_move(bad: BadNotation) -> Problem:
    """Why a text is no move at all."""
    return Problem(
        reason="no-move", message=error_text.bad_move_text(english(), bad), key=bad.reason
    )
