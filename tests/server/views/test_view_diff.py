"""What a connection makes of its situations, whole or by changes, is the view of its seat."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.decoders import json_decoder
from signoria.games.contract import CHANCE, TERMINAL, Change, Game, Rng, State
from signoria.server.protocol.changes import ViewPatcher, apply_changes
from signoria.server.protocol.socket import Situation, Undoing
from signoria.server.views.view_diff import PublicView
from tests.support.effort import examples

GAMES = games.names()
STEPS = 150


@pytest.mark.parametrize("name", GAMES)
@examples(10)
@given(seed=st.integers(0, 2**32), shown=st.data())
def test_situations_give_the_view_of_every_seat(name: str, seed: int, shown: st.DataObject) -> None:
    game, rng = games.load(name), Rng(seed)
    players = game.players[seed % len(game.players)]
    state = game.new_state(game.setup(players, rng=rng))
    sights: dict[int | None, ViewPatcher] = {
        seat: ViewPatcher() for seat in (None, *range(players))
    }
    before: PublicView | None = None
    for _ in range(STEPS):
        public = PublicView(game.public(state))
        for seat, sight in sights.items():
            sight.patch(situation_for(game, state, seat, public, before))
            assert sight.view == plain(game.view(state, seat))
        if state.to_move == TERMINAL:
            break
        before = public if shown.draw(st.booleans()) else None
        advance(state, rng)


def situation_for(
    game: Game, state: State, seat: int | None, public: PublicView, before: PublicView | None
) -> Any:
    """A situation as it arrives."""
    sent = Situation(
        watching=seat,
        to_move=state.to_move if state.to_move >= 0 else None,
        view=msgspec.Raw(b"null") if before else public.encode_whole(),
        changes=cast(list[Change], public.encode_changes(before)) if before else None,
        own=game.own(state, seat) if seat is not None else [],
        undo=Undoing(free=False, ask=False),
        proposal=None,
        clock=None,
    )
    return json_decoder(Situation).decode(msgspec.json.encode(sent))


def advance(state: State, rng: Rng) -> None:
    """Anything that can happen."""
    if state.to_move == CHANCE:
        state.apply(rng.pick_weighted(state.chance_outcomes()))
    else:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def plain(view: Any) -> Any:
    """A view as JSON brings it."""
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_public_is_what_spectators_see(name: str) -> None:
    game, rng = games.load(name), Rng(7)
    state = game.new_state(game.setup(game.players[-1], rng=rng))
    for _ in range(STEPS):
        assert game.public(state) == game.view(state, None)
        if state.to_move == TERMINAL:
            break
        advance(state, rng)


def test_changes_leave_the_old_view() -> None:
    view = {"turn": 1, "mats": [{"hand": None}, {"hand": None}]}
    now = apply_changes(view, [(["turn"], 2), (["mats", 1, "hand"], ["ship"])])
    assert now == {"turn": 2, "mats": [{"hand": None}, {"hand": ["ship"]}]}
    assert view == {"turn": 1, "mats": [{"hand": None}, {"hand": None}]}
