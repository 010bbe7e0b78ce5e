"""What lies on the mat is worth what can still be done with it (C1.1).

Cubes, cloth and cards serve until the last turns; ships, trade houses and workshops serve again and
again, so they are worth most early.  All in thousandths of points.
"""

import cython

from ..scratchpad import Mind

if not cython.compiled:
    from ...rules.player import Player


def falling(pieces: int) -> int:
    """Tenths that some pieces are worth together if each is worth a fifth less of the first."""
    if pieces > 5:
        pieces = 5
    return pieces * 11 - pieces * pieces


def cubes(mind: Mind, me: Player) -> int:
    """Wood, brick and marble in the warehouses."""
    worth = falling(me.warehouse[0]) * mind.wood
    worth += falling(me.warehouse[1]) * mind.brick
    worth += falling(me.warehouse[2]) * mind.marble
    return worth // 10


def houses(me: Player) -> int:
    """The trade houses built."""
    return me.houses[0] + me.houses[1] + me.houses[2]


def cloth(mind: Mind, me: Player) -> int:
    """Cloth in the workshops; what ships and houses cannot take soon is worth less."""
    pieces = me.cloth[0] + me.cloth[1] + me.cloth[2]
    outlets = 1 + me.ships + houses(me)
    if pieces <= outlets:
        return pieces * mind.cloth
    return outlets * mind.cloth + (pieces - outlets) * mind.spare_cloth


def several(mind: Mind, pieces: int, first: int) -> int:
    """Some pieces of which each is worth a little less than the one before."""
    worth = 0
    for _ in range(pieces):
        worth += first
        first = first * mind.more // 1000
    return worth


def hand(mind: Mind, me: Player) -> int:
    """Action cards, those drawn while thinking among them."""
    cards = me.hand_size + mind.drawn
    if cards > 5:
        return (falling(5) + cards - 5) * mind.card // 10
    return falling(cards) * mind.card // 10


def total(mind: Mind, me: Player) -> int:
    """Everything on the mat and in hand."""
    lasting = several(mind, me.ships, mind.ship)
    lasting += several(mind, houses(me), mind.house)
    lasting += several(mind, me.workshops - 1, mind.workshop)
    passing = cubes(mind, me) + cloth(mind, me) + hand(mind, me)
    return (lasting * mind.engine + passing * mind.stock) // 1000
