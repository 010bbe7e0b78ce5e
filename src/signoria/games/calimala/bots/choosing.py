"""Choosing: every legal action is weighed, and one of the best is taken."""

import cython

from ..rules import legality, turn
from ..rules.table import Table
from . import activation_plan, evaluation_context
from .scratchpad import Mind
from .value import disc_value, majorities, placing_value

if not cython.compiled:
    from ...shared.engine.rng import below, step
    from ..rules.board import ENGLISH, START_KIND, WHITE, Kind, Move, Phase
    from ..rules.memory import copy_table
    from .heuristic_limits import LEAST


def taking_worth(mind: Mind, kind: int) -> int:
    """How gladly a starting action card is taken (C2.3)."""
    if kind == Kind.WOOD:
        return mind.start_wood
    if kind == Kind.BRICK:
        return mind.start_brick
    if kind == Kind.MARBLE:
        return mind.start_marble
    return mind.start_weave if kind == Kind.WEAVE else mind.start_build


def seat_worth(mind: Mind, table: Table, seen: Table, action: int) -> int:
    """The stack as it is left when one of our discs takes the seat (C5.3)."""
    street = (action - Move.SEAT) // 2
    copy_table(table, seen)
    me = table.players[mind.me]
    points = -disc_value.seats_to_come(mind, table, me, street)
    level = turn.lowest(table, street, me.seat)
    if (action - Move.SEAT) % 2:
        level = turn.highest(table, street, me.seat)
    turn.take_disc(table, street, level)
    if table.edition == ENGLISH:
        turn.put(table, street, WHITE)
    return points + disc_value.seats_to_come(mind, table, me, street)


def worth(mind: Mind, table: Table, seen: Table, action: int) -> int:
    """What an action is worth, in thousandths of points; only comparisons count."""
    if seen.phase == Phase.ACTING:
        return activation_plan.after(mind, table, table.players[mind.me], action, mind.depth - 1)
    if seen.phase == Phase.PLACING:
        return placing_value.worth(mind, table, seen, action)
    if seen.phase == Phase.SEATING:
        return seat_worth(mind, table, seen, action)
    if seen.phase == Phase.TAKING:
        return taking_worth(mind, START_KIND[action - Move.TAKE])
    return 0  # which scoring card is kept (C2.2) made no difference in thousands of games


def best(mind: Mind, table: Table, seen: Table, n: int, seed: int) -> int:
    """One of the best of the n legal actions written down, chance deciding between equals."""
    chosen = -1
    highest = LEAST
    equals = 0
    for i in range(n):
        found = worth(mind, table, seen, seen.choices[i])
        if found > highest:
            highest = found
            equals = 0
        if found == highest:
            equals += 1
            seed = step(seed)
            if below(seed, equals) == 0:
                chosen = seen.choices[i]
    return chosen


def choose(mind: Mind, seen: Table, seed: int) -> int:
    """The action that the seat to move takes; -1 if it has none."""
    n = legality.legal(seen)
    if n == 0:
        return -1
    if n == 1:
        return seen.choices[0]
    prepare(mind, mind.scratch, seen)
    return best(mind, mind.scratch, seen, n, seed)


def prepare(mind: Mind, table: Table, seen: Table) -> None:
    """Notes on the position, and a copy of it to try things on."""
    evaluation_context.take(mind, seen, seen.players[seen.mover])
    copy_table(table, seen)
    mind.points = majorities.total(mind, table, table.players[mind.me])


def worths(mind: Mind, seen: Table) -> list[int]:
    """What each legal action is worth to the seat to move, in thousandths of points.

    In the order of ``legal_actions``.  Only their differences mean anything; a single one is 0.
    """
    table = mind.scratch
    n = legality.legal(seen)
    if n < 2:
        return [0] * n
    prepare(mind, table, seen)
    return [worth(mind, table, seen, seen.choices[i]) for i in range(n)]
