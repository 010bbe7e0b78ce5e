"""What discs on the streets will still do: act again, become a seat, serve others (C3.2, C5.1)."""

import cython

from ...rules.table import Table
from ..scratchpad import Mind
from . import action_value

if not cython.compiled:
    from ...rules.board import STACK, TILES, WHITE
    from ...rules.player import Player
    from ..heuristic_limits import SURE, TOP_REACH


def reach_chance(mind: Mind, discs: int) -> int:
    """The chance that this number of discs still come to a street."""
    return mind.reach[mind.turns][discs] if discs <= TOP_REACH else 0


def seat(mind: Mind, table: Table) -> int:
    """What a seat is worth: it decides ties in all the tiles to come (C5.6)."""
    return mind.seat * (table.values.tiles - table.scored) // TILES


def seats_to_come(mind: Mind, table: Table, me: Player, street: int) -> int:
    """What our discs in this stack may still be worth as seats (C5.1)."""
    height = table.height[street]
    seats = 0
    for level in range(height):
        if table.discs[STACK * street + level] == me.seat:
            seats += reach_chance(mind, table.values.stack - height + level)
    return seats * seat(mind, table) // SURE


def otherwise_idle(mind: Mind, table: Table, below: int) -> int:
    """The chance that a disc so far below the new one would not have acted later instead (C3.2)."""
    return SURE - reach_chance(mind, action_value.lesser(3, table.values.stack) - below)


def rivals_gain(mind: Mind, table: Table, me: Player, street: int) -> int:
    """What the next two discs of this stack do for rivals when we place on it."""
    worth = 0
    top = table.height[street] - 1
    for level in range(top, top - 2, -1):
        if level < 0:
            break
        owner = table.discs[STACK * street + level]
        if owner != WHITE and owner != me.seat:
            worth += action_value.of_street(mind, table, table.players[owner], street)
    return worth * mind.feed // 1000
