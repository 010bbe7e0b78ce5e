"""Whether a table is a possible one (C8): the first thing that is wrong with it, in words.

Everything that the engine takes for granted is checked here, so that no bytes and no set position
can lead it astray.
"""

from __future__ import annotations

import cython

from ..rules import duty
from ..rules.table import Table
from . import check_cards, check_pieces

if not cython.compiled:
    from ..rules.board import (
        GERMAN,
        LEFT_OUT,
        SQUARES,
        STACK,
        START_CARDS,
        START_KIND,
        STREET_SQUARE,
        STREETS,
        TILES,
        WHITE,
        Duty,
        Kind,
        Phase,
    )


def _ranges(table: Table) -> str:
    """Numbers that lead to other fields."""
    if table.edition > GERMAN or table.layout > 1 or table.start >= table.seats:
        return "C2: an option is out of range"
    if table.active >= table.seats or table.mover >= table.seats or table.phase > Phase.OVER:
        return "C3.1: who decides what is out of range"
    if table.street >= STREETS or table.depth > 2 or table.duty > Duty.FALLEN_AWAY:
        return "C3.2: the activation is out of range"
    if table.scored > table.values.tiles or table.blind:
        return "C1.6: more tiles are scored than there are"
    for street in range(STREETS):
        if table.height[street] > STACK:
            return f"C8.2: street {street} holds more than {STACK} discs"
    return ""


def _board(table: Table) -> str:
    """Squares and tiles (C1.4, C1.6)."""
    if sorted([table.squares[i] for i in range(SQUARES)]) != list(range(SQUARES)):
        return "C1.4: the nine squares do not show the nine actions"
    if table.squares[4] != Kind.CONTRIBUTE:
        return "C1.4: Contribute is not in the centre"
    for end in range(2 * STREETS):
        if table.street_kind[end] != table.squares[STREET_SQUARE[end]]:
            return "C1.4: the streets do not join the squares"
    if sorted([table.tiles[i] for i in range(TILES)]) != list(range(TILES)):
        return "C1.6: the fifteen tiles are not one of each"
    for tile in range(TILES):
        place = table.values.places[table.tiles[tile]]
        if place and (tile < table.values.tiles if place == LEFT_OUT else tile != place - 1):
            return f"C2.1: by the variant tile {tile + 1} is another"
        if not place and tile >= table.values.tiles:
            return f"C2.1: by the variant tile {tile + 1} is not in the game"
    return ""


def _moment(table: Table) -> str:
    """Phase, mover and activation agree (C3)."""
    if table.active != (table.start + table.turns) % table.seats:
        return "C3.1: the active seat is not the one whose turn it is"
    if table.phase in (Phase.ACTING, Phase.DRAWING):
        return _activation(table)
    if table.left[0] + table.left[1] + table.depth or table.duty != Duty.NONE_OWED:
        return "C3.2: no disc is being activated"
    if table.street and table.phase != Phase.SEATING:
        return "C3.2: no street is being activated"
    if table.phase <= Phase.TAKING:
        return _opening(table)
    if table.mover != table.active:
        return "C3.1: another than the active seat is to move"
    if table.phase == Phase.PLACING and table.players[table.active].coloured == 0:
        if table.players[table.active].white == 0:
            return "C3.1: the active seat has no disc to place"
    if table.phase == Phase.SEATING and not _can_seat(table):
        return "C5.3: the active seat has no disc that could become its seat"
    return ""


def _can_seat(table: Table) -> bool:
    """Whether a seating is due (C5.3)."""
    me = table.players[table.active]
    if table.height[table.street] != table.values.stack - 1 or me.coloured:
        return False
    return table.scored < table.values.tiles and check_pieces.on_grid(table, me.seat) > 0


def _opening(table: Table) -> str:
    """Before the first turn (C2.2, C2.3)."""
    taken = 0
    for seat in range(table.seats):
        taken += table.players[seat].hand_size
    open_cards = 0
    for i in range(START_CARDS):
        open_cards += table.open_cards[i]
    if table.turns or taken + open_cards != START_CARDS:
        return "C2.3: the starting cards are not one of each"
    for i in range(START_CARDS):
        held = 0
        for seat in range(table.seats):
            held += table.players[seat].hand[START_KIND[i]]
        if held + table.open_cards[i] != 1:
            return "C2.3: the starting cards are not one of each"
    due = (table.start + 2 * table.seats - 1 - taken) % table.seats
    if table.phase == Phase.KEEPING and taken:
        return "C2.3: starting cards are taken after the scoring cards are kept"
    if table.phase == Phase.TAKING and (table.mover != due or taken >= table.seats):
        return "C2.3: another seat is to take a starting card"
    return ""


def _activation(table: Table) -> str:
    """The disc being activated (C3.2) can act, and never comes to a dead end (C8.4)."""
    height = table.height[table.street]
    if table.depth >= height:
        return "C3.2: there is no disc so deep in the stack"
    disc = table.discs[STACK * table.street + height - 1 - table.depth]
    uses = 2 if disc == WHITE else 1
    if disc == WHITE and table.depth:
        return "C3.2: a white disc acts only when just placed"
    if table.mover != (table.active if table.depth == 0 else disc):
        return "C3.2: another than the owner of the disc acts"
    if disc != WHITE and table.depth == 0 and disc != table.active:
        return "C3.1: the disc on top is not the active seat's"
    if table.left[0] > uses or table.left[1] > uses:
        return "C3.3: more uses of an action are left than there are"
    me = table.players[table.mover]
    if table.phase == Phase.ACTING and table.left[0] + table.left[1] + me.hand_size == 0:
        return "C3.9: nothing is left to do"
    if table.phase == Phase.DRAWING and table.left[0] + table.left[1] >= 2 * uses:
        return "C3.4: a card is drawn though no action was given up"
    if table.duty != Duty.NONE_OWED and table.depth:
        return "C3.7: only the disc just placed has a duty"
    if table.duty == Duty.OWED and not duty.still_certain(table, me):
        return "C3.6: the duty is open but not certain"
    return ""


def flaw(table: Table) -> str:
    """What is wrong with the table; empty if nothing is.  Later checks rely on earlier ones."""
    if not 3 <= table.seats <= 5:
        return "C1.1: a game has 3 to 5 players"
    return (
        _ranges(table)
        or _board(table)
        or check_pieces.mats(table)
        or check_pieces.discs(table)
        or check_pieces.council(table)
        or check_cards.hands(table)
        or check_cards.scoring_cards(table)
        or _moment(table)
    )
