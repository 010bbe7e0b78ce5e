"""One seat against bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from signoria.envs import calimala_v2
from signoria.envs.env_match import IllegalMove, results
from signoria.envs.single import SeatEnv
from tests.support.every import GAMES, TABLES, end


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any], list[int]]:
    """A game at random: the sum of the rewards, the last info and the actions."""
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    total, actions, over = 0.0, list[int](), False
    while not over:
        actions.append(int(env.action_space.sample()))
        _, reward, over, truncated, info = env.step(actions[-1])
        total += reward
        assert not truncated
    assert not info.pop("action_mask").any()
    return total, info, actions


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["place", "win", "points"])
def test_what_a_game_brings(game: str, reward: str) -> None:
    env = SeatEnv(game, opponents="random", reward=reward)
    total, info, _ = play(env, 1)
    state = env._match.now
    seat = info["seat"]
    assert info["scores"] == state.scores
    assert info["ranking"] == state.ranking()
    expected = state.scores[seat] if reward == "points" else results(state, reward)[seat]
    assert total == pytest.approx(expected)


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_games(game: str) -> None:
    makers = [SeatEnv(game, opponents=["random", "heuristic"]) for _ in range(2)]
    assert play(makers[0], 5) == play(makers[1], 5)
    assert play(makers[0], 6) != play(makers[1], 5)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_places_are_worth_the_same_steps(game: str, players: int) -> None:
    """From 1 for the first to -1 for the last; who shares places shares what they are worth."""
    state = end(game, players, seed=2)
    worth = [1 - 2 * step / (players - 1) for step in range(players)]
    ranking = state.ranking()
    order = sorted(range(players), key=lambda seat: ranking[seat])
    for place in set(ranking):
        sharing = [at for at, seat in enumerate(order) if ranking[seat] == place]
        mean = sum(worth[at] for at in sharing) / len(sharing)
        assert [results(state, "place")[order[at]] for at in sharing] == [
            pytest.approx(mean)
        ] * len(sharing)


def test_the_agent_sits_where_it_wants() -> None:
    for seat in range(3):
        env = SeatEnv("calimala", opponents="random", seat=seat)
        assert env.reset(seed=seat)[1]["seat"] == seat
        assert env._match.now.to_move == seat
    anywhere = SeatEnv("calimala", opponents="random")
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused_or_replaced(game: str) -> None:
    strict, lenient = (
        SeatEnv(game, opponents="random"),
        SeatEnv(game, opponents="random", illegal="random"),
    )
    for env in (strict, lenient):
        seen, _ = env.reset(seed=3)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = strict._match.now.hash()
    with pytest.raises(IllegalMove, match=f"the action {wrong} is not legal now"):
        strict.step(wrong)
    assert strict._match.now.hash() == before
    lenient.step(wrong)
    assert lenient._match.now.hash() != before


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"opponents": "chess"}, "there is no bot 'chess'"),
        ({"opponents": ["random"]}, "3 players have 2 opponents, not 1"),
        ({"seat": 3}, "a seat is random or from 0 to 2, not 3"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"illegal": "punish"}, "illegal is error or random"),
        ({"render_mode": "rgb"}, "render_mode is ansi, human or rgb_array, not 'rgb'"),
    ],
)
def test_a_wrong_argument_is_told(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SeatEnv("calimala", **wrong)


def test_a_table_for_people_is_shown_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    env = SeatEnv("calimala", render_mode="human", opponents="random")
    observation, _ = env.reset(seed=1)
    shown.append(capsys.readouterr().out)
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    shown.append(capsys.readouterr().out)
    turns = calimala_v2.env(render_mode="human", render_seat=0)
    turns.reset(seed=1)
    shown.append(capsys.readouterr().out)
    seen = turns.observe(turns.agent_selection)
    turns.step(int(np.flatnonzero(seen["action_mask"])[0]))
    shown.append(capsys.readouterr().out)
    assert ["Round 1 of 15" in each for each in shown] == [True] * 4


@pytest.mark.parametrize("game", GAMES)
def test_flat_observations_and_all_masks_say_the_same(game: str) -> None:
    full, flat = (SeatEnv(game, opponents="random", recall=2, flat=each) for each in (False, True))
    seen, _ = full.reset(seed=7)
    numbers, info = flat.reset(seed=7)
    for _ in range(20):
        assert numbers in flat.observation_space
        assert np.array_equal(numbers, seen["observation"])
        for mask in (info["action_mask"], flat.action_masks(), full.action_masks()):
            assert np.array_equal(mask, seen["action_mask"])
        action = np.flatnonzero(seen["action_mask"])[-1]
        seen = full.step(action)[0]
        numbers, _, _, _, info = flat.step(action)


def test_the_state_of_all_agents_is_what_they_see_together() -> None:
    env = calimala_v2.env(players=4)
    env.reset(seed=3)
    parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(parts))
    assert env.state() in env.state_space
