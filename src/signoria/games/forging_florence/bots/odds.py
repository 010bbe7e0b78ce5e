"""What the race for Brunelleschi and the way to the Dome promise each seat.

Nearly all games between good players are won by whoever hires him (F5.1, F5.4): of 650 games of
two to four heuristics, 99 in 100, and 91 if only the Dome counts double.  So as long as he is free
the chance to win follows from how many turns each seat still needs to hire him; afterwards from the
prestige that he, and in the same turns everybody else, will still bring.  The numbers are from
these games and 1,500 in which up to a fifth of the moves were made at random.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ... import forward
from ...forward import Forward
from .. import scoring
from ..table import Table
from . import notes, projects, race, routes
from .mind import Mind

if not cython.compiled:
    from math import exp

    from ..board import BRUNELLESCHI, ISAAC, Resource
    from ..player import Player
    from .board import ENOUGH, FAR, MASTERWORK, UNIT

# So much less likely to be the first is whoever needs a turn more than the first, and by how many
# turns of the first that becomes half as much.
HASTE = 1.2
HALF = 8.0
PRIZE = 160.0  # prestige that he brings his owner more than others make meanwhile
DOME_PRESTIGE = 70.0  # with the double prestige of F5.4
ISAAC_PRESTIGE = 35.0  # once or twice that
EASE = 70.0  # what he makes besides before the Dome, which waits until it wins
PACE = 9.0  # prestige that others make in a turn while his owner works on the Dome
OWN_PACE = 4.0  # what the owner makes besides
POOR = 8.0  # turns to the next masterwork for an owner without the means
DOUBT = 20.0  # prestige in doubt then
NEVER = 1000.0  # turns


def time(mind: Mind, table: Table, me: Player) -> float:
    """The turns that a seat needs for the Dome if it has Brunelleschi, else to hire him.

    To those to hire him comes a part of those from there to the Dome, as in the race itself.
    """
    notes.take(mind, table, me)
    projects.rise(mind.sketch)  # costs nothing, anywhere (F4.7): put off is not lost
    if table.owner[BRUNELLESCHI] == me.seat:
        return dome_time(mind) + delay(table, me)
    if not race.open_to(mind, mind.sketch):
        return NEVER
    found = race.search(mind, mind.sketch)
    if found >= FAR or found >= UNIT * mind.rounds:
        return NEVER
    return found / (1.0 * UNIT) + delay(table, me)


def delay(table: Table, me: Player) -> float:
    """The part of a round that passes before a seat's next roll."""
    if me.seat == table.active:
        return 1.0 if table.moved else 0.0
    after = me.seat - table.active
    if after < 0:
        after += table.seats
    return after / (1.0 * table.seats)


def dome_time(mind: Mind) -> float:
    """The turns from here to the Dome, with The Sacrifice of Isaac on the way (F5.1)."""
    found = projects.trip(mind, mind.sketch, MASTERWORK, 0)
    found = min(found, projects.trip(mind, mind.sketch, MASTERWORK, 1))
    turns = POOR if found >= FAR else found / (1.0 * UNIT)
    if mind.sketch.isaac == 0:
        again = 1 << Resource.PAPER | 1 << Resource.STONE
        turns += routes.duration(mind, mind.atlas.home, again, ENOUGH) / (1.0 * UNIT)
    return turns


def bring(table: Table, me: Player, turns: float) -> float:
    """The prestige that a seat has in so many turns, at the end."""
    total: float = scoring.prestige(table, me)
    if table.owner[BRUNELLESCHI] != me.seat:
        return total + PACE * turns
    if me.made[ISAAC] == 0:
        total += ISAAC_PRESTIGE * notes.times(table, ISAAC)
    return total + DOME_PRESTIGE + EASE + OWN_PACE * turns


def chances(times: MutableSequence[float], seats: int, out: MutableSequence[float]) -> bool:
    """Write each seat's chance to be the first, from the turns that it needs; False: nobody can."""
    first = NEVER
    for seat in range(seats):
        if times[seat] < first:
            first = times[seat]
    if first >= NEVER:
        return False
    steep = HASTE / (1.0 + first / HALF)
    total = 0.0
    for seat in range(seats):
        out[seat] = exp(steep * (first - times[seat]))
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
    return True


def hope(world: Forward, expected: MutableSequence[float], chance: float, seat: int) -> float:
    """The utility of a seat that is the first with this chance; the others are behind alike."""
    best = -NEVER
    for other in range(world.seats):
        if other != seat and expected[other] > best:
            best = expected[other]
    place = chance + (1.0 - chance) * (world.seats - 2) / (2.0 * (world.seats - 1))
    lead = forward.margin(expected[seat] - best, world.spread)
    return forward.combined(chance, place, lead)
