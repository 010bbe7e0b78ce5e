"""What a player's means allow: which actions and which ways of them can be carried out (C4)."""

import cython

from .table import Table

if not cython.compiled:
    from .board import (
        ARTWORK_SLOTS,
        BUILDINGS,
        CHURCH_SLOTS,
        CHURCHES,
        CITY_SLOTS,
        CLOTH_SLOTS,
        MATERIALS,
        MAX_SHIPS,
        MAX_WORKSHOPS,
        PORTS,
        SHIPMENT,
        USE_KIND,
        WARE_SLOTS,
        Kind,
        Use,
    )
    from .player import Player


def cloth(me: Player) -> int:
    """The cloth in all workshops."""
    return me.cloth[0] + me.cloth[1] + me.cloth[2]


def city_free(table: Table, city: int) -> int:
    """The free cloth slots of a city (C1.8)."""
    return CITY_SLOTS - table.city_used[city]


def church_free(table: Table, slot: int) -> int:
    """The free slots for one material at one church, slot = 3 * church + material (C1.7)."""
    return CHURCH_SLOTS[slot // MATERIALS] - table.church_used[slot]


def artwork_free(table: Table, building: int) -> int:
    """The free artwork slots of a building (C1.7)."""
    return ARTWORK_SLOTS[building] - table.artwork_used[building]


def any_port_free(table: Table) -> bool:
    """Whether cloth can be shipped anywhere (C4.5)."""
    return (
        table.city_used[0] < CITY_SLOTS
        or table.city_used[1] < CITY_SLOTS
        or table.city_used[2] < CITY_SLOTS
    )


def any_artwork_free(table: Table) -> bool:
    """Whether any building takes an artwork (C4.3)."""
    for building in range(BUILDINGS):
        if artwork_free(table, building) > 0:
            return True
    return False


def any_church_free(table: Table, material: int) -> bool:
    """Whether any church takes this material (C4.7)."""
    for church in range(CHURCHES):
        if church_free(table, church * MATERIALS + material) > 0:
            return True
    return False


def any_house_open(table: Table, me: Player) -> bool:
    """Whether a city with an own trade house has a free slot (C4.6)."""
    for city in range(PORTS):
        if me.houses[city] and city_free(table, PORTS + city) > 0:
            return True
    return False


def house_left(me: Player) -> bool:
    """Whether a trade city has no house of this player yet (C1.8)."""
    return not (me.houses[0] and me.houses[1] and me.houses[2])


def wood(me: Player) -> int:
    """Wood in the warehouse."""
    return me.warehouse[0]


def brick(me: Player) -> int:
    """Brick in the warehouse."""
    return me.warehouse[1]


def can_build(me: Player) -> bool:
    """Whether a ship, a trade house or a workshop can be built (C4.2)."""
    if wood(me) >= 2 and me.ships < MAX_SHIPS:
        return True
    if brick(me) >= 2 and house_left(me):
        return True
    return wood(me) >= 1 and brick(me) >= 1 and me.workshops < MAX_WORKSHOPS


def can_contribute(table: Table, me: Player) -> bool:
    """Whether a cube held fits a free slot (C4.7)."""
    for material in range(MATERIALS):
        if me.warehouse[material] and any_church_free(table, material):
            return True
    return False


def possible(table: Table, me: Player, kind: int) -> bool:
    """Whether the action can be carried out, at least in part (C3.4, C4)."""
    if kind <= Kind.MARBLE:
        return me.warehouse[kind] < WARE_SLOTS and me.reserve > 0
    if kind == Kind.BUILD:
        return can_build(me)
    if kind == Kind.ARTWORK:
        return me.warehouse[2] > 0 and any_artwork_free(table)
    if kind == Kind.WEAVE:
        return cloth(me) < CLOTH_SLOTS * me.workshops and me.reserve > 0
    if kind == Kind.SHIP:
        return me.ships > 0 and cloth(me) > 0 and any_port_free(table)
    if kind == Kind.TRANSPORT:
        return cloth(me) > 0 and any_house_open(table, me)
    return can_contribute(table, me)


def can_ship(table: Table, me: Player, way: int) -> bool:
    """Whether this of the 19 ways to ship is open (C4.5)."""
    total = 0
    for port in range(PORTS):
        cubes = SHIPMENT[PORTS * way + port]
        if cubes > city_free(table, port):
            return False
        total += cubes
    return total <= me.ships and total <= cloth(me)


def can_transport(table: Table, me: Player, cities: int) -> bool:
    """Whether one cloth can go to each trade city of this set, given as bits (C4.6)."""
    total = 0
    for city in range(PORTS):
        if cities >> city & 1:
            if not me.houses[city] or city_free(table, PORTS + city) <= 0:
                return False
            total += 1
    return total <= cloth(me)


def use_possible(table: Table, me: Player, use: int) -> bool:
    """Whether the action can be carried out in this very way (C4)."""
    kind = USE_KIND[use]
    if kind == Kind.BUILD:
        if use == Use.BUILD_SHIP:
            return wood(me) >= 2 and me.ships < MAX_SHIPS
        if use == Use.BUILD_WORKSHOP:
            return wood(me) >= 1 and brick(me) >= 1 and me.workshops < MAX_WORKSHOPS
        return brick(me) >= 2 and not me.houses[use - Use.BUILD_HOUSE]
    if kind == Kind.ARTWORK:
        return me.warehouse[2] > 0 and artwork_free(table, use - Use.PLACE_ARTWORK) > 0
    if kind == Kind.SHIP:
        return can_ship(table, me, use - Use.SHIP_CLOTH)
    if kind == Kind.TRANSPORT:
        return can_transport(table, me, use - Use.TRANSPORT_CLOTH + 1)
    if kind == Kind.CONTRIBUTE:
        slot = use - Use.CONTRIBUTE_CUBE
        return me.warehouse[slot % MATERIALS] > 0 and church_free(table, slot) > 0
    return possible(table, me, kind)
