"""C8.5: for each field of the state somebody has decided who may know it.

A new field makes the first test fail until it is entered here; what is entered is then checked on
whole games, on the uncompiled classes, whose fields Python can list.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from signoria.games.calimala.rules.board import NOTHING, Duty, Entry, Phase
from tests.rules.calimala.support.walks import choose
from tests.support.effort import effort

PUBLIC = {
    "seats", "edition", "layout", "start", "squares", "street_kind", "tiles", "face_up", "discs",
    "height", "scored", "council", "city_used", "church_used", "artwork_used", "open_cards",
    "deck_size", "discard", "discard_size", "turns", "active", "mover", "phase", "street",
    "depth", "left", "removed_white", "log_length", "values",
}  # fmt: skip
SECRET = {"deck", "aside"}  # nobody sees them
MASKED = {"log", "duty"}  # in part public: kinds of hidden draws, whether the duty fell away
MARKS = {"blind"}  # says for whom the rest was erased
SCRATCH = {"listed", "choices", "allowed", "points", "keys"}  # no part of the state
PARTS = {"players"}

MAT_PUBLIC = {
    "seat", "warehouse", "workshops", "cloth", "ships", "houses", "delivered", "contributed",
    "artworks", "reserve", "coloured", "white", "removed", "seats", "newest_seat", "council_art",
    "hand_size", "score",
}  # fmt: skip
MAT_OWN = {"hand", "dealt"}  # secret from the others to the end
MAT_OWN_UNTIL_THE_END = {"kept"}  # revealed in the final scoring (C6.2)


def game(plain: ModuleType, players: int, seed: int) -> Iterator[Any]:
    """Every state of an uncompiled game, opening and end included."""
    calimala = plain.load("calimala")
    rng = plain.Rng(seed)
    state = calimala.new_state(calimala.setup(players, rng=rng))
    while state.to_move != plain.TERMINAL:
        yield state
        state.apply(choose(state, rng, eager=True))
    yield state


def some_states(plain: ModuleType) -> Iterator[tuple[Any, int | None, Any]]:
    """States, viewers and what these see."""
    for players in (3, 4, 5):
        for moment, state in enumerate(game(plain, players, seed=players)):
            if moment % max(5, 60 // effort(12)) == 0 or state.to_move == plain.TERMINAL:
                for viewer in (None, *range(players)):
                    yield state, viewer, state.seen_by(viewer)


def test_c8_5_every_field_is_public_secret_or_scratch(plain: ModuleType) -> None:
    state = next(game(plain, 3, seed=1))
    groups = [PUBLIC, SECRET, MASKED, MARKS, SCRATCH, PARTS]
    assert set(vars(state)) == set().union(*groups), "decide who may see the new field"
    assert len(vars(state)) == sum(map(len, groups)), "a field is entered twice"
    mat_groups = [MAT_PUBLIC, MAT_OWN, MAT_OWN_UNTIL_THE_END]
    assert set(vars(state.players[0])) == set().union(*mat_groups)
    assert len(vars(state.players[0])) == sum(map(len, mat_groups))


def test_c8_5_public_fields_are_seen_by_all_and_secret_ones_by_nobody(plain: ModuleType) -> None:
    for state, _, seen in some_states(plain):
        truth, shown = vars(state), vars(seen)
        assert {name: shown[name] for name in PUBLIC} == {name: truth[name] for name in PUBLIC}
        assert (shown["deck"], shown["aside"]) == ([0] * 9, NOTHING)


def test_c8_5_own_secrets_are_seen_by_their_owner_only(plain: ModuleType) -> None:
    blank = {"hand": [0] * 9, "dealt": [NOTHING] * 3, "kept": NOTHING}
    for state, viewer, seen in some_states(plain):
        for seat in range(state.seats):
            truth, shown = vars(state.players[seat]), vars(seen.players[seat])
            for name in MAT_PUBLIC:
                assert shown[name] == truth[name]
            revealed = MAT_OWN_UNTIL_THE_END if state.phase == Phase.OVER else set()
            for name in MAT_OWN | MAT_OWN_UNTIL_THE_END:
                known = viewer == seat or name in revealed
                assert shown[name] == (truth[name] if known else blank[name])


def test_c8_5_the_log_hides_the_kinds_of_others_draws_and_nothing_else(plain: ModuleType) -> None:
    hidden = 0
    for state, viewer, seen in some_states(plain):
        for at in range(state.log_length):
            entry, shown = state.log[at], seen.log[at]
            seat = entry // 18
            draw = entry < Entry.ENTRY_START and entry % 18 < Entry.ENTRY_PLAY
            if draw and seat != viewer:
                hidden += 1
                assert shown == Entry.ENTRY_HIDDEN + seat
            else:
                assert shown == entry
    assert hidden > 100


def test_c3_6_only_its_owner_knows_that_a_duty_fell_away(plain: ModuleType) -> None:
    state = next(state for state in game(plain, 3, seed=2) if state.phase == Phase.ACTING)
    state.duty = int(Duty.FALLEN_AWAY)
    for viewer in (None, 0, 1, 2):
        shown = Duty.FALLEN_AWAY if viewer == state.mover else Duty.OWED
        assert state.seen_by(viewer).duty == shown


@pytest.mark.parametrize("duty", [Duty.NONE_OWED, Duty.OWED])
def test_c3_6_whether_a_duty_is_open_is_public(plain: ModuleType, duty: Duty) -> None:
    state = next(state for state in game(plain, 3, seed=2) if state.phase == Phase.ACTING)
    state.duty = int(duty)
    assert {state.seen_by(viewer).duty for viewer in (None, 0, 1, 2)} == {duty}
