"""The names of searching bots, their budgets and settings."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.bots import load
from signoria.bots.search import Settings
from signoria.bots.search.budget import MOST_SIMULATIONS, Budget, read


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(500)),
        ("1", Budget(1)),
        ("2147483647", Budget(MOST_SIMULATIONS)),
        ("0.3s", Budget(seconds=0.3)),
        ("2s", Budget(seconds=2.0)),
        ("0.3cpu", Budget(seconds=0.3, busy=True)),
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


@pytest.mark.parametrize("name", ["search@", "search@0", "searching", "random@5", "heuristic@1s"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ValueError, match=r"bot|budget|neither"):
        load(name, "calimala")


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"bandit": "thompson"}, "bandit is one of ucb, puct"),
        ({"rollout": "best"}, "rollout is one of random, advised"),
        ({"judge": "me"}, "judge is one of own, learned"),
        ({"horizon": -1}, "horizon is None or a number from 0"),
        ({"depth": 0}, "depth is a number from 1 to 255"),
        ({"nodes": 1}, "nodes is a number from 2"),
    ],
)
def test_settings_that_are_none(wrong: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        Settings(**wrong)
