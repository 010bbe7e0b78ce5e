"""Driving a game in a test: by words, and at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from signoria.games.calimala import GAME, State
from signoria.games.calimala.position.position import Mat, Position
from signoria.games.contract import CHANCE, TERMINAL, IllegalAction, Rng


def play(state: State, *moves: str) -> State:
    """Apply the moves, given in the notation; returns the same state."""
    for move in moves:
        state.apply(GAME.parse(state, move))
    return state


def legal_moves(state: State) -> list[str]:
    """The legal moves in words."""
    return [GAME.format(state, action) for action in state.legal_actions()]


def of_sort(state: State, word: str) -> set[str]:
    """The legal moves that begin with a word, without it."""
    return {move.removeprefix(word).strip() for move in legal_moves(state) if move.startswith(word)}


def check_refusal(state: State, move: str, rule: str) -> None:
    """See that a move is not offered, and that trying it names the rule and changes nothing."""
    action = GAME.parse(state, move)
    before = state.to_bytes()
    assert action not in state.legal_actions(), f"{move} is offered"
    told = GAME.explain(state, action)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert state.to_bytes() == before, f"{move} was refused and changed something"
    assert told is not None
    assert (told.rule, told.reason, str(told)) == (
        caught.value.rule, caught.value.reason, str(caught.value)
    )  # fmt: skip
    assert rule in caught.value.rule, f"{move}: {caught.value}"


def mat(state: State, seat: int) -> Mat:
    """What a seat has now."""
    mats: tuple[Mat, ...] = state.position().mats
    return mats[seat]


def gains(state: State, *moves: str) -> list[int]:
    """The points that each seat gets by the moves."""
    before = state.scores
    play(state, *moves)
    return [new - old for new, old in zip(state.scores, before, strict=True)]


def step(state: State, rng: Rng) -> int:
    """Apply a random action or chance outcome; returns it."""
    if state.to_move == CHANCE:
        action = rng.pick_weighted(state.chance_outcomes())
    else:
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
    state.apply(action)
    return action


def settle(state: State, rng: Rng) -> State:
    """Let chance happen until somebody decides or the game is over."""
    while state.to_move == CHANCE:
        step(state, rng)
    return state


def fresh(players: int, edition: str, rng: Rng) -> State:
    """A game before its first move."""
    state: State = GAME.new_state(GAME.setup(players, {"edition": edition}, rng=rng))
    return state


def random_game(players: int, edition: str, seed: int) -> Iterator[State]:
    """The same state again and again: at the start and after every random step."""
    rng = Rng(seed)
    state = fresh(players, edition, rng)
    yield state
    while state.to_move != TERMINAL:
        step(state, rng)
        yield state


def somewhere(
    players: int, edition: str, seed: int, wanted: Callable[[State], bool] | None = None
) -> State:
    """A state from a random game, at a random place where somebody decides (and ``wanted``)."""
    rng = Rng(seed)
    state = fresh(players, edition, rng)
    for _ in range(rng.below(400)):
        step(state, rng)
        if state.to_move == TERMINAL:
            state = fresh(players, edition, rng)
    while state.to_move < 0 or (wanted is not None and not wanted(state)):
        if state.to_move == TERMINAL:
            state = fresh(players, edition, rng)
        step(state, rng)
    return state


def end_of_turn(state: State, rng: Rng) -> Position:
    """Play at random until this turn is over; the position then."""
    turn = state.turn
    while state.turn == turn and state.to_move != TERMINAL:
        step(state, rng)
    position: Position = state.position()
    return position
