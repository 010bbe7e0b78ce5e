"""How a category stands: places, points and what decided ties (C5.5, C5.6)."""

from __future__ import annotations

import cython

from ..rules import scoring
from ..rules.table import Table
from .view_types import Line

if not cython.compiled:
    from ..rules.board import PALACE
    from ..rules.player import Player


def tie(one: Player, other: Player) -> str:
    """What decides between two players with equally many cubes (C5.6)."""
    if one.seats + one.artworks[PALACE] != other.seats + other.artworks[PALACE]:
        return "sum"
    if one.seats != other.seats:
        return "seats"
    if one.seats:
        return "older-seat"
    return "older-artwork" if one.council_art else "shared"


def seats_by_rank(table: Table) -> list[int]:
    """The seats with cubes by the keys just rated, best first, equal ones in their order."""
    order: list[int] = []
    for seat in range(table.seats):
        if table.keys[seat]:
            at = 0
            while at < len(order) and table.keys[order[at]] >= table.keys[seat]:
                at += 1
            order.insert(at, seat)
    return order


def place(table: Table, seat: int) -> int:
    """The place of a seat by the keys just rated, from 1, equal when shared."""
    better = 1
    for other in range(table.seats):
        if table.keys[other] > table.keys[seat]:
            better += 1
    return better


def tie_reason(table: Table, category: int, seat: int, other: int) -> str | None:
    """What decided between two neighbours in a scoring; None unless their cubes are equal."""
    one, two = table.players[seat], table.players[other]
    if scoring.cubes(one, category) != scoring.cubes(two, category):
        return None
    return tie(one, two)


def tie_at(table: Table, category: int, order: list[int], at: int) -> str | None:
    """What decided between this line and its neighbours: that they share, if any of them does.

    Otherwise the one before it counts, then the one after it.  Who shares has neither seats nor
    council artworks, so it is the sum that sets it behind an equal that it does not share with.
    """
    before = tie_reason(table, category, order[at], order[at - 1]) if at > 0 else None
    after = tie_reason(table, category, order[at], order[at + 1]) if at + 1 < len(order) else None
    return after if before is None or after == "shared" else before


def lines(table: Table, category: int) -> list[Line]:
    """The lines of the scoring just rated, best first."""
    order = seats_by_rank(table)
    found = []
    for at in range(len(order)):
        seat = order[at]
        held = scoring.cubes(table.players[seat], category)
        decided = tie_at(table, category, order, at)
        found.append(Line(seat, held, place(table, seat), table.points[seat], decided))
    return found


def by_tile(table: Table, category: int) -> list[Line]:
    """The lines of a category as it would score now as a tile (C5.5)."""
    scoring.rate_tile(table, category)
    return lines(table, category)


def by_card(table: Table, category: int) -> list[Line]:
    """The lines of a category as it would score now as a scoring card (C6.2)."""
    scoring.rate_card(table, category)
    return lines(table, category)
