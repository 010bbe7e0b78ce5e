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

from . import cards
from .table import Table

if not cython.compiled:
    from .board import (
        ARTWORK_SLOTS,
        BUILDINGS,
        CHURCH_SLOTS,
        CHURCHES,
        CITIES,
        CITY_SLOTS,
        CLOTH_SLOTS,
        COPIES,
        CUBES,
        DEALT,
        DECK,
        KINDS,
        MAT,
        MATERIALS,
        MAX_SEATS,
        MAX_SHIPS,
        MAX_WORKSHOPS,
        NOTHING,
        OBSERVATION,
        PORTS,
        SCORING_CARDS,
        SQUARES,
        STACK,
        START_CARDS,
        STREETS,
        TILES,
        WARE_SLOTS,
        WHITE,
        Duty,
        Entry,
        Phase,
    )
    from .player import Player


def size() -> int:
    """The length of an observation."""
    return OBSERVATION


def one_hot(out: MutableSequence[float], n: int, value: int, values: int) -> int:
    """A number below ``values`` as that many zeros and a one; all zeros if it is not below."""
    for i in range(values):
        put(out, n + i, 1 if i == value else 0, 1)
    return n + values


def put(out: MutableSequence[float], n: int, value: float, scale: float) -> int:
    """One number, divided by its scale."""
    out[n] = value / scale
    return n + 1


def fill_tiles(table: Table, out: MutableSequence[float], n: int) -> int:
    """The squares and when each category is scored."""
    for square in range(SQUARES):
        n = one_hot(out, n, table.squares[square], KINDS)
    for tile in range(TILES):
        category = table.tiles[tile]
        put(out, n + 2 * category, 1 if tile < table.scored else 0, 1)
        put(out, n + 2 * category + 1, max(tile - table.scored, 0), TILES)
    return n + 2 * TILES


def fill_scoring_cards(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """Face up, kept, dealt."""
    n = one_hot(out, n, table.face_up, SCORING_CARDS)
    n = one_hot(out, n, me.kept, SCORING_CARDS)
    one_hot(out, n, NOTHING, SCORING_CARDS)
    for place in range(DEALT):
        if me.dealt[place] != NOTHING:
            put(out, n + me.dealt[place], 1, 1)
    return n + SCORING_CARDS


def relative(table: Table, me: Player, seat: int) -> int:
    """How many seats after the observer."""
    return (seat + table.seats - me.seat) % table.seats


def fill_streets(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """The discs."""
    for street in range(STREETS):
        for level in range(STACK):
            disc = NOTHING
            if level < table.height[street]:
                disc = table.discs[STACK * street + level]
                if disc != WHITE:
                    disc = relative(table, me, disc)
            n = one_hot(out, n, disc, MAX_SEATS + 1)
    return n


def fill_slots(table: Table, out: MutableSequence[float], n: int) -> int:
    """What is still free on the board."""
    for city in range(CITIES):
        n = put(out, n, CITY_SLOTS - table.city_used[city], CITY_SLOTS)
    for slot in range(CHURCHES * MATERIALS):
        n = put(out, n, CHURCH_SLOTS[slot // MATERIALS] - table.church_used[slot], 5)
    for building in range(BUILDINGS):
        n = put(out, n, ARTWORK_SLOTS[building] - table.artwork_used[building], 5)
    return n


def fill_cards(table: Table, me: Player, out: MutableSequence[float], n: int) -> int:
    """Open cards, deck, discards, cards not seen, own hand."""
    for place in range(START_CARDS):
        n = put(out, n, table.open_cards[place], 1)
    n = put(out, n, table.deck_size, DECK)
    for kind in range(KINDS):
        n = put(out, n, table.discard[kind], COPIES)
    for kind in range(KINDS):
        n = put(out, n, COPIES - table.discard[kind] - me.hand[kind], COPIES)
    for kind in range(KINDS):
        n = put(out, n, me.hand[kind], COPIES)
    return n


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
    """One player's mat and cubes."""
    for material in range(MATERIALS):
        n = put(out, n, me.warehouse[material], WARE_SLOTS)
    n = put(out, n, me.workshops, MAX_WORKSHOPS)
    for shop in range(MAX_WORKSHOPS):
        n = put(out, n, me.cloth[shop], CLOTH_SLOTS)
    n = put(out, n, me.ships, MAX_SHIPS)
    for city in range(PORTS):
        n = put(out, n, me.houses[city], 1)
    for city in range(CITIES):
        n = put(out, n, me.delivered[city], CITY_SLOTS)
    for slot in range(CHURCHES * MATERIALS):
        n = put(out, n, me.contributed[slot], 5)
    for building in range(BUILDINGS):
        n = put(out, n, me.artworks[building], 5)
    return n


def fill_rest(me: Player, out: MutableSequence[float], n: int) -> int:
    """One player's reserve, council and score."""
    n = put(out, n, me.reserve, CUBES)
    n = put(out, n, me.coloured, 15)
    n = put(out, n, me.white, 15)
    n = put(out, n, me.seats, TILES)
    n = put(out, n, me.newest_seat, TILES)
    n = put(out, n, me.council_art, 4)
    n = put(out, n, me.hand_size, DECK)
    return put(out, n, me.score, 100)


def fill_known(table: Table, seat: int, out: MutableSequence[float], n: int) -> int:
    """Starting cards that a seat took openly and has not played since (C2.3, C3.5)."""
    for kind in range(KINDS):
        put(out, n + kind, 0, 1)
    for place in range(table.log_length):
        entry = table.log[place]
        if cards.entry_seat(entry) != seat:
            continue
        kind = entry % KINDS
        if entry >= Entry.ENTRY_START and entry < Entry.ENTRY_HIDDEN:
            put(out, n + kind, 1, COPIES)
        elif cards.is_play(entry):
            put(out, n + kind, 0, 1)
    return n + KINDS


def fill(table: Table, seat: int, out: MutableSequence[float]) -> int:
    """Write the observation of a seat; returns its length."""
    me = table.players[seat]
    n = one_hot(out, 0, table.phase, 7)
    n = put(out, n, table.edition, 1)
    n = put(out, n, table.turns, 50)
    n = fill_tiles(table, out, n)
    n = fill_scoring_cards(table, me, out, n)
    n = fill_streets(table, me, out, n)
    n = fill_slots(table, out, n)
    n = fill_cards(table, me, out, n)
    n = fill_moment(table, me, out, n)
    for step in range(MAX_SEATS):
        other = (seat + step) % table.seats
        if step < table.seats:
            n = put(out, n, 1, 1)
            n = fill_mat(table.players[other], out, n)
            n = fill_rest(table.players[other], out, n)
            n = fill_known(table, other, out, n)
        else:
            n = one_hot(out, n, NOTHING, MAT)
    return n
