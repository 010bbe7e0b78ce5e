"""What a seat has seen (C3.8, C3.9, C8.5): the rest is erased, for views, bots and guesses."""

import cython

from ..rules import cards
from ..rules.table import Table

if not cython.compiled:
    from ..rules.board import DEALT, KINDS, NOTHING, Duty, Entry, Phase
    from ..rules.player import Player


def has_kept(table: Table, seat: int) -> bool:
    """Whether a seat has kept its scoring card by now (C2.2)."""
    if table.phase != Phase.KEEPING:
        return True
    before = (seat + table.seats - table.start) % table.seats
    return before < (table.mover + table.seats - table.start) % table.seats


def hide_player(table: Table, me: Player) -> None:
    """Erase a hand and the scoring cards, which are revealed at the end (C6.2)."""
    for kind in range(KINDS):
        me.hand[kind] = 0
    for place in range(DEALT):
        me.dealt[place] = NOTHING
    if table.phase != Phase.OVER:
        me.kept = NOTHING


def blind(table: Table, seat: int) -> None:
    """Erase all that a seat, or NOBODY, has not seen."""
    for other in range(table.seats):
        if other != seat:
            hide_player(table, table.players[other])
    for kind in range(KINDS):
        table.deck[kind] = 0
    table.aside = NOTHING
    for i in range(table.log_length):
        entry = table.log[i]
        owner = cards.entry_seat(entry)
        if owner != seat and entry < Entry.ENTRY_START and not cards.is_play(entry):
            table.log[i] = Entry.ENTRY_HIDDEN + owner
    if table.duty == Duty.FALLEN_AWAY and table.mover != seat:
        table.duty = Duty.OWED
    table.blind = seat + 1
