"""What the heuristic tells a search: priors for moves, quick moves, and expected results."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...shared.engine import search_state
from ...shared.engine.search_state import Advice
from ..research.search_state import CalimalaSearchState
from . import choosing, estimates
from .estimates import Scale
from .scratchpad import Mind
from .weights import Weights

if not cython.compiled:
    from math import exp, sqrt

    from ..rules.board import MAX_SEATS
    from .heuristic_limits import LEAST, PARTS

COOL = 900.0  # thousandths of points by which a move is e times as likely as another
DOUBT = 0.5  # points in doubt at the end, and more by the square root of the turns to come
MORE_DOUBT = 2.3
TEN = 10.0


class CalimalaAdvice(Advice):
    """The heuristic's opinion."""

    def __init__(self, world: CalimalaSearchState) -> None:
        super().__init__(world)
        self.of = world
        self.mind = Mind(Weights())
        self.quick = Mind(looking(1))
        self.careful = Mind(looking(2))
        self.scale = Scale()
        if not cython.compiled:
            self.found = [[0.0] * PARTS for _ in range(MAX_SEATS)]  # the parts by seat

    def weigh(self, choices: MutableSequence[int], n: int, out: MutableSequence[float]) -> None:
        """The better the heuristic thinks of a move, the likelier."""
        if n == 1:
            out[0] = 1.0
            return
        choosing.prepare(self.mind, self.mind.scratch, self.of.table)
        highest = float(LEAST)
        for i in range(n):
            out[i] = choosing.worth(self.mind, self.mind.scratch, self.of.table, choices[i])
            if out[i] > highest:
                highest = out[i]
        total = 0.0
        for i in range(n):
            out[i] = exp((out[i] - highest) / COOL)
            total += out[i]
        for i in range(n):
            out[i] /= total

    def choose(self, seed: int) -> int:
        """What the heuristic would do, thinking one action ahead only."""
        return choosing.choose(self.quick, self.of.table, seed)

    def consider(self, seed: int) -> int:
        """Two actions ahead, with which it plays nearly as well as with all three."""
        return choosing.choose(self.careful, self.of.table, seed)

    def estimate(self, out: MutableSequence[float]) -> None:
        """From points, majorities in reach and what lies on the mats."""
        for seat in range(self.of.seats):
            me = self.of.table.players[seat]
            estimates.measure(self.mind, self.of.table, me, self.found[seat])
            self.expected[seat] = estimates.points(self.scale, self.mind, me, self.found[seat])
        doubt = DOUBT + MORE_DOUBT * sqrt(self.mind.turns)
        search_state.hopes(self.of, self.expected, doubt, out)

    def parts(self) -> int:
        """Those of the estimate."""
        return PARTS

    def measure(self, seat: int, out: MutableSequence[float]) -> None:
        """Write them in tens of points."""
        for part in range(PARTS):
            out[part] = self.found[seat][part] / TEN


def looking(ahead: int) -> Weights:
    """Weights for moves that look ``ahead`` actions ahead."""
    weights = Weights()
    weights.depth = ahead
    return weights


def make(world: CalimalaSearchState) -> CalimalaAdvice:
    """Advice bound to a world."""
    return CalimalaAdvice(world)
