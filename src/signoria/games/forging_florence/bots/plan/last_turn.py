"""The last turn: whatever still brings prestige, and nothing else (F5.1 to F5.4)."""

import cython

from ...rules import actions, play, possible, scoring
from ...rules.table import Table
from ..scratchpad import Mind

if not cython.compiled:
    from ...rules.board import (
        CENTRE,
        LEONARDO,
        MICHELANGELO,
        PIECE_SORT,
        PIECES,
        RESOURCES,
        SCULPTURE,
        Move,
    )
    from ...rules.memory import copy_table
    from ...rules.player import Player


def from_sales(table: Table, me: Player) -> int:
    """The prestige of selling everything that can be sold in this turn (F4.5)."""
    points = 0
    leonardo = table.values.leonardo if table.owner[LEONARDO] == me.seat else 0
    before = scoring.prestige(table, me)
    for piece in range(PIECES):
        count = me.unsold[piece] - me.fresh[piece]
        me.unsold[piece] -= count
        points += leonardo * count
        points += scoring.prestige(table, me) - before
        me.unsold[piece] += count
    return points


def within_means(table: Table, me: Player, piece: int) -> bool:
    """Whether a piece can be made with what is held and what is to be had here."""
    coins = 0
    for resource in range(RESOURCES):
        missing = actions.tokens_needed(table, piece, resource) - me.tokens[resource]
        if missing > 0:
            if table.beside[me.hex] >> resource & 1 == 0:
                return False
            coins += missing * table.values.price[resource]
    return coins <= me.coins


def from_creation(table: Table, me: Player, piece: int) -> int:
    """The prestige of making a piece; 0 if it cannot be made here."""
    if not possible.on_offer(table, me, piece) or not within_means(table, me, piece):
        return 0
    before = scoring.prestige(table, me)
    me.made[piece] += 1
    me.unsold[piece] += 1
    points = scoring.prestige(table, me) - before
    me.made[piece] -= 1
    me.unsold[piece] -= 1
    if PIECE_SORT[piece] == SCULPTURE and table.owner[MICHELANGELO] == me.seat:
        points += table.values.michelangelo
    return points


def best_piece(table: Table, me: Player) -> int:
    """The piece that brings most of those that can be made here; -1 if none can."""
    found = -1
    if table.near[me.hex] >> me.seat & 1:
        for piece in range(PIECES):
            points = from_creation(table, me, piece)
            if points and (found < 0 or points > from_creation(table, me, found)):
                found = piece
    return found


def chances(table: Table, me: Player) -> int:
    """The prestige that is still to be had where the figure stands."""
    if me.hex == CENTRE:
        return from_sales(table, me)
    piece = best_piece(table, me)
    return from_creation(table, me, piece) if piece >= 0 else 0


def standing(table: Table, me: Player) -> int:
    """Prestige with what is still to be had; then pieces and lire, as ties are decided (F5.5)."""
    points = scoring.prestige(table, me) + chances(table, me)
    return (points * 256 + scoring.pieces_made(me)) * 256 + me.coins


def outcome(table: Table, seen: Table, action: int) -> int:
    """Where an action leads."""
    copy_table(table, seen)
    play.apply(table, action)
    return standing(table, table.players[seen.active])


def best_action(mind: Mind, seen: Table, n: int) -> int:
    """The legal action that leads furthest; -1 if none leads further than doing nothing."""
    found = -1
    best = standing(seen, seen.players[seen.active])
    for i in range(n):
        action = seen.choices[i]
        if action != Move.ROLL and action != Move.END:
            value = outcome(mind.scratch, seen, action)
            if value > best:
                best = value
                found = action
    return found


def still_needed(seen: Table, n: int) -> int:
    """Something to take for the best piece to be made here; -1 if nothing is needed."""
    me = seen.players[seen.active]
    piece = best_piece(seen, me)
    for i in range(n):
        resource = seen.choices[i] - Move.TAKE
        if piece >= 0 and 0 <= resource < RESOURCES:
            if me.tokens[resource] < actions.tokens_needed(seen, piece, resource):
                return seen.choices[i]
    return -1


def choose(mind: Mind, seen: Table, n: int) -> int:
    """The best of n legal actions in a seat's last turn."""
    found = best_action(mind, seen, n)
    if found < 0:
        found = still_needed(seen, n)
    if found >= 0:
        return found
    for i in range(n):
        if seen.choices[i] == Move.ROLL:
            return Move.ROLL
    return stay(seen, n) if seen.choices[0] < Move.ROLL else seen.choices[n - 1]


def stay(seen: Table, n: int) -> int:
    """The walk to where the figure stands, or the first one if it may not stay (F4.6)."""
    me = seen.players[seen.active]
    for i in range(n):
        if seen.choices[i] == Move.WALK + me.hex:
            return seen.choices[i]
    return seen.choices[0]
