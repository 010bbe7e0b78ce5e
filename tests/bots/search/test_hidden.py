"""A search knows what its seat has seen and nothing else."""

from __future__ import annotations

from itertools import islice

import pytest

from signoria.bots import load
from signoria.games.contract import Rng
from tests.bots.calimala.games import decisions, new_game
from tests.support.effort import effort

from .support import KINDS, searcher

TABLES = [("calimala", 3, "en"), ("calimala", 4, "de"), ("calimala", 5, "en")]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", TABLES)
def test_another_truth_changes_nothing(table: tuple[str, int, str], kind: str) -> None:
    """Two truths that the seat cannot tell apart: equal choices, visits and worths, to the bit."""
    bots = [load("heuristic", "calimala")] * table[1]
    search = searcher("calimala", KINDS[kind], 40)
    swapped = 0
    for seed in range(effort(2)):
        moments = islice(decisions(new_game(table, seed), bots, seed), 0, None, 23)
        for number, (state, seat) in enumerate(moments):
            other = state.resample(seat, Rng(number))
            swapped += other.to_bytes() != state.to_bytes()
            assert search.search(other, number) == search.search(state, number)
            assert search.search(other.seen_by(seat), number) == search.search(state, number)
    assert swapped > 5


def test_the_swap_would_be_noticed() -> None:
    """Where what has changed is the seat's own, the search does see it."""
    state = new_game(("calimala", 4, "en"), 1)
    bots = [load("heuristic", "calimala")] * 4
    differing = 0
    for moment, seat in islice(decisions(state, bots, 1), 20, 200, 20):
        other = moment.resample((seat + 1) % 4, Rng(5))
        if other.seen_by(seat).to_bytes() != moment.seen_by(seat).to_bytes():
            search = searcher("calimala", KINDS["textbook"], 60)
            differing += search.search(other, 3) != search.search(moment, 3)
    assert differing
