"""C5.4 to C5.6: what a tile counts, what it pays and who wins a tie."""

from typing import Any

import pytest

from signoria.games.calimala import GAME
from tests.rules.calimala.support.playing import gains
from tests.rules.calimala.support.table import Table, table

STREET = "Marble|Wood"
Words = dict[str, Any]


def scoring(category: str, *mats: Words, council: tuple[int, ...] = ()) -> Table:
    """The tile comes next; the bottom disc belongs to the last seat of five."""
    setting = table(5).stack(STREET, "4 3 2 1")
    others = [t for t in ("hamburg", "bruges", "troyes", "trade-cities", "port-cities", "london",
                          "contributed-brick", "miniato") if t != category]  # fmt: skip
    setting.tiles(*others[: len(council)], category).council(*council)
    for seat, mat in enumerate(mats):
        setting.mat(seat, **mat)
    return setting.acting(STREET, depth=2)


def points(category: str, *mats: Words, council: tuple[int, ...] = ()) -> list[int]:
    return gains(scoring(category, *mats, council=council).state(), "stop")


def in_lisbon(*cubes: int) -> list[Words]:
    return [{"delivered": {"lisbon": number}} for number in cubes]


CITY = ["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"]


@pytest.mark.parametrize("category", CITY)
def test_c5_4_a_city_counts_the_cloth_there(category: str) -> None:
    elsewhere = {city: 1 for city in CITY if city != category}
    one = {"delivered": {category: 1}}
    assert points(category, one, {"delivered": elsewhere}) == [3, 0, 0, 0, 0]


@pytest.mark.parametrize("church", ["fiore", "miniato", "croce"])
def test_c5_4_a_church_counts_all_materials_and_artworks_there(church: str) -> None:
    each = {f"{church} wood": 1, f"{church} brick": 1, f"{church} marble": 1}
    others = [c for c in ("fiore", "miniato", "croce") if c != church]
    elsewhere = {f"{others[0]} wood": 2, f"{others[1]} marble": 2}
    assert points(
        church,
        {"contributed": {f"{church} brick": 2}, "artworks": {church: 1}},  # 3, by the artwork
        {"contributed": elsewhere, "artworks": {others[0]: 2, "palazzo": 1}},
        {"contributed": each, "artworks": {church: 1}},
        {"contributed": {f"{church} wood": 2}},
        {"artworks": {church: 1}},
    ) == [2, 0, 3, 1, 0]


@pytest.mark.parametrize("building", ["fiore", "miniato", "croce", "palazzo"])
def test_c5_4_artwork_counts_all_four_buildings(building: str) -> None:
    other = "fiore" if building != "fiore" else "croce"
    one_more = {"artworks": {building: 2, other: 1}}
    contributed = {"contributed": {"fiore marble": 4}}
    assert points("artworks", {"artworks": {other: 2}}, one_more, contributed) == [2, 3, 0, 0, 0]


def test_c5_4_port_and_trade_cities_count_three_cities_each() -> None:
    ports = {"delivered": {"barcelona": 1, "lisbon": 1, "london": 2}}
    trade = {"delivered": {"troyes": 2, "bruges": 1, "hamburg": 1}}
    one_of_each = {"delivered": {"london": 3, "hamburg": 3}}
    assert points("port-cities", ports, trade, one_of_each) == [3, 0, 2, 0, 0]
    assert points("trade-cities", ports, trade, one_of_each) == [0, 3, 2, 0, 0]


@pytest.mark.parametrize("material", ["wood", "brick", "marble"])
def test_c5_4_contributed_material_at_all_churches(material: str) -> None:
    everywhere = {f"{church} {material}": 1 for church in ("fiore", "miniato", "croce")}
    other = "wood" if material != "wood" else "brick"
    assert points(
        f"contributed-{material}",
        {"contributed": everywhere},
        {"contributed": {f"fiore {material}": 2}},
        {"contributed": {f"fiore {other}": 3}},
        {"artworks": {"fiore": 4}},
    ) == [3, 2, 0, 0, 0]


def test_c5_4_an_artwork_is_not_contributed_marble() -> None:
    mats: list[Words] = [
        {"artworks": {"fiore": 3, "croce": 2}},
        {"contributed": {"croce marble": 1}},
    ]
    assert points("contributed-marble", *mats) == [0, 3, 0, 0, 0]


def test_c5_5_three_two_one() -> None:
    assert points("lisbon", *in_lisbon(2, 1, 4, 3)) == [1, 0, 3, 2, 0]


def test_c5_5_zero_cubes_never_score() -> None:
    """Not even in second place, and not even with all the seats."""
    assert points("lisbon", *in_lisbon(0, 1), council=(0, 0, 0)) == [0, 3, 0, 0, 0]
    assert points("lisbon") == [0, 0, 0, 0, 0]


