"""Prestige, as if the game ended now (F5.3 to F5.5)."""

import cython

from .table import Table

if not cython.compiled:
    from .board import (
        BRUNELLESCHI,
        DOME,
        DOUBLE_ALL,
        MACHIAVELLI,
        PARTS,
        PIECE_ARTIST,
        PIECE_SORT,
        PIECES,
        SORTS,
    )
    from .player import Player


def times(table: Table, piece: int) -> int:
    """How often a piece's prestige counts (F5.4)."""
    if piece == DOME:
        return table.values.dome
    if table.brunelleschi == DOUBLE_ALL and PIECE_ARTIST[piece] == BRUNELLESCHI:
        return table.values.brunelleschi
    return 1


def worth(table: Table, me: Player, piece: int) -> int:
    """The prestige of all that the player made of one piece (F5.3), as often as it counts."""
    sort = PIECE_SORT[piece]
    sold = me.made[piece] - me.unsold[piece]
    total = table.values.worth[sort] * me.unsold[piece] + table.values.worth_sold[sort] * sold
    return times(table, piece) * total


def of_sort(table: Table, me: Player, sort: int) -> int:
    """The prestige of all paintings, books or sculptures."""
    total = 0
    for piece in range(PIECES):
        if PIECE_SORT[piece] == sort and me.made[piece]:
            total += worth(table, me, piece)
    return total


def pieces_made(me: Player) -> int:
    """The pieces that a player has made."""
    return me.made_of[0] + me.made_of[1] + me.made_of[2]


def busiest(table: Table, me: Player) -> bool:
    """Whether the player has made strictly more pieces than every other (F5.4)."""
    for seat in range(table.seats):
        if seat != me.seat and pieces_made(table.players[seat]) >= pieces_made(me):
            return False
    return True


def machiavelli(table: Table, me: Player) -> int:
    """His bonus for the seat that owns him at the end (F5.4)."""
    if table.owner[MACHIAVELLI] != me.seat:
        return 0
    return table.values.machiavelli if table.first_master == me.seat or busiest(table, me) else 0


def part(table: Table, me: Player, at: int) -> int:
    """One line of the count: the three sorts, the house, and four artists' bonuses."""
    if at < SORTS:
        return of_sort(table, me, at)
    if at == 3:
        return table.values.house[me.level - 2] if me.level > 1 else 0
    if at == 4:
        return table.values.giotto * me.giotto
    if at == 5:
        return machiavelli(table, me)
    if at == 6:
        return table.values.michelangelo * me.michelangelo
    return table.values.leonardo * me.leonardo


def prestige(table: Table, me: Player) -> int:
    """The sum of all lines (F5.3, F5.4)."""
    total = 0
    if pieces_made(me):
        for piece in range(PIECES):  # of all sorts at once
            if me.made[piece]:
                total += worth(table, me, piece)
    for at in range(SORTS, PARTS):
        total += part(table, me, at)
    return total


def result_key(table: Table, me: Player) -> int:
    """Prestige, then pieces made, then lire (F5.5)."""
    points = prestige(table, me)
    return (points * 256 + pieces_made(me)) * 256 + me.coins


def place(table: Table, seat: int) -> int:
    """A seat's place in the game, from 1, equal when shared (F5.5)."""
    mine = result_key(table, table.players[seat])
    better = 1
    for other in range(table.seats):
        if result_key(table, table.players[other]) > mine:
            better += 1
    return better


def parts(table: Table, seat: int) -> list[int]:
    """The lines of a seat's count, in the order of ``part``."""
    return [part(table, table.players[seat], at) for at in range(PARTS)]
