"""Projects on a sketch: to make a piece of some kind, to sell; what each needs and brings.

The kinds are painting, book, sculpture and a masterwork, which is a sculpture by Brunelleschi: it
needs more of each and may be the Dome.
"""

import cython

from ..scratchpad import Mind
from . import routes

if not cython.compiled:
    from ...rules.board import (
        BRUNELLESCHI,
        GIOTTO,
        LEONARDO,
        MICHELANGELO,
        RESOURCES,
        SCULPTURE,
        TOP_LEVEL,
        USED_UP,
    )
    from ..heuristic_limits import (
        FAR,
        GOLDEN_BIT,
        KINDS,
        MAKER_ARTIST,
        MAKER_KIND,
        MAKERS,
        MASTERWORK,
    )
    from .sketch import Sketch


def sort_of(kind: int) -> int:
    """The sort of piece that this kind is (F1.3)."""
    return min(kind, SCULPTURE)


def owns(sketch: Sketch, artist: int) -> int:
    """1 or 0."""
    return sketch.own >> artist & 1


def need(sketch: Sketch, kind: int, resource: int) -> int:
    """Tokens for a piece (F4.4)."""
    tokens = sketch.values.needs[RESOURCES * sort_of(kind) + resource]
    return sketch.values.great_needs * tokens if kind == MASTERWORK else tokens


def maker(sketch: Sketch, kind: int) -> int:
    """Who makes such a piece, -1 if nobody does (F4.4, F4.8, F5.1)."""
    if sketch.level < sketch.values.sort_level[sort_of(kind)]:
        return -1
    for each in range(MAKERS):
        if MAKER_KIND[each] == kind and owns(sketch, MAKER_ARTIST[each]):
            if sketch.left[each] or (kind == MASTERWORK and sketch.isaac and sketch.dome):
                return each
    return -1


def errands(sketch: Sketch, kind: int) -> int:
    """What must still be collected and bought, as bits."""
    mask = 0
    for resource in range(RESOURCES):
        if sketch.tokens[resource] < need(sketch, kind, resource):
            mask |= 1 << resource
    return mask


def cost(sketch: Sketch, kind: int) -> int:
    """What that costs, in coins."""
    coins = 0
    for resource in range(RESOURCES):
        missing = need(sketch, kind, resource) - sketch.tokens[resource]
        if missing > 0:
            coins += missing * sketch.values.price[resource]
    return coins


def is_ruined(sketch: Sketch) -> bool:
    """Whether there is nothing to sell and nothing that can be paid (F4.10)."""
    if sketch.for_sale:
        return False
    for kind in range(KINDS):
        if maker(sketch, kind) >= 0 and cost(sketch, kind) <= sketch.coins:
            return False
    return True


def rise(sketch: Sketch) -> int:
    """Upgrade as far as it goes (F4.7); returns the prestige (F5.3)."""
    points = 0
    while sketch.level < TOP_LEVEL:
        if sketch.made[sketch.level - 1] < sketch.values.rise[sketch.level - 1]:
            break
        sketch.level += 1
        points += sketch.values.house[sketch.level - 2]
        points -= sketch.values.house[0] if sketch.level == TOP_LEVEL else 0
    return points


def sell(sketch: Sketch) -> int:
    """Sell all; returns the prestige (F5.3, F5.4)."""
    points = sketch.praise
    if owns(sketch, LEONARDO):
        points += sketch.values.leonardo * sketch.for_sale
    sketch.coins += sketch.stock
    sketch.stock = 0
    sketch.for_sale = 0
    sketch.praise = 0
    return points


def equip(sketch: Sketch, kind: int, economy: int) -> None:
    """Collect and buy what is missing, then use up what does not stay (F4.4)."""
    sketch.coins -= cost(sketch, kind)
    for resource in range(RESOURCES):
        tokens = need(sketch, kind, resource)
        sketch.tokens[resource] = max(sketch.tokens[resource], tokens)
        if USED_UP[RESOURCES * economy + resource]:
            sketch.tokens[resource] -= tokens


def bonus(sketch: Sketch, kind: int, by: int) -> int:
    """What making a piece earns beyond its prestige (F5.4)."""
    if sort_of(kind) == SCULPTURE:
        return sketch.values.michelangelo * owns(sketch, MICHELANGELO)
    if by == GIOTTO:
        sketch.giottos += 1
        if sketch.giottos == sketch.values.giotto_paintings and sketch.hires == 0:
            return sketch.values.giotto
    return 0


def master(mind: Mind, sketch: Sketch) -> int:
    """A masterwork is made: Isaac first, then the Dome if it is wanted (F5.1); how often it counts.

    The Dome ends the game, so nothing can be made after it.
    """
    if sketch.isaac and sketch.dome:
        sketch.own = 0
        return sketch.values.dome
    sketch.left[BRUNELLESCHI] -= 1
    sketch.isaac = 1
    return mind.doubled


def make(mind: Mind, sketch: Sketch, kind: int) -> int:
    """Make a piece with all that it takes; returns the prestige."""
    by = maker(sketch, kind)
    sort = sort_of(kind)
    equip(sketch, kind, mind.economy)
    points = bonus(sketch, kind, by)
    times = 1
    if kind == MASTERWORK:
        if sketch.dome:
            points += mind.eager if sketch.isaac else mind.eager // 2
        times = master(mind, sketch)
    else:
        sketch.left[by] -= 1
    sketch.made[sort] += 1
    sketch.for_sale += 1
    worth = sketch.values.worth[sort]
    sketch.stock += sketch.values.sale[sort]
    sketch.praise += times * (sketch.values.worth_sold[sort] - worth)
    return points + times * worth + rise(sketch)


def trip(mind: Mind, sketch: Sketch, kind: int, selling: int) -> int:
    """The time to make a piece, selling on the way or not; FAR if it cannot be."""
    return FAR if maker(sketch, kind) < 0 else way(mind, sketch, kind, selling)


def way(mind: Mind, sketch: Sketch, kind: int, selling: int) -> int:
    """The same for a kind that somebody makes."""
    if selling and sketch.stock == 0:
        return FAR
    if cost(sketch, kind) > sketch.coins + (sketch.stock if selling else 0):
        return FAR
    mask = errands(sketch, kind) + GOLDEN_BIT * selling
    return routes.duration(mind, sketch.hex, mask, sketch.coins)


def carry_out(mind: Mind, sketch: Sketch, kind: int, selling: int) -> int:
    """Make a piece and come home, selling on the way or not; returns the prestige."""
    points = sell(sketch) if selling else 0
    sketch.hex = mind.atlas.home
    return points + make(mind, sketch, kind)
