"""The start of a game at random (F3)."""

import cython

from . import land, turn
from .table import Table

if not cython.compiled:
    from ...shared.engine.rng import below, step
    from .board import (
        ARTISTS,
        DOME,
        HEXES,
        MAX_SEATS,
        NEIGHBOUR,
        NOBODY,
        PAINTERS,
        PAIRS,
        PIECE_SORT,
        PIECES,
        SHOP_KINDS,
        SHOPS,
        SIDES,
        SITES,
        Terrain,
    )
    from .player import Player


def clear(table: Table, seats: int) -> None:
    """All cards and artists on the table (F1.3, F1.4); the Dome can be made only once."""
    table.seats = seats
    table.first_master = NOBODY
    for artist in range(ARTISTS):
        table.owner[artist] = NOBODY
    for piece in range(PIECES):
        table.copies[piece] = 1 if piece == DOME else table.values.copies[PIECE_SORT[piece]]
    for seat in range(MAX_SEATS):
        table.players[seat].seat = seat
        table.players[seat].hex = NOBODY


def start_hex(table: Table, house: int) -> int:
    """The hex beside a guild house where its figure starts (F3.1)."""
    for side in range(SIDES):
        hex = NEIGHBOUR[SIDES * house + side]
        if hex != NOBODY and table.terrain[hex] == Terrain.START:
            return hex
    return NOBODY


def settle(table: Table, me: Player, painter: int) -> None:
    """A player's figure, money, level and first artist (F3.1)."""
    me.hex = start_hex(table, table.houses[me.seat])
    me.coins = table.values.first_coins
    me.level = 1
    me.painter = painter
    table.owner[painter] = me.seat


def shuffle(table: Table, n: int, seed: int) -> int:
    """The numbers below n in random order in table.choices; returns the generator."""
    for i in range(n):
        table.choices[i] = i
    for last in range(n - 1, 0, -1):
        seed = step(seed)
        other = below(seed, last + 1)
        held = table.choices[last]
        table.choices[last] = table.choices[other]
        table.choices[other] = held
    return seed


def place_houses(table: Table, seed: int) -> int:
    """The guild houses by seat on their shuffled sites (F3.1)."""
    n = 0
    seed = shuffle(table, SITES, seed)
    for hex in range(HEXES):
        if table.terrain[hex] == Terrain.HOUSE:
            for seat in range(SITES):
                if table.choices[seat] == n:
                    table.houses[seat] = hex
            n += 1
    return seed


def place_shops(table: Table, seed: int) -> int:
    """The shops: each colour a pair of sites with the same letter, or freely (F3.2)."""
    n = 0
    seed = shuffle(table, SHOP_KINDS if table.shops == PAIRS else SHOPS, seed)
    for hex in range(HEXES):
        terrain = table.terrain[hex]
        if Terrain.SHOP_A <= terrain < Terrain.QUARRY:
            at = terrain - Terrain.SHOP_A if table.shops == PAIRS else n
            table.shop_at[n] = table.choices[at] % SHOP_KINDS
            n += 1
    return seed


def deal_all(table: Table, seats: int, seed: int) -> None:
    """A random setup on a table that was all zero but for options, map, values and start.

    A start of NOBODY is drawn at random (F3.3).
    """
    clear(table, seats)
    seed = step(seed)
    if table.start == NOBODY:
        table.start = below(seed, seats)
    seed = place_houses(table, seed)
    seed = place_shops(table, seed)
    seed = step(seed)
    table.empty_mill = below(seed, SITES)
    land.lay_out(table)
    shuffle(table, PAINTERS, seed)
    for seat in range(seats):
        settle(table, table.players[seat], table.choices[seat])
    table.active = table.start
    turn.begin_turn(table)
