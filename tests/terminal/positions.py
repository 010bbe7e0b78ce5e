"""Positions of whole games at random, for looking at them."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.games import Rng, load
from signoria.games.contract import CHANCE, TERMINAL, State

GAME = load("calimala")


def positions(players: int, seed: int, every: int = 1) -> Iterator[tuple[State, int]]:
    """Each so manieth decision of a game at random, with the action that is then taken."""
    rng = Rng(seed)
    state = GAME.new_state(GAME.setup(players, rng=rng))
    number = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.weighted(state.chance_outcomes()))
            continue
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        if number % every == 0:
            yield state.clone(), action
        state.apply(action)
        number += 1
