"""What comes from outside cannot lead the engine astray: set positions, bytes, odd arguments."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from signoria.games import CHANCE, TERMINAL, Rng
from signoria.games.calimala import Calimala, State
from signoria.games.calimala.rules.board import Phase
from signoria.games.contract import BadNotation, BadSetup, BadState, IllegalAction

GAME = Calimala()
PLAYER_BYTES = 53


def moments(seed: int, players: int = 3) -> Iterator[Any]:
    """Every state of a random game."""
    rng = Rng(seed)
    state = GAME.new_state(GAME.setup(players, rng=rng))
    while state.to_move != TERMINAL:
        yield state.clone()
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    yield state


def seating() -> Any:
    """A moment at which a disc is chosen for a seat (C5.3)."""
    return next(
        state
        for seed in range(99)
        for state in moments(seed)
        if state.position().phase == Phase.SEATING
    )


def test_c8_2_no_fourth_disc_lies_on_the_street_of_a_seating() -> None:
    position = seating().position()
    stacks = list(position.stacks)
    giver = next(
        street for street, discs in enumerate(stacks) if discs and street != position.street
    )
    stacks[position.street] = (*stacks[position.street], stacks[giver][-1])
    stacks[giver] = stacks[giver][:-1]
    with pytest.raises(BadState, match=r"C8\.2|C5\.3"):
        GAME.from_position(replace(position, stacks=tuple(stacks)))


def test_a_log_longer_than_any_game_is_refused() -> None:
    position = next(s for s in moments(1) if s.position().phase == Phase.PLACING).position()
    kind = next(kind for kind in range(9) if position.deck[kind])
    log = position.log + (kind, 9 + kind) * 60
    deck = tuple(n - (i == kind) for i, n in enumerate(position.deck))
    discard = tuple(n + (i == kind) for i, n in enumerate(position.discard))
    with pytest.raises(BadState):
        GAME.from_position(replace(position, log=log, deck=deck, discard=discard))


@pytest.mark.parametrize(
    "change",
    [{"left": (2, 0)}, {"depth": 1}, {"duty": 1}, {"street": 3}, {"mats": None}, {"stacks": None}],
)
def test_leftovers_of_an_activation_are_refused(change: dict[str, Any]) -> None:
    position = next(s for s in moments(1) if s.position().phase == Phase.PLACING).position()
    with pytest.raises(BadState):
        GAME.from_position(replace(position, **change))


def test_scores_that_do_not_fit_are_refused() -> None:
    position = next(moments(2)).position()
    mats = (replace(position.mats[0], score=151), *position.mats[1:])
    with pytest.raises(BadState, match=r"C5\.5"):
        GAME.from_position(replace(position, mats=mats))


def test_numbers_where_nothing_lies_are_refused() -> None:
    """Equal states have equal bytes: those of an absent seat are always the same."""
    state = next(moments(3))
    data = bytearray(state.to_bytes())
    absent = 3 * PLAYER_BYTES
    assert data[absent] == 3, "the fourth mat begins with the number of its seat"
    data[absent + 1] = 1
    with pytest.raises(BadState, match="nothing lies"):
        GAME.from_bytes(bytes(data))


@pytest.mark.parametrize("data", [None, "state", 3, b"", b"\xff" * 450, b"\0" * 450])
def test_bytes_that_are_no_state(data: Any) -> None:
    with pytest.raises(BadState):
        GAME.from_bytes(data)


@pytest.mark.parametrize("action", ["x", None, 2**70, -(2**70), -1, 1.5, float("nan"), 169, 500])
def test_whatever_is_no_action_is_refused(action: Any) -> None:
    state = next(moments(4))
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert isinstance(GAME.explain(state, action), IllegalAction)
    assert state.to_bytes() == before


@pytest.mark.parametrize("call", [pickle.dumps, copy.copy, copy.deepcopy])
def test_states_are_copied_and_sent_to_other_processes(call: Callable[[State], Any]) -> None:
    state = list(moments(5))[90]
    twin = call(state)
    if isinstance(twin, bytes):
        twin = pickle.loads(twin)
    assert twin is not state
    assert twin.to_bytes() == state.to_bytes()


def test_faults_are_sent_to_other_processes() -> None:
    state = next(moments(7))
    for fault, call in (
        (IllegalAction, lambda: state.apply(144)),
        (BadNotation, lambda: GAME.parse(state, "keep Rome")),
        (BadSetup, lambda: GAME.setup(9, rng=Rng(1))),
    ):
        with pytest.raises(fault) as raised:
            call()
        again = pickle.loads(pickle.dumps(raised.value))
        assert type(again) is fault
        assert vars(again) == vars(raised.value)
        assert str(again) == str(raised.value)


def test_c2_3_starting_cards_of_a_set_position_are_known() -> None:
    """Taken openly, they stay where they are in every guess."""
    state = [s for s in moments(6) if s.position().phase == Phase.TAKING][-1]
    again = GAME.from_position(replace(state.position(), log=()))
    hands = [mat.hand for mat in again.position().mats]
    for seed in range(20):
        guess = again.resample(state.to_move, Rng(seed)).position()
        assert [mat.hand for mat in guess.mats] == hands
