"""Which actions are legal.

``find`` writes them to table.allowed: sets of bits that begin at SET_START, the last with what
can be given up for a card, stopping and the seats.  ``legal`` lists them, ``random`` takes one.
"""

import cython

from . import duty, possible, turn
from .table import Table

if not cython.compiled:
    from ...shared.engine.bits import flags, lowest, nth, size, some
    from ...shared.engine.rng import below
    from .board import (
        ALL_KINDS,
        DEALT,
        GERMAN,
        KIND_USES,
        KINDS,
        NOTHING,
        SET_START,
        SETS,
        START_CARDS,
        STREETS,
        Duty,
        Move,
        Phase,
    )
    from .player import Player

    USES_OF = [0] * (ALL_KINDS + 1)


def write_uses_of() -> None:
    """The uses of some kinds, both as bits."""
    for kinds in range(ALL_KINDS + 1):
        for kind in range(KINDS):
            if kinds >> kind & 1:
                USES_OF[kinds] |= KIND_USES[kind]


write_uses_of()


def keeps(me: Player) -> int:
    """Scoring cards to keep (C2.2)."""
    cards = 0
    for place in range(DEALT):
        if me.dealt[place] != NOTHING:
            cards |= 1 << me.dealt[place]
    return cards


def takes(table: Table) -> int:
    """Starting cards to take (C2.3)."""
    return flags(table.open_cards, 0, START_CARDS) << Move.TAKE


def certain_streets(table: Table, me: Player) -> int:
    """The streets, as bits, where the duty is certain; all of them if it is nowhere (C3.6)."""
    kinds = duty.certain_kinds(table, me)
    streets = 0
    for street in range(STREETS):
        ends = kinds >> table.street_kind[2 * street] | kinds >> table.street_kind[2 * street + 1]
        streets |= (ends & 1) << street
    return streets if streets else (1 << STREETS) - 1


def placements(table: Table, me: Player) -> int:
    """Coloured and white discs on the certain streets (C3.1, C3.6)."""
    streets = certain_streets(table, me)
    both = streets << Move.PLACE_WHITE if me.white else 0
    return both | streets << Move.PLACE if me.coloured else both


def kinds_left(table: Table) -> int:
    """The kinds of the street's actions that are left, as bits (C3.3)."""
    first = 2 * table.street
    return (table.left[0] > 0) << table.street_kind[first] | (
        (table.left[1] > 0) << table.street_kind[first + 1]
    )


def hand(me: Player) -> int:
    """The kinds of the action cards in hand, as bits."""
    return some(me.hand, KINDS)


def keep_certain(table: Table, me: Player, ways: int) -> None:
    """Only cards that leave the open duty certain (C3.6)."""
    unsure = table.allowed[2] & ~USES_OF[duty.harmless(table, me, ways)]
    while unsure:
        use = lowest(unsure)
        if not duty.certain_after(table, me, use):
            table.allowed[2] ^= unsure & -unsure
        unsure &= unsure - 1


def gives_up(table: Table, me: Player, kinds: int) -> int:
    """The impossible connected actions that may be given up (C3.4): the duty must stay certain."""
    for side in range(2):
        kind = table.street_kind[2 * table.street + side]
        if kinds >> kind & 1 and not duty.certain_without(table, me, side):
            kinds ^= 1 << kind
    return kinds


def activation(table: Table, me: Player) -> None:
    """Everything that the owner of the disc being activated may do (C3.3 to C3.7)."""
    ways = possible.uses(table, me)
    kinds = kinds_left(table)
    table.allowed[1] = ways & USES_OF[kinds]
    table.allowed[2] = ways & USES_OF[hand(me)]
    kinds &= ~possible.kinds(ways)
    if table.duty == Duty.OWED:
        keep_certain(table, me, ways)
        table.allowed[3] = gives_up(table, me, kinds) if kinds else 0
    else:
        table.allowed[3] = kinds | 1 << (Move.STOP - Move.DRAW)


def seatings(table: Table, me: Player) -> int:
    """The discs that may become the seat (C5.3)."""
    discs = 0
    elsewhere = turn.discs_elsewhere(table, me.seat)
    for street in range(STREETS):
        if elsewhere and street == table.street and table.edition != GERMAN:
            continue
        if turn.lowest(table, street, me.seat) >= 0:
            both = turn.has_disc_between(table, street, me.seat)
            discs |= (3 if both else 1) << 2 * street
    return discs


def clear(table: Table) -> None:
    """Nothing is legal."""
    for word in range(SETS):
        table.allowed[word] = 0


def find(table: Table) -> None:
    """All legal actions of the seat to move; none at a chance event and at the end."""
    me = table.players[table.mover]
    clear(table)
    if table.phase == Phase.ACTING:
        activation(table, me)
    elif table.phase == Phase.PLACING:
        table.allowed[0] = placements(table, me)
    elif table.phase == Phase.KEEPING:
        table.allowed[0] = keeps(me)
    elif table.phase == Phase.TAKING:
        table.allowed[0] = takes(table)
    elif table.phase == Phase.SEATING:
        table.allowed[3] = seatings(table, me) << (Move.SEAT - Move.DRAW)


def write(table: Table) -> int:
    """Write the actions found to table.choices, ascending; returns their number."""
    n = 0
    for word in range(SETS):
        bits = table.allowed[word]
        while bits:
            table.choices[n] = SET_START[word] + lowest(bits)
            n += 1
            bits &= bits - 1
    return n


def legal(table: Table) -> int:
    """Write the legal actions to table.choices; returns their number."""
    find(table)
    return write(table)


def list_activation(table: Table, me: Player) -> int:
    """The same for a player taken to be activating a disc, whosever move it is."""
    clear(table)
    activation(table, me)
    return write(table)


def random(table: Table, seed: int) -> int:
    """A legal action at random: with the same seed the same one of the list."""
    find(table)
    first = size(table.allowed[0])
    second = first + size(table.allowed[1])
    third = second + size(table.allowed[2])
    at = below(seed, third + size(table.allowed[3]))
    word = 0
    before = 0
    if at >= first:
        word, before = 1, first
    if at >= second:
        word, before = 2, second
    if at >= third:
        word, before = 3, third
    return SET_START[word] + nth(table.allowed[word], at - before)
