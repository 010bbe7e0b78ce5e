"""Opponents of one's own in Gymnasium's environments."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from signoria.bots.own import BotFault
from signoria.envs.single import SeatEnv
from tests.bots.own import bots_of_others
from tests.bots.own.bots_of_others import Answers, First

NAMED = f"{bots_of_others.__name__}:First"


def play(env: SeatEnv, seed: int = 3) -> list[int]:
    """The scores of a game in which the agent takes the last legal action."""
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    scores: list[int] = info["scores"]
    return scores


@pytest.mark.parametrize("opponents", [First(), (First(), First()), [NAMED, First()]])
def test_an_object_plays_as_the_same_bot_by_name(opponents: Any) -> None:
    assert play(SeatEnv("calimala", opponents=opponents)) == play(SeatEnv("calimala", 3, NAMED))
    assert play(SeatEnv("calimala", 3, NAMED)) != play(SeatEnv("calimala", 3, "heuristic"))


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_with_the_same_opponents(twin: Any) -> None:
    env = SeatEnv("calimala", opponents=First())
    _, info = env.reset(seed=3)
    other = twin(env)
    for _ in range(10):
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, _, _, _, info = env.step(action)
        assert np.array_equal(seen["observation"], other.step(action)[0]["observation"])


def test_an_opponent_that_plays_wrongly_is_named() -> None:
    with pytest.raises(BotFault, match="Answers has chosen 'no', which is not legal"):
        play(SeatEnv("calimala", opponents=Answers("no")))
    with pytest.raises(BotFault, match="object has no method choose"):
        SeatEnv("calimala", opponents=object())
    with pytest.raises(ValueError, match="3 players have 2 opponents, not 1"):
        SeatEnv("calimala", opponents=[First()])
