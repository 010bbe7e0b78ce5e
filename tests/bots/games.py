"""Positions of games between bots, for the tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from signoria.bots import Bot
from signoria.games.calimala import GAME, State
from signoria.games.contract import CHANCE, TERMINAL, Rng

TABLES = [(players, edition) for players in (3, 4, 5) for edition in ("en", "de")]


def new_game(players: int, edition: str, seed: int) -> State:
    """A state before the first decision."""
    setup = GAME.setup(players, {"edition": edition}, rng=Rng(seed))
    return GAME.new_state(setup)


def decisions(state: State, bots: Sequence[Bot], seed: int) -> Iterator[tuple[State, int]]:
    """Every moment at which a seat decides, with the seat, while the bots play the game out."""
    rng = Rng(seed)
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.weighted(state.chance_outcomes()))
            continue
        seat = state.to_move
        yield state, seat
        state.apply(bots[seat].choose(state.seen_by(seat), rng))
