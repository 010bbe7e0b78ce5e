"""The order of play: placing, activating, seats in the council, the end (C3, C5, C6)."""

import cython

from . import duty, scoring
from .table import Table

if not cython.compiled:
    from .board import ENGLISH, STACK, STREETS, WHITE, Duty, Phase
    from .player import Player


def put(table: Table, street: int, disc: int) -> None:
    """A disc goes on top of a stack (C3.1)."""
    table.discs[STACK * street + table.height[street]] = disc
    table.height[street] += 1


def take_disc(table: Table, street: int, level: int) -> int:
    """A disc leaves a stack; those above move down (C5.3)."""
    base = STACK * street
    disc = table.discs[base + level]
    table.height[street] -= 1
    for i in range(level, table.height[street]):
        table.discs[base + i] = table.discs[base + i + 1]
    table.discs[base + table.height[street]] = 0
    return disc


def lowest(table: Table, street: int, seat: int) -> int:
    """The level of a seat's lowest disc in a stack; -1 without one.

    At a seating the white disc at the bottom of the current stack is left out already (C5.3).
    """
    for level in range(table.height[street]):
        if table.discs[STACK * street + level] == seat:
            return level
    return -1


def highest(table: Table, street: int, seat: int) -> int:
    """The level of a seat's highest disc in a stack; -1 without one."""
    found = -1
    for level in range(table.height[street]):
        if table.discs[STACK * street + level] == seat:
            found = level
    return found


def has_disc_between(table: Table, street: int, seat: int) -> bool:
    """Whether another disc lies between a seat's lowest and highest, so that it matters which."""
    for level in range(lowest(table, street, seat), highest(table, street, seat)):
        if table.discs[STACK * street + level] != seat:
            return True
    return False


def discs_elsewhere(table: Table, seat: int) -> bool:
    """Whether a seat has a disc on another street than the current one (C5.3)."""
    for street in range(STREETS):
        if street != table.street and lowest(table, street, seat) >= 0:
            return True
    return False


def begin_turn(table: Table) -> None:
    """The active player is to place a disc (C3.1)."""
    table.phase = Phase.PLACING
    table.mover = table.active
    table.street = 0


def place(table: Table, me: Player, street: int, white: bool) -> None:
    """Place a disc and activate the street (C3.1, C3.6)."""
    table.street = street
    table.duty = Duty.OWED if duty.street_certain(table, me, street) else Duty.FALLEN_AWAY
    if white:
        me.white -= 1
        put(table, street, WHITE)
    else:
        me.coloured -= 1
        put(table, street, me.seat)
    table.depth = 0
    activate(table)


def activate(table: Table) -> None:
    """The disc at table.depth acts, or the next one that does; then the turn ends (C3.2)."""
    base = STACK * table.street
    while table.depth < 3 and table.depth < table.height[table.street]:
        disc = table.discs[base + table.height[table.street] - 1 - table.depth]
        if table.depth == 0 or disc != WHITE:
            table.phase = Phase.ACTING
            table.mover = table.active if table.depth == 0 else disc
            table.left[0] = 2 if disc == WHITE else 1
            table.left[1] = table.left[0]
            return
        table.depth += 1
    after_activations(table)


def settle(table: Table) -> None:
    """End the activation when nothing is left and the hand is empty (C3.9)."""
    if table.left[0] + table.left[1] + table.players[table.mover].hand_size == 0:
        next_disc(table)
    else:
        table.phase = Phase.ACTING


def next_disc(table: Table) -> None:
    """The activation of this disc is over."""
    table.duty = Duty.NONE_OWED
    table.depth += 1
    activate(table)


def after_activations(table: Table) -> None:
    """A fourth disc, or that of a variant, pushes the lowest out (C3.10, C5.1, C6.1)."""
    table.left[0] = 0
    table.left[1] = 0
    table.depth = 0
    if table.height[table.street] < table.values.stack:
        end_turn(table)
        return
    disc = take_disc(table, table.street, 0)
    if table.scored == table.values.tiles:
        discard_disc(table, disc)
        end_turn(table)
    elif disc == WHITE:
        exchange(table, table.players[table.active])
    else:
        take_seat(table, table.players[disc])
        end_turn(table)


def discard_disc(table: Table, disc: int) -> None:
    """A disc leaves the game (C5.3, C6.1)."""
    if disc == WHITE:
        table.removed_white += 1
    else:
        table.players[disc].removed += 1


def take_seat(table: Table, me: Player) -> None:
    """A disc becomes the seat on the next tile, which is then scored (C5.1)."""
    table.council[table.scored] = me.seat
    me.seats += 1
    me.newest_seat = table.scored + 1
    scoring.score_tile(table)


def exchange(table: Table, me: Player) -> None:
    """A white disc has come from the bottom: a coloured one takes the seat (C5.2, C5.3)."""
    if me.coloured:
        me.coloured -= 1
        me.white += 1
        take_seat(table, me)
        end_turn(table)
    elif discs_elsewhere(table, me.seat) or lowest(table, table.street, me.seat) >= 0:
        table.phase = Phase.SEATING
        table.mover = me.seat
    else:
        table.removed_white += 1
        scoring.score_tile(table)
        end_turn(table)


def seat_from(table: Table, me: Player, street: int, upper: bool) -> None:
    """A disc on the grid takes the seat; the white one its place on top, or none (C5.3)."""
    level = highest(table, street, me.seat) if upper else lowest(table, street, me.seat)
    take_disc(table, street, level)
    if table.edition == ENGLISH:
        put(table, street, WHITE)
    else:
        table.removed_white += 1
    take_seat(table, me)
    end_turn(table)


def end_turn(table: Table) -> None:
    """The turn passes clockwise, or the game ends with its round (C3.10, C6.1)."""
    table.turns += 1
    table.active = (table.active + 1) % table.seats
    following = table.players[table.active]
    if table.active == table.start and (
        table.scored == table.values.tiles or following.coloured + following.white == 0
    ):
        end_game(table)
    else:
        begin_turn(table)


def end_game(table: Table) -> None:
    """The final scoring (C6)."""
    begin_turn(table)
    scoring.final(table)
    table.phase = Phase.OVER
