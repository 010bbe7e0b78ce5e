"""The race for Brunelleschi, whose sculptures and Dome decide most games (F5.1, F5.4).

The shortest way to hire him is found exactly, as far as the expected times are exact: through all
sequences of pieces, sales and hires, from home to home.  What has been worked out is noted in the
atlas, under a number that says all that matters.
"""

import cython

from ..scratchpad import Mind
from . import distances, hiring, projects, routes

if not cython.compiled:
    from ....shared.engine.rng import mix
    from ...rules.board import (
        BOOK,
        BRUNELLESCHI,
        CENTRE,
        LEONARDO,
        MACHIAVELLI,
        RESOURCES,
        SORTS,
        Resource,
    )
    from ..heuristic_limits import FAR, MAKER_ARTIST, MAKER_KIND, MAKERS, MASTERWORK, NOTES
    from .sketch import Sketch, restore, save


def open_to(mind: Mind, sketch: Sketch) -> bool:
    """Whether Brunelleschi can still be won."""
    return mind.race != 0 and sketch.free >> BRUNELLESCHI & 1 != 0


def copies(sketch: Sketch, sort: int) -> int:
    """Pieces of this sort that the player's artists can still make."""
    n = 0
    for each in range(MAKERS):
        if MAKER_KIND[each] == sort and projects.owns(sketch, MAKER_ARTIST[each]):
            n += sketch.left[each]
    return n


def rest(sketch: Sketch) -> int:
    """What ``key`` has no room for where a variant has larger numbers."""
    found = sketch.coins
    found = 4096 * found + min(sketch.stock, 4095)
    for resource in range(RESOURCES):
        found = 8 * found + sketch.tokens[resource]
    for sort in range(BOOK + 1):
        found = 32 * found + min(sketch.made[sort], 31)
    return 16 * found + min(sketch.giottos, 15)


def key(mind: Mind, sketch: Sketch) -> int:
    """All of a sketch that matters in the race, given which artists are on the table."""
    found = sketch.own
    found = 2 * found + (1 if sketch.hex == CENTRE else 0)
    found = 16 * found + min(sketch.coins, 15)
    found = 64 * found + min(sketch.stock, 63)
    for resource in range(RESOURCES):
        found = 4 * found + sketch.tokens[resource]
    for sort in range(SORTS):
        found = 32 * found + copies(sketch, sort)
    found = 4 * found + sketch.level
    found = 4 * found + 2 * sketch.isaac + sketch.dome
    found = 4 * found + min(sketch.made[0], 3)
    found = 4 * found + min(sketch.made[1], 3)
    found = 16 * found + 2 * min(sketch.giottos, 7) + min(sketch.hires, 1)
    return found if mind.standard else mix(found ^ mix(rest(sketch)))


def epoch(sketch: Sketch) -> int:
    """The artists on the table and what they can still make."""
    found = sketch.free
    for each in range(MAKERS):
        if sketch.free >> MAKER_ARTIST[each] & 1:
            found = 16 * found + sketch.left[each]
    return found


def refresh(mind: Mind, sketch: Sketch) -> None:
    """Throw old notes away when they may be wrong, or soon too many."""
    now = epoch(sketch)
    if mind.atlas.epoch != now or mind.atlas.noted > NOTES // 2:
        distances.forget(mind.atlas, now)


def place_of(mind: Mind, name: int) -> int:
    """Where a note is, or would be, in the notebook."""
    at = mix(name) % NOTES
    while mind.atlas.keys[at] and mind.atlas.keys[at] != name:
        at = (at + 1) % NOTES
    return at


