"""Rules versions: which there are, and that a game keeps to the one under which it began (C5.3)."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from signoria import games
from signoria.games import CHANCE, TERMINAL, Rng, UnknownRules
from signoria.games.calimala import State
from signoria.games.calimala.rules import editions
from signoria.games.calimala.rules.board import GERMAN_1, Move, Phase
from tests.rules.calimala.support import seat_oracle
from tests.support.effort import effort

NEWEST = games.rules_versions("calimala")[-1]
OLD = games.load("calimala", "1")


@pytest.mark.parametrize("name", games.names())
def test_the_newest_is_the_last_and_what_is_given_to_whoever_names_none(name: str) -> None:
    versions = games.rules_versions(name)
    assert len(set(versions)) == len(versions) > 0
    assert [games.load(name, version).rules_version for version in versions] == list(versions)
    assert games.load(name).rules_version == versions[-1]
    assert games.load(name) is games.load(name, versions[-1]) is games.load(name, None)
    assert {games.load(name, version).name for version in versions} == {name}


def test_the_versions_of_calimala() -> None:
    assert games.rules_versions("calimala") == ("1", "2")


@pytest.mark.parametrize("version", ["0.9", "", "3", "01"])
def test_an_unknown_one_is_refused_with_those_that_there_are(version: str) -> None:
    with pytest.raises(
        UnknownRules, match=r"^calimala has no rules version .*; the versions are 1, 2$"
    ) as caught:
        games.load("calimala", version)
    again: UnknownRules = pickle.loads(pickle.dumps(caught.value))
    for fault in (caught.value, again):
        assert type(fault) is UnknownRules
        assert (fault.game, fault.version, fault.known) == ("calimala", version, ("1", "2"))
        assert str(fault) == str(caught.value)
    assert issubclass(UnknownRules, ValueError)
    with pytest.raises(ValueError, match="the games are"):
        games.rules_versions("chess")


def to_a_seating(game: Any, edition: str, seed: int) -> State | None:
    """The first moment of a random game at which both readings may differ."""
    rng = Rng(seed)
    state: State = game.new_state(game.setup(4, {"edition": edition}, rng=rng))
    while state.to_move != TERMINAL:
        position = state.position()
        spread = [at for at, stack in enumerate(position.stacks) if position.mover in stack]
        here = position.street in spread and len(spread) > 1
        if position.phase == Phase.SEATING and here:
            return state
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    return None


def seating(game: Any, edition: str) -> State:
    """Such a moment."""
    return next(found for seed in range(99) if (found := to_a_seating(game, edition, seed)))


def from_here(state: State) -> bool:
    """Whether the activated space is offered at a seating."""
    street = state.position().street
    first = Move.SEAT + 2 * street
    return first in state.legal_actions()


@pytest.mark.parametrize(
    ("version", "edition", "offered"),
    [("1", "en", False), ("2", "en", False), ("1", "de", False), ("2", "de", True)],
)
def test_c5_3_each_version_offers_its_own(version: str, edition: str, offered: bool) -> None:
    state = seating(games.load("calimala", version), edition)
    assert from_here(state) is offered
    assert state.legal_actions() == seat_oracle.legal(state.position())


WAYS: dict[str, Callable[[State], Any]] = {
    "a copy": lambda state: state.clone(),
    "copy": copy.copy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "bytes, read by the newest": lambda state: games.load("calimala").from_bytes(state.to_bytes()),
    "its position": lambda state: games.load("calimala").from_position(state.position()),  # type: ignore[attr-defined]
    "what a seat has seen": lambda state: state.seen_by(state.to_move),
    "a guess": lambda state: state.resample(state.to_move, Rng(1)),
}


@pytest.mark.parametrize("way", WAYS)
def test_c5_3_a_game_keeps_to_its_reading(way: str) -> None:
    state = seating(OLD, "de")
    again = WAYS[way](state)
    assert again.position().edition == GERMAN_1
    assert again.setup.rules == "1"
    assert again.legal_actions() == state.legal_actions()
    assert not from_here(again)


def test_c5_3_a_setup_keeps_to_its_reading_whichever_game_takes_it_over() -> None:
    for game, other in ((OLD, games.load("calimala")), (games.load("calimala"), OLD)):
        setup = game.setup(4, {"edition": "de"}, rng=Rng(1))
        assert other.new_state(setup).setup == setup
        assert other.new_state(setup).hash() == game.new_state(setup).hash()


@pytest.mark.parametrize("edition", ["en", "de"])
def test_setups_are_made_and_read_under_the_version_of_the_game(edition: str) -> None:
    for version in games.rules_versions("calimala"):
        game = games.load("calimala", version)
        setup = game.setup(3, {"edition": edition}, rng=Rng(5))
        assert game.read_setup(setup.to_dict()) == setup
        assert game.new_state(setup).setup == setup
        assert setup.options()["edition"] == edition
        assert game.view(game.new_state(setup), None).edition == edition  # the same word in both
    old, new = (games.load("calimala", v).setup(3, {"edition": edition}, rng=Rng(5)) for v in "12")
    assert old.to_dict() == new.to_dict()
    assert (old == new) is (edition == "en"), "edition en has one reading only"
    hashes = [games.load("calimala").new_state(setup).hash() for setup in (old, new)]
    assert (hashes[0] == hashes[1]) is (edition == "en")


def test_random_games_of_the_old_version_are_those_of_the_old_version() -> None:
    """Sums over many games: edition en is the same under both, de is not."""
    many = effort(400)
    sums = {
        (version, edition): games.load("calimala", version).playouts(
            4, {"edition": edition}, 1, 0, many
        )
        for version in ("1", "2")
        for edition in ("en", "de")
    }
    assert sums["1", "en"] == sums["2", "en"]
    assert sums["1", "de"] != sums["2", "de"]
    assert editions.NEWEST == NEWEST
