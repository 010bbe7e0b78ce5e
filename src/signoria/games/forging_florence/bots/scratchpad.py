"""What the heuristic carries through one decision."""

from __future__ import annotations

import cython

from ..rules.table import Table
from .plan.distances import Atlas
from .weights import Weights

if not cython.compiled:
    from ..rules.board import MAX_SEATS
    from .heuristic_limits import FADES, MAX_DEPTH, OPTIONS
    from .plan.sketch import Sketch, first


class Mind(Weights):
    """Weights, an atlas for each seat, the sketch of the seat that thinks, and its options."""

    def __init__(self, weights: Weights) -> None:
        self.adopt(weights)
        self.scratch = Table()  # the position, to try things on
        self.atlases = [Atlas() for _ in range(MAX_SEATS)]
        self.atlas = self.atlases[0]
        if not cython.compiled:
            self.sketches = [Sketch()]
            self.masks = [0] * OPTIONS  # the errands of each option
            self.kinds = [0] * OPTIONS  # what it makes; KINDS: it only sells
            self.worths = [0] * OPTIONS  # once its errands are done, see planning.py
            self.fades = [0] * FADES  # by turns to come: the share of a worth that is left
        self.sketch = first(self.sketches)
        self.options = 0
        self.racing = 0
        self.rounds = 0  # turns of ours before the last round is over
        self.economy = 0
        self.doubled = 0  # how often Brunelleschi's sculptures count (F5.4)
        self.standard = True  # whether the numbers are the rulebook's
        self.first_master = 0  # whether Machiavelli would bring his bonus

    def adopt(self, weights: Weights) -> None:
        """Take over the weights; raises ``ValueError`` for a depth without room."""
        if not 1 <= weights.depth <= MAX_DEPTH:
            raise ValueError(f"depth must be from 1 to {MAX_DEPTH}")
        for name in weights.names():
            setattr(self, name, getattr(weights, name))
