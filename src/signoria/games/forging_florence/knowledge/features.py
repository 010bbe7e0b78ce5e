"""What a seat sees, as numbers: the observation.

Seats are counted from the observer, clockwise.  Layout, in order (sizes in brackets; version 1):

* phase (4), figure has moved (1), roll one-hot (6), must leave the golden hex (1), sold there (1),
  number of players one-hot from 2 (3), active seat (4), turns completed by the most there can be
  (1), turns to the end by 5 once the Dome is made (1), economy (3), only the Dome doubles (1);
* art cards left by the copies that there are, by the rulebook 3 (22), artists on the table (10);
* for each of four seats (95): at the table, column and row of its figure by 12 (2), on the golden
  hex, coins of 5 lire by 100, level (3), tokens by what can be held, by the rulebook 2 (5),
  artists (10), pieces made, unsold and made in this turn, each by the copies (66), has hired,
  Giotto's bonus, sculptures for Michelangelo and sales for Leonardo by 20 (2), first at level 3,
  prestige by 1000;
* for each hex (9): walkable, resources to be had (5), beside the observer's house, the observer's
  figure, figures of others by 3.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ..rules import possible, scoring
from ..rules.table import Table

if not cython.compiled:
    from ...shared.engine.filling import one_hot, put, put_all, put_eights, put_many, put_zeros
    from ..rules.board import (
        ARTISTS,
        CENTRE,
        FACES,
        HEX_Q,
        HEX_R,
        HEXES,
        MAX_SEATS,
        NEIGHBOUR,
        NOBODY,
        OBSERVATION,
        PIECES,
        RESOURCES,
        SIDES,
        TOP_LEVEL,
        Phase,
    )
    from ..rules.player import Player, pieces


if not cython.compiled:
    SEAT = 95  # numbers of a seat
    COUNTED = 66  # works for a bonus: the most that the rulebook has cards for
    FAME = 10000  # prestige, more than there ever is by the rulebook
    HEX = 9  # numbers of a hex
    GROUND = 6  # the first of them: those that are the same for all
    ROW = 8  # as many of them as are written at a time
    ROWS = [0.0] * ((1 << GROUND) * ROW)


def write_rows() -> None:
    """What each kind of ground looks like; kinds as in ``fill_ground``."""
    for kind in range(1 << GROUND):
        for bit in range(GROUND):
            ROWS[ROW * kind + bit] = kind >> bit & 1


write_rows()


def size() -> int:
    """The length of an observation."""
    return OBSERVATION


def relative(table: Table, observer: int, seat: int) -> int:
    """How many seats after the observer this one sits."""
    return (seat + table.seats - observer) % table.seats


def fill_moment(table: Table, observer: int, out: MutableSequence[float], n: int) -> int:
    """What is to be decided, and how long the game still lasts."""
    n = one_hot(out, n, table.phase, Phase.OVER + 1)
    n = put(out, n, table.moved, 1)
    n = one_hot(out, n, table.roll - 1, FACES)
    n = put(out, n, table.must_leave, 1)
    n = put(out, n, table.sold_here, 1)
    n = one_hot(out, n, table.seats - 2, MAX_SEATS - 1)
    n = one_hot(out, n, relative(table, observer, table.active), MAX_SEATS)
    n = put(out, n, table.turns, 10 * table.limit * table.seats)
    left = min(possible.turns_left(table), MAX_SEATS + 1) if table.last_turns else 0
    n = put(out, n, left, MAX_SEATS + 1)
    n = one_hot(out, n, table.economy, 3)
    return put(out, n, table.brunelleschi, 1)


def most_copies(table: Table) -> int:
    """How many copies of a piece there are at the most (F1.3)."""
    found = max(table.values.copies[0], table.values.copies[1])
    return max(found, table.values.copies[2])


def fill_cards(table: Table, out: MutableSequence[float], n: int) -> int:
    """What is left on the table."""
    n = put_all(out, n, table.copies, most_copies(table), PIECES)
    for artist in range(ARTISTS):
        n = put(out, n, 1 if table.owner[artist] == NOBODY else 0, 1)
    return n


def fill_player(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """One player at the table."""
    n = put(out, n, 1, 1)
    n = put(out, n, HEX_Q[me.hex], 12)
    n = put(out, n, HEX_R[me.hex], 12)
    n = put(out, n, 1 if me.hex == CENTRE else 0, 1)
    n = put(out, n, me.coins, 100)
    n = one_hot(out, n, me.level - 1, TOP_LEVEL)
    n = put_all(out, n, me.tokens, table.values.great_limit, RESOURCES)
    for artist in range(ARTISTS):
        n = put(out, n, 1 if table.owner[artist] == me.seat else 0, 1)
    n = put_many(out, n, pieces(me), most_copies(table), 3 * PIECES)
    n = put(out, n, 1 if me.hires else 0, 1)
    n = put(out, n, me.giotto, 1)
    n = put(out, n, min(me.michelangelo, COUNTED), 20)
    n = put(out, n, min(me.leonardo, COUNTED), 20)
    n = put(out, n, 1 if table.first_master == me.seat else 0, 1)
    return put(out, n, min(scoring.prestige(table, me), FAME), 1000)


def fill_ground(table: Table, observer: int, out: MutableSequence[float], n: int) -> None:
    """The hexes without figures.

    Whether one is walkable and the resources to be had are the bits of its kind.
    """
    if not cython.compiled:
        kinds = [0] * HEXES
    for hex in range(HEXES):
        kinds[hex] = table.walkable[hex] | table.beside[hex] << 1
    put_eights(out, n, ROWS, kinds, HEXES)
    for side in range(SIDES):
        hex = NEIGHBOUR[SIDES * table.houses[observer] + side]
        if hex < HEXES:
            put(out, n + HEX * hex + GROUND, 1, 1)


def fill_figures(table: Table, observer: int, out: MutableSequence[float], n: int) -> None:
    """Those who stand on hexes that have been filled."""
    for seat in range(table.seats):
        hex = table.players[seat].hex
        if hex >= HEXES:
            continue
        if seat == observer:
            put(out, n + HEX * hex + GROUND + 1, 1, 1)
        else:
            put(out, n + HEX * hex + GROUND + 2, others(table, observer, hex), MAX_SEATS - 1)


def others(table: Table, observer: int, hex: int) -> int:
    """How many figures of others stand on a hex."""
    count = 0
    for seat in range(table.seats):
        if seat != observer and table.players[seat].hex == hex:
            count += 1
    return count


def fill(table: Table, observer: int, out: MutableSequence[float]) -> int:
    """Write the observation of a seat; returns its length."""
    n = fill_moment(table, observer, out, 0)
    n = fill_cards(table, out, n)
    for step in range(table.seats):
        n = fill_player(table, table.players[(observer + step) % table.seats], out, n)
    n = put_zeros(out, n, SEAT * (MAX_SEATS - table.seats))
    fill_ground(table, observer, out, n)
    fill_figures(table, observer, out, n)
    return n + HEX * HEXES
