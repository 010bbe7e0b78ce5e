"""A batch of random games takes from the listed choices, with the same numbers as anybody else."""

from __future__ import annotations

import pytest

from signoria.games import CHANCE, TERMINAL, Rng, load
from signoria.games.contract import State
from signoria.games.shared.engine.rng import below, step, stream
from tests.support.effort import effort

TABLES = [("calimala", players) for players in (3, 4, 5)]
TABLES += [("forging-florence", players) for players in (2, 3, 4)]


def outcomes(state: State) -> list[int]:
    """Every action or chance outcome as often as its weight."""
    if state.to_move != CHANCE:
        return list(state.legal_actions())
    return [outcome for outcome, weight in state.chance_outcomes() for _ in range(weight)]


def play(state: State, seed: int) -> int:
    """Play to the end by the list; returns the number of decisions."""
    decisions = 0
    while state.to_move != TERMINAL:
        decisions += state.to_move != CHANCE
        seed = step(seed)
        choices = outcomes(state)
        state.apply(choices[below(seed, len(choices))])
    return decisions


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_plays_the_listed_choices(name: str, players: int) -> None:
    game = load(name)
    for number in range(effort(12)):
        start = game.new_state(game.setup(players, {}, rng=Rng(number)))
        tally = start.playouts(7, number, 1)
        decisions = play(start, stream(stream(7, number), 1))
        assert (tally.decisions, tally.scores) == (decisions, tuple(start.scores))
        places = start.ranking()
        assert tally.rounds == start.turn // players
        assert tally.wins == tuple((place == 1) / places.count(1) for place in places)
