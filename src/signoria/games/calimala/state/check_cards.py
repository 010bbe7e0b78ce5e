"""Whether the cards are where they can be (C2.2, C8.1)."""

from __future__ import annotations

import cython

from ..knowledge import what_a_seat_sees
from ..rules import cards
from ..rules.table import Table

if not cython.compiled:
    from ..rules.board import (
        CARDS_DEALT,
        DEALT,
        DECK,
        KINDS,
        NOTHING,
        SCORING_CARDS,
        START_CARDS,
        Entry,
        Phase,
    )
    from ..rules.memory import copy_table


def hands(table: Table) -> str:
    """Hands, deck and discards are what the log of cards says (C8.1)."""
    if _draws(table) > DECK + 8 * (table.turns + 1):
        return "C3.4: more cards were drawn than actions can have been given up"
    other = Table()
    copy_table(other, table)
    cards.clear_cards(other)
    for i in range(table.log_length):
        if table.phase <= Phase.TAKING and table.log[i] < Entry.ENTRY_START:
            return "C2.3: before the first turn only starting cards are taken"
        if not cards.recall(other, table.log[i]):
            return f"C8.1: entry {i} of the log of cards cannot be"
    if table.phase == Phase.DRAWING and not cards.refill(other):
        return "C3.8: there is no card to draw"
    for seat in range(table.seats):
        for kind in range(KINDS):
            if table.players[seat].hand[kind] != other.players[seat].hand[kind]:
                return f"C8.1: the hand of seat {seat} is not what it drew"
        if table.players[seat].hand_size != other.players[seat].hand_size:
            return f"C8.1: the hand of seat {seat} has another size"
    return _piles(table, other)


def _draws(table: Table) -> int:
    """The cards drawn so far: at most 8 a turn, besides those of a position that was set up."""
    draws = 0
    for i in range(table.log_length):
        if not cards.is_play(table.log[i]):
            draws += 1
    return draws


def _piles(table: Table, other: Table) -> str:
    """Deck and discards agree with the other table's; before the first turn there are none."""
    opening = table.phase <= Phase.TAKING
    for kind in range(KINDS):
        if table.deck[kind] != (0 if opening else other.deck[kind]):
            return "C8.1: the deck is not what is left"
        if table.discard[kind] != other.discard[kind]:
            return "C8.1: the discards are not what was played"
    size = 0 if opening else other.deck_size
    if table.deck_size != size or table.discard_size != other.discard_size:
        return "C8.1: deck or discards have another size"
    open_cards = 0
    for i in range(START_CARDS):
        if table.open_cards[i] > 1:
            return "C2.3: a starting card lies open twice"
        open_cards += table.open_cards[i]
    if table.phase > Phase.TAKING and open_cards:
        return "C2.3: starting cards lie open after they were taken"
    return ""


def scoring_cards(table: Table) -> str:
    """Scoring cards are one of each (C2.2)."""
    each = CARDS_DEALT[table.seats - 3]
    seen = []
    for seat in range(table.seats):
        me = table.players[seat]
        own = [int(me.dealt[place]) for place in range(DEALT) if me.dealt[place] != NOTHING]
        if len(own) != each or me.dealt[each - 1] == NOTHING:
            return f"C2.2: seat {seat} was not dealt {each} scoring cards"
        seen += own
        if me.kept != NOTHING and me.kept not in own:
            return f"C2.2: seat {seat} keeps a card that it was not dealt"
        if (me.kept == NOTHING) != (not what_a_seat_sees.has_kept(table, seat)):
            return f"C2.2: seat {seat} keeps its scoring card too early or too late"
    if (table.face_up == NOTHING) != (table.seats == 5) or (table.aside == NOTHING) != (
        table.seats != 4
    ):
        return "C2.2: with so many players another number of scoring cards is left"
    seen += [int(card) for card in (table.face_up, table.aside) if card != NOTHING]
    if sorted(seen) != list(range(SCORING_CARDS)):
        return "C2.2: the scoring cards are not one of each"
    return ""
