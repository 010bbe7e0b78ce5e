"""Carrying out the nine actions (C4).  Callers have checked that they are possible."""

import cython

from .table import Table

if not cython.compiled:
    from .board import (
        MATERIALS,
        MAX_WORKSHOPS,
        PALACE,
        PORTS,
        SHIPMENT,
        USE_KIND,
        Kind,
        Use,
    )
    from .player import Player


def pay(me: Player, material: int, cubes: int) -> None:
    """Cubes return from the warehouse to the reserve (C4.2)."""
    me.warehouse[material] -= cubes
    me.reserve += cubes


def build(table: Table, me: Player, use: int) -> None:
    """A ship, a trade house or a workshop (C4.2)."""
    if use == Use.BUILD_SHIP:
        pay(me, 0, table.values.ship)
        me.ships += 1
    elif use == Use.BUILD_WORKSHOP:
        pay(me, 0, table.values.workshop[0])
        pay(me, 1, table.values.workshop[1])
        me.workshops += 1
    else:
        pay(me, 1, table.values.house)
        me.houses[use - Use.BUILD_HOUSE] = 1


def place_artwork(table: Table, me: Player, building: int) -> None:
    """A marble becomes an artwork (C4.3); the council's are counted for ties (C5.6)."""
    me.warehouse[2] -= 1
    me.artworks[building] += 1
    table.artwork_used[building] += 1
    if building == PALACE and me.council_art == 0:
        me.council_art = table.artwork_used[PALACE]


def emptiest(table: Table, me: Player, served: int) -> int:
    """The workshop with least cloth and a free slot, the served ones (bits) aside; -1 if none."""
    best = -1
    for shop in range(me.workshops):
        if served >> shop & 1 or me.cloth[shop] >= table.values.cloth:
            continue
        if best < 0 or me.cloth[shop] < me.cloth[best]:
            best = shop
    return best


def weave(table: Table, me: Player) -> None:
    """One cloth into each workshop with a free slot, the emptiest first (C4.4)."""
    served = 0
    for _ in range(me.workshops):
        shop = emptiest(table, me, served)
        if shop < 0 or me.reserve == 0:
            return
        me.cloth[shop] += 1
        me.reserve -= 1
        served |= 1 << shop


def fullest(me: Player) -> int:
    """The workshop that cloth leaves first (C4.8)."""
    best = 0
    for shop in range(1, MAX_WORKSHOPS):
        if me.cloth[shop] > me.cloth[best]:
            best = shop
    return best


def deliver(table: Table, me: Player, city: int) -> None:
    """One cloth goes to a city (C4.5, C4.6)."""
    me.cloth[fullest(me)] -= 1
    me.delivered[city] += 1
    table.city_used[city] += 1


def ship(table: Table, me: Player, way: int) -> None:
    """Cloth to the port cities, as this way says (C4.5)."""
    for port in range(PORTS):
        for _ in range(SHIPMENT[PORTS * way + port]):
            deliver(table, me, port)


def transport(table: Table, me: Player, cities: int) -> None:
    """One cloth to each trade city of the set (C4.6)."""
    for city in range(PORTS):
        if cities >> city & 1:
            deliver(table, me, PORTS + city)


def contribute(table: Table, me: Player, slot: int) -> None:
    """A cube to a church (C4.7)."""
    me.warehouse[slot % MATERIALS] -= 1
    me.contributed[slot] += 1
    table.church_used[slot] += 1


def carry_out(table: Table, me: Player, use: int) -> None:
    """One of the 48 uses."""
    kind = USE_KIND[use]
    if kind <= Kind.MARBLE:
        me.warehouse[kind] += 1
        me.reserve -= 1
    elif kind == Kind.BUILD:
        build(table, me, use)
    elif kind == Kind.ARTWORK:
        place_artwork(table, me, use - Use.PLACE_ARTWORK)
    elif kind == Kind.WEAVE:
        weave(table, me)
    elif kind == Kind.SHIP:
        ship(table, me, use - Use.SHIP_CLOTH)
    elif kind == Kind.TRANSPORT:
        transport(table, me, use - Use.TRANSPORT_CLOTH + 1)
    else:
        contribute(table, me, use - Use.CONTRIBUTE_CUBE)


def take_back(table: Table, use: int) -> None:
    """Undo what a use has done to the slots that all share; the caller restores the player."""
    kind = USE_KIND[use]
    if kind == Kind.ARTWORK:
        table.artwork_used[use - Use.PLACE_ARTWORK] -= 1
    elif kind == Kind.SHIP:
        for port in range(PORTS):
            table.city_used[port] -= SHIPMENT[PORTS * (use - Use.SHIP_CLOTH) + port]
    elif kind == Kind.TRANSPORT:
        for city in range(PORTS):
            if (use - Use.TRANSPORT_CLOTH + 1) >> city & 1:
                table.city_used[PORTS + city] -= 1
    elif kind == Kind.CONTRIBUTE:
        table.church_used[use - Use.CONTRIBUTE_CUBE] -= 1
