"""What the map and the sites drawn on it mean: where to walk, what is to be had where (F2)."""

import cython

from .table import Table

if not cython.compiled:
    from .board import HEXES, MAX_SEATS, NEIGHBOUR, NOBODY, SHOP_SELLS, SIDES, Resource, Terrain


def offer(table: Table, at: int, resource: int) -> None:
    """A resource is to be had on all hexes beside this one (F4.3)."""
    for side in range(SIDES):
        hex = NEIGHBOUR[SIDES * at + side]
        if hex != NOBODY:
            table.beside[hex] |= 1 << resource


def mark_houses(table: Table) -> None:
    """Who is at home on which hexes (F4.4); with fewer players some houses are nobody's."""
    for hex in range(HEXES):
        table.near[hex] = 0
    for seat in range(MAX_SEATS):
        for side in range(SIDES):
            hex = NEIGHBOUR[SIDES * table.houses[seat] + side]
            if hex != NOBODY:
                table.near[hex] |= 1 << seat


def lay_out(table: Table) -> None:
    """Write walkable, beside and near from terrain, houses, shop_at and empty_mill (F2.2)."""
    shop = 0
    mill = 0
    mark_houses(table)
    for hex in range(HEXES):
        table.beside[hex] = 0
    for hex in range(HEXES):
        terrain = table.terrain[hex]
        table.walkable[hex] = 1 if terrain < Terrain.MILL else 0
        if terrain == Terrain.QUARRY:
            offer(table, hex, Resource.STONE)
        elif terrain == Terrain.MILL:
            if mill == table.empty_mill:
                table.walkable[hex] = 1
            else:
                offer(table, hex, Resource.PAPER)
            mill += 1
        elif Terrain.SHOP_A <= terrain < Terrain.QUARRY:
            offer(table, hex, SHOP_SELLS[table.shop_at[shop]])
            shop += 1
