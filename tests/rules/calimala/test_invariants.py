"""C8 after every single action of random games, and the manners of the contract."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import Phase
from signoria.games.contract import CHANCE, TERMINAL, IllegalAction, Rng
from tests.rules.calimala.support import invariants
from tests.rules.calimala.support.playing import fresh, random_game, somewhere, step
from tests.support.effort import effort, examples

SEEDS = st.integers(0, 2**32)
PLAYERS = st.sampled_from([3, 4, 5])
EDITIONS = st.sampled_from(["en", "de"])


@examples(40)
@given(SEEDS, PLAYERS, EDITIONS)
def test_c8_after_every_action_of_random_games(seed: int, players: int, edition: str) -> None:
    """C8.1 to C8.4."""
    for state in random_game(players, edition, seed):
        invariants.check(state.position())
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        if state.to_move >= 0:
            assert legal, "C8.4"
            assert 0 <= legal[0] <= legal[-1] < GAME.num_actions
        else:
            assert legal == []
        assert bool(state.chance_outcomes()) == (state.to_move == CHANCE)
    assert state.to_move == TERMINAL
    assert sorted(state.ranking())[0] == 1


def test_c8_3_games_end_both_ways() -> None:
    """After all turns, and earlier by the fifteenth tile; in both all took equally many."""
    ends = set()
    for seed in range(effort(40)):
        *_, last = random_game(3 + seed % 3, ("en", "de")[seed % 2], seed)
        position = last.position()
        turns = invariants.TURNS[position.players] * position.players
        ends.add(position.turn < turns)
        assert position.turn % position.players == 0
    assert False in ends


def stacking(state: State, rng: Rng) -> State:
    """Always onto the highest stack, so that the tiles are soon used up (C6.1b)."""
    while state.to_move != TERMINAL:
        position = state.position()
        legal = state.legal_actions()
        if position.phase != Phase.PLACING:
            step(state, rng)
            continue
        heights = [len(position.stacks[(action - 15) % 12]) for action in legal]
        state.apply(legal[heights.index(max(heights))])
        invariants.check(state.position())
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["en", "de"])
def test_c8_3_an_early_end_leaves_all_with_equally_many_turns(players: int, edition: str) -> None:
    early = 0
    for seed in range(effort(10)):
        state = stacking(fresh(players, edition, Rng(seed)), Rng(seed))
        position = state.position()
        invariants.check(position)
        early += position.turn < players * invariants.TURNS[players]
        assert len({m.coloured + m.white for m in position.mats}) == 1
    assert early > 0


@examples(25)
@given(SEEDS, PLAYERS, EDITIONS)
def test_every_action_that_is_not_legal_is_refused_and_changes_nothing(
    seed: int, players: int, edition: str
) -> None:
    state = somewhere(players, edition, seed)
    before, legal = state.to_bytes(), set(state.legal_actions())
    for action in [*range(-2, GAME.num_actions + 12), 255, 2**31, -(2**31), 2**64]:
        if action in legal:
            assert GAME.explain(state, action) is None
            continue
        with pytest.raises(IllegalAction) as caught:
            state.apply(action)
        assert caught.value.rule.startswith("C")
        assert caught.value.reason
        assert state.to_bytes() == before


@examples(25)
@given(SEEDS, PLAYERS, EDITIONS)
def test_a_clone_is_independent(seed: int, players: int, edition: str) -> None:
    state = somewhere(players, edition, seed)
    before, twin = state.to_bytes(), state.clone()
    assert twin.to_bytes() == before
    assert twin.hash() == state.hash()
    rng, moves = Rng(seed), []
    for _ in range(10):
        if twin.to_move != TERMINAL:
            moves.append(step(twin, rng))
    assert state.to_bytes() == before
    for move in moves:
        state.apply(move)
    assert state.to_bytes() == twin.to_bytes()


@examples(25)
@given(SEEDS, PLAYERS, EDITIONS)
def test_asking_changes_nothing(seed: int, players: int, edition: str) -> None:
    state = somewhere(players, edition, seed)
    before = state.to_bytes()
    for seat in range(players):
        GAME.view(state, seat)
        state.seen_by(seat)
        state.observation(seat)
        state.resample(seat, Rng(seed))
    for action in state.legal_actions():
        GAME.events(state, action)
        GAME.reveals(state, action)
        GAME.format(state, action)
    state.playouts(seed, 0, 1)
    state.is_forced(), state.hash(), state.scores, state.position()
    assert state.to_bytes() == before


@examples(30)
@given(SEEDS, PLAYERS, EDITIONS)
def test_c3_9_forced_is_public_knowledge(seed: int, players: int, edition: str) -> None:
    """A forced move is the only one; every seat that guesses the rest agrees that it is forced."""
    state = somewhere(players, edition, seed, lambda one: len(one.legal_actions()) == 1)
    mat = state.position().mats[state.to_move]
    if state.position().phase == Phase.ACTING and not mat.hand_size:
        assert state.is_forced(), "an empty hand is public"
    for viewer in range(players):
        guess = state.resample(viewer, Rng(seed))
        assert guess.is_forced() == state.is_forced()
        assert not guess.is_forced() or guess.legal_actions() == state.legal_actions()
