"""The options of the seat to move: which project comes next, and what it is worth.

In the race an option's worth is the time that is still needed after it, as a negative number;
otherwise it is points that fade with time.
"""

import cython

from ..scratchpad import Mind
from . import lookahead, projects, race, routes

if not cython.compiled:
    from ...rules.board import CENTRE
    from ..heuristic_limits import FAR, GOLDEN_BIT, KINDS, MASTERWORK, POINT, UNIT
    from .sketch import Sketch, restore, save


def note(mind: Mind, mask: int, kind: int, worth: int) -> None:
    """Write an option down."""
    mind.masks[mind.options] = mask
    mind.kinds[mind.options] = kind
    mind.worths[mind.options] = worth
    mind.options += 1


def worth_of_piece(mind: Mind, sketch: Sketch, kind: int, selling: int, hex: int) -> int:
    """What is to come once the piece is made on a hex at home."""
    if mind.racing == 0:
        return lookahead.worth_of_making(mind, sketch, kind, selling, hex, mind.depth)
    if kind == MASTERWORK:
        return 0
    saved = save(sketch)
    found = -race.carried_out(mind, sketch, kind, selling, hex)
    restore(sketch, saved)
    return found


def worth_of_sale(mind: Mind, sketch: Sketch) -> int:
    """What is to come once all is sold."""
    saved = save(sketch)
    points = projects.sell(sketch)
    sketch.hex = CENTRE
    if mind.racing:
        found = -race.value(mind, sketch)
    else:
        found = POINT * points + lookahead.ahead(mind, sketch, mind.depth - 1)
    restore(sketch, saved)
    return found


def list_options(mind: Mind, sketch: Sketch) -> None:
    """Write all options down."""
    mind.options = 0
    home = mind.atlas.home
    for kind in range(KINDS):
        for selling in range(2):
            if projects.trip(mind, sketch, kind, selling) < FAR:
                mask = projects.errands(sketch, kind) + GOLDEN_BIT * selling
                note(mind, mask, kind, worth_of_piece(mind, sketch, kind, selling, home))
    if sketch.stock:
        note(mind, GOLDEN_BIT, KINDS, worth_of_sale(mind, sketch))


def list_masterworks(mind: Mind, sketch: Sketch) -> None:
    """Write down the ways to the Dome, which wins: the sooner the better."""
    for selling in range(2):
        if projects.trip(mind, sketch, MASTERWORK, selling) < FAR:
            mind.racing = 1
            note(mind, projects.errands(sketch, MASTERWORK) + GOLDEN_BIT * selling, MASTERWORK, 0)


def score(mind: Mind, option: int, hex: int) -> int:
    """An option's worth to a figure that stands on a hex and has still to roll."""
    if mind.kinds[option] == KINDS:
        time = routes.duration_to_sell(mind, hex)
    else:
        time = routes.duration(mind, hex, mind.masks[option], mind.sketch.coins)
        if time == 0 and mind.exact:
            return worth_of_piece(mind, mind.sketch, mind.kinds[option], 0, hex)
    if mind.racing:
        return mind.worths[option] - time
    return lookahead.later(mind, mind.worths[option], time)


def best_option(mind: Mind, hex: int) -> int:
    """The option that is worth most from a hex; -1 if there is none."""
    found = -1
    best = mind.worths[0]
    for option in range(mind.options):
        worth = score(mind, option, hex)
        if found < 0 or worth > best:
            best = worth
            found = option
    return found


def prospect(mind: Mind, hex: int) -> int:
    """What the best option is worth from a hex."""
    option = best_option(mind, hex)
    return score(mind, option, hex) if option >= 0 else -FAR


def plan(mind: Mind) -> None:
    """Decide whether to race, and list the options."""
    sketch = mind.sketch
    mind.racing = race.open_to(mind, sketch) and race.search(mind, sketch) < UNIT * mind.rounds
    mind.options = 0
    if sketch.dome and mind.race:
        list_masterworks(mind, sketch)
    if mind.options == 0:
        list_options(mind, sketch)
    if mind.options == 0 and sketch.dome == 0:  # better an end than rounds of doing nothing
        sketch.dome = 1
        list_options(mind, sketch)


def hire_prospect(mind: Mind, artist: int) -> int:
    """What is to come once an artist is hired, to compare with ``prospect``."""
    if mind.racing:
        return -race.time_after_hiring(mind, mind.sketch, artist)
    return lookahead.worth_of_hiring(mind, mind.sketch, artist, mind.depth)
