"""What a move would change: what a seat may ask before it decides.

The answer is computed from what the seat has seen, so that it can tell nothing more.
"""

from __future__ import annotations

import msgspec

from ...games.contract import CHANCE, TERMINAL, BadNotation, Game, State
from ...record import error_text
from ..protocol import socket
from ..protocol.common import Problem
from . import checks, events
from .model import Model
from .refusals import Refusal, english, illegal, refusal

UNSEEN = msgspec.Raw(b"null")  # what follows depends on what this seat has not seen


def foreseen(model: Model, watching: int | None, frame: socket.WhatIf) -> socket.Foreseen:
    """The table after a move of the seat watched, as far as that seat can tell.

    Raises ``Refusal`` if no seat is watched, the version is not the position's, or the move is
    not possible now.
    """
    play = checks.running(model)
    checks.fresh(model, frame.version)
    if watching is None:
        raise refusal("not-seated")
    if play.state.to_move != watching:
        raise refusal("not-your-turn")
    before = play.state.seen_by(watching)
    action = parsed(model.game, before, frame.move)
    after = before.clone()
    after.apply(action)
    secret = after.to_move == TERMINAL and model.game.reveals(before, action)
    return socket.Foreseen(
        id=frame.id,
        version=frame.version,
        open=after.to_move == CHANCE or secret,
        view=UNSEEN if secret else view(model.game, after, watching),
        events=[]
        if secret
        else events.heard(events.told(model.game.events(before, action)), watching),
    )


def parsed(game: Game, before: State, move: str) -> int:
    """The action that is meant; raises ``Refusal`` if it is none or not possible."""
    try:
        action = game.parse(before, move)
    except BadNotation as bad:
        message = error_text.bad_move_text(english(), bad)
        raise Refusal(Problem(reason="no-move", message=message, key=bad.reason)) from bad
    if error := game.explain(before, action):
        raise illegal(error)
    return action


def view(game: Game, after: State, seat: int) -> msgspec.Raw:
    """The view of a seat, encoded."""
    return msgspec.Raw(msgspec.json.encode(game.view(after, seat)))
