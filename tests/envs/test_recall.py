"""Perfect recall: a seat is told all that it could tell apart, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import games
from signoria.envs import openspiel, recall
from signoria.envs.aec import GameEnv
from signoria.envs.openspiel.history import begin
from signoria.envs.single import SeatEnv
from signoria.envs.vector import VectorEnv
from signoria.games.contract import CHANCE, TERMINAL, Rng, State
from signoria.games.shared.observation_layout import bounds, size
from tests.envs.test_vector import choose, course
from tests.support.every import GAMES, TABLES, start

WINDOW = 12


def width(game: str) -> int:
    """The length of an observation without perfect recall."""
    return size(games.observation_layout(game))


def choices(state: State) -> list[int]:
    if state.to_move == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()


class Watched:
    """A game with its memory, and beside them all that each seat has been shown."""

    def __init__(self, game: str, state: State) -> None:
        self.rules = games.load(game)
        self.state = state
        self.seats = range(state.setup.players)
        self.memory = recall.Memory(game, len(self.seats), WINDOW)
        self.memory.begin(state)
        self.seen = begin(game, state)
        self.shown: list[list[Any]] = [[self.rules.view(state, seat)] for seat in self.seats]

    def play(self, label: int) -> None:
        events = self.rules.events(self.state, label)
        self.memory.note(self.state, label)
        self.seen.note(self.rules.name, self.state, label)
        self.state.apply(label)
        for seat, shown in zip(self.seats, self.shown, strict=True):
            shown.append([one for one in events if one.audience in (None, seat)])
            shown.append(self.rules.view(self.state, seat))

    def recall(self, seat: int) -> bytes:
        return self.memory.with_recall(seat, self.state.observation(seat)).tobytes()


def check_alike(one: Watched, other: Watched) -> None:
    """Two histories are told in the same numbers and words just to whom they showed the same."""
    for seat in one.seats:
        same = one.shown[seat] == other.shown[seat]
        assert (one.recall(seat) == other.recall(seat)) == same, seat
        assert (one.seen.line(seat) == other.seen.line(seat)) == same, seat


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_histories_are_told_apart_by_whom_they_can_be(game: str, data: st.DataObject) -> None:
    """Two games that differ at one event, and go on with the same moves for a while."""
    rng = Rng(data.draw(st.integers(0, 2**32), "seed"))
    first = start(game, games.load(game).players[0], rng)
    before = data.draw(st.integers(0, 60), "moves before")
    one, other = Watched(game, first), Watched(game, first.clone())
    while before or len(choices(one.state)) < 2:
        before = max(before - 1, 0)
        label = choices(one.state)[rng.below(len(choices(one.state)))]
        one.play(label)
        other.play(label)
        if one.state.to_move == TERMINAL:
            return
    apart = data.draw(st.lists(st.sampled_from(choices(one.state)), min_size=2, max_size=2))
    one.play(apart[0])
    other.play(apart[1])
    check_alike(one, other)
    for _ in range(data.draw(st.integers(0, 2 * WINDOW), "moves after")):
        both = sorted(set(choices(one.state)) & set(choices(other.state)))
        if not both or one.state.to_move != other.state.to_move:
            return
        label = both[rng.below(len(both))]
        one.play(label)
        other.play(label)
        check_alike(one, other)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None)
@given(seeds=st.lists(st.integers(0, 2**32), min_size=2, max_size=2))
def test_beginnings_are_told_apart_by_whom_they_can_be(game: str, seeds: list[int]) -> None:
    rules = games.load(game)
    states = [
        rules.new_state(rules.setup(rules.players[0], {"start": "0"}, rng=Rng(seed)))
        for seed in seeds
    ]
    one, other = (Watched(game, state) for state in states)
    check_alike(one, other)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_long_gone_is_not_forgotten(game: str) -> None:
    """A difference far outside the window still shows in the fingerprint."""
    first = start(game, 3, Rng(3))
    observer = first.to_move
    one, other = Watched(game, first), Watched(game, first.clone())
    for watched, order in ((one, 0), (other, -1)):
        rng = Rng(1)
        watched.play(choices(watched.state)[order])
        while len(watched.shown[0]) < 5 * WINDOW:
            labels = choices(watched.state)
            watched.play(labels[rng.below(len(labels))])
    recent = slice(width(game), width(game) + 64)
    told = [
        np.frombuffer(each.recall(observer), np.float32)[recent].tolist() for each in (one, other)
    ]
    assert told[0] != told[1]


def between(before: State, action: int, after: State) -> list[int]:
    """The action, and what chance brought between two states."""
    state = before.clone()
    state.apply(action)
    for path in paths(state):
        twin = state.clone()
        for outcome in path:
            twin.apply(outcome)
        if twin.hash() == after.hash():
            return [action, *path]
    raise AssertionError("no chance leads there")


def paths(state: State) -> Iterator[list[int]]:
    if state.to_move != CHANCE:
        yield []
        return
    for outcome in choices(state):
        twin = state.clone()
        twin.apply(outcome)
        for rest in paths(twin):
            yield [outcome, *rest]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_vector_says_the_same(game: str, players: int) -> None:
    """Beside a vectorised environment the same game is played and watched from Python."""
    env = VectorEnv(game, batch=2, players=players, seed=5, recall=WINDOW)
    rng = np.random.default_rng(players)
    watched = Watched(game, env.state(1))
    for _ in range(3 * WINDOW):
        arrays = env.arrays
        assert arrays.observations[1].tobytes() == watched.recall(int(arrays.seats[1]))
        before, actions = env.state(1), choose(arrays.masks, rng)
        env.step(actions)
        for label in between(before, int(actions[1]), env.state(1)):
            watched.play(label)


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_uncompiled_agree(game: str, plain: ModuleType) -> None:
    uncompiled = import_module(plain.__name__.replace("games", "envs.vector")).VectorEnv
    made = [maker(game, batch=2, players=3, seed=3, recall=5) for maker in (VectorEnv, uncompiled)]
    courses = [course(env, 40) for env in made]
    assert courses[0] == courses[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_knows_nothing_of_the_old_one(game: str) -> None:
    env = VectorEnv(game, batch=1, players=3, recall=4)
    fresh = VectorEnv(game, batch=1, players=3, recall=4)
    rng = np.random.default_rng(1)
    while not env.step(choose(env.arrays.masks, rng)).done[0]:
        pass
    fresh.reset()
    assert env.arrays.observations.tobytes() == fresh.arrays.observations.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_numbers_keep_to_their_fields(game: str) -> None:
    fields = recall.layout(game, WINDOW)
    most = np.array(bounds(fields))
    assert size(fields) == recall.size(WINDOW) == len(most)
    env = VectorEnv(game, batch=8, players=games.load(game).players[-1], recall=WINDOW)
    rng = np.random.default_rng(0)
    for _ in range(100):
        appended = env.step(choose(env.arrays.masks, rng)).observations[:, width(game) :]
        assert appended.shape == (8, len(most))
        assert ((appended >= 0) & (appended <= most)).all()


@pytest.mark.parametrize("game", GAMES)
def test_events_can_be_read_back(game: str) -> None:
    """The last decisions by who made them and by their numbers."""
    env = GameEnv(game, players=3, recall=6)
    env.reset(seed=1)
    played = list[tuple[str, int]]()
    for _ in range(6):
        agent = env.agent_selection
        played.append((agent, int(np.flatnonzero(env.observe(agent)["action_mask"])[0])))
        env.step(played[-1][1])
    observer = env.possible_agents.index(played[-1][0])
    told = env.observe(played[-1][0])["observation"][width(game) + 64 :].reshape(-1, 2)
    labels = games.search_state(game).labels
    read = [(round(who * 5), round(what * labels) - 1) for who, what in told.tolist()]
    expected = [(1 + (int(a[-1]) - observer) % 3, action) for a, action in reversed(played)]
    own = [event for event in expected if event[0] == 1]
    assert [event for event in read if event[0] == 1] == own
    assert own


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_has_it_as_well(game: str) -> None:
    env = SeatEnv(game, recall=WINDOW)
    observation, _ = env.reset(seed=2)
    assert observation in env.observation_space
    assert observation["observation"].size == width(game) + recall.size(WINDOW)


@pytest.mark.parametrize("name", [f"{name}(recall=9)" for name in openspiel.IDS])
def test_openspiel_says_the_same(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    game, rng = state.get_game(), Rng(4)
    while state.state is None:
        state.apply_action(rng.below(256))
    memory = recall.Memory(game.rules.name, game.players, 9)
    memory.begin(state.state)
    for _ in range(50):
        for seat in range(game.players):
            expected = memory.with_recall(seat, state.state.observation(seat))
            assert state.information_state_tensor(seat) == expected.tolist()
        label = rng.below(len(choices(state.state)))
        memory.note(state.state, choices(state.state)[label])
        state.apply_action(spiel_choices(state)[label])


def spiel_choices(state: Any) -> list[int]:
    if state.is_chance_node():
        return [outcome for outcome, _ in state.chance_outcomes()]
    legal: list[int] = state.legal_actions()
    return legal


@pytest.mark.parametrize("make", [VectorEnv, SeatEnv, GameEnv])
@pytest.mark.parametrize("window", [-1, 10**6])
def test_a_wrong_window_is_told(make: Any, window: int) -> None:
    batch = {"batch": 1} if make is VectorEnv else {}
    with pytest.raises(ValueError, match="recall is from 0 to 100000 events, not "):
        make("calimala", players=3, recall=window, **batch)


def test_openspiel_always_has_a_window() -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match="recall is from 1"):
        pyspiel.load_game("calimala_v2(recall=0)")
