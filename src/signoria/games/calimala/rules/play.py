"""Applying actions and playing random games."""

import cython

from . import actions, cards, deal, legality, turn
from .table import Table

if not cython.compiled:
    from ...shared.engine.rng import below, step
    from .board import START_KIND, USE_KIND, Duty, Move, Phase
    from .player import Player


def keep(table: Table, me: Player, card: int) -> None:
    """A scoring card is kept; after the last, the starting cards are taken (C2.2, C2.3)."""
    me.kept = card
    table.mover = (table.mover + 1) % table.seats
    if table.mover == table.start:
        table.phase = Phase.TAKING
        table.mover = (table.start + table.seats - 1) % table.seats


def take(table: Table, me: Player, place: int) -> None:
    """A starting card is taken, against the order of play; the starting player's is the last."""
    table.open_cards[place] = 0
    cards.take_start_card(table, me, START_KIND[place])
    if me.seat == table.start:
        deal.close_market(table)
        turn.begin_turn(table)
    else:
        table.mover = (table.mover + table.seats - 1) % table.seats


def spend(table: Table, kind: int) -> None:
    """One use of a connected action is gone (C3.3)."""
    side = 0 if table.street_kind[2 * table.street] == kind else 1
    table.left[side] -= 1


def use_connected(table: Table, me: Player, use: int) -> None:
    """The street's own action, which fulfils the duty (C3.6)."""
    actions.carry_out(table, me, use)
    spend(table, USE_KIND[use])
    table.duty = Duty.NONE_OWED
    turn.settle(table)


def use_card(table: Table, me: Player, use: int) -> None:
    """An action card from hand (C3.5)."""
    cards.play(table, me, USE_KIND[use])
    actions.carry_out(table, me, use)
    turn.settle(table)


def give_up(table: Table, kind: int) -> None:
    """An impossible action is given up for a card, if there is one to draw (C3.4, C3.8)."""
    spend(table, kind)
    if cards.refill(table):
        table.phase = Phase.DRAWING
    else:
        turn.settle(table)


def take_draw(table: Table, me: Player, kind: int) -> None:
    """Chance has chosen a card."""
    cards.draw(table, me, kind)
    turn.settle(table)


def apply(table: Table, action: int) -> None:
    """Any legal action, or a chance outcome."""
    me = table.players[table.mover]
    if action < Move.TAKE:
        keep(table, me, action)
    elif action < Move.PLACE:
        take(table, me, action - Move.TAKE)
    elif action < Move.PLACE_WHITE:
        turn.place(table, me, action - Move.PLACE, False)
    elif action < Move.CONNECTED:
        turn.place(table, me, action - Move.PLACE_WHITE, True)
    elif action < Move.CARD:
        use_connected(table, me, action - Move.CONNECTED)
    elif action < Move.DRAW:
        use_card(table, me, action - Move.CARD)
    elif action < Move.STOP:
        give_up(table, action - Move.DRAW)
    elif action == Move.STOP:
        turn.next_disc(table)
    elif action < Move.DRAWN:
        turn.seat_from(table, me, (action - Move.SEAT) // 2, (action - Move.SEAT) % 2 == 1)
    else:
        take_draw(table, me, action - Move.DRAWN)


def random_card(table: Table, seed: int) -> int:
    """A kind of card as likely as it is frequent in the deck."""
    at = below(seed, table.deck_size)
    kind = 0
    while at >= table.deck[kind]:
        at -= table.deck[kind]
        kind += 1
    return kind


def random_action(table: Table, seed: int) -> int:
    """A legal action or a chance outcome at random."""
    if table.phase == Phase.DRAWING:
        return Move.DRAWN + random_card(table, seed)
    return legality.random(table, seed)


def playout(table: Table, seed: int) -> int:
    """Play at random to the end; returns the number of decisions, chance not counted."""
    decisions = 0
    while table.phase != Phase.OVER:
        seed = step(seed)
        if table.phase != Phase.DRAWING:
            decisions += 1
        apply(table, random_action(table, seed))
    return decisions
