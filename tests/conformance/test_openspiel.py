"""OpenSpiel's own tests, run as they come, on the games for all numbers of players."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from signoria.envs.openspiel import IDS
from signoria.games.contract import CHANCE, Rng
from tests.support.every import TABLES

SHORT = {"forging-florence": ",rounds=60"}
EVERY = [
    f"{name}(players={players}{SHORT.get(game, '')})"
    for name, (game, _) in IDS.items()
    for each, players in TABLES
    if each == game
]
FEWEST = [f"{name}({SHORT.get(game, '').strip(',')})" for name, (game, _) in IDS.items()]


def walk(name: str, seed: int, moves: int = 10**6) -> Any:
    """A state of a random game."""
    rng = Rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        legal = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", EVERY)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", FEWEST)
def test_random_simulation_with_each_state_serialised(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", EVERY)
def test_serialised_and_back(name: str) -> None:
    state = walk(name, 1, 80)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, twin = pyspiel.deserialize_game_and_state(text)
    assert str(twin) == str(state)
    assert str(game) == str(state.get_game())
    assert twin.history() == state.history()


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("moves", [9, 40, 150])
def test_resampling_keeps_what_the_player_has_seen(name: str, moves: int) -> None:
    state = walk(name, 2, moves)
    drawn = list[Any]()
    for player in range(state.num_players()):
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        other = state.resample_from_infostate(player, sampler)
        drawn.append(other)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.current_player() == state.current_player()
        if other.current_player() == player:
            assert other.legal_actions() == state.legal_actions()
        np.testing.assert_array_equal(
            other.observation_tensor(player), state.observation_tensor(player)
        )
        assert other.history() == [], "the true history would tell what is hidden"
    if name.startswith("calimala"):
        assert {str(other) for other in drawn} != {str(state)}


def test_what_was_drawn_is_not_serialised() -> None:
    state = walk(EVERY[0], 2, 40).resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(ValueError, match="has no history"):
        state.serialize()


@pytest.mark.parametrize("name", EVERY)
def test_clones_go_their_own_way(name: str) -> None:
    state = walk(name, 3, 60)
    before, clone = str(state), state.clone()
    chance = clone.is_chance_node()
    clone.apply_action(clone.chance_outcomes()[0][0] if chance else clone.legal_actions()[0])
    assert str(state) == before != str(clone)


@pytest.mark.parametrize("name", EVERY)
def test_observers(name: str) -> None:
    state = walk(name, 4, 50)
    seen, recalled = (
        make_observation(state.get_game(), kind)
        for kind in (None, pyspiel.IIGObservationType(perfect_recall=True))
    )
    for player in range(state.num_players()):
        seen.set_from(state, player)
        assert seen.tensor.tolist() == list(state.state.observation(player))
        assert recalled.string_from(state, player) == state.information_state_string(player)


def observer(name: str, public: bool, private: bool, recall: bool) -> Any:
    kinds = pyspiel.PrivateInfoType
    kind = pyspiel.IIGObservationType(
        public_info=public,
        perfect_recall=recall,
        private_info=kinds.SINGLE_PLAYER if private else kinds.NONE,
    )
    return make_observation(pyspiel.load_game(name), kind)


@pytest.mark.parametrize("recall", [False, True])
def test_what_is_public_tells_nothing_private(recall: bool) -> None:
    """The scoring cards dealt and kept (C2.2)."""
    name = "calimala_v2(players=3)"
    state = walk(name, 5, 8)
    mover = state.current_player()
    kept = [state.child(action) for action in state.legal_actions()]
    public = observer(name, public=True, private=False, recall=recall)
    assert len({public.string_from(child, mover) for child in kept}) == 1
    assert public.tensor.size == 0
    private = observer(name, public=False, private=True, recall=False)
    assert len({private.string_from(child, mover) for child in kept}) == len(kept)


def test_hidden_actions_do_not_show_in_what_others_have_seen() -> None:
    """The scoring card kept and the card drawn (C2.2, C3.8)."""
    state = walk("calimala_v2(players=3)", 5, 8)
    keeper = state.current_player()
    kept = [state.child(action) for action in state.legal_actions()]
    for player in range(3):
        told = {child.information_state_string(player) for child in kept}
        assert len(told) == (len(kept) if player == keeper else 1)


@pytest.mark.parametrize("name", EVERY)
def test_what_chance_brings_has_the_weight_of_the_game(name: str) -> None:
    state, rng = walk(name, 6, 8), Rng(0)
    met = 0
    while met < 3 and not state.is_terminal():
        if state.is_chance_node():
            met += 1
            assert state.state.to_move == CHANCE
            outcomes = state.state.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            first = state.get_game().rules.num_actions
            expected = [(outcome - first, weight / total) for outcome, weight in outcomes]
            assert state.chance_outcomes() == expected
            state.apply_action(expected[-1][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    assert met == 3


def test_openspiels_own_search_plays() -> None:
    """Its information-set search runs on resampled states."""
    state = walk("calimala_v2(players=3)", 7, 40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(0)),
        uct_c=1.0,
        max_simulations=5,
        random_state=np.random.RandomState(0),
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("calimala_v2(players=9)", "players"),
        ("calimala_v2(edition=fr)", "edition"),
        ("forging_florence_v2(rounds=61)", "rounds"),
    ],
)
def test_wrong_parameters_are_told(name: str, words: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=words):
        pyspiel.load_game(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", FEWEST)
def test_openspiels_simulations_of_its_games(name: str) -> None:
    """The test of the interface that it runs on all its games, with clones at each step."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_games_and_states_are_pickled_for_another_process() -> None:
    state = walk(FEWEST[0], 4, 30)
    code = "import pickle, sys; print(*pickle.load(sys.stdin.buffer), sep='|')"
    found = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps((state.get_game(), state)),
        capture_output=True,
        check=True,
    )
    assert found.stdout.decode().rstrip() == f"{state.get_game()}|{state}"


