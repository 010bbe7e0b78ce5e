"""F1 and F2: what there is, and the board."""

from collections.abc import Callable

import pytest

from signoria.games.contract import BadSetup
from signoria.games.forging_florence import GAME
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import (
    HEXES,
    PIECE_ARTIST,
    PIECE_SORT,
)
from signoria.games.forging_florence.rules.values import STANDARD
from tests.rules.forging_florence.tables import FIELDS, at, setup, table

TERRAIN = maps.read(maps.default())


def signs(sign: str) -> set[str]:
    return {maps.name(hex) for hex in range(HEXES) if TERRAIN[hex] == names.SIGNS.index(sign)}


def orbit(*hexes: tuple[int, int]) -> set[str]:
    """The hexes and their images under both mirrors."""
    found = set()
    for q, r in hexes:
        for x, y in ((q, r), (-q - r, r)):
            found |= {f"{x},{y}", f"{x + y},{-y}"}
    return found


def test_f1_1_two_to_four_players() -> None:
    """F1.1: two to four players."""
    assert list(GAME.players) == [2, 3, 4]


def test_f1_2_resources() -> None:
    """F1.2: five resources, six tokens of each."""
    assert names.RESOURCES == ("tools", "stone", "press", "paint", "paper")
    assert STANDARD.tokens == 6
    assert set(GAME.view(table(), None).supply.values()) == {6}


def test_f1_3_ten_artists_and_22_pieces_with_three_copies() -> None:
    """F1.3: By artist: the sorts of the pieces."""
    sorts: dict[str, str] = {}
    for artist, sort in zip(PIECE_ARTIST, PIECE_SORT, strict=True):
        name = names.ARTISTS[artist]
        sorts[name] = sorts.get(name, "") + "pbs"[sort]
    assert sorts == {
        "giotto": "pp",
        "masaccio": "pp",
        "fra-angelico": "pp",
        "botticelli": "pp",
        "dante": "bb",
        "boccaccio": "bb",
        "machiavelli": "bb",
        "michelangelo": "ss",
        "brunelleschi": "sss",
        "leonardo": "pbs",
    }
    assert len(PIECE_ARTIST) == len(names.PIECES) == 22
    assert STANDARD.copies == (3, 3, 3)


def test_f1_4_the_dome_can_be_made_once() -> None:
    """F1.4: the Dome can be made once."""
    copies = GAME.view(table(), None).copies
    assert copies.pop("dome") == 1
    assert set(copies.values()) == {3}


def test_f2_1_the_default_map() -> None:
    """F2.1: the default map."""
    assert signs("*") == {"0,0"}
    assert signs("H") == orbit((3, -3))
    assert signs("a") == orbit((1, 0))
    assert signs("b") == orbit((1, -2))
    assert signs("c") == orbit((2, 0))
    assert signs("M") == orbit((5, -5))
    assert signs("Q") == orbit((6, -1), (6, -2))
    assert signs("=") == orbit((2, -4))
    assert signs("#") == orbit((4, 0), (5, 0))
    assert signs("T") == orbit((4, -6), (3, -6))
    assert signs("s") == orbit((2, -2))
    city = signs(".") | signs("s") | signs("H") | signs("a") | signs("b") | signs("c")
    near = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
    assert city | signs("*") == {f"{q},{r}" for q, r in near}


@pytest.mark.parametrize("mirror", [lambda q, r: (q + r, -r), lambda q, r: (-q - r, r)])
def test_f2_1_the_default_map_is_symmetric(mirror: Callable[[int, int], tuple[int, int]]) -> None:
    """F2.1: the default map is symmetric."""
    for hex in range(HEXES):
        q, r = map(int, maps.name(hex).split(","))
        other = at("{},{}".format(*mirror(q, r)))
        assert TERRAIN[hex] == TERRAIN[other]


def test_f2_1_neighbours() -> None:
    """F2.1: each hex has up to six neighbours."""
    assert {maps.name(n) for n in maps.beside(at("0,0"))} == {
        "1,0", "-1,0", "0,1", "0,-1", "1,-1", "-1,1",
    }  # fmt: skip
    assert len(maps.beside(at("6,0"))) == 3
    for hex in range(HEXES):
        assert all(hex in maps.beside(n) for n in maps.beside(hex))


