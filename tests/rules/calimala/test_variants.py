"""Variants of Calimala: games, bots, records, bytes, observations and searches keep to them."""

from __future__ import annotations

import pickle
from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import bots, games
from signoria.envs import calimala_v2
from signoria.games.calimala import GAME, State
from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import Phase
from signoria.games.calimala.rules.values import STANDARD
from signoria.games.calimala.variant import SCHEMA
from signoria.games.calimala.variant.variants import VARIANTS
from signoria.games.contract import CHANCE, TERMINAL, BadSetup, BadState, Rng
from signoria.games.shared.variants.compact import write_compact
from signoria.games.shared.variants.schema import Number
from signoria.record import Match, read, write
from tests.rules.calimala.support import duty_oracle, invariants
from tests.rules.calimala.support.playing import step
from tests.rules.calimala.support.starved import starved_position
from tests.rules.calimala.variants import ANY, option
from tests.support.effort import effort, examples

DEAR = option(
    tile__first=5, card__third=0, build__ship__wood=3, build__workshop__wood=2, warehouse__brick=2,
    city__london=2, church__croce__marble=1, artworks__palazzo=0, coloured__players_3=14,
)  # fmt: skip
SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(3, 5)


def start(options: dict[str, str], players: int, seed: int) -> State:
    return GAME.new_state(GAME.setup(players, options, rng=Rng(seed)))


def play(state: Any, seed: int, skill: int = 2) -> list[int]:
    """To the end, ``skill`` of three decisions by the heuristic; the actions in order."""
    rng, bot = Rng(seed), bots.load("heuristic", GAME.name)
    actions = []
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            action = rng.pick_weighted(state.chance_outcomes())
        elif rng.below(3) < skill:
            action = bot.choose(state.seen_by(state.to_move), rng)
        else:
            legal = state.legal_actions()
            action = legal[rng.below(len(legal))]
        state.apply(action)
        actions.append(action)
    return actions


@given(ANY, PLAYERS, SEEDS, st.integers(0, 3))
@examples(30)
def test_any_variant_plays_to_an_end_and_its_record_is_true(
    numbers: dict[str, Number], players: int, seed: int, skill: int
) -> None:
    options = {"variant": write_compact(SCHEMA, numbers)}
    match = Match(games.load(GAME.name), GAME.setup(players, options, rng=Rng(seed)))
    for action in play(match.state.clone(), seed, skill):
        match.apply(action)
    assert match.over
    again = Match.from_record(read(write(match.record())))
    assert again.state.hash() == match.state.hash()
    assert again.setup == match.setup
    assert again.setup.options()["variant"] == options["variant"]
    assert all(0 <= score <= 255 for score in match.state.scores)


@given(ANY, PLAYERS, SEEDS)
@examples(10)
def test_what_is_legal_agrees_with_a_second_reading_of_the_rules(
    numbers: dict[str, Number], players: int, seed: int
) -> None:
    """C3.6 and C4 by brute force, with the variant's prices and rooms."""
    state, rng = start({"variant": write_compact(SCHEMA, numbers)}, players, seed), Rng(seed)
    while state.to_move != TERMINAL:
        position = state.position()
        if position.phase in (Phase.PLACING, Phase.ACTING):
            assert state.legal_actions() == duty_oracle.legal(position)
        step(state, rng)


PRICES = [
    {"ship": ship, "house": house, "workshop": shop}
    for ship in (1, 3)
    for house in (1, 3)
    for shop in ((1, 2), (2, 2), (2, 1))
]


def with_prices(seed: int) -> Position | None:
    """A position in which few cards decide, with other prices."""
    position = starved_position(seed)
    if position is None:
        return None
    prices: dict[str, Any] = PRICES[seed % len(PRICES)]
    return replace(position, values=replace(STANDARD, **prices))


def test_the_duty_is_certain_by_brute_force_whatever_building_costs() -> None:
    tried = narrow = 0
    for seed in range(effort(4000)):
        position = with_prices(seed)
        if position is None:
            continue
        try:
            state = GAME.from_position(position)
        except BadState:  # the duty that was certain is so no more
            continue
        tried += 1
        narrow += len(state.legal_actions()) < 20
        assert state.legal_actions() == duty_oracle.legal(position)
    assert tried > narrow > tried // 4


