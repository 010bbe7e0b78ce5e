"""The start of a game (C1.2, C2): from a random deal or from one that is given."""

import cython

from . import cards
from .table import Table

if not cython.compiled:
    from ...shared.engine.rng import below, step
    from .board import (
        BEGINNER,
        BEGINNER_SQUARE,
        CARDS_DEALT,
        CUBES,
        DEALT,
        LEFT_OUT,
        MAX_SEATS,
        NOBODY,
        NOTHING,
        SCORING_CARDS,
        SQUARES,
        START_CARDS,
        STREET_SQUARE,
        STREETS,
        TILES,
        Kind,
        Phase,
    )
    from .player import Player


def clear_player(table: Table, me: Player, seat: int, seats: int) -> None:
    """An empty mat with everything in reserve (C1.1, C1.2, C2.4); the table was all zero."""
    me.seat = seat
    me.kept = NOTHING
    for place in range(DEALT):
        me.dealt[place] = NOTHING
    if seat >= seats:
        return
    me.workshops = 1
    me.reserve = CUBES
    me.coloured = table.values.coloured[seats - 3]
    me.white = table.values.white[seats - 3]


def clear(table: Table, seats: int) -> None:
    """An empty board for a number of players; the table was all zero."""
    table.seats = seats
    table.face_up = NOTHING
    table.aside = NOTHING
    for tile in range(TILES):
        table.council[tile] = NOBODY
    for place in range(START_CARDS):
        table.open_cards[place] = 1
    for seat in range(MAX_SEATS):
        clear_player(table, table.players[seat], seat, seats)


def deal_cards(table: Table) -> None:
    """Scoring cards from the shuffled table.choices (C2.2): hands, face up, aside."""
    each = CARDS_DEALT[table.seats - 3]
    at = 0
    for seat in range(table.seats):
        for place in range(each):
            table.players[seat].dealt[place] = table.choices[at]
            at += 1
    if table.seats < 5:
        table.face_up = table.choices[at]
    if table.seats == 4:
        table.aside = table.choices[at + 1]


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


def lay_squares(table: Table, seed: int) -> int:
    """Eight action tiles around Contribute (C1.4, C2.1)."""
    seed = shuffle(table, SQUARES - 1, seed)
    for square in range(SQUARES):
        if square == 4:
            table.squares[square] = Kind.CONTRIBUTE
        elif table.layout == BEGINNER:
            table.squares[square] = BEGINNER_SQUARE[square]
        else:
            table.squares[square] = table.choices[square if square < 4 else square - 1]
    return seed


def join_streets(table: Table) -> None:
    """Each street's two kinds, from the squares (C1.4)."""
    for end in range(2 * STREETS):
        table.street_kind[end] = table.squares[STREET_SQUARE[end]]


def lay_tiles(table: Table, seed: int) -> int:
    """The scoring tiles (C2.1); a variant gives some their places, and others stand last."""
    seed = shuffle(table, TILES, seed)
    for tile in range(TILES):
        table.tiles[tile] = NOTHING
    last = table.values.tiles
    for i in range(TILES):
        place = table.values.places[table.choices[i]]
        if place == LEFT_OUT:
            table.tiles[last] = table.choices[i]
            last += 1
        elif place:
            table.tiles[place - 1] = table.choices[i]
    fill_tiles(table)
    return seed


def fill_tiles(table: Table) -> None:
    """The other tiles, as they were shuffled, where there is none yet."""
    free = 0
    for i in range(TILES):
        if table.values.places[table.choices[i]] == 0:
            while table.tiles[free] != NOTHING:
                free += 1
            table.tiles[free] = table.choices[i]


def begin(table: Table) -> None:
    """The first decision (C2.2)."""
    join_streets(table)
    table.phase = Phase.KEEPING
    table.active = table.start
    table.mover = table.start


def deal_all(table: Table, seats: int, seed: int) -> None:
    """A random deal on a table that was all zero but for edition, layout, values and start.

    A start of NOTHING is drawn at random (C2.4).
    """
    clear(table, seats)
    seed = step(seed)
    if table.start == NOTHING:
        table.start = below(seed, seats)
    seed = lay_squares(table, seed)
    seed = lay_tiles(table, seed)
    shuffle(table, SCORING_CARDS, seed)
    deal_cards(table)
    begin(table)


def close_market(table: Table) -> None:
    """Starting cards not taken go into the deck (C2.3)."""
    for place in range(START_CARDS):
        table.open_cards[place] = 0
    table.deck_size = 0
    cards.make_deck(table)
