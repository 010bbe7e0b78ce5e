"""Playing a game between bots to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..bots import Bot
from ..games.contract import CHANCE, TERMINAL, Game, Rng, State
from ..games.rng import stream

DEALING, CHANCES, FIRST_SEAT = 0, 1, 2  # the uses of randomness in a game, each with its stream


def generator(seed: int, number: int, use: int) -> Rng:
    """The generator for one use in game ``number`` of the batch with this seed."""
    return Rng(stream(stream(seed, number), use))


def play_out(state: State, bots: Sequence[Bot], chance: Rng, rngs: Sequence[Rng]) -> int:
    """Play a state to its end; returns the number of decisions, chance events not counted.

    ``bots`` and ``rngs`` are by seat.  A bot is handed what its seat sees and nothing else.
    """
    decisions = 0
    while (seat := state.to_move) != TERMINAL:
        if seat == CHANCE:
            state.apply(chance.weighted(state.chance_outcomes()))
        else:
            state.apply(bots[seat].choose(state.seen_by(seat), rngs[seat]))
            decisions += 1
    return decisions


def play_game(
    game: Game, options: Mapping[str, str], bots: Sequence[Bot], seed: int, number: int
) -> tuple[State, int]:
    """Game ``number`` of a batch: its final state and the number of decisions.

    It depends on the seed and its number only, so a batch may be split at will.
    """
    players = len(bots)
    setup = game.setup(players, options, rng=generator(seed, number, DEALING))
    state = game.new_state(setup)
    rngs = [generator(seed, number, FIRST_SEAT + seat) for seat in range(players)]
    return state, play_out(state, bots, generator(seed, number, CHANCES), rngs)