@given(ANY, PLAYERS, SEEDS)
@examples(6)
def test_any_variant_is_the_same_in_both_builds(
    plain: ModuleType, numbers: dict[str, Number], players: int, seed: int
) -> None:
    other = import_module(f"{plain.__name__}.calimala").GAME
    state, rng = start({"variant": write_compact(SCHEMA, numbers)}, players, seed), Rng(seed)
    twin = other.from_bytes(state.to_bytes())
    for _ in range(150):
        if state.to_move == TERMINAL:
            break
        assert twin.legal_actions() == state.legal_actions()
        twin.apply(step(state, rng))
        assert twin.to_bytes() == state.to_bytes()
        assert twin.scores == state.scores
        assert list(twin.observation(0)) == list(state.observation(0))


@given(ANY, PLAYERS, SEEDS)
@examples(20)
def test_observations_stay_in_their_space(
    numbers: dict[str, Number], players: int, seed: int
) -> None:
    env = calimala_v2.env(players=players, options={"variant": write_compact(SCHEMA, numbers)})
    env.reset(seed=seed)
    while env.agents:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        assert env.observation_space(env.agent_selection).contains(observation)
        env.step(int(observation["action_mask"].argmax()))


@given(ANY, SEEDS)
@examples(20)
def test_random_games_in_the_engine_end_too(numbers: dict[str, Number], seed: int) -> None:
    tally = GAME.playouts(4, {"variant": write_compact(SCHEMA, numbers)}, seed, 0, 5)
    assert tally.games == 5
    assert sum(tally.wins) == pytest.approx(5)


def test_the_rulebooks_numbers_as_a_variant_are_no_variant() -> None:
    """A file that changes nothing gives the same games, hashes and records as none."""
    whole = "\n".join(f"{key} = {value}" for key, value in SCHEMA.standard.items())
    options = {"variant": f'game = "{SCHEMA.game}"\nrules = "{SCHEMA.rules}"\n{whole}\n'}
    assert GAME.resolve_options(3, options) == GAME.resolve_options(3)
    setups = [GAME.setup(3, chosen, rng=Rng(5)) for chosen in (options, {})]
    assert setups[0].to_dict() == setups[1].to_dict()
    assert "Variant" not in setups[0].to_dict()
    states = [GAME.new_state(setup) for setup in setups]
    actions = [play(state, 7) for state in states]
    assert actions[0] == actions[1]
    assert states[0].hash() == states[1].hash()


def test_states_carry_their_numbers_everywhere() -> None:
    state, usual, rng = start(DEAR, 3, 1), start({}, 3, 1), Rng(3)
    for _ in range(60):
        step(state, rng)
    copies = (state.clone(), pickle.loads(pickle.dumps(state)), state.resample(1, Rng(2)))
    for twin in copies:
        assert twin.position().values == state.position().values
    assert [twin.hash() for twin in copies[:2]] == [state.hash()] * 2
    assert state.seen_by(1).position().values.tile == (5, 2, 1)
    assert usual.position().values is STANDARD
    assert GAME.from_position(state.position()).to_bytes() == state.to_bytes()
    changed = GAME.view(state, None).variant
    assert changed is not None
    assert write_compact(SCHEMA, {**SCHEMA.standard, **changed}) == DEAR["variant"]  # type: ignore[dict-item]
    assert GAME.view(usual, None).variant is None
    assert GAME.view(state, None).rounds == 17


def test_points_and_rooms_are_the_variants_in_every_view() -> None:
    view = GAME.view(start(DEAR, 3, 1), None)
    assert view.city_free["london"] == 2
    assert view.artwork_free["palazzo"] == 0
    assert view.church_free["croce"]["marble"] == 1
    for options, first in ((DEAR, 5), ({}, 3)):  # standings are remembered, and not mixed up
        state, rng = start(options, 3, 1), Rng(3)
        for _ in range(200):
            step(state, rng)
        lines = [line for each in GAME.view(state, None).standings for line in each.lines]
        assert max(line.points for line in lines if line.place == 1) == max(first, 5)
        assert any(line.points == first for line in lines)


