"""Applying actions and playing random games."""

import cython

from . import actions, legality, turn
from .table import Table

if not cython.compiled:
    from ...shared.engine.rng import below, step
    from .board import ARTISTS, Move, Phase
    from .player import Player


def exchange(table: Table, me: Player, artist: int, gone: int) -> None:
    """One artist goes, another comes (F4.8)."""
    actions.put_back(table, me, gone)
    actions.hire(table, me, artist)


def act(table: Table, me: Player, action: int) -> None:
    """What is done at a place or at home, before or after the move (F4.1)."""
    if action < Move.CREATE:
        actions.take(table, me, action - Move.TAKE)
    elif action < Move.SELL:
        actions.create(table, me, action - Move.CREATE)
    elif action < Move.UPGRADE:
        actions.sell(table, me, action - Move.SELL)
    elif action == Move.UPGRADE:
        actions.upgrade(table, me)
    elif action < Move.EXCHANGE:
        actions.hire(table, me, action - Move.HIRE)
    else:
        pair = action - Move.EXCHANGE
        exchange(table, me, pair // ARTISTS, pair % ARTISTS)


def apply(table: Table, action: int) -> None:
    """Any legal action, or a chance outcome."""
    me = table.players[table.active]
    if action < Move.ROLL:
        turn.walk(table, me, action - Move.WALK)
    elif action == Move.ROLL:
        turn.roll(table)
    elif action < Move.END:
        act(table, me, action)
    elif action == Move.END:
        turn.end_turn(table, me)
    else:
        turn.take_roll(table, action - Move.ROLLED + 1)


def throw(table: Table, seed: int) -> int:
    """The outcome of a face of the die at random (F4.2)."""
    return Move.ROLLED + table.values.face[below(seed, table.values.faces)] - 1


def random_action(table: Table, seed: int) -> int:
    """A legal action or a chance outcome at random."""
    if table.phase == Phase.ROLLING:
        return throw(table, seed)
    return table.choices[below(seed, legality.legal(table))]


def playout(table: Table, seed: int) -> int:
    """Play at random to the end; returns the number of decisions, chance not counted."""
    decisions = 0
    while table.phase != Phase.OVER:
        seed = step(seed)
        if table.phase != Phase.ROLLING:
            decisions += 1
        apply(table, random_action(table, seed))
    return decisions
