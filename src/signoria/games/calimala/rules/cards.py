"""Action cards: hands, deck and discards, and the log of what happened to each (C3.5, C3.8).

The log is what everybody remembers, one number an event: ENTRY_DRAW + 18 * seat + kind for a card
drawn, ENTRY_PLAY + 18 * seat + kind for one played, ENTRY_START + 9 * seat + kind for an open
starting card taken.  All of it is public but the kinds of the cards that others draw; where they
are erased stands ENTRY_HIDDEN + seat.  What a seat knows of hands and deck follows from its log
(see knowledge/what_a_seat_sees.py).
"""

import cython

from .table import Table

if not cython.compiled:
    from .board import KINDS, LOG, Entry, Phase
    from .player import Player


def remember(table: Table, entry: int) -> None:
    """Append to the log; LOG is more than the longest game needs."""
    if table.log_length < LOG:
        table.log[table.log_length] = entry
        table.log_length += 1


def take_start_card(table: Table, me: Player, kind: int) -> None:
    """An open starting card goes to a hand (C2.3)."""
    me.hand[kind] += 1
    me.hand_size += 1
    remember(table, Entry.ENTRY_START + KINDS * me.seat + kind)


def make_deck(table: Table) -> None:
    """All cards that no hand holds become the deck (C2.3); its size is known without the hands."""
    table.deck_size = table.values.deck
    for seat in range(table.seats):
        table.deck_size -= table.players[seat].hand_size
    for kind in range(KINDS):
        table.deck[kind] = table.values.copies[kind]
        for seat in range(table.seats):
            table.deck[kind] -= table.players[seat].hand[kind]


def reshuffle(table: Table) -> None:
    """The discards become the deck (C3.8)."""
    for kind in range(KINDS):
        table.deck[kind] = table.discard[kind]
        table.discard[kind] = 0
    table.deck_size = table.discard_size
    table.discard_size = 0


def refill(table: Table) -> bool:
    """Bring the discards into an empty deck; whether there is any card to draw (C3.8)."""
    if table.deck_size == 0:
        reshuffle(table)
    return table.deck_size > 0


def from_deck(table: Table, me: Player, kind: int) -> None:
    """A card comes to a hand; the last of the deck brings the discards back (C3.8)."""
    me.hand[kind] += 1
    me.hand_size += 1
    table.deck[kind] -= 1
    table.deck_size -= 1
    if table.deck_size == 0:
        reshuffle(table)


def to_discards(table: Table, me: Player, kind: int) -> None:
    """A card leaves a hand (C3.5)."""
    me.hand[kind] -= 1
    me.hand_size -= 1
    table.discard[kind] += 1
    table.discard_size += 1


def draw(table: Table, me: Player, kind: int) -> None:
    """A card of this kind is drawn."""
    from_deck(table, me, kind)
    remember(table, Entry.ENTRY_DRAW + 2 * KINDS * me.seat + kind)


def play(table: Table, me: Player, kind: int) -> None:
    """A card of this kind is played."""
    to_discards(table, me, kind)
    remember(table, Entry.ENTRY_PLAY + 2 * KINDS * me.seat + kind)


def explain(table: Table) -> None:
    """Write a log that explains hands and discards of a set position: all drawn, some played.

    Before the first turn the hands can hold starting cards only, which all have seen (C2.3).
    """
    for seat in range(table.seats):
        me = table.players[seat]
        entry = Entry.ENTRY_DRAW + 2 * KINDS * seat
        if table.phase <= Phase.TAKING:
            entry = Entry.ENTRY_START + KINDS * seat
        for kind in range(KINDS):
            played = table.discard[kind] if seat == 0 else 0
            for _ in range(me.hand[kind] + played):
                remember(table, entry + kind)
    for kind in range(KINDS):
        for _ in range(table.discard[kind]):
            remember(table, Entry.ENTRY_PLAY + kind)


def clear_cards(table: Table) -> None:
    """No card anywhere but in the deck."""
    for kind in range(KINDS):
        table.deck[kind] = table.values.copies[kind]
        table.discard[kind] = 0
        for seat in range(table.seats):
            table.players[seat].hand[kind] = 0
    table.deck_size = table.values.deck
    table.discard_size = 0
    for seat in range(table.seats):
        table.players[seat].hand_size = 0


def entry_seat(entry: int) -> int:
    """Whose card an entry of the log is about."""
    if entry >= Entry.ENTRY_HIDDEN:
        return entry - Entry.ENTRY_HIDDEN
    if entry >= Entry.ENTRY_START:
        return (entry - Entry.ENTRY_START) // KINDS
    return entry // (2 * KINDS)


def is_play(entry: int) -> bool:
    """Whether an entry of the log is about a card played."""
    return entry < Entry.ENTRY_START and entry % (2 * KINDS) >= Entry.ENTRY_PLAY


def recall(table: Table, entry: int) -> bool:
    """Redo one entry of the log; False if the cards do not allow it."""
    kind = entry % KINDS
    if entry >= Entry.ENTRY_HIDDEN or entry_seat(entry) >= table.seats:
        return False
    me = table.players[entry_seat(entry)]
    if is_play(entry):
        if me.hand[kind] == 0:
            return False
        to_discards(table, me, kind)
        return True
    if not refill(table) or table.deck[kind] == 0:
        return False
    from_deck(table, me, kind)
    return True
