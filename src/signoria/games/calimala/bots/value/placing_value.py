"""Where to place a disc: what it does now and later, for us and for others (C3, C5)."""

import cython

from ...rules import turn
from ...rules.table import Table
from .. import activation_plan
from ..scratchpad import Mind
from . import disc_value, majorities

if not cython.compiled:
    from ...rules.board import NOBODY, STACK, WHITE, Duty, Move
    from ...rules.memory import copy_table
    from ...rules.player import Player
    from ..heuristic_limits import SURE, TOP_EXTRA, TOP_HELD, UNKNOWN


def activate(mind: Mind, table: Table, me: Player, copies: int) -> None:
    """Use each connected action ``copies`` times, and cards."""
    table.left[0] = copies
    table.left[1] = copies
    activation_plan.follow(mind, table, me)


def place_acts(mind: Mind, table: Table, me: Player, street: int, white: int) -> int:
    """The disc just placed acts, then those of ours among the next two; returns the worth."""
    table.street = street
    table.duty = Duty.OWED
    activate(mind, table, me, 2 if white else 1)
    table.duty = Duty.NONE_OWED
    points = activation_plan.value(mind, table, me)
    top = table.height[street] - 1
    for below in range(1, 3):
        if below <= top and table.discs[STACK * street + top - below] == me.seat:
            before = activation_plan.value(mind, table, me)
            activate(mind, table, me, 1)
            gain = activation_plan.value(mind, table, me) - before
            points += (
                gain * disc_value.otherwise_idle(mind, table, below) // SURE * mind.own // 1000
            )
    return points


def rush(mind: Mind, table: Table, turns: int) -> int:
    """Let the next tile be scored after ``turns`` turns; returns the number before (C3.10)."""
    if table.scored == table.values.tiles:
        return 0
    category = table.tiles[table.scored]
    before = mind.tile_turns[category]
    mind.tile_turns[category] = turns
    for extra in range(TOP_EXTRA + 1):
        for cubes in range(TOP_HELD + 1):
            mind.gains[extra][category][cubes] = UNKNOWN
    return before


def seat_owner(table: Table, me: Player, street: int) -> int:
    """Who gets the seat when we place the fourth disc here; NOBODY without one (C5.1, C5.2)."""
    owner = table.discs[STACK * street]
    if table.scored == table.values.tiles or table.height[street] < table.values.stack - 1:
        return NOBODY
    if owner == WHITE:
        return me.seat if me.coloured else NOBODY
    return owner


def lay(mind: Mind, table: Table, me: Player, street: int, white: int) -> int:
    """Put the disc on the scratch table; returns what is thereby given away."""
    price = disc_value.rivals_gain(mind, table, me, street)
    price += disc_value.seats_to_come(mind, table, me, street)
    owner = seat_owner(table, me, street)
    if owner == me.seat:
        price -= disc_value.seat(mind, table)
        me.seats += 1
    elif owner != NOBODY:
        price += mind.rival_seat
    if white:
        me.white -= 1
        price += mind.white * mind.engine // 1000
    else:
        me.coloured -= 1
    turn.put(table, street, WHITE if white else me.seat)
    return price


def worth(mind: Mind, table: Table, seen: Table, action: int) -> int:
    """What a placement is worth, tried out on a copy of the table."""
    white = 1 if action >= Move.PLACE_WHITE else 0
    street = action - Move.PLACE_WHITE if white else action - Move.PLACE
    copy_table(table, seen)
    me = table.players[mind.me]
    mind.drawn = 0
    price = lay(mind, table, me, street, white)
    scored_now = 1 if table.height[street] == table.values.stack else 0
    turns = 0
    if scored_now:
        turns = rush(mind, table, 0)
    mind.points = majorities.total(mind, table, me)
    points = place_acts(mind, table, me, street, white)
    if scored_now:
        rush(mind, table, turns)
        turn.take_disc(table, street, 0)
    return points - price + disc_value.seats_to_come(mind, table, me, street)
