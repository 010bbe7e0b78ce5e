"""The UI of Forging Florence: the map, what it says of hexes, ties."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from signoria.games.contract import TERMINAL, State
from signoria.games.forging_florence.rules.names import GAME as FLORENCE
from signoria.games.forging_florence.terminal import UI
from signoria.games.forging_florence.terminal.land import name
from signoria.games.forging_florence.terminal.painting.city import City
from signoria.games.forging_florence.terminal.sight import ForgingFlorenceView
from signoria.locales import LANGUAGES
from signoria.terminal import final_text
from tests.rules.forging_florence.tables import hand, table

from .conftest import Sit
from .every import Shown, moments


def sights(
    phase: str, language: str = "en", every: int = 1
) -> Iterator[tuple[ForgingFlorenceView, State]]:
    """What whoever decides sees, in one phase of a turn."""
    shown = Shown(FLORENCE, language)
    for state, _ in moments(FLORENCE, 4, 8, every):
        if state.to_move != TERMINAL:
            sight = shown.sight_of(state, state.to_move)
            assert isinstance(sight, ForgingFlorenceView)
            if sight.view.phase == phase:
                yield sight, state


def test_each_hex_within_reach_bears_its_number_and_no_other_does() -> None:
    looked = 0
    for sight, _ in sights("walking", every=3):
        city = City(sight)
        keys = [entry.key for group in sight.groups for entry in group.entries]
        assert sorted(city.keys.values()) == sorted(keys)
        for at in sight.land.hexes:
            number = re.match(r"\d+", city.hex(at).plain)
            assert (number and number[0]) == city.keys.get(at)
        looked += 1
    assert looked > 20


def test_every_figure_stands_on_the_map() -> None:
    for sight, _ in sights("acting", every=20):
        text = City(sight).draw().plain
        for seat in range(sight.view.players):
            letter = sight.words.letter(seat)
            assert text.count(letter) >= 2, "the figure, and its house in brackets"
            assert f"[{letter}]" in text


def test_no_hex_is_wider_than_its_columns_and_rows_are_set_in_by_half() -> None:
    for sight, _ in sights("walking", every=9):
        rows = City(sight).draw().plain.split("\n")
        assert [len(row) for row in rows] == [2 * abs(r) + 4 * (13 - abs(r)) for r in range(-6, 7)]


def test_on_the_golden_hex_staying_is_not_offered() -> None:
    """F4.6: whoever stands there must leave it."""
    asked = {sight.view.must_leave: UI.question(sight) for sight, _ in sights("walking")}
    assert "stay" in asked[False]
    assert "stay" not in asked[True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_letters_of_the_map_and_of_tokens_differ(language: str) -> None:
    words = Shown(FLORENCE, language).words
    places = ("merchant", "apothecary", "print-shop", "mill", "quarry")
    marks = [words.say(f"sign-{place}") for place in places]
    tokens = [words.say(f"short-{n}") for n in ("tools", "stone", "press", "paint", "paper")]
    for signs in (marks, tokens):
        assert len(set(signs)) == len(signs)
        assert {len(sign) for sign in signs} == {2}


def test_what_a_hex_lies_beside_is_what_is_to_be_had_there() -> None:
    """The words agree with the view's own list of what a hex offers."""
    sells = {"merchant": "tools", "apothecary": "paint", "print-shop": "press"}
    sells |= {"mill": "paper", "quarry": "stone"}
    sight, _ = next(sights("walking"))
    for at, hex in sight.land.hexes.items():
        if hex.walkable and not sight.land.is_golden(at):
            found = {sells[place] for place in sight.land.worth(at) if place in sells}
            assert found == set(hex.offers), name(at)


def test_coordinates_alone_are_a_walk_and_say_why_not() -> None:
    sight, state = next(sights("walking"))
    for typed in ("0,0", " 0, 0 ", "-6,6"):
        notation = UI.parse_shorthand(sight, typed)
        assert notation is not None
        Shown(FLORENCE).game.parse(state, notation)
    assert UI.parse_shorthand(sight, "hello") is None


def test_a_hex_out_of_reach_is_explained(sit: Sit) -> None:
    player = sit("--seats", "me,random", "--seed", "3", game=FLORENCE)
    player.screen()
    player.say("roll")
    answer = player.say("? -6,0")
    assert "(rule F4.2)" in answer
    assert "No way of" in answer


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"made": ["prince", "holy-trinity"], "unsold": ["prince"], "coins": 9}, "more pieces"),
        ({"made": ["primavera"] * 3, "unsold": ["primavera"] * 3, "coins": 3}, "more lire"),
        ({"made": ["primavera"] * 3, "unsold": ["primavera"] * 3}, "equally many pieces and lire"),
    ],
)
def test_what_decides_between_equals_is_said(other: dict[str, Any], told: str) -> None:
    """F5.5: more pieces made, then more lire, then a shared victory."""
    three = ["deposition"] * 3
    state = table(hand(made=three, unsold=three), hand("2,-2", **other), turns=300, phase=3)
    shown = Shown(FLORENCE)
    lines = final_text.result_lines(shown.desk, shown.sight_of(state, None), state)
    assert state.scores == [45, 45]
    assert told in lines[-1]


def test_the_count_is_told_line_by_line() -> None:
    """F5.3, F5.4: what the lines say adds up."""
    shown = Shown(FLORENCE)
    *_, (state, happened) = moments(FLORENCE, 3, 4)
    _, count = final_text.split_at_count(shown.sight_of(state, None, happened).log)
    sums: list[list[int]] = []
    for line in count[:-1]:
        points = int(line.rpartition(": ")[2])
        if "prestige: " in line:
            sums.append([points, 0])
        else:
            sums[-1][1] += points
    assert [total for total, _ in sums] == [total for _, total in sums] == state.scores


def test_the_bridges_bear_their_old_names_from_west_to_east() -> None:
    sight, _ = next(sights("acting", "it"))
    told = [line.strip() for line in UI.sections["map"](sight) if "Ponte" in line]
    assert told == [
        "Ponte alla Carraia: -5,0; -4,0",
        "Ponte Santa Trinita: 2,-4",
        "Ponte Vecchio: -2,4",
        "Ponte alle Grazie: 4,0; 5,0",
    ]