@pytest.mark.parametrize(
    "more",
    [b"\xff", b"\xff\x01", b"\xff\xfe\x01", b"\xff\x00\x03", b"\xff\x0c\x00", b"\xff\x06\x14"],
    ids=["empty", "half", "nowhere", "standard", "no price", "too many discs"],
)
def test_bytes_that_are_no_variant(more: bytes) -> None:
    data = start({}, 3, 1).to_bytes()
    GAME.from_bytes(data)
    with pytest.raises(BadState):
        GAME.from_bytes(data + more)


def test_a_hash_that_is_another_variants_is_refused() -> None:
    word = DEAR["variant"]
    with pytest.raises(BadSetup, match="the hash of these numbers is"):
        GAME.resolve_options(3, {"variant": "0" * 16 + word[16:]})


FAULTS = {
    "tile.second=4": "rank",
    "card.third=4": "rank",
    "coloured.players-5=12": "discs",
    "coloured.players-4=14": "discs",
    "white.players-3=6": "range",
    "artworks.palazzo=5": "range",
    "build.ship.wood=3,warehouse.wood=2": "cost",
    "build.workshop.brick=2,warehouse.brick=1": "cost",
    "tile.first=11": "range",
    "build.ship.wood=0": "range",
    "copies.ship=6": "range",
    "order.london=17": "range",
    "order.london=3,order.lisbon=3": "place-twice",
    "order.london=16,order.lisbon=15": "place-most",
    "+".join(f"order.{tile}=16" for tile in names.TILES): "no-tiles",
    "copies.weave=0": "range",  # one lies open at the start (C2.3)
    "street.discs=5": "range",
    "street.discs=1": "range",
    "mat.ships=4": "range",
    "mat.workshops=0": "range",
}


