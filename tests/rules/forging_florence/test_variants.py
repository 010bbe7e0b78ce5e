"""Variants: any that is legal plays whole games, alike in both builds, and is kept for ever."""

from __future__ import annotations

import pickle
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import bots, games
from signoria.envs import forging_florence_v2
from signoria.games.contract import CHANCE, TERMINAL, BadSetup, BadState, Rng
from signoria.games.forging_florence import GAME, State
from signoria.games.forging_florence.rules.values import STANDARD
from signoria.games.forging_florence.variant import SCHEMA
from signoria.games.forging_florence.variant.variants import VARIANTS
from signoria.games.shared.variants.compact import write_compact
from signoria.games.shared.variants.schema import Number
from signoria.record import Match, read, write
from tests.rules.forging_florence.tables import advance
from tests.rules.forging_florence.variants import ANY, option
from tests.support.effort import examples

DEAR = option(prestige__sculpture=30, price__stone=5, die__faces=(2, 3, 4, 4))
SEEDS = st.integers(0, 2**32)


def play(state: Any, seed: int, skill: int = 2) -> list[int]:
    """To the end, ``skill`` of three decisions by the heuristic; the actions in order."""
    rng, bot = Rng(seed), bots.load("heuristic", GAME.name)
    actions = []
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            action = rng.pick_weighted(state.chance_outcomes())
        elif rng.below(3) < skill:
            action = bot.choose(state, rng)
        else:
            legal = state.legal_actions()
            action = legal[rng.below(len(legal))]
        state.apply(action)
        actions.append(action)
    return actions


def start(options: dict[str, str], players: int, seed: int) -> State:
    return GAME.new_state(GAME.setup(players, {"rounds": "60", **options}, rng=Rng(seed)))


@given(ANY, st.integers(2, 4), SEEDS, st.integers(0, 3))
@examples(30)
def test_any_variant_plays_to_an_end_and_its_record_is_true(
    numbers: dict[str, Number], players: int, seed: int, skill: int
) -> None:
    options = {"variant": write_compact(SCHEMA, numbers), "rounds": "60"}
    game = games.load(GAME.name)
    match = Match(game, game.setup(players, options, rng=Rng(seed)))
    for action in play(match.state.clone(), seed, skill):
        match.apply(action)
    assert match.over
    again = Match.from_record(read(write(match.record())))
    assert again.state.hash() == match.state.hash()
    assert again.setup == match.setup
    assert again.setup.options()["variant"] == options["variant"]
    assert all(place >= 1 for place in match.state.ranking())


@given(ANY, st.integers(2, 4), SEEDS)
@examples(8)
def test_any_variant_is_the_same_in_both_builds(
    plain: ModuleType, numbers: dict[str, Number], players: int, seed: int
) -> None:
    other = import_module(f"{plain.__name__}.forging_florence").GAME
    state, rng = start({"variant": write_compact(SCHEMA, numbers)}, players, seed), Rng(seed)
    twin = other.from_bytes(state.to_bytes())
    for _ in range(400):
        if state.to_move == TERMINAL:
            break
        assert twin.legal_actions() == state.legal_actions()
        assert twin.chance_outcomes() == state.chance_outcomes()
        twin.apply(advance(state, rng))
        assert twin.to_bytes() == state.to_bytes()
        assert twin.scores == state.scores
        assert list(twin.observation(0)) == list(state.observation(0))


@given(ANY, st.integers(2, 4), SEEDS)
@examples(20)
def test_observations_stay_in_their_space(
    numbers: dict[str, Number], players: int, seed: int
) -> None:
    options = {"variant": write_compact(SCHEMA, numbers), "rounds": "60"}
    env = forging_florence_v2.env(players=players, options=options)
    env.reset(seed=seed)
    for _ in range(60):
        if not env.agents or not env.agent_selection:
            break
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        space = env.observation_space(env.agent_selection)
        assert space.contains(observation)
        env.step(int(observation["action_mask"].argmax()))


@given(ANY, SEEDS)
@examples(20)
def test_random_games_in_the_engine_end_too(numbers: dict[str, Number], seed: int) -> None:
    options = {"variant": write_compact(SCHEMA, numbers), "rounds": "60"}
    tally = GAME.playouts(3, options, seed, 0, 5)
    assert tally.games == 5
    assert sum(tally.wins) == pytest.approx(5)


def test_the_die_of_random_games_has_the_variants_faces() -> None:
    """They would be the same games if the engine threw another die."""
    slow, fast = (
        GAME.playouts(2, {"rounds": "60", **option(die__faces=(number,))}, 9, 0, 60)
        for number in (1, 6)
    )
    assert sum(fast.scores) > 2 * sum(slow.scores)


