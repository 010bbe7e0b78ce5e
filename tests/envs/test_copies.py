"""Environments are copied, pickled and set back with the game in them, wherever it stands."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any, cast

import gymnasium
import numpy as np
import pytest

from signoria.envs import calimala_v2, forging_florence_v2
from signoria.envs.aec import GameEnv
from signoria.envs.single import SeatEnv
from signoria.envs.vector import VectorEnv
from tests.support.effort import effort
from tests.support.every import GAMES

MODULES = {"calimala": calimala_v2, "forging-florence": forging_florence_v2}
SHORT = 150  # decisions: games of Forging Florence at random are long
RECALLS = (0, 3)


def put_back(env: Any) -> Any:
    """One of the same kind, elsewhere in another game, that is set to where this one is."""
    other = copy.deepcopy(env)
    other.reset(seed=99)
    other.set_state(pickle.loads(pickle.dumps(env.get_state())))
    return other


COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "clone": lambda env: env.clone(),
    "state": put_back,
}


def same(one: Any, other: Any) -> bool:
    """Whether two answers of environments are equal, arrays and all."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_one_seat_goes_on_as_its_copy_does(game: str, way: str, recall: int) -> None:
    rand = random.Random(f"{game} {way} {recall}")
    for _ in range(effort(3)):
        env = SeatEnv(game, opponents=["random", "heuristic"], reward="points", recall=recall)
        seen, _ = env.reset(seed=rand.randrange(1000))
        for _ in range(rand.randrange(20)):
            seen = env.step(rand.choice(np.flatnonzero(seen["action_mask"])))[0]
        twin = COPIES[way](env)
        assert twin.action_space.sample() in np.flatnonzero(seen["action_mask"])
        over, left = False, SHORT
        while not over and (left := left - 1):
            action = rand.choice(np.flatnonzero(seen["action_mask"]))
            answers = env.step(action), twin.step(action)
            assert same(*answers)
            (seen, _, over, _, _), _ = answers
        assert same(env.reset(), twin.reset())  # the next game is the same, too


def play_on(env: Any, rand: random.Random, most: int) -> list[Any]:
    """What all agents are told of some random decisions."""
    told = []
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, info = env.last()
        told.append((agent, seen, reward, terminated, truncated, info))
        env.step(None if terminated else rand.choice(np.flatnonzero(seen["action_mask"])))
    return told


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("checked", [False, True])
def test_all_seats_go_on_as_their_copy_does(
    game: str, way: str, recall: int, checked: bool
) -> None:
    rand = random.Random(f"{game} {way} {recall}")
    make = MODULES[game].env if checked else MODULES[game].raw_env
    env = make(players=3, reward="points", recall=recall)
    env.reset(seed=5)
    play_on(env, rand, rand.randrange(1, 40))
    twin = COPIES[way](env)
    assert twin.agents == env.agents
    seed = rand.randrange(1000)
    told = [play_on(one, random.Random(seed), 10 * SHORT) for one in (env, twin)]
    assert same(*told)


def test_a_checked_environment_may_be_set_before_its_first_game() -> None:
    env, other = calimala_v2.env(), calimala_v2.env()
    env.reset(seed=1)
    other.set_state(env.get_state())
    assert same(list(other.last()), list(env.last()))


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_many_games_go_on_as_their_copies_do(game: str, way: str, recall: int) -> None:
    rand = np.random.default_rng(len(way))
    env = VectorEnv(game, batch=5, players=3, seed=3, reward="points", threads=2, recall=recall)

    def advance(vector: VectorEnv, draws: np.ndarray[Any, np.dtype[np.float64]]) -> list[Any]:
        masks = vector.arrays.masks
        at = (draws * masks.sum(axis=1)).astype(int)
        actions = [np.flatnonzero(row)[one] for row, one in zip(masks, at, strict=True)]
        vector.step(np.array(actions))
        return [array.copy() for array in vars(vector.arrays).values()]

    for _ in range(17):
        advance(env, rand.random(5))
    twin = COPIES[way](env)
    assert same(vars(twin.arrays), vars(env.arrays))
    assert not any(
        np.may_share_memory(own, other)
        for own, other in zip(vars(env.arrays).values(), vars(twin.arrays).values(), strict=True)
    )
    for _ in range(10 * SHORT):  # over the end of games
        draws = rand.random(5)
        assert same(advance(env, draws), advance(twin, draws))
    assert env.state(2).to_bytes() == twin.state(2).to_bytes()