def test_c5_6_larger_sum_of_seats_and_council_artworks() -> None:
    """Two artworks beat one seat; seats and artworks are added."""
    art = {"delivered": {"lisbon": 2}, "artworks": {"palazzo": 2}}
    one_seat = {"delivered": {"lisbon": 2}}
    assert points("lisbon", one_seat, art, council=(0,)) == [2, 3, 0, 0, 0]
    both = {"delivered": {"lisbon": 2}, "artworks": {"palazzo": 1}}
    assert points("lisbon", one_seat, both, council=(0, 1)) == [2, 3, 0, 0, 0]


def test_c5_6_artworks_elsewhere_do_not_break_ties() -> None:
    mats = in_lisbon(2, 2)
    mats[0]["artworks"] = {"fiore": 4}
    assert points("lisbon", *mats, council=(1,)) == [2, 3, 0, 0, 0]


def test_c5_6_then_more_seats() -> None:
    """Equal sums: two seats beat one seat and an earlier artwork."""
    mats = in_lisbon(2, 2)
    mats[0]["artworks"] = {"palazzo": 1}
    assert points("lisbon", *mats, council=(0, 1, 1)) == [2, 3, 0, 0, 0]


def test_c5_6_then_who_first_reached_that_number() -> None:
    """The newest seat counts, not the first: 1 sits on tiles 2 and 3, 0 on 1 and 4."""
    assert points("lisbon", *in_lisbon(2, 2), council=(0, 1, 1, 0)) == [2, 3, 0, 0, 0]
    assert points("lisbon", *in_lisbon(2, 2), council=(0, 1, 0, 1)) == [3, 2, 0, 0, 0]


def test_c5_6_without_seats_the_earlier_council_artwork() -> None:
    mats = in_lisbon(2, 2)
    for seat, first in ((0, 2), (1, 1)):
        mats[seat] |= {"artworks": {"palazzo": 1}, "council_art": first}
    assert points("lisbon", *mats) == [2, 3, 0, 0, 0]


def test_c5_6_the_first_of_several_council_artworks_counts() -> None:
    """0 placed the first and the last, 1 the two between."""
    mats = in_lisbon(2, 2)
    for seat, first in ((0, 1), (1, 2)):
        mats[seat] |= {"artworks": {"palazzo": 2}, "council_art": first}
    assert points("lisbon", *mats) == [3, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("cubes", "expected"),
    [
        ((3, 3, 2, 0), [2, 2, 1, 0, 0]),  # the rules' own examples
        ((2, 2, 2, 2), [1, 1, 1, 1, 0]),
        ((5, 4, 1, 1), [3, 2, 0, 0, 0]),
        ((3, 2, 2, 0), [3, 1, 1, 0, 0]),
        ((3, 2, 2, 2), [3, 1, 1, 1, 0]),
        ((2, 2, 2, 0), [2, 2, 2, 0, 0]),
        ((4, 4, 1, 1), [2, 2, 0, 0, 0]),
    ],
)
def test_c5_6_still_tied_they_share(cubes: tuple[int, ...], expected: list[int]) -> None:
    """The points of the places that they occupy, divided and rounded down."""
    assert points("lisbon", *in_lisbon(*cubes)) == expected


def test_c5_6_all_five_tied() -> None:
    """The new seat lifts the last one out of the tie; the four behind share 2 + 1."""
    assert points("lisbon", *in_lisbon(2, 2, 2, 2, 2)) == [0, 0, 0, 0, 3]


def test_c5_6_sharing_of_some_behind_a_seat() -> None:
    assert points("lisbon", *in_lisbon(3, 3, 3), council=(1,)) == [1, 3, 1, 0, 0]


def test_c5_6_the_view_names_what_decided() -> None:
    mats = in_lisbon(3, 3, 2)
    mats[2]["artworks"] = {"palazzo": 1}
    view = GAME.view(scoring("lisbon", *mats, council=(1,)).state(), None)
    lines = next(s for s in view.standings if s.category == "lisbon").lines
    assert [(x.seat, x.cubes, x.place, x.points) for x in lines] == [
        (1, 3, 1, 3), (0, 3, 2, 2), (2, 2, 3, 1),
    ]  # fmt: skip
    assert lines[0].tie == "sum"


def places_in_view(category: str, *mats: Words, council: tuple[int, ...] = ()) -> list[Any]:
    """Seat, place and what decided, as the view tells them."""
    view = GAME.view(scoring(category, *mats, council=council).state(), None)
    lines = next(s for s in view.standings if s.category == category).lines
    return [(line.seat, line.place, line.tie) for line in lines]


def test_c5_6_whoever_shares_is_said_to_share_also_behind_an_equal() -> None:
    assert places_in_view("lisbon", *in_lisbon(3, 3, 3, 1), council=(1,)) == [
        (1, 1, "sum"), (0, 2, "shared"), (2, 2, "shared"), (3, 4, None),
    ]  # fmt: skip


def test_c5_6_each_is_told_what_decided_against_the_equal_before_it() -> None:
    mats = in_lisbon(2, 2, 2, 2)
    mats[0]["artworks"] = {"palazzo": 1}
    assert places_in_view("lisbon", *mats, council=(1, 2, 1, 3)) == [
        (1, 1, "sum"), (2, 2, "sum"), (3, 3, "older-seat"), (0, 4, "seats"),
    ]  # fmt: skip
