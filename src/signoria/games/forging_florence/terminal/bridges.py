"""The bridges of a map, by the names of Florence's old ones from the west to the east (F2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ..view.view_types import Hex

NAMES = ("carraia", "trinita", "vecchio", "grazie")
BESIDE = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def bridges(hexes: Sequence[Hex]) -> list[tuple[str, list[Hex]]]:
    """Each bridge's name, as in the message ``bridge-<name>``, and its hexes."""
    left = {(hex.q, hex.r): hex for hex in hexes if hex.terrain.endswith("-bridge")}
    found = []
    while left:
        found.append(take_connected(left, next(iter(left))))
    return list(zip(NAMES, sorted(found, key=from_west), strict=False))


def take_connected(left: dict[tuple[int, int], Hex], first: tuple[int, int]) -> list[Hex]:
    """The hexes of one kind that hang together with one; they are taken out."""
    bridge = [left.pop(first)]
    for hex in bridge:
        for q, r in BESIDE:
            beside = left.get((hex.q + q, hex.r + r))
            if beside is not None and beside.terrain == hex.terrain:
                bridge.append(left.pop((beside.q, beside.r)))
    return bridge


def from_west(bridge: Sequence[Hex]) -> tuple[float, float]:
    """Orders from west to east, and from north to south where that is the same."""
    return round(fmean(hex.q + hex.r / 2 for hex in bridge), 2), fmean(hex.r for hex in bridge)
