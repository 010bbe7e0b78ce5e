"""Whole games for tests: at random, or eager for cards so that the deck runs out."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import Move
from signoria.games.contract import CHANCE, TERMINAL, Rng

TABLES = [(players, edition) for players in (3, 4, 5) for edition in ("en", "de")]


def preferred_actions(legal: list[int]) -> list[int]:
    """The actions that move cards: giving up for one first, then playing one; else all."""
    draws = [action for action in legal if Move.DRAW <= action < Move.STOP]
    plays = [action for action in legal if Move.CARD <= action < Move.DRAW]
    return draws or plays or legal


def choose(state: State, rng: Rng, eager: bool) -> int:
    """A random action or chance outcome; an eager player mostly moves cards."""
    if state.to_move == CHANCE:
        return rng.pick_weighted(state.chance_outcomes())
    legal = state.legal_actions()
    if eager and rng.below(5):
        legal = preferred_actions(legal)
    return legal[rng.below(len(legal))]


def steps(
    players: int, edition: str, seed: int, eager: bool = False
) -> Iterator[tuple[State, int | None]]:
    """Each state of one game (always the same object), and the action that comes next."""
    rng = Rng(seed)
    state = GAME.new_state(GAME.setup(players, {"edition": edition}, rng=rng))
    while state.to_move != TERMINAL:
        action = choose(state, rng, eager)
        yield state, action
        state.apply(action)
    yield state, None


def moments(players: int, edition: str, seed: int, eager: bool, every: int) -> Iterator[State]:
    """Copies of about one state in ``every`` of a game, the last one always among them."""
    rng = Rng(seed + 1)
    for state, action in steps(players, edition, seed, eager):
        if action is None or rng.below(every) == 0:
            yield state.clone()
