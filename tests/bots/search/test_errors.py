"""How sure a search is of what moves are worth: the standard errors of what it has seen."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from math import sqrt

import pytest

from signoria.bots import load
from signoria.bots.search.run_search import TRIED
from signoria.games.contract import CHANCE, Rng, State
from tests.bots.calimala.games import ALL_TABLES, new_game
from tests.support.every import GAMES

from .support import KINDS, searching

MOST = 100  # simulations
CURIOUS = replace(KINDS["flat"], explore=3.0)  # tries several moves often


def choice(game: str) -> State:
    """A choice in the middle of a game between heuristics."""
    table = next(each for each in ALL_TABLES if each[:2] == (game, 3))
    state, rng, bot = new_game(table, 4), Rng(4), load("heuristic", game)
    while state.turn < 12 or state.to_move == CHANCE or not 3 <= len(state.legal_actions()) <= 6:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            state.apply(bot.choose(state.seen_by(state.to_move), rng))
    return state


def standard_error(values: list[float]) -> float:
    """Of the mean of these numbers, as a book has it."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return sqrt(variance / len(values))


@pytest.mark.parametrize("game", GAMES)
def test_errors_are_those_of_the_values_seen(game: str) -> None:
    """With one simulation more, one move has one value more: by it the sums have grown."""
    state = choice(game)
    seat = state.to_move
    totals: dict[int, tuple[int, float]] = {}
    values: dict[int, list[float]] = defaultdict(list)
    for simulations in range(1, MOST):
        found = searching(game, CURIOUS, simulations).search(state, 7)
        for line in found.lines:
            visits, total = line.visits, line.visits * line.worth[seat]
            before, sum_before = totals.get(line.action, (0, 0.0))
            assert visits - before in (0, 1)
            if visits > before:
                values[line.action].append(total - sum_before)
            totals[line.action] = visits, total
    told = {line.action: line.error for line in found.lines if line.visits >= TRIED}
    assert len(told) >= 3, "one move alone would say little"
    for action, error in told.items():
        assert error == pytest.approx(standard_error(values[action]), abs=1e-6)
    spread = [error for error in told.values() if error > 1e-3]
    assert spread, "values that do not differ would say nothing"
    seen = [value for some in values.values() for value in some]
    assert found.error == pytest.approx(standard_error(seen), abs=1e-6)
