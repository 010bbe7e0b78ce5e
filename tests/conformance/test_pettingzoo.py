"""PettingZoo's own tests, run as they come, on both environments."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

from signoria import envs, games
from signoria.envs.ids import module_name
from tests.support.every import TABLES

MODULES = {game: getattr(envs, module_name(game)) for game in games.names()}
EVERY = [
    pytest.param(partial(MODULES[game].env, players=players), id=f"{game}-{players}")
    for game, players in TABLES
]
# What it says of every environment with masks that is not on a list of its own ones, and of the
# last observation of a game, when nothing is legal any more.
SAID = [
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
    r"Action mask numpy array is all zeros \(no legal actions\)",
]


@pytest.mark.parametrize("make", EVERY)
@pytest.mark.parametrize("reward", ["place", "points"])
def test_api(make: Callable[..., Any], reward: str) -> None:
    with warnings.catch_warnings():
        for message in SAID:
            warnings.filterwarnings("ignore", message=message)
        api_test(make(reward=reward), num_cycles=1000)


@pytest.mark.parametrize("make", EVERY)
def test_api_with_perfect_recall(make: Callable[..., Any]) -> None:
    test_api(partial(make, recall=16), "place")


@pytest.mark.parametrize("make", EVERY)
def test_seed(make: Callable[..., Any]) -> None:
    seed_test(make, num_cycles=50)


@pytest.mark.parametrize("make", EVERY)
def test_render(make: Callable[..., Any]) -> None:
    render_test(make)


@pytest.mark.parametrize("make", EVERY)
def test_observations(make: Callable[..., Any]) -> None:
    save_obs_test(make())


def test_the_modules_are_imported_as_any_other() -> None:
    one = import_module("signoria.envs.calimala_v2")

    from signoria.envs import forging_florence_v2 as other

    assert one.env().metadata["name"] == "calimala_v2"
    copy = pickle.loads(pickle.dumps(other.raw_env(players=2)))
    assert copy.possible_agents == ["player_0", "player_1"]
    with pytest.raises(AttributeError):
        _ = one.environment
    with pytest.raises(ImportError):
        exec("from signoria.envs import chess_v1")
