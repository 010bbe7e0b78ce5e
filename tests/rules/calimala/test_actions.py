"""C4.1 to C4.4 and C4.7: taking, building, artworks, weaving, contributing."""

import pytest

from tests.rules.calimala.support.playing import check_refusal, legal_moves, mat, of_sort, play
from tests.rules.calimala.support.table import Table, table


def acting(street: str, **what: object) -> Table:
    """Seat 1 may act by its disc in second place, without duty."""
    return table(3).mat(1, **what).stack(street, "1 0").acting(street, depth=1)


@pytest.mark.parametrize(
    ("kind", "street"),
    [("wood", "Marble|Wood"), ("brick", "Marble|Brick"), ("marble", "Marble|Wood")],
)
def test_c4_1_one_cube_from_the_reserve(kind: str, street: str) -> None:
    state = play(acting(street, **{kind: 3}).state(), kind)
    place = ["wood", "brick", "marble"].index(kind)
    assert mat(state, 1).warehouse[place] == 4
    assert mat(state, 1).reserve == 36
    full = acting(street, **{kind: 4}).state()
    assert f"draw {kind}" in legal_moves(full)
    check_refusal(full, kind, "C4.1")


def test_c4_1_impossible_with_an_empty_reserve() -> None:
    state = acting("Marble|Wood", reserve=0).state()
    assert set(legal_moves(state)) == {"draw wood", "draw marble", "stop"}
    check_refusal(state, "marble", "C4.1")
    last = play(acting("Marble|Wood", reserve=1).state(), "wood")
    assert set(legal_moves(last)) == {"draw marble", "stop"}


def test_c4_2_ship() -> None:
    city = acting("Transport|Build", wood=3, ships=2)
    assert of_sort(city.state(), "build") == {"ship"}
    state = play(city.state(), "build ship")
    own = mat(state, 1)
    assert (own.ships, own.warehouse, own.reserve) == (3, (1, 0, 0), 39)
    assert "draw build" in legal_moves(acting("Transport|Build", wood=1).state())
    check_refusal(acting("Transport|Build", wood=4, ships=3).state(), "build ship", "C4.2")


def test_c4_2_trade_house() -> None:
    city = acting("Transport|Build", brick=2, houses="bruges")
    assert of_sort(city.state(), "build") == {"house Troyes", "house Hamburg"}
    check_refusal(city.state(), "build house Bruges", "C4.2")
    own = mat(play(city.state(), "build house Hamburg"), 1)
    assert (own.houses, own.warehouse, own.reserve) == ((0, 1, 1), (0, 0, 0), 40)
    all_three = acting("Transport|Build", brick=4, houses="troyes bruges hamburg").state()
    assert of_sort(all_three, "build") == set()
    assert "draw build" in legal_moves(all_three)


def test_c4_2_trade_house_even_in_a_city_full_of_cloth() -> None:
    city = acting("Transport|Build", brick=2).mat(2, delivered={"troyes": 12})
    assert "build house Troyes" in legal_moves(city.state())


def test_c4_2_workshop() -> None:
    city = acting("Transport|Build", wood=1, brick=1, cloth=(3, 2))
    assert of_sort(city.state(), "build") == {"workshop"}
    own = mat(play(city.state(), "build workshop"), 1)
    assert (own.workshops, own.cloth, own.warehouse, own.reserve) == (3, (3, 2, 0), (0, 0, 0), 35)
    check_refusal(
        acting("Transport|Build", wood=1, brick=1, cloth=(0, 0, 0)).state(),
        "build workshop",
        "C4.2",
    )


@pytest.mark.parametrize("short", [{"wood": 1}, {"brick": 1}, {"marble": 4}])
def test_c4_2_without_the_price_nothing_can_be_built(short: dict[str, int]) -> None:
    state = acting("Transport|Build", **short).state()
    assert of_sort(state, "build") == set()
    check_refusal(state, "build workshop", "C4.2")


def test_c4_2_exactly_one() -> None:
    state = play(acting("Transport|Build", wood=4, brick=4).state(), "build ship")
    assert of_sort(state, "build") == set()


