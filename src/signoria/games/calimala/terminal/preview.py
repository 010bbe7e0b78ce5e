"""What a disc placed on a street would set going, as everybody can see (C3.2, C5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from ..view.values_of_view import values_of
from ..view.view_types import View
from .words import WHITE

ACTIVE_DISCS = 3


@dataclass(frozen=True)
class Preview:
    """Whose discs act, from the top; who then takes a seat, and at which tile (from 1)."""

    acting: list[int]
    seat: int | None
    tile: int | None
    leaving: int | None  # a disc that leaves the game instead, or is exchanged


def preview(view: View, street: int, seat: int) -> Preview:
    """The consequences for a disc that this seat places on the street of that number."""
    below = view.streets[street].discs[::-1]
    acting = [seat, *(disc for disc in below[: ACTIVE_DISCS - 1] if disc != WHITE)]
    if len(below) < values_of(view).stack - 1:
        return Preview(acting, None, None, None)
    bottom = below[-1]
    if view.scored == len(view.tiles):
        return Preview(acting, None, None, bottom)
    return Preview(acting, seat if bottom == WHITE else bottom, view.scored + 1, None)
