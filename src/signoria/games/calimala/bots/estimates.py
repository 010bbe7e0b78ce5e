"""What a seat may expect at the end: parts of its position, and what each came to in many games.

The parts are what the heuristic weighs, in points; ``WORTH`` is what they were worth, fitted by
``python -m tools.research.fit_estimate`` to the results of games between heuristics.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ..rules.table import Table
from . import evaluation_context
from .scratchpad import Mind
from .value import action_value, disc_value, majorities, mat_value

if not cython.compiled:
    from ..rules.board import STACK, STREETS
    from ..rules.player import Player
    from .heuristic_limits import CATEGORIES, LAST_TURN, PARTS, SURE

POINT = 1000.0
NAMES = ("tiles and cards", "cubes", "cloth", "hand", "lasting", "white", "seats", "coming", "acts")
# Each part's worth near the end, and what is added to it with all turns still to come.
WORTH = (
    (1.27, -0.34),
    (0.39, 1.53),
    (1.63, 0.34),
    (1.30, -0.04),
    (1.63, -2.11),
    (1.42, -0.04),
    (-1.08, 2.73),
    (-0.08, 1.87),
    (-0.27, -0.02),
)


class Scale:
    """What the parts are worth, and room for those of one seat."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.near_end = [0.0] * PARTS
            self.at_start = [0.0] * PARTS
            self.parts = [0.0] * PARTS
        for part in range(PARTS):
            self.near_end[part], self.at_start[part] = WORTH[part]


def prepare(mind: Mind, table: Table, me: Player) -> None:
    """The notes of a seat; in a world drawn for a search all scoring cards kept are known."""
    evaluation_context.take(mind, table, me)
    for seat in range(table.seats):
        if seat != me.seat:
            evaluation_context.note_card(mind, table.players[seat].kept)
    evaluation_context.note_live(mind)


def scorings(mind: Mind, table: Table, me: Player) -> int:
    """The points to expect from tiles and cards, as the cubes lie."""
    points = 0
    for category in range(CATEGORIES):
        if mind.live[category]:
            held = mind.held[me.seat][category]
            points += majorities.gain(mind, table, category, held, 0)
    return points


def lasting(mind: Mind, me: Player) -> int:
    """Ships, trade houses and workshops."""
    worth = mat_value.several(mind, me.ships, mind.ship)
    worth += mat_value.several(mind, mat_value.houses(me), mind.house)
    worth += mat_value.several(mind, me.workshops - 1, mind.workshop)
    return worth * mind.engine // 1000


def coming(mind: Mind, table: Table, me: Player) -> int:
    """Seats that our discs on the streets may become."""
    worth = 0
    for street in range(STREETS):
        worth += disc_value.seats_to_come(mind, table, me, street)
    return worth


def acts(mind: Mind, table: Table, me: Player) -> int:
    """What our discs on the streets still do when others come on top of them (C3.2)."""
    worth = 0
    for street in range(STREETS):
        top = table.height[street] - 1
        chance = 0
        for below in range(2):
            if top >= below and table.discs[STACK * street + top - below] == me.seat:
                chance += disc_value.reach_chance(mind, 1)
                if below == 0 and table.values.stack > 2:
                    chance += disc_value.reach_chance(mind, 2)
        if chance:
            worth += action_value.of_street(mind, table, me, street) * chance // SURE
    return worth


def measure(mind: Mind, table: Table, me: Player, out: MutableSequence[float]) -> None:
    """Write the parts of a seat's position, in points."""
    prepare(mind, table, me)
    out[0] = scorings(mind, table, me) / POINT
    out[1] = mat_value.cubes(mind, me) * mind.stock // 1000 / POINT
    out[2] = mat_value.cloth(mind, me) * mind.stock // 1000 / POINT
    out[3] = mat_value.hand(mind, me) * mind.stock // 1000 / POINT
    out[4] = lasting(mind, me) / POINT
    out[5] = me.white * mind.white * mind.engine // 1000 / POINT
    out[6] = me.seats * disc_value.seat(mind, table) / POINT
    out[7] = coming(mind, table, me) / POINT
    out[8] = acts(mind, table, me) / POINT


def points(scale: Scale, mind: Mind, me: Player, parts: MutableSequence[float]) -> float:
    """The points that a seat may expect at the end, from the parts just measured."""
    total: float = me.score
    time = mind.turns / float(LAST_TURN)
    for part in range(PARTS):
        total += (scale.near_end[part] + scale.at_start[part] * time) * parts[part]
    return total


def rows(mind: Mind, table: Table) -> list[list[float]]:
    """The parts by seat, for those who fit ``WORTH``."""
    scale = Scale()
    found = []
    for seat in range(table.seats):
        measure(mind, table, table.players[seat], scale.parts)
        found.append([scale.parts[part] for part in range(PARTS)])
    return found
