"""The order of play: the move, the golden hex, the end (F4.1, F4.2, F4.6, F5.1, F5.2).

``must_leave`` stands from the beginning of a turn on the golden hex until the figure has left it:
whoever ends a turn there came in that very turn, so every figure there at a turn's beginning falls
under F4.6(b) or (c), and ``sold_here`` says which of the two.
"""

import cython

from .table import Table

if not cython.compiled:
    from .board import CENTRE, PIECES, Phase
    from .player import Player


def begin_turn(table: Table) -> None:
    """The active player may act (F4.1)."""
    table.phase = Phase.ACTING
    table.moved = 0
    table.roll = 0
    table.must_leave = 1 if table.players[table.active].hex == CENTRE else 0


def roll(table: Table) -> None:
    """The die is thrown (F4.2)."""
    table.phase = Phase.ROLLING


def take_roll(table: Table, number: int) -> None:
    """Chance has chosen a number from 1 to 6."""
    table.roll = number
    table.phase = Phase.WALKING


def walk(table: Table, me: Player, hex: int) -> None:
    """The figure goes to a hex in reach, or stays (F4.2)."""
    if me.hex == CENTRE or hex == CENTRE:
        table.sold_here = 0
    me.hex = hex
    table.moved = 1
    table.roll = 0
    table.must_leave = 0
    table.phase = Phase.ACTING


def is_game_over(table: Table) -> bool:
    """Whether the turn just completed was the last (F5.1, F5.2)."""
    if table.last_turns:
        table.last_turns -= 1
        if table.last_turns == 0:
            return True
    return table.turns >= 10 * table.limit * table.seats


def end_turn(table: Table, me: Player) -> None:
    """The turn passes clockwise, or the game ends."""
    for piece in range(PIECES):
        me.fresh[piece] = 0
    table.turns += 1
    table.active = (table.active + 1) % table.seats
    over = is_game_over(table)
    begin_turn(table)
    if over:
        table.must_leave = 0
        table.phase = Phase.OVER
