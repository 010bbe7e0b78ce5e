"""What a seat sees, as numbers: the observation.

Seats are counted from the observer, clockwise; every number lies between 0 and 1 in a real game.
Layout, in order (sizes in brackets; version 1):

* phase (7), edition is German (1), turns completed by 50 (1);
* for each square its kind, one-hot (81);
* for each category of the tiles: whether it has been scored, and its distance from the next tile
  by 15 (30);
* scoring cards, one-hot or multi-hot: face up, kept by the observer, dealt to it (30);
* for each street and level from the bottom its disc: five seats and white, one-hot (288);
* free slots: cities by 12 (6), churches by 5 (9), artworks by 5 (4);
* starting cards that lie open (5), deck by 45 (1), discards by 5 (9), cards of each kind that the
  observer has not seen by 5 (9), its hand by 5 (9);
* the disc being activated: street (12), depth (3), uses left by 2 in the street's order (2), duty
  open (1), seat to move (5), active seat (5);
* for each of five seats (48): at the table, warehouses by 4 (3), workshops by 3, cloth by 4 (3),
  ships by 3, houses (3), delivered by 12 (6), contributed by 5 (9), artworks by 5 (4), reserve by
  40, coloured and white discs in reserve by 15 (2), seats by 15, age of the newest seat by 15,
  order of the first council artwork by 4, cards in hand by 45, score by 100, cards known to be in
  hand by 5 (9): starting cards taken openly and not played since.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ..rules import possible
from ..rules.table import Table

if not cython.compiled:
    from ...shared.engine.filling import one_hot, put, put_all, put_scaled, put_zeros
    from ..rules.board import (
        ALL_KINDS,
        BUILDINGS,
        CHURCHES,
        CITIES,
        COPIES,
        DEALT,
        DECK,
        ENGLISH,
        GOODS,
        GOODS_SCALE,
        KINDS,
        MAT,
        MATERIALS,
        MAX_SEATS,
        NOTHING,
        OBSERVATION,
        SCORING_CARDS,
        SQUARES,
        STACK,
        START_CARDS,
        STREETS,
        TILES,
        WHITE,
        Duty,
        Entry,
        Phase,
    )
    from ..rules.player import Player, goods


if not cython.compiled:
    DISC = MAX_SEATS + 1  # what a disc can be: a seat's or white
    MOST_CLOTH = 12  # slots of a city


def size() -> int:
    """The length of an observation."""
    return OBSERVATION


def fill_tiles(table: Table, out: MutableSequence[float], n: int) -> int:
    """The squares and when each category is scored; one that is left out, as if it had been."""
    for square in range(SQUARES):
        n = one_hot(out, n, table.squares[square], KINDS)
    for tile in range(TILES):
        category = table.tiles[tile]
        gone = tile < table.scored or tile >= table.values.tiles
        put(out, n + 2 * category, 1 if gone else 0, 1)
        put(out, n + 2 * category + 1, 0 if gone else tile - table.scored, TILES)
    return n + 2 * TILES


def fill_scoring_cards(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """Face up, kept, dealt."""
    n = one_hot(out, n, table.face_up, SCORING_CARDS)
    n = one_hot(out, n, me.kept, SCORING_CARDS)
    put_zeros(out, n, SCORING_CARDS)
    for place in range(DEALT):
        if me.dealt[place] != NOTHING:
            put(out, n + me.dealt[place], 1, 1)
    return n + SCORING_CARDS


def relative(table: Table, me: Player, seat: int) -> int:
    """How many seats after the observer."""
    return seat - me.seat if seat >= me.seat else seat + table.seats - me.seat


def fill_streets(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """The discs."""
    put_zeros(out, n, STREETS * STACK * DISC)
    for street in range(STREETS):
        for level in range(table.height[street]):
            disc = table.discs[STACK * street + level]
            seen = disc if disc == WHITE else relative(table, me, disc)
            put(out, n + DISC * (STACK * street + level) + seen, 1, 1)
    return n + STREETS * STACK * DISC


def fill_slots(table: Table, out: MutableSequence[float], n: int) -> int:
    """What is still free on the board."""
    for city in range(CITIES):
        n = put(out, n, possible.city_free(table, city), MOST_CLOTH)
    for slot in range(CHURCHES * MATERIALS):
        n = put(out, n, possible.church_free(table, slot), 5)
    for building in range(BUILDINGS):
        n = put(out, n, possible.artwork_free(table, building), 5)
    return n


def fill_cards(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """Open cards, deck, discards, cards not seen, own hand."""
    n = put_all(out, n, table.open_cards, 1, START_CARDS)
    n = put(out, n, table.deck_size, DECK)
    n = put_all(out, n, table.discard, COPIES, KINDS)
    for kind in range(KINDS):
        n = put(out, n, table.values.copies[kind] - table.discard[kind] - me.hand[kind], COPIES)
    return put_all(out, n, me.hand, COPIES, KINDS)


def duty_shown(table: Table, me: Player) -> int:
    """Whether the duty is open, as far as the observer can tell (C3.6)."""
    if table.duty == Duty.FALLEN_AWAY:
        return 0 if table.mover == me.seat else 1
    return 1 if table.duty == Duty.OWED else 0


def acting(table: Table) -> bool:
    """Whether a disc is being activated."""
    return table.phase == Phase.ACTING or table.phase == Phase.DRAWING


def fill_moment(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """The disc being activated and who is to move."""
    n = one_hot(out, n, NOTHING if table.phase <= Phase.PLACING else table.street, STREETS)
    n = one_hot(out, n, table.depth if acting(table) else NOTHING, 3)
    n = put(out, n, table.left[0], 2)
    n = put(out, n, table.left[1], 2)
    n = put(out, n, duty_shown(table, me), 1)
    n = one_hot(out, n, relative(table, me, table.mover), MAX_SEATS)
    return one_hot(out, n, relative(table, me, table.active), MAX_SEATS)


def fill_mat(me: Player, out: MutableSequence[float], n: int) -> int:
    """One player's mat and cubes, reserve, council and score."""
    n = put_scaled(out, n, goods(me), GOODS_SCALE, GOODS)
    n = put(out, n, me.seats, TILES)
    n = put(out, n, me.newest_seat, TILES)
    n = put(out, n, me.council_art, 4)
    n = put(out, n, me.hand_size, DECK)
    return put(out, n, me.score, 100)


