"""What a seat sees, as numbers: the observation.

Seats are counted from the observer, clockwise.  Layout, in order (sizes in brackets; version 1):

* phase (4), figure has moved (1), roll one-hot (6), must leave the golden hex (1), sold there (1),
  number of players one-hot from 2 (3), active seat (4), turns completed by the most there can be
  (1), turns to the end by 5 once the Dome is made (1), economy (3), only the Dome doubles (1);
* art cards left by 3 (22), artists on the table (10);
* for each of four seats (95): at the table, column and row of its figure by 12 (2), on the golden
  hex, coins of 5 lire by 100, level (3), tokens by 2 (5), artists (10), pieces made, unsold and
  made in this turn, each by 3 (66), has hired, Giotto's bonus, sculptures for Michelangelo and
  sales for Leonardo by 20 (2), first at level 3, prestige by 1000;
* for each hex (9): walkable, resources to be had (5), beside the observer's house, the observer's
  figure, figures of others by 3.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from . import scoring
from .table import Table

if not cython.compiled:
    from .board import (
        ARTISTS,
        CENTRE,
        COPIES,
        DIE,
        HEX_Q,
        HEX_R,
        HEXES,
        MAX_SEATS,
        NOBODY,
        OBSERVATION,
        PIECES,
        RESOURCES,
        TOP_LEVEL,
        Phase,
    )
    from .player import Player


def size() -> int:
    """The length of an observation."""
    return OBSERVATION


def one_hot(out: MutableSequence[float], n: int, value: int, values: int) -> int:
    """1 at the value, 0 elsewhere, also for values out of range; returns the next place."""
    for i in range(values):
        out[n + i] = 1 if i == value else 0
    return n + values


def put(out: MutableSequence[float], n: int, value: float, scale: float) -> int:
    """One number, scaled; returns the next place."""
    out[n] = value / scale
    return n + 1


def relative(table: Table, observer: int, seat: int) -> int:
    """How many seats after the observer this one sits."""
    return (seat + table.seats - observer) % table.seats


def fill_moment(table: Table, observer: int, out: MutableSequence[float], n: int) -> int:
    """What is to be decided, and how long the game still lasts."""
    n = one_hot(out, n, table.phase, Phase.OVER + 1)
    n = put(out, n, table.moved, 1)
    n = one_hot(out, n, table.roll - 1, DIE)
    n = put(out, n, table.must_leave, 1)
    n = put(out, n, table.sold_here, 1)
    n = one_hot(out, n, table.seats - 2, MAX_SEATS - 1)
    n = one_hot(out, n, relative(table, observer, table.active), MAX_SEATS)
    n = put(out, n, table.turns, 10 * table.limit * table.seats)
    n = put(out, n, table.last_turns, MAX_SEATS + 1)
    n = one_hot(out, n, table.economy, 3)
    return put(out, n, table.brunelleschi, 1)


def fill_cards(table: Table, out: MutableSequence[float], n: int) -> int:
    """What is left on the table."""
    for piece in range(PIECES):
        n = put(out, n, table.copies[piece], COPIES)
    for artist in range(ARTISTS):
        n = put(out, n, 1 if table.owner[artist] == NOBODY else 0, 1)
    return n


def fill_pieces(me: Player, out: MutableSequence[float], n: int) -> int:
    """What a player has made."""
    for piece in range(PIECES):
        n = put(out, n, me.made[piece], COPIES)
    for piece in range(PIECES):
        n = put(out, n, me.unsold[piece], COPIES)
    for piece in range(PIECES):
        n = put(out, n, me.fresh[piece], COPIES)
    return n


def fill_player(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """One player at the table."""
    n = put(out, n, 1, 1)
    n = put(out, n, HEX_Q[me.hex], 12)
    n = put(out, n, HEX_R[me.hex], 12)
    n = put(out, n, 1 if me.hex == CENTRE else 0, 1)
    n = put(out, n, me.coins, 100)
    n = one_hot(out, n, me.level - 1, TOP_LEVEL)
    for resource in range(RESOURCES):
        n = put(out, n, me.tokens[resource], 2)
    for artist in range(ARTISTS):
        n = put(out, n, 1 if table.owner[artist] == me.seat else 0, 1)
    n = fill_pieces(me, out, n)
    n = put(out, n, 1 if me.hires else 0, 1)
    n = put(out, n, me.giotto, 1)
    n = put(out, n, me.michelangelo, 20)
    n = put(out, n, me.leonardo, 20)
    n = put(out, n, 1 if table.first_master == me.seat else 0, 1)
    return put(out, n, scoring.prestige(table, me), 1000)


def figures(table: Table, hex: int, observer: int) -> int:
    """How many figures of others stand on a hex."""
    count = 0
    for seat in range(table.seats):
        if seat != observer and table.players[seat].hex == hex:
            count += 1
    return count


def fill_hex(table: Table, observer: int, hex: int, out: MutableSequence[float], n: int) -> int:
    """One hex of the map."""
    n = put(out, n, table.walkable[hex], 1)
    for resource in range(RESOURCES):
        n = put(out, n, table.beside[hex] >> resource & 1, 1)
    n = put(out, n, table.near[hex] >> observer & 1, 1)
    n = put(out, n, 1 if table.players[observer].hex == hex else 0, 1)
    return put(out, n, figures(table, hex, observer), MAX_SEATS - 1)


def fill(table: Table, observer: int, out: MutableSequence[float]) -> int:
    """The whole observation, on numbers that were all zero; returns how many there are."""
    n = fill_moment(table, observer, out, 0)
    n = fill_cards(table, out, n)
    for step in range(table.seats):
        n = fill_player(table, table.players[(observer + step) % table.seats], out, n)
    n += (MAX_SEATS - table.seats) * 95
    for hex in range(HEXES):
        n = fill_hex(table, observer, hex, out, n)
    return n
