"""Gymnasium's own test, run as it comes, on all registered environments.

It plays an action of one game in another one, where it may be illegal; so ``illegal="random"``.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from signoria.envs.single import IDS
from tests.support.every import TABLES

TABLE_IDS = [
    (name, players) for name, game in IDS.items() for each, players in TABLES if each == game
]


@pytest.mark.parametrize(("name", "players"), TABLE_IDS)
@pytest.mark.parametrize("reward", ["place", "points"])
def test_check_env(name: str, players: int, reward: str) -> None:
    env: Any = gymnasium.make(
        name, players=players, reward=reward, illegal="random", render_mode="ansi"
    )
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_check_env_with_perfect_recall(name: str) -> None:
    check_env(gymnasium.make(name, illegal="random", render_mode="ansi", recall=16).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_many_at_a_time_as_gymnasium_makes_them(name: str) -> None:
    many: Any = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", opponents="random")
    seen, _ = many.reset(seed=1)
    assert seen["action_mask"].shape == (2, many.single_action_space.n)
    many.step(many.action_space.sample(mask=tuple(seen["action_mask"])))
    many.close()