def known_cards(table: Table) -> int:
    """Starting cards that were taken openly and not played since (C2.3, C3.5).

    They are bits, ``KINDS * seat + kind``.
    """
    known = 0
    bit = 1
    for place in range(table.log_length):
        entry = table.log[place]
        if entry < Entry.ENTRY_START:
            if (entry // KINDS) & 1:  # played, not drawn
                known &= ~(bit << (entry // (2 * KINDS) * KINDS + entry % KINDS))
        elif entry < Entry.ENTRY_HIDDEN:
            known |= bit << (entry - Entry.ENTRY_START)
    return known


def fill_known(known: int, out: MutableSequence[float], n: int) -> int:
    """The lowest ``KINDS`` bits, of the five cards of a kind."""
    put_zeros(out, n, KINDS)
    if known & ALL_KINDS:
        for kind in range(KINDS):
            put(out, n + kind, known >> kind & 1, COPIES)
    return n + KINDS


def fill_player(table: Table, seat: int, known: int, out: MutableSequence[float], n: int) -> int:
    """One seat at the table."""
    n = put(out, n, 1, 1)
    n = fill_mat(table.players[seat], out, n)
    return fill_known(known >> (KINDS * seat), out, n)


def fill(table: Table, seat: int, out: MutableSequence[float]) -> int:
    """Write the observation of a seat; returns its length."""
    me = table.players[seat]
    n = one_hot(out, 0, table.phase, 7)
    n = put(out, n, table.edition != ENGLISH, 1)
    n = put(out, n, table.turns, 50)
    n = fill_tiles(table, out, n)
    n = fill_scoring_cards(table, me, out, n)
    n = fill_streets(table, me, out, n)
    n = fill_slots(table, out, n)
    n = fill_cards(table, me, out, n)
    n = fill_moment(table, me, out, n)
    known = known_cards(table)
    for step in range(table.seats):
        n = fill_player(table, (seat + step) % table.seats, known, out, n)
    return put_zeros(out, n, MAT * (MAX_SEATS - table.seats))
