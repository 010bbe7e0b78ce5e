"""What an action is worth to somebody, roughly: for discs that act later, and for rivals'."""

import cython

from ...rules import possible
from ...rules.table import Table
from ..scratchpad import Mind
from . import mat_value

if not cython.compiled:
    from ...rules.board import Kind
    from ...rules.player import Player


def lesser(one: int, other: int) -> int:
    """The lesser of two numbers."""
    return one if one < other else other


def woven_cloth(table: Table, me: Player) -> int:
    """The cloth that weaving brings (C4.4)."""
    cloth = 0
    for shop in range(me.workshops):
        if me.cloth[shop] < table.values.cloth:
            cloth += 1
    return cloth


def of_kind(mind: Mind, table: Table, me: Player, kind: int) -> int:
    """Thousandths of points; an impossible action is worth a card (C3.4)."""
    if not possible.possible(table, me, kind):
        return mind.card
    if kind == Kind.WOOD:
        return mind.wood
    if kind == Kind.BRICK:
        return mind.brick
    if kind == Kind.MARBLE:
        return mind.marble
    if kind == Kind.BUILD:
        return mind.build
    if kind == Kind.ARTWORK:
        return mind.artwork
    if kind == Kind.WEAVE:
        return mind.cloth * woven_cloth(table, me)
    if kind == Kind.SHIP:
        return mind.delivery * lesser(me.ships, possible.cloth(me))
    if kind == Kind.TRANSPORT:
        return mind.delivery * lesser(mat_value.houses(me), possible.cloth(me))
    return mind.contribution


def of_street(mind: Mind, table: Table, me: Player, street: int) -> int:
    """Both actions of a street."""
    return of_kind(mind, table, me, table.street_kind[2 * street]) + of_kind(
        mind, table, me, table.street_kind[2 * street + 1]
    )
