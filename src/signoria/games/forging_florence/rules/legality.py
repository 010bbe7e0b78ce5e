"""Which actions are legal: legal() writes them to table.choices, ascending, and counts them."""

import cython

from . import possible, reach
from .table import Table

if not cython.compiled:
    from ...shared.engine.bits import lowest
    from .board import ARTISTS, CENTRE, PIECES, RESOURCES, Move, Phase
    from .player import Player
    from .reach import WORD, WORDS


def add(table: Table, n: int, action: int) -> int:
    """Write the n-th choice; returns the new number."""
    table.choices[n] = action
    return n + 1


def may_stop_on(table: Table, me: Player, hex: int) -> bool:
    """Whether the move may end on a hex in reach: on the golden one only to sell (F4.6)."""
    if hex != CENTRE:
        return True
    return table.must_leave == 0 and me.for_sale > 0


def walks(table: Table, me: Player) -> int:
    """Where the roll brings the figure (F4.2)."""
    n = 0
    reach.reach(table, me, table.roll)
    for word in range(WORDS):
        bits = table.reached[word]
        while bits:
            hex = WORD * word + lowest(bits)
            bits &= bits - 1
            if may_stop_on(table, me, hex):
                n = add(table, n, Move.WALK + hex)
    return n


def takes(table: Table, me: Player, n: int) -> int:
    """What can be collected or bought (F4.3)."""
    if table.beside[me.hex]:
        for resource in range(RESOURCES):
            if possible.may_take(table, me, resource):
                n = add(table, n, Move.TAKE + resource)
    return n


def creations(table: Table, me: Player, n: int) -> int:
    """The pieces that can be made beside one's own guild house (F4.4)."""
    if table.near[me.hex] >> me.seat & 1:
        for piece in range(PIECES):
            if possible.on_offer(table, me, piece) and possible.has_materials(table, me, piece):
                n = add(table, n, Move.CREATE + piece)
    return n


def sales(table: Table, me: Player, n: int) -> int:
    """The pieces that can be sold on the golden hex (F4.5)."""
    if me.hex == CENTRE:
        for piece in range(PIECES):
            if me.unsold[piece] > me.fresh[piece]:
                n = add(table, n, Move.SELL + piece)
    return n


def hires(table: Table, me: Player, n: int) -> int:
    """The artists that can be hired into a free room (F4.8)."""
    for artist in range(ARTISTS):
        if possible.may_hire(table, me, artist):
            n = add(table, n, Move.HIRE + artist)
    return n


def exchanges(table: Table, me: Player, n: int) -> int:
    """The artists that can be hired in the place of another (F4.8)."""
    for artist in range(ARTISTS):
        if possible.affordable(table, me, artist):
            for gone in range(ARTISTS):
                if possible.may_exchange(table, me, artist, gone):
                    n = add(table, n, Move.EXCHANGE + ARTISTS * artist + gone)
    return n


def acts(table: Table, me: Player) -> int:
    """Everything before or after the move (F4.1)."""
    n = 0
    if table.moved == 0 and (table.must_leave == 0 or table.sold_here):
        n = add(table, n, Move.ROLL)
    n = takes(table, me, n)
    n = creations(table, me, n)
    n = sales(table, me, n)
    if possible.may_upgrade(table, me):
        n = add(table, n, Move.UPGRADE)
    if possible.artists(table, me) < table.values.rooms[me.level - 1]:
        n = hires(table, me, n)
    else:
        n = exchanges(table, me, n)
    if table.must_leave == 0:
        n = add(table, n, Move.END)
    return n


def legal(table: Table) -> int:
    """All legal actions of the seat to move; none at a chance event and at the end."""
    me = table.players[table.active]
    if table.phase == Phase.ACTING:
        return acts(table, me)
    return walks(table, me) if table.phase == Phase.WALKING else 0