def test_c4_3_artwork() -> None:
    city = acting("Brick|Artwork", marble=2)
    assert of_sort(city.state(), "artwork") == {"Fiore", "Miniato", "Croce", "Palazzo"}
    own = mat(play(city.state(), "artwork Croce"), 1)
    assert (own.artworks, own.warehouse[2], own.reserve) == ((0, 0, 1, 0), 1, 38)
    assert own.contributed == (0,) * 9
    check_refusal(acting("Brick|Artwork").state(), "artwork Croce", "C4.3")


def test_c4_3_impossible_without_a_free_slot() -> None:
    walls = {"fiore": 5, "miniato": 3, "croce": 4, "palazzo": 4}
    state = acting("Brick|Artwork", marble=1).mat(2, artworks=walls).state()
    assert "draw artwork" in legal_moves(state)
    check_refusal(state, "artwork Fiore", "C4.3")


def test_c4_3_the_first_artworks_at_the_council_are_numbered() -> None:
    """C5.6 needs to know whose was earlier."""
    city = acting("Brick|Artwork", marble=1).mat(2, artworks={"palazzo": 2})
    state = play(city.state(), "artwork Palazzo")
    assert mat(state, 1).council_art > mat(state, 2).council_art > 0


def test_c4_3_a_second_council_artwork_keeps_the_first_ones_number() -> None:
    city = acting("Brick|Artwork", marble=1, artworks={"palazzo": 1}, council_art=1)
    city.mat(2, artworks={"palazzo": 1}, council_art=2)
    state = play(city.state(), "artwork Palazzo")
    assert mat(state, 1).artworks[3] == 2
    assert (mat(state, 1).council_art, mat(state, 2).council_art) == (1, 2)


@pytest.mark.parametrize(
    ("before", "reserve", "after"),
    [
        ((0,), 5, (1, 0, 0)),
        ((3, 4, 0), 5, (4, 4, 1)),
        ((1, 1, 1), 3, (2, 2, 2)),
        ((2, 1, 0), 1, (2, 1, 1)),
        ((2, 1, 0), 2, (2, 2, 1)),
        ((1, 1, 2), 1, (2, 1, 2)),
        ((2, 1, 1), 1, (2, 2, 1)),
        ((4, 3, 4), 1, (4, 4, 4)),
        ((4, 2, 3), 1, (4, 3, 3)),
    ],
)
def test_c4_4_weave(before: tuple[int, ...], reserve: int, after: tuple[int, ...]) -> None:
    """As many as possible; the emptiest first, of equals the leftmost."""
    state = play(acting("Wood|Weave", cloth=before, reserve=reserve).state(), "weave")
    assert mat(state, 1).cloth == after
    assert mat(state, 1).reserve == reserve - (sum(after) - sum(before))


@pytest.mark.parametrize("cloth", [(4,), (4, 4), (4, 4, 4)])
def test_c4_4_impossible_with_full_workshops(cloth: tuple[int, ...]) -> None:
    state = acting("Wood|Weave", cloth=cloth).state()
    assert "draw weave" in legal_moves(state)
    check_refusal(state, "weave", "C4.4")


def test_c4_4_full_warehouses_do_not_matter_and_an_empty_reserve_does() -> None:
    full = acting("Wood|Weave", wood=4, brick=4, marble=4).state()
    assert "weave" in legal_moves(full)
    check_refusal(acting("Wood|Weave", reserve=0).state(), "weave", "C4.4")


def test_c4_7_contribute() -> None:
    city = acting("Brick|Contribute", wood=1, marble=1)
    materials = {"wood", "marble"}
    expected = {f"{m} {church}" for m in materials for church in ("Fiore", "Miniato", "Croce")}
    assert of_sort(city.state(), "contribute") == expected
    own = mat(play(city.state(), "contribute marble Croce"), 1)
    assert own.contributed == (0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert (own.warehouse, own.artworks, own.reserve) == ((1, 0, 0), (0, 0, 0, 0), 38)


def test_c4_7_impossible_if_nothing_held_fits() -> None:
    gone = {"fiore wood": 5, "miniato wood": 3, "croce wood": 4}
    state = acting("Brick|Contribute", wood=2).mat(2, contributed=gone).state()
    assert "draw contribute" in legal_moves(state)
    check_refusal(state, "contribute wood Fiore", "C4.7")
    check_refusal(acting("Brick|Contribute").state(), "contribute wood Fiore", "C4.7")
