"""How a category stands: places, points and what decided ties (C5.5, C5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import names
from .board import PALACE
from .position import Mat
from .view import Line, Standing

if TYPE_CHECKING:
    from .position import Position
    from .state import State


def tie(one: Mat, other: Mat) -> str:
    """What decides between two players with equally many cubes (C5.6)."""
    if one.seats + one.artworks[PALACE] != other.seats + other.artworks[PALACE]:
        return "sum"
    if one.seats != other.seats:
        return "seats"
    if one.seats:
        return "older-seat"
    return "older-artwork" if one.council_art else "shared"


def _tie_of(lines: list[tuple[int, int, int, int]], at: int, mats: tuple[Mat, ...]) -> str | None:
    """What decided between this line and its neighbour with equally many cubes, if there is one."""
    for near in (at - 1, at + 1):
        if 0 <= near < len(lines) and lines[near][1] == lines[at][1]:
            return tie(mats[lines[at][3]], mats[lines[near][3]])
    return None


def lines(rated: list[tuple[int, int, int]], mats: tuple[Mat, ...]) -> list[Line]:
    """The lines of a scoring, best first, from each seat's cubes, key and points."""
    ranked = sorted(
        ((-key, cubes, points, seat) for seat, (cubes, key, points) in enumerate(rated) if cubes),
        key=lambda entry: (entry[0], entry[3]),
    )
    keys = [entry[0] for entry in ranked]
    return [
        Line(seat, cubes, 1 + keys.index(key), points, _tie_of(ranked, at, mats))
        for at, (key, cubes, points, seat) in enumerate(ranked)
    ]


def standing(state: State, position: Position, category: int, card: bool = False) -> Standing:
    """A category as it would score now, as a tile or as a scoring card."""
    rated = state.card_points_now(category) if card else state.points_now(category)
    return Standing(names.CATEGORIES[category], lines(rated, position.mats))
