"""Thinking an activation through: which action, which card, and what then (C3.3 to C3.5).

Everything is tried on the scratch table and taken back.  The own hand is known; a card drawn is
worth an average card, for its kind cannot be known.
"""

import cython

from ..rules import actions, legality
from ..rules.table import Table
from .scratchpad import Mind
from .value import majorities, mat_value

if not cython.compiled:
    from ..rules.board import USE_KIND, Duty, Move, Use
    from ..rules.memory import restore_player, save_player
    from ..rules.player import Player


def value(mind: Mind, table: Table, me: Player) -> int:
    """What a seat's cubes, means and cards are worth, in thousandths of points."""
    return mind.points + mat_value.total(mind, me)


def count(mind: Mind, table: Table, me: Player, use: int) -> None:
    """Count the points to expect again if a use has placed cubes beyond the mat."""
    if use >= Use.SHIP_CLOTH or (use >= Use.PLACE_ARTWORK and use < Use.WEAVE_CLOTH):
        mind.points = majorities.total(mind, table, me)


def side_of(table: Table, kind: int) -> int:
    """Which of the street's two actions this is."""
    return 0 if table.street_kind[2 * table.street] == kind else 1


def list_options(mind: Mind, table: Table, me: Player, depth: int) -> int:
    """Write down what is legal now; returns how much it is."""
    n = legality.list_activation(table, me)
    for i in range(n):
        mind.options[depth][i] = table.choices[i]
    return n


def after(mind: Mind, table: Table, me: Player, action: int, depth: int) -> int:
    """The value once an action is done and ``depth`` more are well chosen."""
    if action == Move.STOP:
        return value(mind, table, me)
    if action >= Move.DRAW:
        return after_draw(mind, table, me, action - Move.DRAW, depth)
    if action >= Move.CARD:
        return after_use(mind, table, me, action - Move.CARD, True, depth)
    return after_use(mind, table, me, action - Move.CONNECTED, False, depth)


def after_draw(mind: Mind, table: Table, me: Player, kind: int, depth: int) -> int:
    """The value of giving up an impossible action (C3.4), and of what follows."""
    side = side_of(table, kind)
    table.left[side] -= 1
    mind.drawn += 1
    found = onward(mind, table, me, depth)
    mind.drawn -= 1
    table.left[side] += 1
    return found


def after_use(mind: Mind, table: Table, me: Player, use: int, card: bool, depth: int) -> int:
    """The value of a connected action, or one by a card, and of what follows."""
    saved = save_player(me)
    points = mind.points
    duty = table.duty
    side = side_of(table, USE_KIND[use])
    if card:
        me.hand[USE_KIND[use]] -= 1
        me.hand_size -= 1
    else:
        table.left[side] -= 1
        table.duty = Duty.NONE_OWED
    actions.carry_out(table, me, use)
    count(mind, table, me, use)
    found = onward(mind, table, me, depth)
    actions.take_back(table, use)
    restore_player(me, saved)
    mind.points = points
    table.duty = duty
    if not card:
        table.left[side] += 1
    return found


def onward(mind: Mind, table: Table, me: Player, depth: int) -> int:
    """The value now, or after the best of what may follow."""
    best = value(mind, table, me)
    if depth == 0:
        return best
    for i in range(list_options(mind, table, me, depth)):
        found = after(mind, table, me, mind.options[depth][i], depth - 1)
        if found > best:
            best = found
    return best


def carry_on(mind: Mind, table: Table, me: Player, action: int) -> None:
    """Do an action on the scratch table for good."""
    if action >= Move.DRAW:
        table.left[side_of(table, action - Move.DRAW)] -= 1
        mind.drawn += 1
        return
    if action >= Move.CARD:
        use = action - Move.CARD
        me.hand[USE_KIND[use]] -= 1
        me.hand_size -= 1
    else:
        use = action - Move.CONNECTED
        table.left[side_of(table, USE_KIND[use])] -= 1
        table.duty = Duty.NONE_OWED
    actions.carry_out(table, me, use)
    count(mind, table, me, use)


def best_step(mind: Mind, table: Table, me: Player) -> int:
    """The action that is best by itself."""
    best: int = Move.STOP
    highest = -1
    if table.duty != Duty.OWED:
        highest = value(mind, table, me)
    for i in range(list_options(mind, table, me, 0)):
        found = after(mind, table, me, mind.options[0][i], 0)
        if found > highest:
            highest = found
            best = mind.options[0][i]
    return best


def follow(mind: Mind, table: Table, me: Player) -> None:
    """Play the activation to its end, each time what is best by itself."""
    action = best_step(mind, table, me)
    while action != Move.STOP:
        carry_on(mind, table, me, action)
        action = best_step(mind, table, me)
