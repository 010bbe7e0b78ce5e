"""Which actions are legal: legal() writes them to table.choices, ascending, and counts them."""

import cython

from . import duty, possible, turn
from .table import Table

if not cython.compiled:
    from .board import (
        ALL_KINDS,
        DEALT,
        FIRST_USE,
        GERMAN,
        KINDS,
        SCORING_CARDS,
        SHIPMENTS_UP_TO,
        START_CARDS,
        STREETS,
        Duty,
        Kind,
        Move,
        Phase,
    )
    from .player import Player


def add(table: Table, n: int, action: int) -> int:
    """Write the n-th choice; returns the new number."""
    table.choices[n] = action
    return n + 1


def keeps(table: Table, me: Player) -> int:
    """Scoring cards to keep (C2.2)."""
    n = 0
    for card in range(SCORING_CARDS):
        for place in range(DEALT):
            if me.dealt[place] == card:
                n = add(table, n, Move.KEEP + card)
    return n


def takes(table: Table) -> int:
    """Starting cards to take (C2.3)."""
    n = 0
    for place in range(START_CARDS):
        if table.open_cards[place]:
            n = add(table, n, Move.TAKE + place)
    return n


def certain_streets(table: Table, me: Player) -> int:
    """The streets, as bits, where the duty is certain; all of them if it is nowhere (C3.6)."""
    kinds = 0
    for kind in range(KINDS):
        if duty.certain(table, me, kind):
            kinds |= 1 << kind
    streets = 0
    for street in range(STREETS):
        if (
            kinds >> table.street_kind[2 * street] & 1
            or kinds >> table.street_kind[2 * street + 1] & 1
        ):
            streets |= 1 << street
    return streets if streets else (1 << STREETS) - 1


def placements(table: Table, me: Player) -> int:
    """Coloured and white discs on the certain streets (C3.1, C3.6)."""
    n = 0
    streets = certain_streets(table, me)
    if me.coloured:
        for street in range(STREETS):
            if streets >> street & 1:
                n = add(table, n, Move.PLACE + street)
    if me.white:
        for street in range(STREETS):
            if streets >> street & 1:
                n = add(table, n, Move.PLACE_WHITE + street)
    return n


def ways(me: Player, kind: int) -> int:
    """The number of uses of a kind worth trying: the ways to ship come by the number of cubes."""
    if kind == Kind.SHIP:
        return SHIPMENTS_UP_TO[min(me.ships, possible.cloth(me))]
    return FIRST_USE[kind + 1] - FIRST_USE[kind]


def uses(table: Table, me: Player, n: int, kind: int, sort: int, safe: bool) -> int:
    """The ways to carry out a possible action, of this sort of moves (C3.3, C3.5).

    ``safe`` is False for cards that might end the certainty of an open duty (C3.6).
    """
    first = FIRST_USE[kind]
    for use in range(first, first + ways(me, kind)):
        if possible.use_possible(table, me, use) and (safe or duty.certain_after(table, me, use)):
            n = add(table, n, sort + use)
    return n


def cards(table: Table, me: Player, n: int) -> int:
    """The cards that can be played (C3.5)."""
    safe = duty.harmless(table, me) if table.duty == Duty.OWED else ALL_KINDS
    for kind in range(KINDS):
        if me.hand[kind] and possible.possible(table, me, kind):
            n = uses(table, me, n, kind, Move.CARD, (safe >> kind & 1) != 0)
    return n


def may_give_up(table: Table, me: Player, side: int) -> bool:
    """Whether an impossible action may be given up (C3.4): the duty must stay certain (C3.6)."""
    return table.duty != Duty.OWED or duty.certain_without(table, me, side)


def activation(table: Table, me: Player) -> int:
    """Everything that the owner of the disc being activated may do (C3.3 to C3.7)."""
    n = 0
    impossible = 0
    first = 2 * table.street
    order = 1 if table.street_kind[first] > table.street_kind[first + 1] else 0
    for step in range(2):
        side = step ^ order  # by kind, so that the actions ascend
        kind = table.street_kind[first + side]
        if table.left[side]:
            if possible.possible(table, me, kind):
                n = uses(table, me, n, kind, Move.CONNECTED, True)
            else:
                impossible |= 1 << step
    if me.hand_size:
        n = cards(table, me, n)
    for step in range(2):
        side = step ^ order
        if impossible >> step & 1 and may_give_up(table, me, side):
            n = add(table, n, Move.DRAW + table.street_kind[first + side])
    if table.duty != Duty.OWED:
        n = add(table, n, Move.STOP)
    return n


def seatings(table: Table, me: Player) -> int:
    """The discs that may become the seat (C5.3)."""
    n = 0
    elsewhere = turn.discs_elsewhere(table, me.seat)
    for street in range(STREETS):
        if elsewhere and street == table.street and table.edition != GERMAN:
            continue
        lower = turn.lowest(table, street, me.seat)
        if lower < 0:
            continue
        n = add(table, n, Move.SEAT + 2 * street)
        if turn.parted(table, street, me.seat):
            n = add(table, n, Move.SEAT + 2 * street + 1)
    return n


def legal(table: Table) -> int:
    """All legal actions of the seat to move; none at a chance event and at the end."""
    me = table.players[table.mover]
    if table.phase == Phase.ACTING:
        return activation(table, me)
    if table.phase == Phase.PLACING:
        return placements(table, me)
    if table.phase == Phase.KEEPING:
        return keeps(table, me)
    if table.phase == Phase.TAKING:
        return takes(table)
    if table.phase == Phase.SEATING:
        return seatings(table, me)
    return 0
