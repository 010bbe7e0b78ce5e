"""The vectorised environment says of many games what the checked ones say of each."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from signoria import games
from signoria.envs.vector import Arrays, IllegalActions, VectorEnv
from signoria.envs.vector.lane import Lane
from signoria.envs.vector.row_addresses import FEW, places
from signoria.games import TERMINAL
from signoria.games.contract import BadSetup, State
from tests.support.every import GAMES, TABLES, choices


def choose(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action in each row."""
    actions: NDArray[np.int64] = np.where(masks, rng.random(masks.shape), -1).argmax(1)
    return actions


def written_bytes(env: Any) -> list[bytes]:
    """All that is written by a step."""
    arrays = env.arrays
    names = ("observations", "masks", "seats", "rewards", "done")
    return [getattr(arrays, name).tobytes() for name in names]


def course(env: Any, steps: int) -> list[list[bytes]]:
    rng = np.random.default_rng(7)
    found = [written_bytes(env)]
    for _ in range(steps):
        env.step(choose(env.arrays.masks, rng))
        found.append(written_bytes(env))
    return found


def check_row(env: VectorEnv, row: int) -> State:
    """A row of the arrays against the game itself."""
    state, arrays = env.state(row), env.arrays
    seat = state.to_move
    assert arrays.seats[row] == seat
    assert np.flatnonzero(arrays.masks[row]).tolist() == state.legal_actions()
    assert arrays.observations[row].tolist() == list(state.observation(seat))
    return state


def by_place(state: State) -> list[float]:
    """From 1 to -1 by place, the shared ones in the middle of those that they stand for."""
    ranking = state.ranking()
    last = len(ranking) - 1
    middle = [place - 1 + (ranking.count(place) - 1) / 2 for place in ranking]
    return [1 - 2 * at / last for at in middle]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rows_are_games(game: str, players: int) -> None:
    env = VectorEnv(game, batch=3, players=players, seed=4)
    rng = np.random.default_rng(players)
    for _ in range(60):
        for row in range(env.batch):
            check_row(env, row)
        env.step(choose(env.arrays.masks, rng))


@pytest.mark.parametrize("reward", ["place", "win", "points"])
@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_those_of_the_game(game: str, reward: str) -> None:
    """The game is played in the environment and beside it, to the end."""
    env = VectorEnv(game, batch=1, players=3, seed=2, reward=reward)
    rng = np.random.default_rng(0)
    sums = np.zeros(3)
    begun = np.array(env.state(0).scores)
    while True:
        before = env.state(0)
        action = choose(env.arrays.masks, rng)
        arrays = env.step(action)
        sums += arrays.rewards[0]
        if arrays.done[0]:
            break
        assert reward == "points" or not arrays.rewards.any()
    before.apply(int(action[0]))
    assert before.to_move == TERMINAL, "only a decision ends these games"
    expected = {
        "place": by_place(before),
        "win": [(place == 1) / before.ranking().count(1) for place in before.ranking()],
        "points": (np.array(before.scores) - begun).tolist(),
    }
    assert sums == pytest.approx(expected[reward])
    assert check_row(env, 0).turn == 0, "the next game is dealt at once"


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_a_game_are_its_own(game: str) -> None:
    """Games follow one another in a row: none begins with what the one before had."""
    env = VectorEnv(game, batch=2, players=3, seed=2, reward="points")
    rng = np.random.default_rng(1)
    sums = np.zeros((2, 3))
    begun = [list(env.state(row).scores) for row in range(2)]
    games_over = 0
    while games_over < 6:
        before = [env.state(row) for row in range(2)]
        actions = choose(env.arrays.masks, rng)
        arrays = env.step(actions)
        sums += arrays.rewards
        for row in np.flatnonzero(arrays.done).tolist():
            before[row].apply(int(actions[row]))
            ended = zip(before[row].scores, begun[row], strict=True)
            assert sums[row].tolist() == [after - at_first for after, at_first in ended]
            sums[row], begun[row] = 0, list(env.state(row).scores)
            games_over += 1


@pytest.mark.parametrize("game", GAMES)
def test_threads_change_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WORTH_PLAYING", "WORTH_CHECKING"):
        monkeypatch.setattr(f"signoria.envs.vector.env.{name}", 1)
    alone = VectorEnv(game, batch=7, players=3, seed=9)
    with VectorEnv(game, batch=7, players=3, seed=9, threads=3) as many:
        assert course(many, 150) == course(alone, 150)