def test_f2_2_what_is_not_entered() -> None:
    """F2.2: All four guild houses stand with two players, too; the mill site 0 is empty."""
    view = GAME.view(table(), None)
    closed = {f"{hex.q},{hex.r}" for hex in view.hexes if not hex.walkable}
    sites = signs("H") | signs("a") | signs("b") | signs("c")
    assert closed == sites | signs("~") | signs("T") | signs("Q") | (signs("M") - {"0,-5"})


def test_f2_3_the_default_is_fair() -> None:
    """F2.3: the default is fair."""
    means = maps.fairness(TERRAIN)
    assert all(house == pytest.approx(means[0]) for house in means)
    assert maps.turns_needed(0) == 0
    assert maps.turns_needed(1) == 1
    assert maps.turns_needed(2) == pytest.approx(1 + 1 / 6)


def change_hex(name: str, sign: str) -> str:
    """The default map with another sign on a hex."""
    terrain = list(TERRAIN)
    terrain[at(name)] = names.SIGNS.index(sign)
    return maps.line(terrain)


def walled_map() -> str:
    """The golden hex between four shops and two trees."""
    terrain = list(TERRAIN)
    for hex in maps.beside(at("0,0")):
        if names.SIGNS[terrain[hex]] == ".":
            terrain[hex] = names.SIGNS.index("T")
    return maps.line(terrain)


def unfair() -> str:
    """A long way from the first house to the quarries."""
    terrain = [names.SIGNS.index(",") if names.SIGNS[c] == "Q" else c for c in TERRAIN]
    terrain[at("-3,6")] = names.SIGNS.index("Q")
    return maps.line(terrain)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "map-rows"),
        ("/".join(["...."] * 13), "map-row"),
        (maps.default().replace("T", "t", 1), "map-sign"),
        (change_hex("0,-3", "."), "map-count"),
        (change_hex("2,-4", "#"), "map-short-bridges"),
        (change_hex("0,0", "."), "map-count"),
        (change_hex("3,-4", "="), "map-short-bridges"),
        (change_hex("5,0", "."), "map-long-bridges"),
        (walled_map(), "map-golden"),
        (unfair(), "map-unfair"),
    ],
)
def test_f2_3_maps_are_checked(text: str, reason: str) -> None:
    """F2.3: maps are checked."""
    with pytest.raises(BadSetup) as caught:
        setup(Map=text)
    assert (caught.value.field, caught.value.reason) == ("Map", reason)


def test_f2_3_each_site_must_be_reached() -> None:
    """F2.3: A mill behind trees, then a start that lies beside no house."""
    text = maps.default()
    for name in ("5,-6", "4,-5", "4,-4", "6,-6", "6,-5", "5,-4"):
        terrain = [names.SIGNS.index(sign) for sign in text.replace("/", "")]
        terrain[at(name)] = names.SIGNS.index("T")
        text = maps.line(terrain)
    with pytest.raises(BadSetup) as caught:
        setup(Map=text)
    assert caught.value.reason == "map-unreached"
    moved = change_hex("0,-2", ".")
    terrain = [names.SIGNS.index(sign) for sign in moved.replace("/", "")]
    terrain[at("0,1")] = names.SIGNS.index("s")
    with pytest.raises(BadSetup) as caught:
        setup(Map=maps.line(terrain))
    assert caught.value.reason == "map-start"


def test_f2_3_no_hex_beside_mill_quarry_and_house() -> None:
    """F2.3: no hex is beside mill, quarry and house."""
    terrain = list(TERRAIN)
    terrain[at("4,-4")] = names.SIGNS.index("Q")
    terrain[at("4,-3")] = names.SIGNS.index(",")
    terrain[at("5,-5")] = names.SIGNS.index(",")
    terrain[at("5,-4")] = names.SIGNS.index("M")
    with pytest.raises(BadSetup) as caught:
        setup(Map=maps.line(terrain))
    assert caught.value.reason == "map-all-beside"


def test_f2_3_the_format_forgives_spaces_and_remarks() -> None:
    """F2.3: the format forgives spaces and remarks."""
    text = maps.DEFAULT.read_text(encoding="utf-8")
    assert setup(Map=text).map == FIELDS["Map"]


def test_f4_3_prices() -> None:
    """F4.3: what each resource costs."""
    lire = {names.RESOURCES[i]: 5 * STANDARD.price[i] for i in range(5)}
    assert lire == {"tools": 5, "paint": 5, "press": 10, "stone": 0, "paper": 0}