@pytest.mark.parametrize("word", FAULTS)
def test_what_cannot_be_is_refused(word: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.resolve_options(3, {"variant": word})
    assert caught.value.reason == f"variant-{FAULTS[word]}"


def test_a_stack_is_scored_with_the_disc_of_the_variant() -> None:
    """C5.1: with two, the second disc on a street pushes the first into the council."""
    state, rng = start(option(street__discs=2), 3, 1), Rng(3)
    heights, scored = set(), []
    while state.to_move != TERMINAL:
        position = state.position()
        if position.phase == Phase.PLACING:
            heights |= {len(stack) for stack in position.stacks}
            scored.append(position.scored)
            invariants.check(position)
        step(state, rng)
    assert heights == {0, 1}
    assert scored[-1] == 15
    assert state.turn < 45  # all tiles are scored long before all discs are placed (C6.1)


def test_tiles_come_in_the_order_of_the_variant_and_no_others_are_scored() -> None:
    """C2.1, C6.1: four tiles, the first two in fixed places; the game ends with the round."""
    out = {f"order__{tile.replace('-', '_')}": 16 for tile in names.TILES[4:]}
    options = option(**out, order__barcelona=2, order__london=1)
    orders = set()
    for seed in range(20):
        setup = GAME.setup(3, options, rng=Rng(seed))
        assert setup.tiles[:2] == ("london", "barcelona")
        assert set(setup.tiles[2:4]) == {"lisbon", "troyes"}
        orders.add(setup.tiles[2:4])
        state, rng = GAME.new_state(setup), Rng(seed)
        assert len(GAME.view(state, 0).tiles) == 4
        assert len(GAME.view(state, 0).standings) == 5  # with the Palazzo
        while state.to_move != TERMINAL:
            invariants.check(state.position())
            step(state, rng)
        assert state.position().scored == 4
    assert len(orders) == 2


def test_a_tile_has_its_place_among_those_at_random() -> None:
    """A tile in its place, and those left out behind the others."""
    options = option(order__lisbon=3, order__artworks=16, order__fiore=13, order__miniato=16)
    for seed in range(20):
        setup = GAME.setup(4, options, rng=Rng(seed))
        assert setup.tiles[2] == "lisbon"
        assert setup.tiles[12] == "fiore"
        assert set(setup.tiles[13:]) == {"artworks", "miniato"}


def test_a_record_with_tiles_elsewhere_is_refused() -> None:
    fields = GAME.setup(3, option(order__london=1), rng=Rng(1)).to_dict()
    words = fields["Tiles"].split()
    with pytest.raises(BadSetup) as caught:
        GAME.read_setup({**fields, "Tiles": " ".join([*words[1:], words[0]])})
    assert caught.value.reason == "tile-place"


def test_games_on_a_fixed_order_are_known_again_by_what_is_drawn() -> None:
    """With all tiles in their places two games have them in common and are not the same."""
    fixed = {f"order__{tile.replace('-', '_')}": at for at, tile in enumerate(names.TILES, 1)}
    assert not GAME.traits(start(option(**fixed), 3, 1)).rare
    traits = GAME.traits(start(option(order__london=1), 3, 1))
    assert traits.rare
    assert "0 london" not in traits.setup
    assert len(traits.setup) == 14


def test_the_deck_has_the_cards_of_the_variant() -> None:
    """C1.5, C2.3: all five starting cards are taken, and none is left for the deck."""
    few = {f"copies__{kind}": 1 for kind in ("wood", "brick", "marble", "build", "weave")}
    none = {f"copies__{kind}": 0 for kind in ("artwork", "ship", "transport", "contribute")}
    state, rng = start(option(**few, **none), 5, 1), Rng(3)
    for _ in range(60):
        position = state.position()
        if position.phase not in (Phase.KEEPING, Phase.TAKING):
            invariants.check(position)
            held = sum(sum(mat.hand) for mat in position.mats)
            assert held + position.deck_size + sum(position.discard) == 5
        step(state, rng)
    guess = state.resample(2, Rng(4)).position()
    assert sum(sum(mat.hand) for mat in guess.mats) + guess.deck_size + sum(guess.discard) == 5


def test_nobody_builds_more_than_the_variant_has() -> None:
    state, rng = start(option(mat__ships=0, mat__workshops=1), 3, 1), Rng(3)
    told = set()
    while state.to_move != TERMINAL:
        if state.to_move >= 0 and state.position().phase == Phase.ACTING:
            told |= {str(GAME.refusal(state, 39 + use)) for use in (3, 7)}
        invariants.check(state.position())
        step(state, rng)
    assert told >= {"all ships are built (C4.2)", "all workshops are built (C4.2)"}


def test_a_refusal_says_what_building_costs() -> None:
    state, rng = start(option(build__ship__wood=3, build__house__brick=1), 3, 1), Rng(3)
    told = set()
    for _ in range(300):
        if state.to_move >= 0 and state.position().phase == Phase.ACTING:
            told |= {str(GAME.refusal(state, 39 + use)) for use in (3, 4, 7)}
        step(state, rng)
    assert "a ship costs 3 wood (C4.2)" in told
    assert "a trade house costs 1 brick (C4.2)" in told
    assert "a workshop costs one wood and one brick (C4.2)" in told


def test_a_search_and_the_bots_play_by_the_variant() -> None:
    world: Any = games.search_state(GAME.name)
    state = start(DEAR, 3, 4)
    world.set_root(state)
    assert world.table.position().values == state.position().values
    for name in ("search@20", *bots.names(GAME.name)):
        if name != "search@20" and bots.searches(name, GAME.name):
            continue
        after, rng, bot = start(DEAR, 3, 8), Rng(8), bots.load(name, GAME.name)
        for _ in range(12):
            if after.to_move == CHANCE:
                after.apply(rng.pick_weighted(after.chance_outcomes()))
            else:
                after.apply(bot.choose(after.seen_by(after.to_move), rng))


def test_all_numbers_fit_into_a_table() -> None:
    """The lowest and the highest of each survive the way into a table and back."""
    for value in SCHEMA.values:
        for extreme in (value.low, value.high):
            numbers = {**SCHEMA.standard, value.key: extreme}
            assert VARIANTS.as_numbers(VARIANTS.as_values(numbers)) == numbers
