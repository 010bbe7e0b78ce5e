"""The duty (C3.6): is a connected action certain with the cards now in hand?

An action is *certain* if it is possible, or if some order of playable hand cards with some targets
makes it so.  ``attainable`` answers that by looking at what is lacking.  It takes for granted that
the reserve has cubes enough, ``plenty`` of them: no way to any action takes more before building
gives some back.  With fewer, ``search`` tries the cards one after another.
"""

import cython

from . import actions, possible
from .table import Table

if not cython.compiled:
    from ...shared.engine.bits import some
    from .board import (
        ALL_KINDS,
        EVERY_CHURCH,
        HARMS,
        KIND_USES,
        KINDS,
        MATERIALS,
        USE_KIND,
        USES,
        Kind,
        Use,
    )
    from .memory import restore_player, save_player
    from .player import Player


def cards_held(me: Player, kind: int) -> int:
    """Action cards of a kind in hand."""
    return me.hand[kind]


def wood_at_most(me: Player) -> int:
    """Wood that the warehouse may hold after playing wood cards."""
    return me.warehouse[0] + cards_held(me, Kind.WOOD)


def brick_at_most(me: Player) -> int:
    """Brick that the warehouse may hold after playing brick cards."""
    return me.warehouse[1] + cards_held(me, Kind.BRICK)


def ship_attainable(table: Table, me: Player) -> bool:
    """Whether the means for one more ship are at hand (C4.2)."""
    return wood_at_most(me) >= table.values.ship and me.ships < table.values.ships


def house_attainable(table: Table, me: Player) -> bool:
    """Whether the means for a house in any city are at hand (C4.2)."""
    return brick_at_most(me) >= table.values.house and possible.houses(me) < 7


def workshop_attainable(table: Table, me: Player) -> bool:
    """Whether the means for a workshop are at hand (C4.2)."""
    if wood_at_most(me) < table.values.workshop[0]:
        return False
    if brick_at_most(me) < table.values.workshop[1]:
        return False
    return me.workshops < table.values.workshops


def outlet_attainable(table: Table, me: Player) -> bool:
    """Whether a house could be built in a trade city with a free slot (C4.6)."""
    if brick_at_most(me) < table.values.house:
        return False
    return (possible.open_trade(table) & ~possible.houses(me)) != 0


def room_attainable(table: Table, me: Player, material: int) -> bool:
    """Whether a cube can leave a full warehouse (C4.1)."""
    if cards_held(me, Kind.CONTRIBUTE) and possible.any_church_free(table, material):
        return True
    if material == Kind.MARBLE:
        return cards_held(me, Kind.ARTWORK) > 0 and possible.open_buildings(table) != 0
    if not cards_held(me, Kind.BUILD):
        return False
    if workshop_attainable(table, me):
        return True
    if material == Kind.WOOD:
        return ship_attainable(table, me)
    return house_attainable(table, me)


def contribution_attainable(table: Table, me: Player) -> bool:
    """Whether a cube that fits a free slot is at hand (C4.7)."""
    at_hand = some(me.warehouse, MATERIALS) | some(me.hand, MATERIALS)
    return (possible.open_churches(table) & EVERY_CHURCH * at_hand) != 0


def shipping_attainable(table: Table, me: Player) -> bool:
    """Whether a ship may come to sail (C4.5), its cloth apart."""
    if not possible.any_port_free(table):
        return False
    return me.ships > 0 or (cards_held(me, Kind.BUILD) > 0 and ship_attainable(table, me))


def transport_attainable(table: Table, me: Player) -> bool:
    """Whether a house may come to trade (C4.6), its cloth apart."""
    if possible.houses(me) & possible.open_trade(table):
        return True
    return cards_held(me, Kind.BUILD) > 0 and outlet_attainable(table, me)


def weaving_attainable(table: Table, me: Player) -> bool:
    """Whether full workshops may find room for cloth (C4.4)."""
    if cards_held(me, Kind.BUILD) and workshop_attainable(table, me):
        return True
    if cards_held(me, Kind.SHIP) and shipping_attainable(table, me):
        return True
    return cards_held(me, Kind.TRANSPORT) > 0 and transport_attainable(table, me)


