"""What the race for Brunelleschi and the way to the Dome promise each seat.

Nearly all games between good players are won by whoever hires him (F5.1, F5.4): of 650 games of
two to four heuristics, 99 in 100, and 91 if only the Dome counts double.  So as long as he is free
the chance to win follows from how many turns each seat still needs to hire him; afterwards from the
prestige that he, and in the same turns everybody else, will still bring.  The numbers are from
3,000 games in which up to a fifth of the moves were made at random; docs/research/search.md says
how well they foretell others.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...shared.engine import search_state
from ...shared.engine.search_state import SearchState
from ..rules import scoring
from ..rules.table import Table
from . import evaluation_context
from .plan import projects, race, routes
from .scratchpad import Mind

if not cython.compiled:
    from math import sqrt

    from ..rules.board import (
        BRUNELLESCHI,
        DOME,
        ISAAC,
        LEONARDO,
        PIECE_SORT,
        PIECES,
        SCULPTURE,
        Resource,
    )
    from ..rules.player import Player
    from .heuristic_limits import FAR, MASTERWORK, UNIT

# The variance of the turns that are needed grows with them, but for those that all need at the end.
GROWTH = 1.7
SETTLED = 11.4  # turns to the Dome, half of which count, and what leaves no doubt any more
LEAST_LEFT = 1.3
PRIZE = 160.0  # prestige that he brings his owner more than others make meanwhile
# His owner makes the Dome once it wins, so the lead at the end depends little on the one so far.
LEAD = 44.0
AHEAD = 0.46  # of the lead that the Dome, made now, would bring
BEHIND = 0.06  # of what would be missing even so
SLOW = 3.7  # less for every turn to the Dome
DOUBT = 20.0  # prestige in doubt then
POOR = 8.0  # turns to the next masterwork for an owner without the means
NEVER = 1000.0  # turns


def time(mind: Mind, table: Table, me: Player) -> float:
    """The turns that a seat needs for the Dome if it has Brunelleschi, else to hire him.

    To those to hire him comes a part of those from there to the Dome, as in the race itself.
    """
    evaluation_context.take(mind, table, me)
    projects.rise(mind.sketch)  # costs nothing, anywhere (F4.7): put off is not lost
    mind.sketch.hires = 1  # Giotto's bonus (F5.4) is prestige; the race counts turns for it
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
        turns += routes.duration(mind, mind.atlas.home, again, FAR) / (1.0 * UNIT)
    return turns


def in_sight(table: Table, me: Player) -> float:
    """The prestige of a seat, and what its pieces for sale will bring (F5.3, F5.4)."""
    total: float = scoring.prestige(table, me)
    for piece in range(PIECES):
        each = evaluation_context.praise(table, PIECE_SORT[piece]) * scoring.times(table, piece)
        total += each * me.unsold[piece]
    if table.owner[LEONARDO] == me.seat:
        total += table.values.leonardo * me.for_sale
    return total


def foresee(mind: Mind, table: Table, me: Player, expected: MutableSequence[float]) -> None:
    """Write the prestige, by seat, to be compared at the end, if this seat has Brunelleschi."""
    best = -NEVER
    for seat in range(table.seats):
        expected[seat] = in_sight(table, table.players[seat])
        if seat != me.seat and expected[seat] > best:
            best = expected[seat]
    worth = table.values.worth[SCULPTURE]
    lead = expected[me.seat] + worth * scoring.times(table, DOME) - best
    if me.made[ISAAC] == 0:
        lead += worth * scoring.times(table, ISAAC)
    lead *= AHEAD if lead > 0.0 else BEHIND
    expected[me.seat] = best + LEAD + lead - SLOW * time(mind, table, me)


def variance(turns: float) -> float:
    """How much the turns that a seat will really need vary, squared."""
    left = turns - SETTLED
    return GROWTH * (LEAST_LEFT if left < LEAST_LEFT else left)


def sooner(times: MutableSequence[float], seat: int, other: int) -> float:
    """The chance that a seat needs fewer turns than another one."""
    if times[other] >= NEVER:
        return 1.0
    doubt = sqrt(variance(times[seat]) + variance(times[other]))
    return search_state.likely(times[other] - times[seat], doubt)


def chances(times: MutableSequence[float], seats: int, out: MutableSequence[float]) -> bool:
    """Write each seat's chance to be the first, from the turns that it needs; False: nobody can.

    It is taken for the product of the chances against each of the others, made to add up to one.
    """
    total = 0.0
    for seat in range(seats):
        out[seat] = 0.0 if times[seat] >= NEVER else 1.0
        for other in range(seats):
            if other != seat:
                out[seat] *= sooner(times, seat, other)
        total += out[seat]
    if total == 0.0:
        return False
    for seat in range(seats):
        out[seat] /= total
    return True


def hope(world: SearchState, expected: MutableSequence[float], chance: float, seat: int) -> float:
    """The utility of a seat that is the first with this chance; the others are behind alike."""
    best = -NEVER
    for other in range(world.seats):
        if other != seat and expected[other] > best:
            best = expected[other]
    place = chance + (1.0 - chance) * (world.seats - 2) / (2.0 * (world.seats - 1))
    lead = search_state.margin(expected[seat] - best, world.spread)
    return search_state.combine_scores(chance, place, lead)