def test_the_rulebooks_numbers_as_a_variant_are_no_variant() -> None:
    """A file that changes nothing gives the same games, hashes and records as none."""
    whole = "\n".join(f"{key} = {toml(value)}" for key, value in SCHEMA.standard.items())
    options = {"variant": f'game = "{SCHEMA.game}"\nrules = "{SCHEMA.rules}"\n{whole}\n'}
    assert GAME.resolve_options(3, options) == GAME.resolve_options(3)
    setups = [GAME.setup(3, chosen, rng=Rng(5)) for chosen in (options, {})]
    assert setups[0].to_dict() == setups[1].to_dict()
    assert "Variant" not in setups[0].to_dict()
    states = [GAME.new_state(setup) for setup in setups]
    actions = [play(state, 7) for state in states]
    assert actions[0] == actions[1]
    assert states[0].hash() == states[1].hash()


def toml(value: Number) -> str:
    return str(value) if isinstance(value, int) else str(list(value))


def test_equal_choices_give_equal_words() -> None:
    word = GAME.resolve_options(2, DEAR)["variant"]
    bare = word.partition(":")[2]
    turned = ", ".join(reversed(bare.replace(":", "=").split("+")))
    assert {GAME.resolve_options(2, {"variant": text})["variant"] for text in (bare, turned)} == {
        word
    }


def test_a_hash_that_is_another_variants_is_refused() -> None:
    word = DEAR["variant"]
    with pytest.raises(BadSetup, match="the hash of these numbers is"):
        GAME.resolve_options(2, {"variant": "0" * 16 + word[16:]})
    with pytest.raises(BadSetup, match="the hash of these numbers is"):
        GAME.resolve_options(2, {"variant": word.replace(":30", ":31")})


def test_states_carry_their_numbers_everywhere() -> None:
    state = start(DEAR, 3, 1)
    play_some(state, 60)
    usual = start({}, 3, 1)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state)), state.seen_by(1)):
        assert twin.hash() == state.hash()
        assert twin.position().values == state.position().values
    assert state.position().values.worth[2] == 30
    assert usual.position().values is STANDARD
    assert len(state.to_bytes()) > len(usual.to_bytes())
    assert GAME.from_position(state.position()).to_bytes() == state.to_bytes()
    assert GAME.view(state, None).variant == {
        "prestige.sculpture": 30, "price.stone": 5, "die.faces": [2, 3, 4, 4],
    }  # fmt: skip
    assert GAME.view(usual, None).variant is None


def play_some(state: State, moves: int) -> None:
    rng = Rng(3)
    for _ in range(moves):
        advance(state, rng)


@pytest.mark.parametrize(
    "more",
    [b"\x01", b"\xff\x01", b"\x00\x01", b"\x00\x02\x00\x03", b"\x05\x07\x00\x02", b"\x1d\x00"],
    ids=["half", "nowhere", "standard", "twice", "out of order", "no limit"],
)
def test_bytes_that_are_no_variant(more: bytes) -> None:
    data = start({}, 2, 1).to_bytes()
    GAME.from_bytes(data)
    with pytest.raises(BadState):
        GAME.from_bytes(data + more)


def test_a_search_and_its_worlds_play_by_the_variant() -> None:
    from signoria.games import search_state

    world: Any = search_state(GAME.name)
    state = start(DEAR, 2, 4)
    state.apply(GAME.parse(state, "roll"))
    world.set_root(state)
    assert world.table.position().values == state.position().values
    assert state.chance_outcomes() == [(290, 1), (291, 1), (292, 2)]
    bot = bots.load("search@2", GAME.name)  # seconds a simulation on uncompiled sources
    after = start(DEAR, 2, 4)
    assert bot.choose(after, Rng(1)) in after.legal_actions()


def test_openspiel_plays_variants_and_keeps_them_when_it_copies() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from signoria.envs import openspiel

    assert openspiel
    file = f'game = "{SCHEMA.game}"\nrules = "1"\nsale.book = 30\ndie.faces = [1, 2]\n'
    game = pyspiel.load_game("forging_florence_v2", {"variant": file})
    twin = pickle.loads(pickle.dumps(game))
    words = [each.get_parameters()["variant"] for each in (game, twin)]
    assert words[0] == words[1] == option(sale__book=30, die__faces=(1, 2))["variant"]
    state = twin.new_initial_state()
    rng = Rng(5)
    for _ in range(200):
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        legal = outcomes or state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    assert not state.is_terminal()


def test_levels_and_characters_play_variants() -> None:
    for name in bots.names(GAME.name):
        if "search" in str(name) or bots.searches(name, GAME.name):
            continue
        state, rng = start(DEAR, 2, 8), Rng(8)
        bot = bots.load(name, GAME.name)
        for _ in range(40):
            if state.to_move == CHANCE:
                state.apply(rng.pick_weighted(state.chance_outcomes()))
            else:
                state.apply(bot.choose(state, rng))


def test_all_numbers_fit_into_a_table() -> None:
    """The lowest and the highest of each survive the way into a table and back."""
    for value in SCHEMA.values:
        for extreme in (value.low, value.high):
            number: Number = (extreme,) * value.most if value.most else extreme
            numbers = {**SCHEMA.standard, value.key: number}
            assert VARIANTS.as_numbers(VARIANTS.as_values(numbers)) == numbers