def test_the_state_of_another_environment_is_refused() -> None:
    env = VectorEnv("calimala", batch=2, players=3)
    other = VectorEnv("calimala", batch=2, players=4)
    with pytest.raises(ValueError, match="players is 4"):
        env.set_state(other.get_state())
    seat, more = SeatEnv("calimala", opponents="random"), SeatEnv("calimala", 4, "random")
    with pytest.raises(ValueError, match="another game"):
        seat.set_state(more.get_state())
    agents, others = GameEnv("calimala"), GameEnv("forging-florence")
    with pytest.raises(ValueError, match="another game"):
        agents.set_state(others.get_state())


@pytest.mark.parametrize("context", ["spawn", "forkserver"])
def test_gymnasium_runs_them_in_processes(context: str) -> None:
    def make() -> gymnasium.Env[Any, Any]:
        return gymnasium.make("signoria.envs.single:signoria/Calimala-v2", opponents="random")

    envs = gymnasium.vector.AsyncVectorEnv([make, make], context=context)
    try:
        first, _ = envs.reset(seed=4)
        masks = cast(dict[str, Any], first)["action_mask"]
        actions = np.array([np.flatnonzero(mask)[0] for mask in masks])
        envs.step(actions)
    finally:
        envs.close()
    alone = make()
    assert same(alone.reset(seed=4)[0], {key: value[0] for key, value in first.items()})


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint64, np.int32, int])
def test_every_whole_number_is_a_seed_and_an_action(kind: Any) -> None:
    plain, other = GameEnv("calimala"), GameEnv("calimala")
    plain.reset(seed=5)
    other.reset(seed=kind(5))
    assert same(plain.last()[0], other.last()[0])
    action = int(np.flatnonzero(plain.last()[0]["action_mask"])[0])
    plain.step(action)
    other.step(kind(action))
    assert same(plain.last()[0], other.last()[0])
    vector = VectorEnv("calimala", batch=1, players=3, seed=kind(5))
    assert same(vars(vector.arrays), vars(VectorEnv("calimala", batch=1, players=3, seed=5).arrays))


@pytest.mark.parametrize("seed", [1.5, "5", -1, 2**64, np.float32(2), [3]])
def test_what_is_no_seed_is_refused_with_a_word(seed: Any) -> None:
    env = GameEnv("calimala")
    with pytest.raises((TypeError, ValueError), match="a seed is a"):
        env.reset(seed=seed)
    with pytest.raises((TypeError, ValueError), match="a seed is a"):
        VectorEnv("calimala", batch=1, players=3, seed=seed)


@pytest.mark.parametrize("action", [3.9, "3", None, [1]])
def test_what_is_no_action_is_refused_with_a_word(action: Any) -> None:
    env, seat = GameEnv("calimala"), SeatEnv("calimala", opponents="random", illegal="random")
    env.reset(seed=5)
    seat.reset(seed=5)
    before = env.match.now.to_bytes()
    with pytest.raises(ValueError, match="an action is a whole number"):
        env.step(action)
    with pytest.raises(ValueError, match="an action is a whole number"):
        seat.step(action)
    assert env.match.now.to_bytes() == before
    vector = VectorEnv("calimala", batch=1, players=3)
    if action is not None:  # then those in the array are played
        with pytest.raises(ValueError, match="actions"):
            vector.step(action)
