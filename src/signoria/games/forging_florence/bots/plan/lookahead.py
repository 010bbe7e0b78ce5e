"""Looking ahead for prestige where there is no race: a few projects deep, sooner being better.

Worth is counted in thousandths of points, and fades with the turns until it comes, for the game may
end before.
"""

import cython

from ..scratchpad import Mind
from . import hiring, projects, routes

if not cython.compiled:
    from ...rules.board import ARTISTS, CENTRE
    from ..heuristic_limits import FADES, FAR, KINDS, POINT, UNIT, WHOLE
    from .sketch import Sketch, restore, save


def set_fades(mind: Mind, turns: int) -> None:
    """Work out the fading of worth over time, with ``turns`` turns probably left."""
    left = WHOLE
    for i in range(FADES):
        mind.fades[i] = left
        left = left * (turns - 1) // turns


def later(mind: Mind, worth: int, time: int) -> int:
    """What is left of a worth that comes after some time."""
    turns = time // UNIT
    if turns >= FADES - 1:
        return 0
    lost = (mind.fades[turns] - mind.fades[turns + 1]) * (time % UNIT) // UNIT
    return worth * (mind.fades[turns] - lost) // WHOLE


def steady(mind: Mind, sketch: Sketch, kind: int, by: int, selling: int) -> int:
    """The worth of making pieces of one kind until their maker has nothing left to make."""
    time = projects.way(mind, sketch, kind, selling)
    if time >= FAR:
        return 0
    count = max(1, min(3, sketch.left[by]))
    saved = save(sketch)
    points = POINT * projects.carry_out(mind, sketch, kind, selling)
    restore(sketch, saved)
    total = 0
    for i in range(1, count + 1):
        total += later(mind, points, i * time)
    return total


def outlook(mind: Mind, sketch: Sketch) -> int:
    """A guess at what is still to come."""
    best = 0
    for kind in range(KINDS):
        by = projects.maker(sketch, kind)
        if by >= 0:
            for selling in range(2):
                best = max(best, steady(mind, sketch, kind, by, selling))
    return best + sale(mind, sketch, 0)


def sale(mind: Mind, sketch: Sketch, depth: int) -> int:
    """The worth of selling all next."""
    if sketch.stock == 0:
        return 0
    saved = save(sketch)
    time = routes.duration_to_sell(mind, sketch.hex)
    worth = POINT * projects.sell(sketch)
    sketch.hex = CENTRE
    if depth:
        worth += ahead(mind, sketch, depth - 1)
    restore(sketch, saved)
    return later(mind, worth, time)


def piece(mind: Mind, sketch: Sketch, kind: int, selling: int, depth: int) -> int:
    """The worth of making a piece of a kind that somebody makes next."""
    time = projects.way(mind, sketch, kind, selling)
    if time >= FAR:
        return 0
    return later(mind, worth_of_making(mind, sketch, kind, selling, mind.atlas.home, depth), time)


def worth_of_making(
    mind: Mind, sketch: Sketch, kind: int, selling: int, hex: int, depth: int
) -> int:
    """The worth of having just made it on a hex at home, and of what follows."""
    saved = save(sketch)
    worth = POINT * projects.carry_out(mind, sketch, kind, selling)
    sketch.hex = hex
    worth += ahead(mind, sketch, depth - 1)
    restore(sketch, saved)
    return worth


def worth_of_hiring(mind: Mind, sketch: Sketch, artist: int, depth: int) -> int:
    """The worth of hiring an artist now."""
    saved = save(sketch)
    worth = POINT * (hiring.hire(mind, sketch, artist) - mind.fuss)
    if not projects.is_ruined(sketch):
        worth += ahead(mind, sketch, depth)
    restore(sketch, saved)
    return worth


def engagements(mind: Mind, sketch: Sketch, depth: int) -> int:
    """The worth of the best hire now."""
    best = 0
    for artist in range(ARTISTS):
        if hiring.can_hire(sketch, artist):
            best = max(best, worth_of_hiring(mind, sketch, artist, depth))
    return best


def ahead(mind: Mind, sketch: Sketch, depth: int) -> int:
    """The worth of the best of the next projects."""
    if depth == 0:
        return outlook(mind, sketch)
    best = sale(mind, sketch, depth)
    for kind in range(KINDS):
        if projects.maker(sketch, kind) >= 0:
            for selling in range(2):
                best = max(best, piece(mind, sketch, kind, selling, depth))
    return max(best, engagements(mind, sketch, depth - 1))
