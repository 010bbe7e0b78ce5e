"""How far it is from each guild house to each kind of place, in turns (F2.3)."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from ..rules import names
from ..rules.board import CENTRE, FACES, SHOP_KINDS, Terrain
from .grid import Hexes, beside, where

SHOP_SITES = (Terrain.SHOP_A, Terrain.SHOP_A + 1, Terrain.SHOP_A + 2)
PLACES = ("quarry", "mill", *names.SHOPS, "golden")
Means = dict[str, float]  # expected turns by place
Laid = tuple[int, tuple[int, ...]]  # the mill left out, and the kind of each shop in reading order


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


@cache
def turns_needed(distance: int) -> float:
    """How many turns it takes on the average to go so far, rolling the rulebook's die."""
    if distance <= 0:
        return 0.0
    return 1.0 + sum(turns_needed(distance - n) for n in range(1, FACES + 1)) / FACES


def setups(terrain: Hexes, free: bool) -> list[Laid]:
    """Every mill left out with every way to lay out the shops, all as likely (F3.2).

    With ``free`` the shops are shuffled over all sites, otherwise by pairs of sites.
    """
    sites = where(terrain, *SHOP_SITES)
    if free:
        layouts = sorted(set(permutations([*range(SHOP_KINDS), *range(SHOP_KINDS)])))
    else:
        pairs = [terrain[site] - Terrain.SHOP_A for site in sites]
        layouts = [
            tuple(order[pair] for pair in pairs) for order in permutations(range(SHOP_KINDS))
        ]
    return [(empty, kinds) for empty in where(terrain, Terrain.MILL) for kinds in layouts]


def start_of(terrain: Hexes, house: int) -> int:
    """The hex beside a guild house where its figure starts (F3.1)."""
    return next(n for n in beside(house) if terrain[n] == Terrain.START)


def fairness(terrain: Hexes, free: bool = False) -> list[Means]:
    """For each house site in reading order the mean expected turns to each kind of place.

    The mean is over the sites of the shops and over the mill left out (F2.3, F3.2).
    """
    houses, every = where(terrain, Terrain.HOUSE), setups(terrain, free)
    return [_means(terrain, start_of(terrain, house), every) for house in houses]


def _means(terrain: Hexes, start: int, every: list[Laid]) -> Means:
    sums = dict.fromkeys(PLACES, 0.0)
    reached = {empty: distances(terrain, empty, start) for empty in where(terrain, Terrain.MILL)}
    for empty, kinds in every:
        for place, sites in _sites(terrain, empty, kinds).items():
            sums[place] += turns_needed(_nearest(reached[empty], sites))
        sums["golden"] += turns_needed(reached[empty][CENTRE])
    return {place: total / len(every) for place, total in sums.items()}


def _sites(terrain: Hexes, empty: int, kinds: tuple[int, ...]) -> dict[str, list[int]]:
    """The sites of each kind of place but the golden hex."""
    found = {"quarry": where(terrain, Terrain.QUARRY), "mill": where(terrain, Terrain.MILL)}
    found["mill"].remove(empty)
    sites = where(terrain, *SHOP_SITES)
    for kind, shop in enumerate(names.SHOPS):
        found[shop] = [site for site, stands in zip(sites, kinds, strict=True) if stands == kind]
    return found


def _nearest(reached: dict[int, int], sites: list[int]) -> int:
    """The way to a hex beside one of the sites."""
    return min(reached[n] for site in sites for n in beside(site) if n in reached)


def gaps(means: list[Means]) -> Means:
    """By how many turns the houses differ, for each kind of place."""
    by_place = {place: [house[place] for house in means] for place in PLACES}
    return {place: max(turns) - min(turns) for place, turns in by_place.items()}
