"""How far a figure comes (F4.2).

Sets of hexes are bits of ``WORDS`` words: what can be reached grows by all hexes beside its edge,
one hex of the way at a time.
"""

import cython

from .table import Table

if not cython.compiled:
    from ...shared.engine.bits import flags, lowest
    from .board import CENTRE, HEXES, NEIGHBOUR, NOBODY, SIDES
    from .player import Player

    WORD = 64
    WORDS = 2
    BESIDE = [0] * (WORDS * HEXES)  # the hexes beside each


def write_beside() -> None:
    """NEIGHBOUR as sets."""
    bit = 1
    for hex in range(HEXES):
        for side in range(SIDES):
            beside = NEIGHBOUR[SIDES * hex + side]
            if beside != NOBODY:
                BESIDE[WORDS * hex + (beside >> 6)] |= bit << (beside & 63)


write_beside()


def golden_taken(table: Table, me: Player) -> bool:
    """Whether another figure stands on the golden hex, so that it cannot even be crossed."""
    for seat in range(table.seats):
        if seat != me.seat and table.players[seat].hex == CENTRE:
            return True
    return False


def close(table: Table, hex: int) -> None:
    """A hex cannot be entered (any more)."""
    bit = 1
    table.open[hex >> 6] &= ~(bit << (hex & 63))


def start(table: Table, me: Player) -> None:
    """Reached is where the figure stands; open is what else can be entered."""
    bit = 1
    table.open[0] = flags(table.walkable, 0, WORD)
    table.open[1] = flags(table.walkable, WORD, HEXES - WORD)
    if golden_taken(table, me):
        close(table, CENTRE)
    close(table, me.hex)
    for word in range(WORDS):
        table.edge[word] = 0
    table.edge[me.hex >> 6] = bit << (me.hex & 63)
    for word in range(WORDS):
        table.reached[word] = table.edge[word]


def spread(table: Table) -> bool:
    """Go one hex further, to all open ones beside the edge; returns whether there are any."""
    first = 0
    last = 0
    for word in range(WORDS):
        bits = table.edge[word]
        while bits:
            hex = WORD * word + lowest(bits)
            first |= BESIDE[WORDS * hex]
            last |= BESIDE[WORDS * hex + 1]
            bits &= bits - 1
    table.edge[0] = first & table.open[0]
    table.edge[1] = last & table.open[1]
    for word in range(WORDS):
        table.open[word] ^= table.edge[word]
        table.reached[word] |= table.edge[word]
    return table.edge[0] != 0 or table.edge[1] != 0


def reach(table: Table, me: Player, most: int) -> None:
    """Write to table.reached the hexes within a number of steps."""
    start(table, me)
    while most > 0 and spread(table):
        most -= 1
