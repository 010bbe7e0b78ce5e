"""Searching bots play whole games: legal, repeatable, within the memory that they are given."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from statistics import fmean, stdev

import pytest

from signoria.bots import load
from signoria.bots.search import SearchBot, SearchSettings
from signoria.bots.search.run_search import TRIED, UNSURE, ActionStats, SearchResult
from signoria.bots.search.search_bot import choose_action
from signoria.games.contract import Rng
from signoria.games.shared.engine.rng import stream
from tests.bots.calimala.games import ALL_TABLES, Table, decisions, new_game
from tests.support.effort import effort

from .support import KINDS, searcher

DECISIONS = 400  # at each table, for each kind


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", ALL_TABLES)
def test_always_legal(table: Table, kind: str) -> None:
    """Alone among random players, who bring about what no bot would, and among its likes."""
    bot = searcher(table[0], KINDS[kind], 6)
    others = [load("random", table[0]), bot]
    left, seed = effort(DECISIONS), 0
    while left > 0:
        bots = [others[seed % 2]] * (table[1] - 1)
        bots.insert(seed % table[1], bot)
        for state, seat in islice(decisions(new_game(table, seed), bots, seed), left):
            assert bot.choose(state.seen_by(seat), Rng(left)) in state.legal_actions()
            left -= 1
        seed += 1


@pytest.mark.parametrize("table", [("calimala", 4, "en"), ("forging-florence", 3, "equipment")])
def test_the_same_again(table: Table) -> None:
    """Counted by simulations, a search follows from what is seen and from the seed."""
    bots = [load("heuristic", table[0])] * table[1]
    one, other = (searcher(table[0], KINDS["best"], 50) for _ in range(2))
    for state, seat in islice(decisions(new_game(table, 3), bots, 3), 0, 200, 20):
        seen = state.seen_by(seat)
        found = one.search(seen, 9)
        assert other.search(seen, 9) == found
        assert one.search(seen, 9) == found  # whatever was searched before
        assert sum(line.visits for line in found.lines) == found.simulations == 50


@pytest.mark.parametrize("table", [("calimala", 4, "en"), ("forging-florence", 3, "equipment")])
def test_no_longer_than_the_choice_takes(table: Table) -> None:
    """What is left out when a search stops early could not have changed what is played."""
    bots = [load("heuristic", table[0])] * table[1]
    bot, saved = searcher(table[0], KINDS["best"], 200), 0
    for state, seat in islice(decisions(new_game(table, 3), bots, 3), 0, 200, 8):
        if len(state.legal_actions()) == 1:
            continue
        seen = state.seen_by(seat)
        whole, brief = bot.search(seen, 9), bot.search(seen, 9, brief=True)
        assert brief.lines[0].action == whole.lines[0].action
        saved += whole.simulations - brief.simulations
    assert saved > 0


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_grow_a_tree_each(threads: int) -> None:
    """Counted by simulations, the same again; what they found is put together."""
    state = new_game(("calimala", 4, "en"), 3)
    bot = load(f"search@100*{threads}", "calimala")
    assert isinstance(bot, SearchBot)
    found = bot.search(state, 7)
    assert bot.search(state, 7) == found
    assert sum(line.visits for line in found.lines) == found.simulations == 100
    parts = [
        one.think(state, stream(7, number), bot.budget.share(number), False)
        for number, one in enumerate(bot.thinkers)
    ]
    assert found.nodes == sum(part.nodes for part in parts)
    for line in found.lines:
        same = [each for part in parts for each in part.lines if each.action == line.action]
        assert line.visits == sum(each.visits for each in same)
        for seat, worth in enumerate(line.worth):
            total = sum(each.worth[seat] * each.visits for each in same)
            assert worth == pytest.approx(total / max(line.visits, 1))


def test_a_firm_search_leaves_the_likeliest_move_for_a_clearly_better_one_only() -> None:
    likely, other = ActionStats(3, 40, (0.5, 0.1), 0.7), ActionStats(5, 60, (0.53, 0.2), 0.3)
    found = SearchResult((other, likely), (0.5, 0.1), 100, 3)
    assert [choose_action(found, 0, firm) for firm in (0.0, 0.029, 0.031)] == [5, 5, 3]
    assert [choose_action(found, 1, firm) for firm in (0.0, 0.099, 0.101)] == [5, 5, 3]
    worse = replace(found, lines=(replace(other, worth=(0.4, 0.0)), likely))
    assert [choose_action(worse, 0, firm) for firm in (0.0, 0.01)] == [5, 3]
    assert choose_action(replace(found, exact=True), 0, 0.5) == 5


def test_a_firm_search_leaves_the_likeliest_move_beyond_doubt_only() -> None:
    likely, other = ActionStats(3, 40, (0.5,), 0.7, 0.03), ActionStats(5, 60, (0.67,), 0.3, 0.04)
    found = SearchResult((other, likely), (0.5,), 100, 3)
    assert choose_action(found, 0, 0.01) == 5, "0.17 is more than 0.01 and three times 0.05"
    assert choose_action(found, 0, 0.03) == 3
    assert choose_action(replace(found, lines=(replace(other, error=0.05), likely)), 0, 0.01) == 3


def test_errors_are_as_great_as_worths_differ_from_seed_to_seed() -> None:
    state = new_game(("calimala", 4, "en"), 3)
    bot = searcher("calimala", KINDS["textbook"], 60)
    seat, found = state.to_move, [bot.search(state, seed) for seed in range(60)]
    assert 0.6 < stdev(one.worth[seat] for one in found) / fmean(one.error for one in found) < 1.6
    assert all(one.error <= UNSURE for one in found)
    rare, often = found[0].lines[-1], max(found[0].lines, key=lambda line: line.visits)
    assert (rare.error == UNSURE) == (rare.visits < TRIED)
    assert often.error > found[0].error, "of fewer simulations"


def test_seeds_differ() -> None:
    state = new_game(("calimala", 4, "en"), 3)
    bot = searcher("calimala", KINDS["textbook"], 50)
    assert len({bot.search(state, seed).lines for seed in range(5)}) > 1


def test_memory_is_bounded() -> None:
    """A tree that is full grows no more, and the search goes on."""
    state = new_game(("calimala", 4, "en"), 3)
    found = searcher("calimala", SearchSettings(nodes=10), 300).search(state, 1)
    assert (found.nodes, found.simulations) == (10, 300)
    large = searcher("calimala", SearchSettings(), 300).search(state, 1)
    assert 10 < large.nodes < SearchSettings().nodes


def test_a_flat_search_has_no_tree() -> None:
    state = new_game(("calimala", 4, "en"), 3)
    found = searcher("calimala", SearchSettings(depth=1), 300).search(state, 1)
    assert found.nodes == 1 + len(state.legal_actions())


def test_time_ends_a_search() -> None:
    """By the clock and by the processor's clock; how well it is kept, bench/search.py measures."""
    state = new_game(("calimala", 4, "en"), 3)
    for name in ("search@0.05s", "search@0.05cpu", "ismcts@0.05s"):
        bot = load(name, "calimala")
        assert bot.name == name
        assert bot.choose(state.seen_by(state.to_move), Rng(1)) in state.legal_actions()
