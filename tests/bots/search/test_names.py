"""The names of searching bots, their budgets and settings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.bots import load
from signoria.bots.search import SearchBot, SearchSettings
from signoria.bots.search.budget import MOST_SIMULATIONS, Budget, read
from signoria.games.shared.learner import Learner


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(500)),
        ("1", Budget(1)),
        ("2147483647", Budget(MOST_SIMULATIONS)),
        ("0.3s", Budget(seconds=0.3)),
        ("2s", Budget(seconds=2.0)),
        ("0.3cpu", Budget(seconds=0.3, busy=True)),
        ("1s*2", Budget(seconds=1.0, threads=2)),
        ("0.3cpu*4", Budget(seconds=0.3, busy=True, threads=4)),
        ("500*64", Budget(500, threads=64)),
    ],
)
def test_budgets(text: str, budget: Budget) -> None:
    assert read(text) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "-3", "0s", "s", "1e3", "3.5", ".5s", "3601s", "2147483648", "٣", "5 s", "9m"]
)
def test_no_budget(text: str) -> None:
    with pytest.raises(ValueError, match="neither a number of simulations, as 500, nor a time"):
        read(text)


@pytest.mark.parametrize("text", ["1s*0", "1s*65", "500*", "500*2*2", "1s*-1", "1s*1.5"])
def test_no_number_of_threads(text: str) -> None:
    with pytest.raises(ValueError, match="no number of threads from 1 to 64"):
        read(text)


def test_no_thread_without_a_simulation() -> None:
    assert read("3*3") == Budget(3, threads=3)
    with pytest.raises(ValueError, match="neither a number of simulations"):
        read("2*3")


@given(st.integers(1, 64), st.integers(0, 10**6))
def test_threads_share_the_simulations(threads: int, more: int) -> None:
    budget = Budget(threads + more, threads=threads)
    shares = [budget.share(number).simulations for number in range(threads)]
    assert sum(shares) == budget.simulations
    assert 1 <= min(shares) <= max(shares) <= min(shares) + 1


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("master", Budget(seconds=0.5)),
        ("master@0.3s", Budget(seconds=0.3)),
        ("search", Budget(seconds=0.5)),
        ("search@600s*2", Budget(seconds=0.5, threads=2)),
        ("search@500", Budget(500, seconds=0.5)),
        # Seconds of the processor may take any number of those that somebody waits.
        ("search@0.3cpu", Budget(seconds=0.3)),
        ("search@3cpu", Budget(seconds=0.5)),
    ],
)
def test_a_limit_holds_for_every_budget(name: str, budget: Budget) -> None:
    bot = load(name, "calimala", 0.5)
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.budget) == (name, budget)


def test_a_limit_holds_for_a_level_that_searches_now_and_then() -> None:
    bot = load("banker", "calimala", 0.01)
    assert isinstance(bot, Learner)
    assert isinstance(bot._sound, SearchBot)
    assert bot._sound.budget == Budget(seconds=0.01)


def test_a_limit_makes_no_search_a_longer_one() -> None:
    assert not Budget(20).within(10.0).long
    assert not Budget(seconds=10.0).within(0.1).long
    assert Budget(500).within(10.0).long


@pytest.mark.parametrize(
    "name",
    ["search@", "search@0", "searching", "random@5", "heuristic@1s", "apprentice@1s", "master@"],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ValueError, match=r"bot|budget|neither"):
        load(name, "calimala")


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"bandit": "thompson"}, "bandit is one of ucb, puct"),
        ({"rollout": "best"}, "rollout is one of random, advised, considered"),
        ({"stray": 1.1}, "stray is a number from 0 to 1"),
        ({"judge": "me"}, "judge is one of own, learned"),
        ({"horizon": -1}, "horizon is None or a number from 0"),
        ({"ripe": -1}, "ripe is a number from 0"),
        ({"firm": -0.1}, "firm is a number from 0 to 1"),
        ({"depth": 0}, "depth is a number from 1 to 255"),
        ({"nodes": 1}, "nodes is a number from 2"),
    ],
)
def test_settings_that_are_none(wrong: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        SearchSettings(**wrong)