API = [each for each in dir(api_test.EnforceAPIOnPartialTreeBase) if each.startswith("test_")]


@pytest.fixture(scope="module", params=EVERY)
def api(request: pytest.FixtureRequest) -> Any:
    """Its test of the interface for games whose tree is too large to be searched."""
    game = {"game": pyspiel.load_game(request.param), "game_name": request.param}
    case: Any = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), game)
    case.setUpClass()
    return case


@pytest.mark.parametrize("which", API)
def test_openspiels_test_of_the_interface(api: Any, which: str) -> None:
    api(which).debug()


@pytest.mark.parametrize("name", FEWEST)
def test_nobody_is_asked_what_nobody_sees(name: str) -> None:
    state = walk(name, 1, 10)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for told in (state.information_state_string, state.observation_string):
        with pytest.raises(RuntimeError, match="nobody sees as player -1: player >= 0"):
            told()


@pytest.mark.parametrize("name", FEWEST)
def test_openspiels_environment_for_learners(name: str) -> None:
    """It takes information states as its observations."""
    players = pyspiel.load_game(name).num_players()
    env = rl_environment.Environment(
        pyspiel.load_game(name), observation_type=rl_environment.ObservationType.INFORMATION_STATE
    )
    agents = [
        random_agent.RandomAgent(player, env.action_spec()["num_actions"])
        for player in range(players)
    ]
    step = env.reset()
    size = env.observation_spec()["info_state"][0]
    for _ in range(30):
        mover = step.observations["current_player"]
        assert len(step.observations["info_state"][mover]) == size
        step = env.step([agents[mover].step(step).action])


@pytest.mark.parametrize("name", FEWEST)
@pytest.mark.parametrize("depth", [0, 3, 8, 60])
@pytest.mark.parametrize("outcome", [10**6, -5])
def test_an_outcome_that_cannot_be_is_refused(name: str, depth: int, outcome: int) -> None:
    state = walk(name, depth, depth)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = state.serialize()
    with pytest.raises(ValueError, match="there is no chance outcome"):
        state.apply_action(outcome)
    assert state.serialize() == before
