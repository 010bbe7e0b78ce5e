"""Maps: read from text, checked, measured (F2).  ``florence.map`` describes the format."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from pathlib import Path

from . import names
from .board import (
    CENTRE,
    DIE,
    HEX_Q,
    HEX_R,
    HEXES,
    NEIGHBOUR,
    NOBODY,
    SHOP_KINDS,
    SIDES,
    Terrain,
)
from .faults import bad_setup

Hexes = tuple[int, ...]
DEFAULT = Path(__file__).with_name("florence.map")
ROWS = 13
_WIDTHS = tuple(HEX_R.count(row) for row in range(ROWS))
_COUNTS = {"*": 1, "H": 4, "s": 4, "M": 4, "a": 2, "b": 2, "c": 2}


def name(hex: int) -> str:
    """A hex by its axial coordinates, the golden one being 0,0 (F2.1)."""
    return f"{HEX_Q[hex] - 6},{HEX_R[hex] - 6}"


def beside(hex: int) -> list[int]:
    """The hexes beside one."""
    return [n for n in NEIGHBOUR[SIDES * hex : SIDES * hex + SIDES] if n != NOBODY]


def default() -> str:
    """The default map as one line."""
    return line(read(DEFAULT.read_text(encoding="utf-8")))


def line(terrain: Sequence[int]) -> str:
    """A map as one line, its rows parted by slashes; ``read`` reads it, too."""
    signs = "".join(names.SIGNS[code] for code in terrain)
    ends = [sum(_WIDTHS[:row]) for row in range(ROWS + 1)]
    return "/".join(signs[ends[row] : ends[row + 1]] for row in range(ROWS))


@cache
def read(text: str) -> Hexes:
    """The terrain of every hex, checked; raises ``BadSetup`` naming row, hex or site."""
    remarks_gone = [row for row in text.splitlines() if not row.lstrip().startswith(";")]
    rows = ["".join(row.split()) for part in remarks_gone for row in part.split("/")]
    rows = [row for row in rows if row]
    if len(rows) != ROWS:
        raise bad_setup("Map", "map-rows", rows=len(rows), wanted=ROWS)
    for number, (row, width) in enumerate(zip(rows, _WIDTHS, strict=True), 1):
        if len(row) != width:
            raise bad_setup("Map", "map-row", row=number, value=len(row), wanted=width)
        for sign in row:
            if sign not in names.SIGNS:
                raise bad_setup("Map", "map-sign", row=number, value=sign, known=names.SIGNS)
    terrain = tuple(names.SIGNS.index(sign) for sign in "".join(rows))
    _check_sites(terrain)
    _check_ways(terrain)
    _check_fairness(terrain)
    return terrain


def _where(terrain: Hexes, *codes: int) -> list[int]:
    """The hexes of these terrains, in reading order."""
    return [hex for hex in range(HEXES) if terrain[hex] in codes]


def _check_sites(terrain: Hexes) -> None:
    """As many of each as F1.1 and F2.1 say; each guild house has its start."""
    for sign, wanted in _COUNTS.items():
        found = len(_where(terrain, names.SIGNS.index(sign)))
        if found != wanted:
            raise bad_setup("Map", "map-count", sign=sign, value=found, wanted=wanted)
    if terrain[CENTRE] != Terrain.GOLDEN:
        raise bad_setup("Map", "map-centre")
    _check_bridges(terrain)
    for one, other in ((Terrain.HOUSE, Terrain.START), (Terrain.START, Terrain.HOUSE)):
        for hex in _where(terrain, one):
            if sum(terrain[n] == other for n in beside(hex)) != 1:
                raise bad_setup("Map", "map-start", hex=name(hex))
    for hex in range(HEXES):
        around = {terrain[n] for n in beside(hex)}
        if {Terrain.MILL, Terrain.QUARRY, Terrain.HOUSE} <= around:
            raise bad_setup("Map", "map-all-beside", hex=name(hex))


def _check_bridges(terrain: Hexes) -> None:
    """Two short bridges of one hex and two long ones of two (F1.1)."""
    for sign, code, length in (
        ("=", Terrain.SHORT_BRIDGE, 1),
        ("#", Terrain.LONG_BRIDGE, 2),
    ):
        hexes = _where(terrain, code)
        links = [sum(terrain[n] == code for n in beside(hex)) for hex in hexes]
        if len(hexes) != 2 * length or links != [length - 1] * len(hexes):
            raise bad_setup("Map", "map-bridges", sign=sign, wanted=length)


def distances(terrain: Hexes, empty: int, start: int) -> dict[int, int]:
    """How many hexes away each hex is that a lone figure reaches; ``empty`` is a mill's hex."""
    found = {start: 0}
    queue = [start]
    for hex in queue:
        for n in beside(hex):
            if n not in found and (terrain[n] < Terrain.MILL or n == empty):
                found[n] = found[hex] + 1
                queue.append(n)
    return found