def value(mind: Mind, sketch: Sketch) -> int:
    """The time to hire Brunelleschi, and part of the time to the Dome; noted where it is needed
    again, from home and from a sale.

    Where artists and means leave more ways than there is room for, which good players do not bring
    about, the rest is not looked at: it would take hours.
    """
    if sketch.hex != CENTRE and sketch.hex != mind.atlas.home:
        return search(mind, sketch)
    name = key(mind, sketch)
    at = place_of(mind, name)
    if mind.atlas.keys[at]:
        return mind.atlas.notes[at]
    if mind.atlas.noted > NOTES // 2:
        return FAR
    found = search(mind, sketch)
    if mind.atlas.noted < NOTES - 1:
        at = place_of(mind, name)
        mind.atlas.noted += 1
        mind.atlas.keys[at] = name
        mind.atlas.notes[at] = found
    return found


def search(mind: Mind, sketch: Sketch) -> int:
    """The time that ``value`` notes, worked out; FAR if it cannot be done."""
    if hiring.can_hire(sketch, BRUNELLESCHI):
        found = time_after_hiring(mind, sketch, BRUNELLESCHI)
        if found < FAR:
            return found
    best = min(author(mind, sketch), time_after_selling(mind, sketch))
    for kind in range(MASTERWORK):
        if projects.maker(sketch, kind) >= 0:
            for selling in range(2):
                best = min(best, time_after_making(mind, sketch, kind, selling))
    return best


def finish(mind: Mind, sketch: Sketch) -> int:
    """The part that counts of the time from hiring Brunelleschi to the Dome."""
    time = projects.trip(mind, sketch, MASTERWORK, 0)
    time = min(time, projects.trip(mind, sketch, MASTERWORK, 1))
    if time >= FAR:
        time = mind.poor
    again = 1 << Resource.PAPER | 1 << Resource.STONE
    time += routes.duration(mind, mind.atlas.home, again, FAR)
    return time * mind.finish // 1000


def time_after_hiring(mind: Mind, sketch: Sketch, artist: int) -> int:
    """The time once an artist is hired; FAR if that ruins (F4.10)."""
    saved = save(sketch)
    hiring.hire(mind, sketch, artist)
    if projects.is_ruined(sketch):
        found = FAR
    elif artist == BRUNELLESCHI:
        found = finish(mind, sketch)
    else:
        found = value(mind, sketch)
    restore(sketch, saved)
    return found


def author(mind: Mind, sketch: Sketch) -> int:
    """The time if somebody who makes books is hired now."""
    best = FAR
    if sketch.level < sketch.values.sort_level[BOOK] or copies(sketch, BOOK):
        return best
    for back in range(MACHIAVELLI, MACHIAVELLI - 3, -1):
        if hiring.can_hire(sketch, back):
            best = time_after_hiring(mind, sketch, back)
            break
    if hiring.can_hire(sketch, LEONARDO):
        best = min(best, time_after_hiring(mind, sketch, LEONARDO))
    return best


def time_after_selling(mind: Mind, sketch: Sketch) -> int:
    """The time if all is sold next."""
    if sketch.stock == 0:
        return FAR
    saved = save(sketch)
    found = routes.duration_to_sell(mind, sketch.hex)
    projects.sell(sketch)
    sketch.hex = CENTRE
    found = min(FAR, found + value(mind, sketch))
    restore(sketch, saved)
    return found


def time_after_making(mind: Mind, sketch: Sketch, kind: int, selling: int) -> int:
    """The time if a piece of a kind that somebody makes is made next."""
    found = projects.way(mind, sketch, kind, selling)
    if found < FAR:
        saved = save(sketch)
        found += carried_out(mind, sketch, kind, selling, mind.atlas.home)
        found = min(FAR, found)
        restore(sketch, saved)
    return found


def carried_out(mind: Mind, sketch: Sketch, kind: int, selling: int, hex: int) -> int:
    """The time once a piece is made on a hex at home; Giotto's bonus is worth some turns."""
    before = sketch.giottos
    wanted = sketch.values.giotto_paintings
    projects.carry_out(mind, sketch, kind, selling)
    sketch.hex = hex
    found = value(mind, sketch)
    if before < wanted == sketch.giottos and sketch.hires == 0 and found < FAR:
        found -= mind.giotto
    return found
