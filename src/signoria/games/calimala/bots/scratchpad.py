"""What the heuristic knows before it looks, and its notes on the position that it looks at."""

from __future__ import annotations

from math import sqrt

import cython

from ..rules.table import Table
from .weights import Weights

if not cython.compiled:
    from ..rules.board import CHOICES, MAX_SEATS, STREETS
    from .heuristic_limits import (
        CATEGORIES,
        LAST_TURN,
        MAX_DEPTH,
        SURE,
        TOP_EXTRA,
        TOP_HELD,
        TOP_MARGIN,
        TOP_REACH,
    )


class Mind(Weights):
    """Weights, the tables that follow from them, and scratch paper for one decision."""

    def __init__(self, weights: Weights) -> None:
        self.adopt(weights)
        self.scratch = Table()  # the position, to try things on
        if not cython.compiled:
            # The chance of being ahead, by turns until the scoring and margin in half cubes.
            self.odds = [[0] * (2 * TOP_MARGIN + 1) for _ in range(LAST_TURN + 1)]
            # The chance that a number of discs or more still come to a street, by turns to come.
            self.reach = [[0] * (TOP_REACH + 1) for _ in range(LAST_TURN + 1)]
            # Points to expect, by seats and council artworks gained, category and cubes held.
            self.gains = [
                [[0] * (TOP_HELD + 1) for _ in range(CATEGORIES)] for _ in range(TOP_EXTRA + 1)
            ]
            self.ties = [[0] * MAX_SEATS for _ in range(TOP_EXTRA + 1)]  # with whom we win them
            self.held = [[0] * CATEGORIES for _ in range(MAX_SEATS)]
            self.tile_turns = [0] * CATEGORIES  # until it is scored, UNKNOWN if it has been
            self.cards = [0] * CATEGORIES  # scoring cards that we know
            self.live = [0] * CATEGORIES  # whether it can still score
            self.options = [[0] * CHOICES for _ in range(MAX_DEPTH + 1)]
        self.me = 0
        self.standing = 0
        self.turns = 0  # of all players, still to come
        self.stock = 0  # worth of means for later use, in thousandths of that at the start
        self.engine = 0  # the same of ships, houses and workshops
        self.points = 0  # to expect from majorities, as cubes lie on the scratch table
        self.drawn = 0  # cards drawn while thinking, of unknown kinds
        self.fill()

    def adopt(self, weights: Weights) -> None:
        """Take over the weights; raises ``ValueError`` where the tables have no room for them."""
        if not 1 <= weights.depth <= MAX_DEPTH or weights.sharp < 1:
            raise ValueError(f"depth must be from 1 to {MAX_DEPTH} and sharp at least 1")
        for name in weights.names():
            setattr(self, name, getattr(weights, name))

    def fill(self) -> None:
        """The tables.  Only operations that every machine rounds alike."""
        for turns in range(LAST_TURN + 1):
            doubt = (self.sharp + self.spread * sqrt(turns)) / 1000.0
            for margin in range(-TOP_MARGIN, TOP_MARGIN + 1):
                lead = margin / doubt
                sure = SURE * (0.5 + 0.5 * lead / sqrt(1.0 + lead * lead))
                self.odds[turns][TOP_MARGIN + margin] = int(sure + 0.5)
            self.fill_reach(turns)

    def fill_reach(self, turns: int) -> None:
        """Each disc still to come goes to each street alike."""
        exactly = [1.0] + [0.0] * TOP_REACH
        for _ in range(turns):
            for discs in range(TOP_REACH, 0, -1):
                exactly[discs] += (exactly[discs - 1] - exactly[discs]) / STREETS
            exactly[0] -= exactly[0] / STREETS
        fewer = 0.0
        for discs in range(TOP_REACH + 1):
            self.reach[turns][discs] = int(SURE * (1.0 - fewer) + 0.5)
            fewer += exactly[discs]
