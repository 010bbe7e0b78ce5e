"""Majorities within reach: the points to expect from tiles and cards still to come (C5, C6).

The chance of being ahead of a rival when a category scores follows from the lead in cubes and from
the turns until then.  From these chances come the chances of each place and of its points.  One
gains what others lose, so own points are enough to look at.
"""

import cython

from ...rules import scoring
from ...rules.table import Table
from ..scratchpad import Mind

if not cython.compiled:
    from ...rules.player import Player
    from ..heuristic_limits import CATEGORIES, SURE, TOP_EXTRA, TOP_HELD, TOP_MARGIN, UNKNOWN


def ahead(mind: Mind, turns: int, margin: int) -> int:
    """The chance to be ahead after some turns, with this margin in half cubes now."""
    if margin > TOP_MARGIN:
        margin = TOP_MARGIN
    elif margin < -TOP_MARGIN:
        margin = -TOP_MARGIN
    return mind.odds[turns][TOP_MARGIN + margin]


def lead(mind: Mind, rival: int, category: int, cubes: int, extra: int) -> int:
    """The margin over a rival in half cubes; ties count by who wins them (C5.6)."""
    return 2 * (cubes - mind.held[rival][category]) + mind.ties[extra][rival]


def place_points(
    mind: Mind, table: Table, category: int, cubes: int, extra: int, turns: int, card: bool
) -> int:
    """Thousandths of points to expect from a tile or card that is scored after ``turns`` turns."""
    first = SURE
    second = 0
    third = 0
    for rival in range(table.seats):
        if rival == mind.me:
            continue
        win = ahead(mind, turns, lead(mind, rival, category, cubes, extra))
        third = (third * win + second * (SURE - win)) // SURE
        second = (second * win + first * (SURE - win)) // SURE
        first = first * win // SURE
    if card:
        points = table.values.card[0] * first + table.values.card[1] * second
        points += table.values.card[2] * third
    else:
        points = table.values.tile[0] * first + table.values.tile[1] * second
        points += table.values.tile[2] * third
    some = ahead(mind, turns, 2 * cubes - 1)  # nothing scores without a cube (C5.5)
    sure = 1000 - mind.near * turns
    if sure < 0:
        return 0
    return points * some // SURE * sure // SURE


def gain(mind: Mind, table: Table, category: int, cubes: int, extra: int) -> int:
    """The points to expect from the tile and the known cards of a category."""
    points = 0
    turns = mind.tile_turns[category]
    if turns != UNKNOWN:
        points += place_points(mind, table, category, cubes, extra, turns, False)
    if mind.cards[category]:
        card = place_points(mind, table, category, cubes, extra, mind.turns, True)
        points += mind.cards[category] * card * mind.final // 1000
    return points


def worth(mind: Mind, table: Table, category: int, cubes: int, extra: int) -> int:
    """The same, looked up if it is known already."""
    if cubes > TOP_HELD:
        cubes = TOP_HELD
    points = mind.gains[extra][category][cubes]
    if points == UNKNOWN:
        points = gain(mind, table, category, cubes, extra)
        mind.gains[extra][category][cubes] = points
    return points


def extra_standing(mind: Mind, me: Player) -> int:
    """Seats and council artworks gained since the thinking began."""
    extra = scoring.standing(me) - mind.standing
    return extra if extra < TOP_EXTRA else TOP_EXTRA


def total(mind: Mind, table: Table, me: Player) -> int:
    """The points to expect from all categories."""
    extra = extra_standing(mind, me)
    points = 0
    for category in range(CATEGORIES):
        if mind.live[category]:
            points += worth(mind, table, category, scoring.cubes(me, category), extra)
    return points
