"""Endings that are looked at in full: what is found is what all possible ways come to."""

from __future__ import annotations

import pytest

from signoria.bots import load
from signoria.bots.search import SearchSettings, settings_of
from signoria.bots.search.outlook import worth
from signoria.bots.search.search_bot import adviser
from signoria.bots.search.solve import near_the_end, solve, utility
from signoria.games import names, search_state
from signoria.games.contract import TERMINAL, Rng, State
from tests.bots.calimala.games import decisions, new_game, tables

from .support import SPREADS, after, oracle_values, searcher
from .test_exact import florence_ends

FLORENCE = "forging-florence"
SPREAD = SPREADS[FLORENCE]


def play_out(state: State, seed: int) -> State:
    """The end of a random game."""
    rng = Rng(seed)
    while state.to_move != TERMINAL:
        if legal := state.legal_actions():
            state.apply(legal[rng.below(len(legal))])
        else:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
    return state


def last_decisions(seed: int) -> list[State]:
    """The last decisions of a game between bots from which random games are short."""
    table = tables(FLORENCE)[0]
    bots = [load("heuristic", FLORENCE)] * table[1]
    found = [state.clone() for state, _ in decisions(new_game(table, seed), bots, seed)]
    return [state for state in found[-12:] if near_the_end(state)]


@pytest.mark.parametrize("number", range(9))
def test_agrees_with_all_possible_ways(number: int) -> None:
    """To the last bit but for the order of sums: every action, every seat."""
    state = list(florence_ends())[number]
    found = solve(state, FLORENCE, SPREAD)
    assert found is not None
    assert found.exact
    for line in found.lines:
        known = oracle_values(FLORENCE, after(state, line.action))
        assert line.worth == pytest.approx(known, abs=1e-12)
    worths = [line.worth[state.to_move] for line in found.lines]
    assert worths == sorted(worths, reverse=True)
    assert found.worth == found.lines[0].worth


@pytest.mark.parametrize("number", range(9))
def test_a_search_says_what_is_exact(number: int) -> None:
    state = list(florence_ends())[number]
    bot = searcher(FLORENCE, settings_of("search", FLORENCE), 1)
    found = bot.search(state, 5)
    assert found == solve(state, FLORENCE, SPREAD)
    assert bot.choose(state, Rng(5)) == found.lines[0].action


def test_whole_endings_of_games_between_bots() -> None:
    """Wherever it says so, it agrees with all possible ways; it does so more than once."""
    looked = 0
    for seed in range(8):
        for state in last_decisions(seed):
            found = solve(state, FLORENCE, SPREAD, 400)
            if found is not None and found.nodes < 150:
                known = oracle_values(FLORENCE, after(state, found.lines[0].action))
                assert found.worth == pytest.approx(known, abs=1e-12)
                looked += 1
    assert looked > 2


def test_what_is_too_much_is_left_to_the_search() -> None:
    state = next(florence_ends())
    found = solve(state, FLORENCE, SPREAD)
    assert found is not None
    assert solve(state, FLORENCE, SPREAD, found.nodes) == found
    assert solve(state, FLORENCE, SPREAD, found.nodes - 1) is None
    start = new_game(tables(FLORENCE)[0], 1)
    assert solve(start, FLORENCE, SPREAD) is None
    assert not searcher(FLORENCE, SearchSettings(), 5).search(start, 1).exact


@pytest.mark.parametrize("game", names())
def test_ends_are_worth_what_the_search_takes_them_for(game: str) -> None:
    driven = search_state(game)
    judge = adviser(game, driven, SearchSettings())
    for table in tables(game):
        state = play_out(new_game(table, 3), 3)
        driven.observe(state, 0)
        expected = worth(driven, judge, SearchSettings(), 0, 1, 1)
        found = utility(state.ranking(), state.scores, SPREADS[game])
        assert found == pytest.approx(expected, abs=1e-12)
