"""What a seat's position consists of, in numbers around 1, for a network to learn from.

In order: whether Brunelleschi can still be hired; the time until this seat has him, and half of
that to the Dome; the time of its next masterwork; whether the Dome would win; the prestige in
sight; what is for sale, what it brings in prestige, and the time to sell it; and what the last turn
may still add.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ..rules.table import Table
from . import evaluation_context
from .plan import lookahead, projects, race, routes
from .scratchpad import Mind

if not cython.compiled:
    from ..rules.player import Player
    from .heuristic_limits import MASTERWORK, POINT, UNIT

LONG = 60.0  # turns
MUCH = 200.0  # prestige
STOCK = 30.0  # coins of 5 lire
PRAISE = 50.0  # prestige
DEPTH = 1  # projects that are looked ahead


def turns(time: int) -> float:
    """A time as a part of a long one."""
    share = time / (LONG * UNIT)
    return 1.0 if share > 1.0 else share


def measure(mind: Mind, table: Table, me: Player, out: MutableSequence[float]) -> None:
    """Write the parts of a seat's position."""
    evaluation_context.take(mind, table, me)
    out[0] = race.open_to(mind, mind.sketch)
    out[1] = turns(race.search(mind, mind.sketch)) if out[0] > 0.0 else 1.0
    time = projects.trip(mind, mind.sketch, MASTERWORK, 0)
    out[2] = turns(min(time, projects.trip(mind, mind.sketch, MASTERWORK, 1)))
    out[3] = mind.sketch.dome
    out[4] = lookahead.ahead(mind, mind.sketch, DEPTH) / (MUCH * POINT)
    out[5] = mind.sketch.stock / STOCK
    out[6] = mind.sketch.praise / PRAISE
    out[7] = turns(routes.duration_to_sell(mind, mind.sketch.hex))
    out[8] = evaluation_context.last_gains(mind, table, me) / PRAISE
