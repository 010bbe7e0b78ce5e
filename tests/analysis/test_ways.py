"""What is told of the best moves: worths that the search can tell apart, and those it cannot."""

from __future__ import annotations

import pytest

from signoria import games
from signoria.analysis.analyst import ways
from signoria.bots.search.run_search import ActionStats, SearchResult
from signoria.games.contract import Rng


def unsure_flags(worth: float, error: float, *, exact: bool = False) -> tuple[bool, ...]:
    """Which of two moves are unsure, the first being worth 0.5 give or take 0.03."""
    game = games.load("calimala")
    state = game.new_state(game.setup(3, rng=Rng(1)))
    first, second = state.legal_actions()[:2]
    lines = tuple(
        ActionStats(action, 50, (mine,) * 3, error=doubt)
        for action, mine, doubt in ((first, 0.5, 0.03), (second, worth, error))
    )
    found = SearchResult(lines, (0.5,) * 3, 100, 100, exact)
    return tuple(way.unsure for way in ways(game, state, found))


@pytest.mark.parametrize(
    ("worth", "error", "unsure"),
    [(0.45, 0.04, True), (0.39, 0.04, False), (0.39, 0.05, True), (0.6, 0.04, True)],
)
def test_a_move_is_unsure_within_two_standard_errors(
    worth: float, error: float, unsure: bool
) -> None:
    assert unsure_flags(worth, error) == (False, unsure)


def test_nothing_is_unsure_where_the_rest_was_searched_out() -> None:
    assert unsure_flags(0.49, 0.04, exact=True) == (False, False)
