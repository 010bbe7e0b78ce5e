"""The input of the network: a position as one seat sees it, in numbers.

First come the numbers of the game's observation (``SearchState.features``), which are the seat's
own view.  Then, for each of five seats from its own clockwise: the utility that the game's advice
hopes for, as it is and as log-odds; whether the seat is to move; by how many points the own seat is
expected to be ahead of it, in three scales, and the own seat ahead of the best of the others; and
the parts that the advice measures in its position.  Seats that nobody has stay zero.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...games.shared.engine.search_state import Advice, SearchState

if not cython.compiled:
    from math import log

    from ...games.shared.engine.limits import MOST_PARTS, MOST_SEATS
    from .network_limits import MOST_INPUTS, SIGNS
    from .network_memory import clear, put

NEAR = 0.06  # safe leads: a narrow lead is told from none
MIDDLE = 0.25
SURE = 0.01  # hopes nearer to 0 or 1 than this are alike
ODDS = 3.0


class Encoder:
    """A world, the game's advice on it, and what that says of the position at hand."""

    def __init__(self, world: SearchState, advice: Advice) -> None:
        """Raises ``ValueError`` for a game that is too large."""
        self.world = world
        self.advice = advice
        self.features = self.world.size()
        self.parts = self.advice.parts()
        self.inputs = self.features + MOST_SEATS * (SIGNS + self.parts)
        if self.inputs > MOST_INPUTS or self.parts > MOST_PARTS:
            raise ValueError("the network has no room for a game of this size")
        if not cython.compiled:
            self.hopes = [0.0] * MOST_SEATS
            self.found = [[0.0] * MOST_PARTS for _ in range(MOST_SEATS)]


def judge(encoder: Encoder) -> None:
    """Ask the advice about all seats."""
    encoder.advice.estimate(encoder.hopes)
    for seat in range(encoder.world.seats):
        encoder.advice.measure(seat, encoder.found[seat])


def within(value: float, most: float) -> float:
    """A number as a part of the most that it is taken for, from -1 to 1."""
    share = value / most
    if share > 1.0:
        return 1.0
    return -1.0 if share < -1.0 else share


def odds(hope: float) -> float:
    """A utility as log-odds, scaled."""
    if hope < SURE:
        hope = SURE
    elif hope > 1.0 - SURE:
        hope = 1.0 - SURE
    return log(hope / (1.0 - hope)) / ODDS


def ahead(encoder: Encoder, seat: int, other: int) -> float:
    """The safe leads by which a seat is expected to be ahead of another.

    Ahead of itself stands for ahead of the best of the others.
    """
    best = encoder.advice.expected[other]
    if other == seat:
        best = -1000000.0
        for rival in range(encoder.world.seats):
            if rival != seat and encoder.advice.expected[rival] > best:
                best = encoder.advice.expected[rival]
    return (encoder.advice.expected[seat] - best) / encoder.world.spread


def note(encoder: Encoder, seat: int, other: int, at: int, out: MutableSequence[float]) -> None:
    """Write what a seat is told of one at the table."""
    lead = ahead(encoder, seat, other)
    put(out, at, encoder.hopes[other])
    put(out, at + 1, odds(encoder.hopes[other]))
    put(out, at + 2, 1.0 if encoder.world.to_move() == other else 0.0)
    put(out, at + 3, within(lead, 1.0))
    put(out, at + 4, within(lead, MIDDLE))
    put(out, at + 5, within(lead, NEAR))
    for part in range(encoder.parts):
        put(out, at + SIGNS + part, encoder.found[other][part])


def encode(encoder: Encoder, seat: int, out: MutableSequence[float]) -> None:
    """Write what a seat sees of the position that was judged."""
    clear(out, encoder.inputs)
    encoder.world.features(seat, out)
    at = encoder.features
    for step in range(encoder.world.seats):
        note(encoder, seat, (seat + step) % encoder.world.seats, at, out)
        at += SIGNS + encoder.parts
