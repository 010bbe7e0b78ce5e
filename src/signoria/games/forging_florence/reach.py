"""How far a figure comes (F4.2)."""

import cython

from .table import Table

if not cython.compiled:
    from .board import CENTRE, HEXES, NEIGHBOUR, NOBODY, SIDES
    from .player import Player


def golden_taken(table: Table, me: Player) -> bool:
    """Whether another figure stands on the golden hex, so that it cannot even be crossed."""
    for seat in range(table.seats):
        if seat != me.seat and table.players[seat].hex == CENTRE:
            return True
    return False


def spread(table: Table, hex: int, n: int, closed: bool) -> int:
    """Queue the hexes beside this one that are new and open; returns the queue's new length."""
    for side in range(SIDES):
        beside = NEIGHBOUR[SIDES * hex + side]
        if beside == NOBODY or table.steps[beside] != NOBODY or table.walkable[beside] == 0:
            continue
        if closed and beside == CENTRE:
            continue
        table.steps[beside] = table.steps[hex] + 1
        table.queue[n] = beside
        n += 1
    return n


def reach(table: Table, me: Player, most: int) -> None:
    """Write to table.steps how many hexes away each one is, NOBODY beyond so many."""
    closed = golden_taken(table, me)
    for hex in range(HEXES):
        table.steps[hex] = NOBODY
    table.steps[me.hex] = 0
    table.queue[0] = me.hex
    n = 1
    at = 0
    while at < n and table.steps[table.queue[at]] < most:
        n = spread(table, table.queue[at], n, closed)
        at += 1
