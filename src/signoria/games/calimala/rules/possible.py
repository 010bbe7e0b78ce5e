"""What a player's means allow: which actions and which ways of them can be carried out (C4).

Sets are bits, and none of them is found by branching, for in random games no branch can be
foreseen: ``uses`` has the possible ones of the 48 uses, the functions before it those of a kind.
"""

import cython

from .table import Table

if not cython.compiled:
    from ...shared.engine.bits import fewer, some
    from .board import (
        BUILDINGS,
        CHURCHES,
        CITIES,
        EVERY_CHURCH,
        FIRST_USE,
        KIND_USES,
        KINDS,
        MATERIALS,
        MAX_SHIPS,
        PORTS,
        SHIPMENTS_WITHIN,
        TRANSPORTS_WITHIN,
        USE_KIND,
        Kind,
    )
    from .player import Player


def lesser(one: int, other: int) -> int:
    """The lesser of two numbers."""
    return one if one < other else other


def cloth(me: Player) -> int:
    """The cloth in all workshops."""
    return me.cloth[0] + me.cloth[1] + me.cloth[2]


def wood(me: Player) -> int:
    """Wood in the warehouse."""
    return me.warehouse[0]


def brick(me: Player) -> int:
    """Brick in the warehouse."""
    return me.warehouse[1]


def houses(me: Player) -> int:
    """The trade cities with an own house, as bits (C1.8)."""
    return me.houses[0] | me.houses[1] << 1 | me.houses[2] << 2


def city_free(table: Table, city: int) -> int:
    """The free cloth slots of a city (C1.8)."""
    return table.values.city[city] - table.city_used[city]


def church_free(table: Table, slot: int) -> int:
    """The free slots for one material at one church, slot = 3 * church + material (C1.7)."""
    return table.values.church[slot] - table.church_used[slot]


def artwork_free(table: Table, building: int) -> int:
    """The free artwork slots of a building (C1.7)."""
    return table.values.artwork[building] - table.artwork_used[building]


def open_cities(table: Table) -> int:
    """The cities with a free slot, as bits."""
    return fewer(table.city_used, table.values.city_limits, CITIES)


def open_trade(table: Table) -> int:
    """The trade cities with a free slot, as bits."""
    return open_cities(table) >> PORTS


def open_churches(table: Table) -> int:
    """The slots of churches that take a cube, as bits: 3 * church + material."""
    return fewer(table.church_used, table.values.church_limits, CHURCHES * MATERIALS)


def open_buildings(table: Table) -> int:
    """The buildings that take an artwork, as bits."""
    return fewer(table.artwork_used, table.values.artwork_limits, BUILDINGS)


def any_port_free(table: Table) -> bool:
    """Whether cloth can be shipped anywhere (C4.5)."""
    return (open_cities(table) & ((1 << PORTS) - 1)) != 0


def any_church_free(table: Table, material: int) -> bool:
    """Whether any church takes this material (C4.7)."""
    return (open_churches(table) >> material & EVERY_CHURCH) != 0


def cubes(table: Table, me: Player) -> int:
    """The materials that can be taken, as bits (C4.1)."""
    return fewer(me.warehouse, table.values.ware_limits, MATERIALS) if me.reserve else 0


def builds(table: Table, me: Player) -> int:
    """What can be built (C4.2), as bits from BUILD_SHIP on."""
    ship = (wood(me) >= table.values.ship) & (me.ships < table.values.ships)
    missing = houses(me) ^ ((1 << PORTS) - 1) if brick(me) >= table.values.house else 0
    workshop = wood(me) >= table.values.workshop[0]
    workshop &= brick(me) >= table.values.workshop[1]
    workshop &= me.workshops < table.values.workshops
    return ship | missing << 1 | workshop << 4


def artworks(table: Table, me: Player) -> int:
    """The buildings where an artwork can be placed (C4.3), as bits."""
    return open_buildings(table) if me.warehouse[2] else 0


def can_weave(table: Table, me: Player) -> bool:
    """Whether a workshop has room and the reserve a cube (C4.4)."""
    return (cloth(me) < table.values.cloth * me.workshops) & (me.reserve > 0)


def shipments(table: Table, me: Player) -> int:
    """The ways to ship (C4.5), as bits."""
    ways = SHIPMENTS_WITHIN[4 * PORTS + lesser(me.ships, cloth(me))]
    for port in range(PORTS):
        ways &= SHIPMENTS_WITHIN[4 * port + lesser(city_free(table, port), MAX_SHIPS)]
    return ways


def transports(table: Table, me: Player) -> int:
    """The ways to transport (C4.6), as bits."""
    return TRANSPORTS_WITHIN[8 * lesser(cloth(me), PORTS) + (houses(me) & open_trade(table))]


def contributions(table: Table, me: Player) -> int:
    """The slots of churches for which a cube is at hand (C4.7), as bits."""
    return open_churches(table) & EVERY_CHURCH * some(me.warehouse, MATERIALS)


def uses(table: Table, me: Player) -> int:
    """All possible uses, as bits."""
    ways = contributions(table, me)
    ways = ways << 7 | transports(table, me)
    ways = ways << 19 | shipments(table, me)
    ways = ways << 1 | can_weave(table, me)
    ways = ways << 4 | artworks(table, me)
    ways = ways << 5 | builds(table, me)
    return ways << MATERIALS | cubes(table, me)


def kinds(ways: int) -> int:
    """The kinds of some uses, both as bits."""
    found = 0
    for kind in range(KINDS):
        found |= ((ways & KIND_USES[kind]) != 0) << kind
    return found


def of_kind(table: Table, me: Player, kind: int) -> int:
    """The possible uses of one kind, as bits from its first on."""
    if kind <= Kind.MARBLE:
        return cubes(table, me) >> kind & 1
    if kind == Kind.BUILD:
        return builds(table, me)
    if kind == Kind.ARTWORK:
        return artworks(table, me)
    if kind == Kind.WEAVE:
        return can_weave(table, me)
    if kind == Kind.SHIP:
        return shipments(table, me)
    if kind == Kind.TRANSPORT:
        return transports(table, me)
    return contributions(table, me)


def possible(table: Table, me: Player, kind: int) -> bool:
    """Whether the action can be carried out, at least in part (C3.4, C4)."""
    return of_kind(table, me, kind) != 0


def use_possible(table: Table, me: Player, use: int) -> bool:
    """Whether the action can be carried out in this very way (C4)."""
    kind = USE_KIND[use]
    return (of_kind(table, me, kind) >> (use - FIRST_USE[kind]) & 1) != 0
