"""What games tell a study: every key is listed and has words; scorings add up to the points."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import bots, games
from signoria.games import CHANCE, TERMINAL, Rng
from signoria.games.calimala import COMPILED
from signoria.games.contract import State
from signoria.games.forging_florence.rules.board import DOME
from signoria.games.shared.stats import Fact, Scoring, StatsSchema
from signoria.locales import LANGUAGES, load
from tests.support.effort import examples

GAMES = games.names()


def play_through(name: str, players: int, bot: str, seed: int) -> tuple[State, list[Scoring]]:
    """A game played to its end, and its scorings as its study tells them."""
    game, rng = games.load(name), Rng(seed)
    state = game.new_state(game.setup(players, {}, rng=rng))
    study, told, player = games.stats_schema(name), list[Scoring](), bots.load(bot, name)
    scorer = study.scorer(state)
    while (seat := state.to_move) != TERMINAL:
        if seat == CHANCE:
            action = rng.pick_weighted(state.chance_outcomes())
        else:
            action = player.choose(state.seen_by(seat), rng)
        turn = state.turn
        state.apply(action)
        if action in study.may_score or state.turn > turn or state.to_move == TERMINAL:
            told += scorer.scorings(action, state)
        assert sums(told, players) == state.scores
    return state, told


def sums(told: list[Scoring], players: int) -> list[int]:
    """The points by seat that these scorings bring."""
    return [sum(one.points for one in told if one.seat == seat) for seat in range(players)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "heuristic"] if COMPILED else ["random"])
@examples(16)
@given(seed=st.integers(0, 2**32), more=st.integers(0, 2))
def test_scorings_add_up_to_the_points(name: str, bot: str, seed: int, more: int) -> None:
    players = min(games.load(name).players[0] + more, games.load(name).players[-1])
    state, told = play_through(name, players, bot, seed)
    assert sums(told, players) == state.scores
    study = games.stats_schema(name)
    assert study.endings is not None
    assert study.ending(state) in study.endings.values
    kinds = {kind.name: kind for kind in study.scorings}
    assert all(one.what in kinds[one.kind].values for one in told)
    numbers = [one.number for one in told]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, len(set(numbers)) + 1))


@pytest.mark.parametrize("name", GAMES)
@examples(50)
@given(seed=st.integers(0, 2**32))
def test_every_fact_is_of_a_kind_that_is_listed(name: str, seed: int) -> None:
    game, study = games.load(name), games.stats_schema(name)
    state = game.new_state(game.setup(game.players[-1], {}, rng=Rng(seed)))
    kinds = {kind.name: kind for kind in study.facts}
    facts = [fact for by_action in study.action_facts(state) for one in by_action for fact in one]
    for fact in [*facts, *(fact for _, fact in study.opening_facts(state))]:
        assert fact.what in kinds[fact.kind].values
        assert fact.amount >= 1
    assert len(study.action_facts(state)) == game.players[-1]
    assert set(study.firsts) | set(study.firsts.values()) <= kinds.keys()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_listed_has_words(name: str, language: str) -> None:
    words, study = load(language).of(name), games.stats_schema(name)
    for kind in study.kinds:
        assert words.has(kind.title)
        assert len(set(kind.values)) == len(kind.values)
        assert all(words.has(each) for what in kind.values for each in kind.messages(what))


def count_facts(name: str, actions: list[str]) -> Counter[Fact]:
    """The facts of these actions, given in notation, in the first game of all."""
    game, study = games.load(name), games.stats_schema(name)
    state = game.new_state(game.setup(game.players[-1], {}, rng=Rng(1)))
    noted = study.action_facts(state)[0]
    return Counter(fact for text in actions for fact in noted[game.parse(state, text)])


def test_actions_of_calimala_say_where_cubes_go() -> None:
    assert count_facts("calimala", ["ship Lisbon Lisbon London", "card contribute wood Croce"]) == {
        Fact("action", "ship"): 1,
        Fact("delivered", "lisbon", 2): 1,
        Fact("delivered", "london", 1): 1,
        Fact("card", "contribute"): 1,
        Fact("church", "croce"): 1,
        Fact("material", "wood"): 1,
    }


def test_deeds_in_florence_name_pieces_and_artists() -> None:
    said = count_facts(
        "forging-florence", ["create David", "sell Prince", "hire Dante", "rolled 6"]
    )
    assert said == {
        Fact("piece", "david"): 1,
        Fact("sold", "prince"): 1,
        Fact("hired", "dante"): 1,
        Fact("die", "6", 6): 1,
    }


def test_a_walk_in_florence_leads_to_what_lies_beside_its_end() -> None:
    """As the view has it, where a hex says what can be had on it."""
    game, study = games.load("forging-florence"), games.stats_schema("forging-florence")
    state = game.new_state(game.setup(4, {}, rng=Rng(1)))
    sells = {"stone": "quarry", "paper": "mill"}
    offered = {
        at: {sells.get(each, each) for each in hex.offers}
        for at, hex in enumerate(game.view(state, None).hexes)
    }
    visited = defaultdict[int, set[str]](set)
    for at, facts in enumerate(study.action_facts(state)[0][: len(offered)]):
        visited[at] = {fact.what for fact in facts}
    for at, offers in offered.items():
        assert {"quarry", "mill"} & visited[at] == {"quarry", "mill"} & offers
        shops = visited[at] - {"quarry", "mill", "golden", "guild-house"}
        assert len(shops) == len(offers - {"quarry", "mill"})


def test_a_game_without_a_study_can_be_studied_all_the_same() -> None:
    game, study = games.load(GAMES[0]), StatsSchema()
    state = game.new_state(game.setup(game.players[0], {}, rng=Rng(1)))
    assert study.action_facts(state) == [()] * game.players[0]
    assert not study.opening_facts(state)
    assert not study.scorer(state).scorings(0, state)
    assert study.ending(state) == ""
    assert study.kinds == ()


def test_calimala_ends_with_the_discs_or_before_them_with_the_tiles() -> None:
    """C6.1, told by the number of turns: a player has so many discs."""
    turns, met = {3: 15, 4: 12, 5: 10}, Counter[str]()
    for seed in range(24):
        players = 3 + seed % 3
        state, _ = play_through("calimala", players, "heuristic" if COMPILED else "random", seed)
        found = games.stats_schema("calimala").ending(state)
        assert found == ("discs" if state.turn == turns[players] * players else "tiles")
        met[found] += 1
    assert set(met) == {"discs", "tiles"}


def test_florence_ends_with_the_dome_or_the_last_round() -> None:
    """F5.1 and F5.2: bots that play at random never get to the Dome, others do."""
    study = games.stats_schema("forging-florence")
    found = {}
    for bot in ("random", "heuristic"):
        state, _ = play_through("forging-florence", 3, bot, 1)
        made = any(hand.made[DOME] for hand in state.position().hands)  # type: ignore[attr-defined]
        found[bot] = study.ending(state), made, state.turn == 150 * 3
    assert found == {"random": ("rounds", False, True), "heuristic": ("dome", True, False)}
