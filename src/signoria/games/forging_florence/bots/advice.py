"""What the heuristic tells a search: the moves that it would make, and expected results."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...shared.engine import search_state
from ...shared.engine.search_state import Advice
from ..research.search_state import ForgingFlorenceSearchState
from ..rules import legality, possible, scoring
from ..rules.table import Table
from . import choosing, odds, prospects
from .plan import last_turn
from .scratchpad import Mind
from .weights import Weights

if not cython.compiled:
    from math import sqrt

    from ..rules.board import BRUNELLESCHI, MAX_SEATS, NOBODY, RESOURCES
    from ..rules.player import Player
    from .heuristic_limits import PARTS

SURE = 0.7  # of the moves of a good player, what the heuristic foretells
# From the results of 400 games between four heuristics.
USUAL_ROUNDS = 48.0
DOUBT = 5.0  # prestige in doubt at the end, and more by the square root of the turns to come
MORE_DOUBT = 7.5
LAST_DOUBT = 10.0  # when the Dome is made
TOKEN = 12.0  # what a token came to in the end, in prestige
ARTIST = 0.4  # an artist, for every turn to come


class ForgingFlorenceAdvice(Advice):
    """The heuristic's opinion; each seat has a mind of its own, which remembers its distances."""

    def __init__(self, world: ForgingFlorenceSearchState) -> None:
        super().__init__(world)
        self.of = world
        self.one = Mind(Weights())
        self.two = Mind(Weights())
        self.three = Mind(Weights())
        self.four = Mind(Weights())
        if not cython.compiled:
            self.times = [0.0] * MAX_SEATS

    def weigh(self, choices: MutableSequence[int], n: int, out: MutableSequence[float]) -> None:
        """The heuristic's move is likely, all others are alike."""
        chosen = self.choose(0)
        for i in range(n):
            out[i] = (1.0 - SURE) / n
            if choices[i] == chosen:
                out[i] += SURE

    def choose(self, seed: int) -> int:
        """What the heuristic would do."""
        if self.of.table.active == 0:
            return quick(self.one, self.of.table, seed)
        if self.of.table.active == 1:
            return quick(self.two, self.of.table, seed)
        if self.of.table.active == 2:
            return quick(self.three, self.of.table, seed)
        return quick(self.four, self.of.table, seed)

    def estimate(self, out: MutableSequence[float]) -> None:
        """From the race for Brunelleschi, or what his owner needs for the Dome, or prestige."""
        owner = self.of.table.owner[BRUNELLESCHI]
        if self.of.table.last_turns:
            self.count(out)
        elif owner != NOBODY:
            self.finish(owner, out)
        elif not self.race(out):
            self.add_up(out)

    def time_of(self, seat: int) -> float:
        """The turns that a seat needs, to hire Brunelleschi or with him for the Dome."""
        if seat == 0:
            return odds.time(self.one, self.of.table, self.of.table.players[0])
        if seat == 1:
            return odds.time(self.two, self.of.table, self.of.table.players[1])
        if seat == 2:
            return odds.time(self.three, self.of.table, self.of.table.players[2])
        return odds.time(self.four, self.of.table, self.of.table.players[3])

    def race(self, out: MutableSequence[float]) -> bool:
        """As long as he is free; False if nobody can have him any more."""
        for seat in range(self.of.seats):
            self.times[seat] = self.time_of(seat)
        if not odds.chances(self.times, self.of.seats, out):
            return False
        for seat in range(self.of.seats):
            me = self.of.table.players[seat]
            self.expected[seat] = odds.in_sight(self.of.table, me) + odds.PRIZE * out[seat]
        for seat in range(self.of.seats):
            out[seat] = odds.hope(self.of, self.expected, out[seat], seat)
        return True

    def finish(self, owner: int, out: MutableSequence[float]) -> None:
        """When somebody has him, who makes for the Dome."""
        self.foresee(owner)
        search_state.hopes(self.of, self.expected, odds.DOUBT, out)

    def foresee(self, owner: int) -> None:
        """The prestige to compare then, with the owner's mind."""
        me = self.of.table.players[owner]
        if owner == 0:
            odds.foresee(self.one, self.of.table, me, self.expected)
        elif owner == 1:
            odds.foresee(self.two, self.of.table, me, self.expected)
        elif owner == 2:
            odds.foresee(self.three, self.of.table, me, self.expected)
        else:
            odds.foresee(self.four, self.of.table, me, self.expected)

    def count(self, out: MutableSequence[float]) -> None:
        """Once the Dome is made, each has a turn left at the most (F5.1)."""
        for seat in range(self.of.seats):
            me = self.of.table.players[seat]
            self.expected[seat] = scoring.prestige(self.of.table, me)
        search_state.hopes(self.of, self.expected, LAST_DOUBT, out)

    def add_up(self, out: MutableSequence[float]) -> None:
        """From prestige and means."""
        left = USUAL_ROUNDS * self.of.seats - self.of.table.turns
        if left < self.of.seats:
            left = self.of.seats
        for seat in range(self.of.seats):
            me = self.of.table.players[seat]
            self.expected[seat] = points(self.of.table, me, left)
        search_state.hopes(self.of, self.expected, DOUBT + MORE_DOUBT * sqrt(left), out)

    def parts(self) -> int:
        """See prospects.py."""
        return PARTS

    def measure(self, seat: int, out: MutableSequence[float]) -> None:
        """Write them."""
        if seat == 0:
            prospects.measure(self.one, self.of.table, self.of.table.players[0], out)
        elif seat == 1:
            prospects.measure(self.two, self.of.table, self.of.table.players[1], out)
        elif seat == 2:
            prospects.measure(self.three, self.of.table, self.of.table.players[2], out)
        else:
            prospects.measure(self.four, self.of.table, self.of.table.players[3], out)


def quick(mind: Mind, table: Table, seed: int) -> int:
    """The heuristic's choice by this mind."""
    n = legality.legal(table)
    if n == 1:
        return table.choices[0]
    if possible.last_turn(table):
        return last_turn.choose(mind, table, n)
    return choosing.follow_plan(mind, table, n, seed)


def points(table: Table, me: Player, left: float) -> float:
    """The prestige that a seat may expect, apart from what all still add alike."""
    tokens = 0
    for resource in range(RESOURCES):
        tokens += me.tokens[resource]
    total: float = scoring.prestige(table, me)
    return total + TOKEN * tokens + ARTIST * left * possible.artists(table, me)


def make(world: ForgingFlorenceSearchState) -> ForgingFlorenceAdvice:
    """Advice bound to a world."""
    return ForgingFlorenceAdvice(world)
