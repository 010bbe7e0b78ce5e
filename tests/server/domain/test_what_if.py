"""What a move would change is what it changes, and tells nothing that the seat has not seen."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.decoders import json_decoder
from signoria.games.contract import CHANCE, TERMINAL, Rng
from signoria.server.domain.match import events
from signoria.server.domain.questions.what_if import foresee
from signoria.server.protocol import socket
from tests.support.effort import examples

from .tables import Table, mover, past_opening, reason_of, three

SEEDS = st.integers(0, 2**32)


def ask_what_if(table: Table, move: str, seat: int | None = None) -> socket.Foreseen:
    """The answer to a question of the seat to move, or of another."""
    model = table.model
    watching = model.to_move if seat is None else seat
    return foresee(model, watching, socket.WhatIf(id=1, version=model.version, move=move))


def check(table: Table, action: int) -> None:
    """The answer for an action is what the seat will see after it."""
    model = table.model
    assert model.play
    before, game, seat = model.play.state, model.game, model.play.state.to_move
    answer = ask_what_if(table, game.format(before, action))
    after = before.clone()
    after.apply(action)
    if after.to_move == TERMINAL and game.reveals(before, action):
        assert (answer.open, bytes(answer.view), answer.events) == (True, b"null", [])
        return
    assert answer.open == (after.to_move == CHANCE)
    assert bytes(answer.view) == msgspec.json.encode(game.view(after, seat))
    assert answer.events == events.visible_events(
        events.encode_events(game.events(before, action)), seat
    )


@examples(10)
@given(SEEDS)
def test_what_is_foreseen_comes_true(seed: int) -> None:
    table, rng = three(), Rng(seed)
    while table.model.status == "running":
        legal = table.legal()
        for _ in range(3):
            check(table, legal[rng.below(len(legal))])
        table.play(rng, 1)


def test_asking_changes_nothing() -> None:
    table = three()
    past_opening(table)
    assert table.model.play
    before = table.model.play.state.to_bytes()
    for action in table.legal():
        ask_what_if(table, table.model.game.format(table.model.play.state, action))
    assert table.model.play.state.to_bytes() == before


def test_only_possible_moves_of_the_seat_to_move_are_answered() -> None:
    table = three()
    past_opening(table)
    seat = table.model.to_move
    assert seat is not None
    assert mover(table)
    assert reason_of(lambda: ask_what_if(table, "stop")) == "illegal"
    assert reason_of(lambda: ask_what_if(table, "sing")) == "no-move"
    assert reason_of(lambda: ask_what_if(table, "stop", (seat + 1) % 3)) == "not-your-turn"
    question = socket.WhatIf(id=1, version=table.model.version, move="stop")
    assert reason_of(lambda: foresee(table.model, None, question)) == "not-seated"
    old = socket.WhatIf(id=1, version=0, move="stop")
    assert reason_of(lambda: foresee(table.model, seat, old)) == "stale"


@pytest.mark.parametrize("move", ["x" * 81, "y" * 4000])
def test_a_move_has_a_length(move: str) -> None:
    text = msgspec.json.encode({"type": "what-if", "id": 1, "version": 1, "move": move})
    with pytest.raises(msgspec.ValidationError):
        json_decoder(socket.Command).decode(text)
