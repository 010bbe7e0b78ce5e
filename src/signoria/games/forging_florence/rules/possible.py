"""What a player's means allow: making, buying, hiring, and the rule against ruin (F4.10).

Whether a purchase would ruin is found by trying it and taking it back.
"""

import cython

from . import actions
from .table import Table

if not cython.compiled:
    from .board import (
        ARTISTS,
        BOOK,
        DOME,
        ISAAC,
        NOBODY,
        PAINTING,
        PIECE_ARTIST,
        PIECE_SORT,
        PIECES,
        RESOURCES,
        TOP_LEVEL,
    )
    from .memory import restore_player, save_player
    from .player import Player


def on_offer(table: Table, me: Player, piece: int) -> bool:
    """Whether one of the player's artists can make the piece at this level (F4.4, F4.8, F5.1)."""
    if table.owner[PIECE_ARTIST[piece]] != me.seat:
        return False
    if me.level < table.values.sort_level[PIECE_SORT[piece]]:
        return False
    if piece == DOME and me.made[ISAAC] == 0:
        return False
    return table.copies[piece] > 0


def has_materials(table: Table, me: Player, piece: int) -> bool:
    """Whether the player holds all that the piece takes (F4.4)."""
    for resource in range(RESOURCES):
        if me.tokens[resource] < actions.tokens_needed(table, piece, resource):
            return False
    return True


def missing_coins(table: Table, me: Player, piece: int) -> int:
    """What the player must still pay for the piece (F4.10)."""
    coins = 0
    for resource in range(RESOURCES):
        missing = actions.tokens_needed(table, piece, resource) - me.tokens[resource]
        if missing > 0:
            coins += missing * table.values.price[resource]
    return coins


def turns_left(table: Table) -> int:
    """The turns to the end with this one, as far as is known.

    The end comes with the last round (F5.2) or with the Dome's last turns (F5.1), if those are
    over sooner.
    """
    left = 10 * table.limit * table.seats - table.turns
    return table.last_turns if 0 < table.last_turns < left else left


def last_turn(table: Table) -> bool:
    """Whether the active player has no turn after this one (F5.1, F5.2)."""
    return turns_left(table) <= table.seats


def is_ruined(table: Table, me: Player) -> bool:
    """Whether the player has nothing to sell and cannot pay for any piece (F4.10)."""
    if me.for_sale or last_turn(table):
        return False
    for piece in range(PIECES):
        if on_offer(table, me, piece) and missing_coins(table, me, piece) <= me.coins:
            return False
    return True


def may_take(table: Table, me: Player, resource: int) -> bool:
    """Whether a token can be collected or bought here (F4.3, F4.10)."""
    if table.beside[me.hex] >> resource & 1 == 0:
        return False
    price = table.values.price[resource]
    if me.coins < price:
        return False
    if me.tokens[resource] >= actions.limit(table, me):
        return False
    if price == 0:
        return True
    me.coins -= price
    me.tokens[resource] += 1
    bad = is_ruined(table, me)
    me.coins += price
    me.tokens[resource] -= 1
    return not bad


def artists(table: Table, me: Player) -> int:
    """How many artists the player has."""
    n = 0
    for artist in range(ARTISTS):
        if table.owner[artist] == me.seat:
            n += 1
    return n


def affordable(table: Table, me: Player, artist: int) -> bool:
    """Whether the artist is free, comes to such a house and can be paid (F4.8)."""
    if me.coins < table.values.fee[artist]:  # first, as most players are poor most of the time
        return False
    return table.owner[artist] == NOBODY and me.level >= table.values.artist_level[artist]


def may_hire(table: Table, me: Player, artist: int) -> bool:
    """Whether an artist can be hired by a player who has room (F4.8, F4.10)."""
    if not affordable(table, me, artist):
        return False
    saved = save_player(me)
    actions.hire(table, me, artist)
    bad = is_ruined(table, me)
    restore_player(me, saved)
    table.owner[artist] = NOBODY
    return not bad


def may_exchange(table: Table, me: Player, artist: int, gone: int) -> bool:
    """Whether a player without room can hire one for another (F4.8, F4.10)."""
    if table.owner[gone] != me.seat or not affordable(table, me, artist):
        return False
    saved = save_player(me)
    actions.put_back(table, me, gone)
    actions.hire(table, me, artist)
    bad = is_ruined(table, me)
    restore_player(me, saved)
    table.owner[artist] = NOBODY
    table.owner[gone] = me.seat
    return not bad


def may_upgrade(table: Table, me: Player) -> bool:
    """Whether the guild house may rise, by paintings, then by books (F4.7)."""
    if me.level == TOP_LEVEL:
        return False
    if me.level == 1:
        return me.made_of[PAINTING] >= table.values.rise[0]
    return me.made_of[BOOK] >= table.values.rise[1]
