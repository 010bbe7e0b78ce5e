"""F2.3: the report on a map, worked out a second time from games on it."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria.games.contract import BadSetup
from signoria.games.forging_florence import GAME, State
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.rules import names
from tests.rules.forging_florence.tables import setup

PLACE_OF = {"stone": "quarry", "paper": "mill", "tools": "merchant", "paint": "apothecary",
            "press": "print-shop"}  # fmt: skip
DEFAULT = maps.default()
CHANGES = {  # by what they do to the default
    "nothing": ("T", "T"),
    "a mill far from the bridge": (",MggggM,", "M,ggggM,"),
    "one quarry": (",,TTT,,/", "Q,TTT,,/"),
    "shops the other way round": ("##.ca*ac", "##.ac*ac"),
    "a wood": (",,~~=~~,,", "T,~~=~~,,"),
}
MAPS = {
    name: (DEFAULT.replace("Q", "~") if name == "one quarry" else DEFAULT).replace(*change, 1)
    for name, change in CHANGES.items()
}


def ways(state: State, start: tuple[int, int]) -> dict[tuple[int, int], int]:
    """How far each hex is that a lone figure may enter."""
    hexes = {(hex.q, hex.r): hex for hex in GAME.view(state, None).hexes}
    found, ring = {start: 0}, [start]
    while ring:
        ring = [
            (q + x, r + y)
            for q, r in ring
            for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        ]
        ring = [at for at in dict.fromkeys(ring) if at in hexes and at not in found]
        ring = [at for at in ring if hexes[at].walkable]
        found.update(dict.fromkeys(ring, max(found.values()) + 1))
    return found


def turns(distance: int) -> float:
    """The expected number of rolls until so many hexes are gone."""
    expected = [0.0]
    for far in range(1, distance + 1):
        expected.append(1 + sum(expected[max(0, far - roll)] for roll in range(1, 7)) / 6)
    return expected[distance]


def layouts(text: str, shops: str) -> set[tuple[str, ...]]:
    """What can stand on the six sites of shops, in reading order (F3.2)."""
    if shops == "free":
        return set(permutations(names.SHOPS * 2))
    letters = [sign for sign in text if sign in "abc"]
    return {
        tuple(order["abc".index(letter)] for letter in letters)
        for order in permutations(names.SHOPS)
    }


def mean_turns(text: str, shops: str) -> dict[tuple[int, str], float]:
    """Mean turns from each house to each kind of place, from the games of all setups."""
    sums: dict[tuple[int, str], float] = {}
    every = layouts(text, shops)
    for layout in every:
        for mill in "0123":
            state = GAME.new_state(
                setup(Map=text, Shop_sites=shops, Shops=" ".join(layout), No_mill=mill, Players="4",
                      Painters="giotto masaccio fra-angelico botticelli")
            )  # fmt: skip
            view = GAME.view(state, None)
            for house, hand in enumerate(view.hands):
                far = ways(state, hand.hex)
                found = {"golden": far[0, 0]}
                for hex in view.hexes:
                    for resource in hex.offers if (hex.q, hex.r) in far else ():
                        place = PLACE_OF[resource]
                        found[place] = min(found.get(place, 99), far[hex.q, hex.r])
                for place, distance in found.items():
                    sums[house, place] = sums.get((house, place), 0.0) + turns(distance) / (
                        4 * len(every)
                    )
    return sums


@pytest.mark.parametrize(
    ("name", "shops"), [*((name, "pairs") for name in MAPS), ("a wood", "free")]
)
def test_f2_3_the_report_is_what_games_on_the_map_show(
    name: str, shops: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F2.3, F3.2: also on maps that are not fair, on which no game is played otherwise."""
    monkeypatch.setattr("signoria.games.forging_florence.map.check.MOST_APART", 99.0)
    maps.read.cache_clear()
    assert (MAPS[name] == DEFAULT) == (name == "nothing")
    report = maps.Files().report(MAPS[name], {"shops": shops})
    wanted = mean_turns(MAPS[name], shops)
    maps.read.cache_clear()
    assert report.setups == (24 if shops == "pairs" else 360)
    for house, row in enumerate(report.turns):
        for place, mean in zip(report.places, row, strict=True):
            assert mean == pytest.approx(wanted[house, place])
    for column, gap in enumerate(report.gaps):
        means = [row[column] for row in report.turns]
        assert gap == pytest.approx(max(means) - min(means))


def test_f2_3_a_map_is_fair_over_the_setups_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """F2.3, F3.2: two shops on one side are worse for the others if both have one colour."""
    text = DEFAULT.replace("~~......~~", "~~.a....~~", 1).replace("ca*ac", "c.*ac")
    apart = {
        shops: max(maps.Files().report(text, {"shops": shops}).gaps) for shops in names.SHOP_OPTIONS
    }
    assert apart["free"] < apart["pairs"]
    between = sum(apart.values()) / 2
    monkeypatch.setattr("signoria.games.forging_florence.map.check.MOST_APART", between)
    maps.read.cache_clear()
    assert GAME.resolve_options(2, {"map": text, "shops": "free"})["shops"] == "free"
    with pytest.raises(BadSetup, match=r"F2\.3"):
        GAME.resolve_options(2, {"map": text, "shops": "pairs"})
    maps.read.cache_clear()
