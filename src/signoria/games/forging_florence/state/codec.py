"""Between the table and a Position of plain values."""

from __future__ import annotations

import cython

from ...shared.frozen import build
from ..position.position import Hand, Position
from ..rules import deal, land, values
from ..rules.table import Table

if not cython.compiled:
    from ..rules.board import ARTISTS, HEXES, PIECE_SORT, PIECES, RESOURCES, SHOPS, SITES
    from ..rules.memory import is_standard, put_values, value_bytes
    from ..rules.player import Player


def read_hand(me: Player) -> Hand:
    """One player."""
    return build(
        Hand,
        hex=me.hex,
        coins=me.coins,
        level=me.level,
        tokens=tuple([me.tokens[i] for i in range(RESOURCES)]),
        made=tuple([me.made[i] for i in range(PIECES)]),
        unsold=tuple([me.unsold[i] for i in range(PIECES)]),
        fresh=tuple([me.fresh[i] for i in range(PIECES)]),
        hires=me.hires,
        painter=me.painter,
        giotto=me.giotto,
        michelangelo=me.michelangelo,
        leonardo=me.leonardo,
    )


def read_values(table: Table) -> values.Values:
    """The numbers of the rules."""
    return values.STANDARD if is_standard(table) else values.LAYOUT.from_bytes(value_bytes(table))


def read(table: Table) -> Position:
    """The whole table."""
    return build(
        Position,
        players=table.seats,
        hands=tuple([read_hand(table.players[seat]) for seat in range(table.seats)]),
        terrain=tuple([table.terrain[i] for i in range(HEXES)]),
        houses=tuple([table.houses[i] for i in range(SITES)]),
        shop_at=tuple([table.shop_at[i] for i in range(SHOPS)]),
        empty_mill=table.empty_mill,
        owner=tuple([table.owner[i] for i in range(ARTISTS)]),
        economy=table.economy,
        brunelleschi=table.brunelleschi,
        shops=table.shops,
        limit=table.limit,
        start=table.start,
        last_turns=table.last_turns,
        first_master=table.first_master,
        phase=table.phase,
        moved=table.moved,
        roll=table.roll,
        sold_here=table.sold_here,
        must_leave=table.must_leave,
        turns=table.turns,
        values=read_values(table),
    )


def write_hand(table: Table, me: Player, hand: Hand) -> None:
    """One player; its cards leave the supply (F6.1)."""
    me.hex = hand.hex
    me.coins = hand.coins
    me.level = hand.level
    me.hires = hand.hires
    me.painter = hand.painter
    me.giotto = hand.giotto
    me.michelangelo = hand.michelangelo
    me.leonardo = hand.leonardo
    for i in range(RESOURCES):
        me.tokens[i] = hand.tokens[i]
    for i in range(PIECES):
        me.made[i] = hand.made[i]
        me.unsold[i] = hand.unsold[i]
        me.fresh[i] = hand.fresh[i]
        me.made_of[PIECE_SORT[i]] += hand.made[i]
        me.for_sale += hand.unsold[i]
        table.copies[i] -= hand.made[i]


def write_map(table: Table, position: Position) -> None:
    """Terrain and sites, and what follows from them (F2)."""
    for i in range(HEXES):
        table.terrain[i] = position.terrain[i]
    for i in range(SITES):
        table.houses[i] = position.houses[i]
    for i in range(SHOPS):
        table.shop_at[i] = position.shop_at[i]
    table.empty_mill = position.empty_mill
    land.lay_out(table)


def write_moment(table: Table, position: Position) -> None:
    """Whose turn it is and what has happened in it."""
    table.last_turns = position.last_turns
    table.first_master = position.first_master
    table.active = position.active
    table.phase = position.phase
    table.moved = position.moved
    table.roll = position.roll
    table.sold_here = position.sold_here
    table.must_leave = position.must_leave
    table.turns = position.turns


def write(table: Table, position: Position) -> None:
    """Put everything where the position says, on a table that was all zero."""
    put_values(table, position.values.to_bytes())
    deal.clear(table, position.players)
    table.economy = position.economy
    table.brunelleschi = position.brunelleschi
    table.shops = position.shops
    table.limit = position.limit
    table.start = position.start
    write_map(table, position)
    for i in range(ARTISTS):
        table.owner[i] = position.owner[i]
    for seat in range(position.players):
        write_hand(table, table.players[seat], position.hands[seat])
    write_moment(table, position)
