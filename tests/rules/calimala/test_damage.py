"""Damaged bytes and positions: refused with BadState, or a possible position (C8)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.calimala import GAME, State
from signoria.games.calimala.position.position import Mat, Position
from signoria.games.calimala.rules.values import Values
from signoria.games.contract import TERMINAL, BadState, Rng
from tests.rules.calimala.support import invariants
from tests.rules.calimala.support.playing import fresh, somewhere, step
from tests.support.effort import examples


@st.composite
def states(draw: st.DrawFn) -> State:
    players, edition = draw(st.sampled_from([3, 4, 5])), draw(st.sampled_from(["en", "de"]))
    return somewhere(players, edition, draw(st.integers(0, 2**32)))


@examples(400)
@given(states(), st.data())
def test_damaged_bytes_are_refused_or_a_possible_state(state: State, data: st.DataObject) -> None:
    """Never a crash."""
    raw = bytearray(state.to_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    survive(bytes(raw))


@examples(100)
@given(states(), st.integers(0, 3000), st.binary(max_size=20))
def test_truncated_and_lengthened_bytes(state: State, end: int, more: bytes) -> None:
    raw = state.to_bytes()
    short = raw[: min(end, len(raw) - 1)]
    with pytest.raises(BadState):
        GAME.from_bytes(short)
    if more:
        with pytest.raises(BadState):
            GAME.from_bytes(raw + more)


@examples(100)
@given(st.binary(max_size=600))
def test_junk_is_no_state(raw: bytes) -> None:
    with pytest.raises(BadState):
        GAME.from_bytes(raw)


def survive(raw: bytes) -> None:
    state = None
    with suppress(BadState):
        state = GAME.from_bytes(raw)
    play_on(state)


def play_on(state: State | None) -> None:
    """What was accepted obeys C8 and goes on doing so; None was refused."""
    rng = Rng(5)
    for _ in range(30):
        if state is None or state.to_move == TERMINAL:
            return
        invariants.check(state.position())
        assert state.legal_actions() or state.chance_outcomes()
        GAME.view(state, 0)
        step(state, rng)


def damage(counts: Any, data: st.DataObject) -> Any:
    """The value with one number in it changed."""
    number = st.sampled_from([-1, 0, 1, 2, 3, 5, 6, 9, 40, 41, 255, 256, 70000, -(2**40)])
    if isinstance(counts, int):
        return data.draw(number)
    if isinstance(counts, Values):
        name = data.draw(st.sampled_from([f.name for f in fields(Values)]))
        return replace(counts, **{name: damage(getattr(counts, name), data)})
    if not counts:
        return (data.draw(number),)
    at = data.draw(st.integers(0, len(counts) - 1))
    return (*counts[:at], damage(counts[at], data), *counts[at + 1 :])


@examples(400)
@given(states(), st.data())
def test_damaged_positions_are_refused_or_possible(given_state: State, data: st.DataObject) -> None:
    position: Position = given_state.position()
    if data.draw(st.booleans()):
        name = data.draw(st.sampled_from([f.name for f in fields(Position) if f.name != "mats"]))
        position = replace(position, **{name: damage(getattr(position, name), data)})
    else:
        seat = data.draw(st.integers(0, position.players - 1))
        name = data.draw(st.sampled_from([f.name for f in fields(Mat)]))
        mat = replace(
            position.mats[seat], **{name: damage(getattr(position.mats[seat], name), data)}
        )
        position = replace(position, mats=(*position.mats[:seat], mat, *position.mats[seat + 1 :]))
    state = None
    with suppress(BadState):
        state = GAME.from_position(position)
    play_on(state)


@pytest.mark.parametrize("pile", ["discard", "deck"])
def test_c8_1_no_cards_are_anywhere_before_the_deck_is_made(pile: str) -> None:
    """C2.3: else there would be more than 45 in the first turn."""
    position = fresh(3, "en", Rng(1)).position()
    one_card: dict[str, Any] = {pile: (1, 0, 0, 0, 0, 0, 0, 0, 0)}
    with pytest.raises(BadState):
        GAME.from_position(replace(position, **one_card))
