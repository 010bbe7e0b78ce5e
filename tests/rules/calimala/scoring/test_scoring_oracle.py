"""C5.5, C5.6, C6.2 and C6.3 against a plain sort (support/scoring_oracle.py)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from signoria.games.calimala import GAME
from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import Phase
from signoria.games.contract import TERMINAL
from tests.rules.calimala.support import fill, scoring_oracle
from tests.rules.calimala.support.playing import random_game
from tests.rules.calimala.support.slots import CHURCH_SLOTS
from tests.rules.calimala.support.table import Table, table
from tests.support.effort import examples

STREET = "Marble|Wood"
STOP = 144
SLOTS = dict(zip(names.BUILDINGS, (5, 3, 4, 4), strict=True))


def shares(draw: st.DrawFn, players: int, slots: int) -> list[int]:
    """Cubes by seat in one place, few and often equal."""
    counts = draw(st.lists(st.integers(0, 3), min_size=players, max_size=players))
    while sum(counts) > slots:
        counts[counts.index(max(counts))] -= 1
    return counts


def place_cubes(draw: st.DrawFn, setting: Table) -> None:
    mats: list[dict[str, Any]] = [
        {"delivered": {}, "contributed": {}, "artworks": {}} for _ in range(setting.players)
    ]
    places = [("delivered", city, 12) for city in names.CITIES]
    places += [("artworks", building, SLOTS[building]) for building in names.BUILDINGS]
    places += [
        ("contributed", f"{church} {material}", CHURCH_SLOTS[number])
        for number, church in enumerate(names.CHURCHES)
        for material in names.MATERIALS
    ]
    for sort, place, slots in places:
        for seat, cubes in enumerate(shares(draw, setting.players, slots)):
            mats[seat][sort][place] = cubes
    for seat, mat in enumerate(mats):
        setting.mat(seat, **mat)


def order_of_artworks(draw: st.DrawFn, setting: Table) -> None:
    """Who placed its first artwork at the council when: any order that the counts allow."""
    with_art = [s for s in range(setting.players) if setting.mats[s]["artworks"]["palazzo"]]
    place = 1
    for seat in draw(st.permutations(with_art)):
        setting.mat(seat, council_art=place)
        place += setting.mats[seat]["artworks"]["palazzo"]


@st.composite
def scorings(draw: st.DrawFn, scored: st.SearchStrategy[int]) -> Table:
    """A stack of four whose activations are over but for one ``stop``."""
    players = draw(st.integers(3, 5))
    setting = table(players).stack(STREET, draw(st.sampled_from(["2 1 2 0", "w 1 2 0", "0 2 1 0"])))
    place_cubes(draw, setting)
    order_of_artworks(draw, setting)
    number = draw(scored)
    seats = st.lists(st.integers(0, players - 1), min_size=number, max_size=number)
    for seat in range(players):
        setting.mat(seat, score=draw(st.integers(0, 3 if number else 0)))
    setting.council(*draw(seats)).tiles(*draw(st.permutations(names.TILES)))
    return setting.acting(STREET, depth=2, duty=False)


def position_of(setting: Table) -> Position:
    try:
        return setting.position()
    except fill.Impossible:
        assume(False)
        raise


@examples(150)
@given(scorings(st.integers(0, 12)))
def test_c5_5_c5_6_tiles_pay_what_a_sort_says(setting: Table) -> None:
    before = position_of(setting)
    state = GAME.from_position(before)
    state.apply(STOP)
    if state.position().phase == Phase.SEATING:
        state.apply(state.legal_actions()[0])
    after = state.position()
    assume(state.to_move != TERMINAL)
    expected = scoring_oracle.points(after.mats, before.tiles[before.scored])
    assert [b.score - a.score for a, b in zip(before.mats, after.mats, strict=True)] == expected


@examples(100)
@given(scorings(st.integers(0, 12)))
def test_c5_6_the_view_says_how_every_category_stands(setting: Table) -> None:
    position = position_of(setting)
    for standing in GAME.view(GAME.from_position(position), None).standings:
        category = names.CATEGORIES.index(standing.category)
        palazzo = category == 15
        pay = scoring_oracle.CARD if palazzo else scoring_oracle.TILE
        points = scoring_oracle.points(position.mats, category, pay)
        shown = {line.seat: line.points for line in standing.lines}
        if not palazzo:
            assert [shown.get(seat, 0) for seat in range(position.players)] == points
        keys = [scoring_oracle.order(position.mats[x.seat], category) for x in standing.lines]
        assert keys == sorted(keys), "best first"
        for line, key in zip(standing.lines, keys, strict=True):
            assert line.cubes == scoring_oracle.cubes(position.mats[line.seat], category) > 0
            assert line.place == 1 + sum(other < key for other in keys)


@examples(80)
@given(scorings(st.just(0)), st.permutations(names.SCORING_CARDS), st.permutations(range(15)))
def test_c6_2_c6_3_the_end_pays_what_a_sort_says(
    setting: Table, cards: list[str], order: list[int]
) -> None:
    """All discs are placed: the remaining tiles, the cards, the ranking."""
    players = setting.players
    last, fewest = {3: (44, 9), 4: (47, 12), 5: (49, 14)}[players]
    setting.council(*[seat % players for seat in order][: fewest + order[0] % (16 - fewest)])
    three = {number: stack[-3:] for number, stack in setting.stacks.items()}
    setting.stacks = three
    for seat in range(players):
        setting.mat(seat, kept=cards[seat])
    setting.is_(turn=last, start=-last % players)
    if players < 5:
        setting.is_(face_up=cards[-1])
    before = position_of(setting)
    state = GAME.from_position(before)
    state.apply(STOP)
    after = state.position()
    assert state.to_move == TERMINAL
    expected = scoring_oracle.final(before)
    assert [b.score - a.score for a, b in zip(before.mats, after.mats, strict=True)] == expected
    assert state.ranking() == scoring_oracle.ranking(after.mats)


@examples(15)
@given(st.integers(0, 2**32), st.sampled_from([3, 4, 5]), st.sampled_from(["en", "de"]))
def test_c6_whole_random_games_end_as_a_sort_says(seed: int, players: int, edition: str) -> None:
    """Every tile as it is scored, and the end."""
    last: Position | None = None
    for state in random_game(players, edition, seed):
        position = state.position()
        if last is not None:
            check_step(last, position)
        last = position
    assert last is not None
    assert state.ranking() == scoring_oracle.ranking(last.mats)


def check_step(before: Position, after: Position) -> None:
    gained = [b.score - a.score for a, b in zip(before.mats, after.mats, strict=True)]
    if after.phase == 6:
        expected = [0] * after.players
        if sum(m.seats for m in after.mats) > sum(m.seats for m in before.mats):
            expected = scoring_oracle.points(after.mats, before.tiles[before.scored])
            before = replace_scored(before, after)
        rest = scoring_oracle.final(replace_mats(before, after))
        assert gained == [a + b for a, b in zip(expected, rest, strict=True)]
    elif after.scored > before.scored:
        assert gained == scoring_oracle.points(after.mats, before.tiles[before.scored])
    else:
        assert not any(gained)


def replace_scored(before: Position, after: Position) -> Position:
    return replace(before, scored=before.scored + 1, council=after.council)


def replace_mats(before: Position, after: Position) -> Position:
    return replace(before, mats=after.mats)
