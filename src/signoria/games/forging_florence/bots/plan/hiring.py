"""Hiring on a sketch: who can come, who would go, what it brings (F4.8)."""

import cython

from ..scratchpad import Mind
from . import projects

if not cython.compiled:
    from ...rules.board import ARTISTS, BRUNELLESCHI, MACHIAVELLI
    from ..heuristic_limits import MAKER_ARTIST, MAKER_KIND, MAKERS
    from .sketch import Sketch


def artists(sketch: Sketch) -> int:
    """How many artists the player has."""
    n = 0
    for artist in range(ARTISTS):
        n += projects.owns(sketch, artist)
    return n


def use_of(sketch: Sketch, artist: int) -> int:
    """The prestige that an artist could still bring soon, to choose who goes."""
    points = 100 if artist == BRUNELLESCHI else 0
    for each in range(MAKERS):
        if MAKER_ARTIST[each] == artist:
            worth = sketch.values.worth[projects.sort_of(MAKER_KIND[each])]
            points += min(sketch.left[each], 3) * worth
    return points


def least_useful(sketch: Sketch) -> int:
    """The artist who would go for another one (F4.8)."""
    found = -1
    for artist in range(ARTISTS):
        if projects.owns(sketch, artist):
            if found < 0 or use_of(sketch, artist) < use_of(sketch, found):
                found = artist
    return found


def can_hire(sketch: Sketch, artist: int) -> bool:
    """Whether the artist is free, comes to such a house and can be paid (F4.8)."""
    if sketch.free >> artist & 1 == 0 or sketch.level < sketch.values.artist_level[artist]:
        return False
    return sketch.coins >= sketch.values.fee[artist]


def hire(mind: Mind, sketch: Sketch, artist: int) -> int:
    """Hire, in the place of another where there is no room; returns the prestige (F5.4)."""
    points = 0
    bonus = sketch.values.machiavelli * mind.first_master
    if artists(sketch) >= sketch.values.rooms[sketch.level - 1]:
        gone = least_useful(sketch)
        sketch.own -= 1 << gone
        sketch.free |= 1 << gone
        points -= bonus if gone == MACHIAVELLI else 0
    sketch.coins -= sketch.values.fee[artist]
    sketch.hires += 1
    sketch.own |= 1 << artist
    sketch.free -= 1 << artist
    if artist == MACHIAVELLI:
        points += bonus
    return points
