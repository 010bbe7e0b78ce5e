"""What a move would change: what a seat may ask before it decides.

The answer is computed from what the seat has seen, so that it gives away nothing else.
"""

from __future__ import annotations

import msgspec

from ....games.contract import CHANCE, TERMINAL, BadNotation, Game, State
from ....record import error_text
from ...protocol import socket
from ...protocol.common import Problem
from ..match import checks, events
from ..match.model import Model
from ..refusals import Refusal, english, illegal_move, refusal

UNSEEN = msgspec.Raw(b"null")  # what follows depends on what this seat has not seen


def foresee(model: Model, seat: int | None, frame: socket.WhatIf) -> socket.Foreseen:
    """The table after a move of the seat, as far as that seat can know it.

    Raises ``Refusal`` if there is no seat, the version is not the position's, or the move is
    not possible now.
    """
    play = checks.require_running(model)
    checks.require_fresh(model, frame.version)
    if seat is None:
        raise refusal("not-seated")
    if play.state.to_move != seat:
        raise refusal("not-your-turn")
    before = play.state.seen_by(seat)
    action = parse_move(model.game, before, frame.move)
    after = before.clone()
    after.apply(action)
    secret = after.to_move == TERMINAL and model.game.reveals(before, action)
    return socket.Foreseen(
        id=frame.id,
        version=frame.version,
        open=after.to_move == CHANCE or secret,
        view=UNSEEN if secret else encode_view(model.game, after, seat),
        events=[]
        if secret
        else events.visible_events(events.encode_events(model.game.events(before, action)), seat),
    )


def parse_move(game: Game, before: State, move: str) -> int:
    """The action that is meant; raises ``Refusal`` if it is none or not possible."""
    try:
        action = game.parse(before, move)
    except BadNotation as bad:
        message = error_text.bad_move_text(english(), bad)
        raise Refusal(Problem(reason="no-move", message=message, key=bad.reason)) from bad
    if error := game.explain(before, action):
        raise illegal_move(error)
    return action


def encode_view(game: Game, after: State, seat: int) -> msgspec.Raw:
    """The view of a seat, encoded."""
    return msgspec.Raw(msgspec.json.encode(game.view(after, seat)))
