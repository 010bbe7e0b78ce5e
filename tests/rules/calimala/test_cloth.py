"""C4.5, C4.6, C4.8 and C4.9: where cloth goes and from where, and that it stays."""

import pytest

from tests.rules.calimala.support.playing import check_refusal, legal_moves, mat, of_sort, play
from tests.rules.calimala.support.table import Table, table


def acting(street: str, **what: object) -> Table:
    """Seat 1 may act by its disc in second place, without duty."""
    return table(3).mat(1, **what).stack(street, "1 0").acting(street, depth=1)


def ways(cloth: int, ships: int) -> set[str]:
    state = acting("Contribute|Ship", cloth=(min(4, cloth), max(0, cloth - 4)), ships=ships).state()
    return of_sort(state, "ship")


@pytest.mark.parametrize(("most", "number"), [(0, 0), (1, 3), (2, 9), (3, 19)])
def test_c4_5_number_of_ways(most: int, number: int) -> None:
    """3 ways for one cloth, 6 for two, 10 for three: as many as ships and cloth allow."""
    assert len(ways(most, 3)) == len(ways(7, most)) == number


def test_c4_5_one_cloth_for_each_ship_at_most() -> None:
    state = acting("Contribute|Ship", cloth=(4,), ships=2).state()
    assert {"Lisbon", "Lisbon Lisbon", "Barcelona London"} < of_sort(state, "ship")
    check_refusal(state, "ship Lisbon Lisbon London", "C4.5")
    own = mat(play(state, "ship Barcelona London"), 1)
    assert (own.delivered, own.cloth, own.ships) == ((1, 0, 1, 0, 0, 0), (2, 0, 0), 2)


@pytest.mark.parametrize("lacking", [{"cloth": (2,), "ships": 0}, {"cloth": (0,), "ships": 2}])
def test_c4_5_impossible_without_cloth_or_ships(lacking: dict[str, object]) -> None:
    state = acting("Contribute|Ship", **lacking).state()
    assert "draw ship" in legal_moves(state)
    check_refusal(state, "ship Lisbon", "C4.5")


def test_c4_5_full_ports() -> None:
    city = acting("Contribute|Ship", cloth=(4,), ships=3)
    one_left = city.mat(2, delivered={"barcelona": 12, "lisbon": 12, "london": 10})
    assert of_sort(one_left.state(), "ship") == {"London", "London London"}
    check_refusal(one_left.state(), "ship Barcelona", "C4.5")
    none_left = city.mat(2, delivered={"barcelona": 12, "lisbon": 12})
    none_left.mat(0, delivered={"london": 12})
    assert of_sort(none_left.state(), "ship") == set()
    assert "draw ship" in legal_moves(none_left.state())


def test_c4_6_transport() -> None:
    city = acting("Weave|Transport", cloth=(2,), houses="troyes hamburg")
    assert of_sort(city.state(), "transport") == {"Troyes", "Hamburg", "Troyes Hamburg"}
    check_refusal(city.state(), "transport Bruges", "C4.6")
    own = mat(play(city.state(), "transport Troyes Hamburg"), 1)
    assert (own.delivered, own.cloth) == ((0, 0, 0, 1, 0, 1), (0, 0, 0))


@pytest.mark.parametrize(("cloth", "number"), [(0, 0), (1, 3), (2, 6), (3, 7), (4, 7)])
def test_c4_6_as_many_as_there_is_cloth(cloth: int, number: int) -> None:
    state = acting("Weave|Transport", cloth=(cloth,), houses="troyes bruges hamburg").state()
    assert len(of_sort(state, "transport")) == number
    assert ("draw transport" in legal_moves(state)) == (number == 0)


def test_c4_6_impossible_without_a_house_whose_city_has_room() -> None:
    assert "draw transport" in legal_moves(acting("Weave|Transport", cloth=(2,)).state())
    city = acting("Weave|Transport", cloth=(2,), houses="bruges").mat(2, delivered={"bruges": 12})
    assert "draw transport" in legal_moves(city.state())
    check_refusal(city.state(), "transport Bruges", "C4.6")


@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        ((3, 1, 2), "ship Lisbon", (2, 1, 2)),
        ((2, 2, 2), "ship Lisbon", (1, 2, 2)),
        ((1, 3, 3), "ship Lisbon", (1, 2, 3)),
        ((1, 3, 3), "ship Lisbon Lisbon", (1, 2, 2)),
        ((4, 0, 2), "ship Lisbon Lisbon London", (1, 0, 2)),
        ((0, 1, 2), "ship Lisbon London London", (0, 0, 0)),
        ((1, 2, 0), "ship Barcelona", (1, 1, 0)),
    ],
)
def test_c4_8_cloth_leaves_the_fullest_workshop(
    before: tuple[int, ...], move: str, after: tuple[int, ...]
) -> None:
    state = play(acting("Contribute|Ship", cloth=before, ships=3).state(), move)
    assert mat(state, 1).cloth == after


def test_c4_8_the_same_for_transport() -> None:
    city = acting("Weave|Transport", cloth=(1, 3, 2), houses="troyes bruges hamburg")
    assert mat(play(city.state(), "transport Troyes Bruges Hamburg"), 1).cloth == (1, 1, 1)


def test_c4_9_placed_cubes_stay() -> None:
    """Also when a tile or a card has scored them."""
    setting = table(3).mat(0, delivered={"lisbon": 2}, contributed={"fiore wood": 1})
    setting.mat(0, artworks={"palazzo": 1}).tiles("lisbon").stack("Marble|Wood", "1 2 1 0")
    state = play(setting.acting("Marble|Wood", depth=2).is_(turn=9).state(), "stop")
    own = mat(state, 0)
    assert state.position().scored == 1
    assert (own.delivered[1], own.contributed[0], own.artworks[3]) == (2, 1, 1)