@pytest.mark.parametrize("recall", [0, 8])
@pytest.mark.parametrize("game", GAMES)
def test_so_many_rows_that_no_cache_holds_them_are_the_same(
    game: str, recall: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = VectorEnv(game, batch=3, players=3, seed=9, recall=recall)
    monkeypatch.setattr("signoria.envs.vector.lanes.CACHE", 0)
    monkeypatch.setattr("signoria.envs.vector.row_addresses.FEW", 0)
    many = VectorEnv(game, batch=3, players=3, seed=9, recall=recall)
    assert course(many, 150) == course(few, 150)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_fetched_beforehand_lies_within_the_row(game: str) -> None:
    rows = [Lane(games.dealer(game, 3, None), row, 0) for row in range(FEW + 1)]
    found = places(rows)
    assert not found[len(rows) :].any(), "behind the last row there is nothing to fetch"
    for lane, parts in zip(rows, found, strict=False):
        for part, (address, size) in zip((lane, *lane.dealer.parts()), parts, strict=True):
            assert address == id(part)
            assert 0 < size <= sys.getsizeof(part)
    assert not places(rows[:FEW]).any(), "few rows stay in the caches"


@pytest.mark.parametrize("game", GAMES)
def test_a_row_does_not_depend_on_the_others(game: str) -> None:
    few = VectorEnv(game, batch=2, players=3, seed=9)
    many = VectorEnv(game, batch=5, players=3, seed=9)
    assert few.arrays.observations.tolist() == many.arrays.observations[:2].tolist()
    assert not np.array_equal(many.arrays.observations[0], many.arrays.observations[1])


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_uncompiled_agree(game: str, plain: ModuleType) -> None:
    uncompiled = import_module(plain.__name__.replace("games", "envs.vector")).VectorEnv
    makers = [VectorEnv, uncompiled]
    courses = [course(maker(game, batch=3, players=3, seed=3), 40) for maker in makers]
    assert courses[0] == courses[1]


def test_a_reset_begins_again() -> None:
    env = VectorEnv("calimala", batch=2, players=4, seed=1)
    first = course(env, 30)
    env.reset(1)
    assert course(env, 30) == first
    env.reset()
    assert written_bytes(env) != first[0], "without a seed the next games come"


@pytest.mark.parametrize("recall", [0, 8])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_lay_in_the_arrays_before_is_gone(game: str, players: int, recall: int) -> None:
    """Every number is written anew, those for seats at which nobody sits included."""
    clean, soiled = [
        VectorEnv(game, batch=4, players=players, seed=3, recall=recall) for _ in range(2)
    ]
    rng = np.random.default_rng(5)
    for _ in range(120):
        actions = choose(clean.arrays.masks, rng)
        soiled.arrays.observations.fill(np.nan)
        soiled.arrays.masks.fill(True)
        soiled.arrays.rewards.fill(np.nan)
        clean.step(actions)
        soiled.step(actions)
        assert written_bytes(clean) == written_bytes(soiled)


@pytest.mark.parametrize(("game", "at"), [(game, at) for game in GAMES for at in range(2)])
def test_options_reach_the_games(game: str, at: int) -> None:
    from signoria import games

    options = {**choices(games.load(game))[at], "start": "1"}
    env = VectorEnv(game, batch=2, players=3, options=options)
    wanted = games.load(game).resolve_options(3, options)
    assert [env.state(row).setup.options() for row in range(2)] == [wanted, wanted]


def test_an_illegal_action_plays_nothing() -> None:
    env = VectorEnv("calimala", batch=5, players=3, threads=2)
    before = [env.state(row).hash() for row in range(5)]
    actions = choose(env.arrays.masks, np.random.default_rng(0))
    for wrong in (-1, 144, 10**12):
        actions[[2, 4]] = wrong
        with pytest.raises(IllegalActions, match=rf"actions\[2\]: {wrong} is not legal") as caught:
            env.step(actions)
        assert (caught.value.row, caught.value.action) == (2, wrong)
        assert [env.state(row).hash() for row in range(5)] == before


def test_arrays_are_the_callers_own() -> None:
    env = VectorEnv("calimala", batch=2, players=3)
    twin = VectorEnv("calimala", batch=2, players=3)
    mine = Arrays(**{name: array.copy() for name, array in vars(env.arrays).items()})
    mine.observations.fill(5)
    env.bind(mine)
    assert course(env, 20)[1:] == course(twin, 20)[1:]
    assert env.arrays is mine


@pytest.mark.parametrize(
    ("name", "array", "words"),
    [
        (
            "observations",
            np.zeros((2, 3), np.float32),
            r"the shape must be \(2, 758\), not \(2, 3\)",
        ),
        ("actions", np.zeros(2, np.int32), "the dtype must be int64, not int32"),
        ("masks", np.zeros((169, 2), np.bool_).T, "contiguous"),
        ("done", [False, False], "not list"),
        ("seats", np.frombuffer(bytes(16), np.int64), "writeable"),
    ],
)
def test_an_array_that_cannot_be_used_is_named(name: str, array: Any, words: str) -> None:
    env = VectorEnv("calimala", batch=2, players=3)
    with pytest.raises(ValueError, match=f"{name}: .*{words}"):
        env.bind(Arrays(**{**vars(env.arrays), name: array}))


def test_arrays_may_not_overlap() -> None:
    env = VectorEnv("calimala", batch=2, players=3)
    with pytest.raises(ValueError, match="seats: the array shares its memory with actions"):
        env.bind(Arrays(**{**vars(env.arrays), "seats": env.arrays.actions}))


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"reward": "fame"}, "there is no reward 'fame'; rewards are place, win, points"),
        ({"batch": 0}, "batch is at least 1"),
        ({"threads": 9}, "threads from 1 to batch"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seed": -1}, "a seed is a number from 0"),
    ],
)
def test_a_wrong_argument_is_told(wrong: dict[str, Any], words: str) -> None:
    right: dict[str, Any] = {"game": "calimala", "batch": 2, "players": 3}
    with pytest.raises(ValueError, match=words):
        VectorEnv(**{**right, **wrong})


def test_players_and_options_are_checked_by_the_game() -> None:
    with pytest.raises(BadSetup):
        VectorEnv("calimala", batch=1, players=7)
    with pytest.raises(BadSetup):
        VectorEnv("calimala", batch=1, players=3, options={"edition": "fr"})


def test_actions_of_a_wrong_shape_are_refused() -> None:
    env = VectorEnv("calimala", batch=2, players=3)
    with pytest.raises(ValueError, match=r"actions: the shape must be \(2,\), not \(3,\)"):
        env.step(np.zeros(3, np.int64))


def test_actions_of_a_wrong_type_are_refused() -> None:
    env = VectorEnv("calimala", batch=2, players=3)
    with pytest.raises(ValueError, match="actions: the dtype must be int64, not float64"):
        env.step(env.arrays.masks.argmax(1).astype(np.float64))
    env.step(env.arrays.masks.argmax(1).astype(np.int16))