def attainable(table: Table, me: Player, kind: int) -> bool:
    """Whether cards in hand make the impossible action possible, given cubes enough."""
    if kind <= Kind.MARBLE:
        return me.warehouse[kind] < table.values.ware[kind] or room_attainable(table, me, kind)
    if kind == Kind.BUILD:
        return (
            ship_attainable(table, me)
            or house_attainable(table, me)
            or workshop_attainable(table, me)
        )
    if kind == Kind.ARTWORK:
        return (
            me.warehouse[2] + cards_held(me, Kind.MARBLE) > 0
            and possible.open_buildings(table) != 0
        )
    if kind == Kind.WEAVE:
        room = table.values.cloth * me.workshops
        return possible.cloth(me) < room or weaving_attainable(table, me)
    if kind == Kind.CONTRIBUTE:
        return contribution_attainable(table, me)
    if possible.cloth(me) + cards_held(me, Kind.WEAVE) == 0:
        return False
    if kind == Kind.SHIP:
        return shipping_attainable(table, me)
    return transport_attainable(table, me)


def certain_by_cards(table: Table, me: Player, kind: int) -> bool:
    """Whether the impossible action will be possible after some of the cards in hand."""
    if me.hand_size == 0 or not attainable(table, me, kind):
        return False
    return me.reserve >= table.values.plenty or search(table, me, kind)


def certain(table: Table, me: Player, kind: int) -> bool:
    """Whether the action is possible, or will be after some of the cards in hand."""
    return possible.possible(table, me, kind) or certain_by_cards(table, me, kind)


def certain_kinds(table: Table, me: Player) -> int:
    """All actions that are certain, as bits."""
    kinds = possible.kinds(possible.uses(table, me))
    if me.hand_size:
        for kind in range(KINDS):
            if not kinds >> kind & 1 and certain_by_cards(table, me, kind):
                kinds |= 1 << kind
    return kinds


def helps(table: Table, me: Player, goal: int, use: int) -> bool:
    """Whether playing a card in this way can bring an impossible action nearer.

    Building and what feeds it always may.  Cubes are given away only to make room for the action
    itself, where it lacks room.
    """
    kind = USE_KIND[use]
    if kind <= Kind.BUILD or kind == Kind.WEAVE:
        return True
    if goal == Kind.WEAVE:
        return kind != Kind.CONTRIBUTE and possible.cloth(me) == table.values.cloth * me.workshops
    if goal > Kind.MARBLE or me.warehouse[goal] < table.values.ware[goal]:
        return False
    if kind == Kind.CONTRIBUTE:
        return (use - Use.CONTRIBUTE_CUBE) % MATERIALS == goal
    return kind == Kind.ARTWORK and goal == Kind.MARBLE


def after_card(table: Table, me: Player, goal: int, use: int) -> bool:
    """Whether the goal is certain once a card has been played in this way."""
    saved = save_player(me)
    me.hand[USE_KIND[use]] -= 1
    me.hand_size -= 1
    actions.carry_out(table, me, use)
    found = certain(table, me, goal)
    actions.take_back(table, use)
    restore_player(me, saved)
    return found


def search(table: Table, me: Player, goal: int) -> bool:
    """Whether any order of cards leads to the goal, tried one by one.

    It stays small: it is needed only with few cubes in reserve, and by the rulebook the first
    building ends that.
    """
    for use in range(USES):
        if not me.hand[USE_KIND[use]] or not helps(table, me, goal, use):
            continue
        if possible.use_possible(table, me, use) and after_card(table, me, goal, use):
            return True
    return False


def street_certain(table: Table, me: Player, street: int) -> bool:
    """Whether a disc placed here will fulfil its duty."""
    return certain(table, me, table.street_kind[2 * street]) or certain(
        table, me, table.street_kind[2 * street + 1]
    )


def still_certain(table: Table, me: Player) -> bool:
    """Whether one of the connected actions left is certain."""
    for side in range(2):
        if table.left[side] and certain(table, me, table.street_kind[2 * table.street + side]):
            return True
    return False


def certain_without(table: Table, me: Player, side: int) -> bool:
    """Whether the duty stays certain when an impossible connected action is given up."""
    table.left[side] -= 1
    found = still_certain(table, me)
    table.left[side] += 1
    return found


def certain_after(table: Table, me: Player, use: int) -> bool:
    """Whether the duty stays certain after a card has been played in this way."""
    for side in range(2):
        if table.left[side] and after_card(
            table, me, table.street_kind[2 * table.street + side], use
        ):
            return True
    return False


def harmless(table: Table, me: Player, ways: int) -> int:
    """The kinds of cards (as bits) that surely leave a possible connected action possible.

    Only a shortcut: a card that is not among them is tried out by certain_after().
    """
    kinds = 0
    if me.reserve < 2 * table.values.plenty:
        return kinds
    for side in range(2):
        kind = table.street_kind[2 * table.street + side]
        if table.left[side] and ways & KIND_USES[kind]:
            kinds |= ALL_KINDS & ~HARMS[kind]
    return kinds
