"""Carrying out what a figure does at a place (F4.3 to F4.8).  Callers have checked it."""

import cython

from .table import Table

if not cython.compiled:
    from .board import (
        BRUNELLESCHI,
        DOME,
        GIOTTO,
        LEONARDO,
        MICHELANGELO,
        MOST,
        NOBODY,
        PIECE_ARTIST,
        PIECE_SORT,
        RESOURCES,
        SCULPTURE,
        TOP_LEVEL,
        USED_UP,
    )
    from .player import Player


def limit(table: Table, me: Player) -> int:
    """How many tokens of each resource the player may hold (F4.3)."""
    if table.owner[BRUNELLESCHI] == me.seat:
        return table.values.great_limit
    return table.values.limit


def tokens_needed(table: Table, piece: int, resource: int) -> int:
    """How many tokens of a resource a piece takes (F4.4)."""
    tokens = table.values.needs[RESOURCES * PIECE_SORT[piece] + resource]
    if PIECE_ARTIST[piece] == BRUNELLESCHI:
        return table.values.great_needs * tokens
    return tokens


def take(table: Table, me: Player, resource: int) -> None:
    """Collect or buy one token (F4.3)."""
    me.coins -= table.values.price[resource]
    me.tokens[resource] += 1


def use_up(table: Table, me: Player, piece: int) -> None:
    """What does not stay goes back to the supply (F4.4)."""
    for resource in range(RESOURCES):
        if USED_UP[RESOURCES * table.economy + resource]:
            me.tokens[resource] -= tokens_needed(table, piece, resource)


def create(table: Table, me: Player, piece: int) -> None:
    """A piece is made (F4.4); the Dome begins the last turns (F5.1)."""
    use_up(table, me, piece)
    table.copies[piece] -= 1
    me.made[piece] += 1
    me.unsold[piece] += 1
    me.fresh[piece] += 1
    me.made_of[PIECE_SORT[piece]] += 1
    me.for_sale += 1
    count_bonuses(table, me, piece)
    if piece == DOME:
        table.last_turns = table.seats * table.values.last_rounds + 1


def count_bonuses(table: Table, me: Player, piece: int) -> None:
    """What making this piece earns beyond its prestige (F5.4)."""
    if PIECE_SORT[piece] == SCULPTURE and table.owner[MICHELANGELO] == me.seat:
        me.michelangelo += 1
    if PIECE_ARTIST[piece] == GIOTTO and me.hires == 0:
        if me.made[0] + me.made[1] == table.values.giotto_paintings:
            me.giotto = 1


def sell(table: Table, me: Player, piece: int) -> None:
    """A piece is sold (F4.5); a purse that a variant fills to the brim takes no more."""
    me.coins = min(me.coins + table.values.sale[PIECE_SORT[piece]], MOST)
    me.unsold[piece] -= 1
    me.for_sale -= 1
    table.sold_here = 1
    if table.owner[LEONARDO] == me.seat:
        me.leonardo += 1


def upgrade(table: Table, me: Player) -> None:
    """The guild house rises by a level (F4.7)."""
    me.level += 1
    if me.level == TOP_LEVEL and table.first_master == NOBODY:
        table.first_master = me.seat


def hire(table: Table, me: Player, artist: int) -> None:
    """An artist comes (F4.8)."""
    me.coins -= table.values.fee[artist]
    me.hires += 1
    table.owner[artist] = me.seat


def put_back(table: Table, me: Player, artist: int) -> None:
    """An artist goes; so do tokens above the limit (F4.8)."""
    table.owner[artist] = NOBODY
    most = limit(table, me)
    for resource in range(RESOURCES):
        me.tokens[resource] = min(me.tokens[resource], most)
