"""What a map must have, so that games can be played on it and none is lost by its house (F2.3)."""

from __future__ import annotations

from ..rules import names
from ..rules.board import CENTRE, HEXES, Terrain
from ..rules.faults import bad_setup
from .grid import FIELD, Hexes, beside, name, where
from .journeys import SHOP_SITES, distances, fairness, gaps

COUNTS = {"*": 1, "H": 4, "s": 4, "M": 4, "a": 2, "b": 2, "c": 2}
BRIDGES = (("=", Terrain.SHORT_BRIDGE, 1, "short"), ("#", Terrain.LONG_BRIDGE, 2, "long"))
MOST_APART = 1.0  # turns


def check_playable(terrain: Hexes) -> None:
    """All sites are there and can be reached; raises ``BadSetup`` naming sign, hex or site."""
    _check_counts(terrain)
    _check_bridges(terrain)
    _check_starts(terrain)
    _check_neighbours(terrain)
    _check_ways(terrain)


def check_fair(terrain: Hexes, free: bool) -> None:
    """The four houses differ by at most one turn (F2.3); raises ``BadSetup``.

    ``free``: over the setups with the shops shuffled freely (F3.2).
    """
    for place, apart in gaps(fairness(terrain, free)).items():
        if apart > MOST_APART:
            raise bad_setup(FIELD, "map-unfair", place=place, turns=f"{apart:.2f}")


def _check_counts(terrain: Hexes) -> None:
    """As many of each as F1.1 and F2.1 say."""
    for sign, wanted in COUNTS.items():
        found = len(where(terrain, names.SIGNS.index(sign)))
        if found != wanted:
            raise bad_setup(FIELD, "map-count", sign=sign, value=found, wanted=wanted)
    if not where(terrain, Terrain.QUARRY):
        raise bad_setup(FIELD, "map-count", sign="Q", value=0, wanted=1)
    if terrain[CENTRE] != Terrain.GOLDEN:
        raise bad_setup(FIELD, "map-centre")


def _check_bridges(terrain: Hexes) -> None:
    """Two short bridges of one hex and two long ones of two (F1.1)."""
    for sign, code, length, called in BRIDGES:
        hexes = where(terrain, code)
        links = [sum(terrain[n] == code for n in beside(hex)) for hex in hexes]
        if len(hexes) != 2 * length or links != [length - 1] * len(hexes):
            raise bad_setup(FIELD, f"map-{called}-bridges", sign=sign)


def _check_starts(terrain: Hexes) -> None:
    """Each guild house has its start, and each start its house (F3.1)."""
    for one, other in ((Terrain.HOUSE, Terrain.START), (Terrain.START, Terrain.HOUSE)):
        for hex in where(terrain, one):
            if sum(terrain[n] == other for n in beside(hex)) != 1:
                raise bad_setup(FIELD, "map-start", hex=name(hex))


def _check_neighbours(terrain: Hexes) -> None:
    """Nobody collects and creates without moving (F2.3)."""
    for hex in range(HEXES):
        if {Terrain.MILL, Terrain.QUARRY, Terrain.HOUSE} <= {terrain[n] for n in beside(hex)}:
            raise bad_setup(FIELD, "map-all-beside", hex=name(hex))


def _check_ways(terrain: Hexes) -> None:
    """In every setup every site is reached from every start (F2.3)."""
    for empty in where(terrain, Terrain.MILL):
        for start in where(terrain, Terrain.START):
            _check_reached(terrain, empty, start)


def _check_reached(terrain: Hexes, empty: int, start: int) -> None:
    """From one start, with one mill left out."""
    reached = distances(terrain, empty, start)
    if CENTRE not in reached or not any(terrain[n] < Terrain.MILL for n in beside(CENTRE)):
        raise bad_setup(FIELD, "map-golden")
    sites = where(terrain, Terrain.HOUSE, Terrain.QUARRY, *SHOP_SITES, Terrain.MILL)
    for site in sites:
        if site != empty and not any(n in reached for n in beside(site)):
            raise bad_setup(FIELD, "map-unreached", hex=name(site), start=name(start))