def _check_ways(terrain: Hexes) -> None:
    """In every setup every site is reached from every start (F2.3)."""
    sites = _where(terrain, Terrain.HOUSE, Terrain.QUARRY, *_SHOPS, Terrain.MILL)
    if not _where(terrain, Terrain.QUARRY):
        raise bad_setup("Map", "map-count", sign="Q", value=0, wanted=1)
    for empty in _where(terrain, Terrain.MILL):
        for start in _where(terrain, Terrain.START):
            reached = distances(terrain, empty, start)
            if not any(terrain[n] < Terrain.MILL for n in beside(CENTRE)) or CENTRE not in reached:
                raise bad_setup("Map", "map-golden")
            for site in sites:
                if site != empty and not any(n in reached for n in beside(site)):
                    raise bad_setup("Map", "map-unreached", hex=name(site), start=name(start))


_SHOPS = (Terrain.SHOP_A, Terrain.SHOP_A + 1, Terrain.SHOP_A + 2)
PLACES = ("quarry", "mill", *names.SHOPS, "golden")


@cache
def turns_needed(distance: int) -> float:
    """How many turns it takes on the average to go so far, rolling one die a turn."""
    if distance <= 0:
        return 0.0
    return 1.0 + sum(turns_needed(distance - n) for n in range(1, DIE + 1)) / DIE


def fairness(terrain: Hexes) -> list[dict[str, float]]:
    """For each house site in reading order the mean expected turns to each kind of place.

    The mean is over the sites of the shops, by pairs, and over the mill left out (F2.3, F3.2).
    """
    return [
        _means(terrain, next(n for n in beside(house) if terrain[n] == Terrain.START))
        for house in _where(terrain, Terrain.HOUSE)
    ]


def _means(terrain: Hexes, start: int) -> dict[str, float]:
    sums = dict.fromkeys(PLACES, 0.0)
    setups = [
        (empty, order)
        for empty in _where(terrain, Terrain.MILL)
        for order in permutations(range(SHOP_KINDS))
    ]
    for empty, order in setups:
        reached = distances(terrain, empty, start)
        mills = [hex for hex in _where(terrain, Terrain.MILL) if hex != empty]
        sites = [_where(terrain, Terrain.QUARRY), mills]
        sites += [_where(terrain, _SHOPS[order[kind]]) for kind in range(SHOP_KINDS)]
        for place, hexes in zip(PLACES, sites, strict=False):
            sums[place] += turns_needed(
                min(reached[n] for hex in hexes for n in beside(hex) if n in reached)
            )
        sums["golden"] += turns_needed(reached[CENTRE])
    return {place: total / len(setups) for place, total in sums.items()}


def _check_fairness(terrain: Hexes) -> None:
    """The four houses differ by at most one turn (F2.3)."""
    means = fairness(terrain)
    for place in PLACES:
        turns = [house[place] for house in means]
        if max(turns) - min(turns) > 1.0:
            gap = f"{max(turns) - min(turns):.2f}"
            raise bad_setup("Map", "map-unfair", place=place, turns=gap)
