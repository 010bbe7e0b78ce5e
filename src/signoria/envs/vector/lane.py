"""One lane of the vectorised environment: a game under way, and the next ones in its place.

Lanes hang together as a binary tree, so that compiled code walks over them without touching a
Python list.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import cython

from ...games.shared.engine.dealer import Dealer
from ...games.shared.engine.search_state import SearchState
from .lane_recall import Recall

if not cython.compiled:
    from ...games.shared.engine.limits import CHANCE, MOST_CHOICES, MOST_SEATS, TERMINAL
    from ...games.shared.engine.rng import step, stream
    from .lane_recall import look_first, note
    from .vector_limits import WORDS


class Lane:
    """A row of the arrays.  Its games follow from ``seed``, which ``lanes.seed`` sets."""

    def __init__(self, dealer: Dealer, row: int, window: int) -> None:
        self.dealer = dealer
        self.world: SearchState = dealer.world
        self.recall = Recall(self.world.seats, self.world.size(), window)
        self.row = row
        self.seed = 0
        self.game = 0  # the next to be dealt
        self.chance = 0
        self.mover = TERMINAL
        self.listed = 0
        self.left: Lane | None = None
        self.right: Lane | None = None
        if not cython.compiled:
            self.choices = [0] * MOST_CHOICES
            self.open = [0] * WORDS
            self.points = [0] * MOST_SEATS


def list_choices(lane: Lane) -> None:
    """Write down what is legal, also as a set of bits."""
    lane.listed = lane.world.legal(lane.choices)
    for word in range(WORDS):
        lane.open[word] = 0
    bit = 1
    for i in range(lane.listed):
        action = lane.choices[i]
        lane.open[action >> 6] |= bit << (action & 63)


def happen(lane: Lane, label: int) -> None:
    """One action or outcome, before the eyes of all seats."""
    if lane.recall.window > 0:
        note(lane.recall, lane.world, label)
    lane.world.apply(label)


def settle(lane: Lane) -> None:
    """Let chance have its way until a seat decides or the game is over."""
    while True:
        lane.mover = lane.world.to_move()
        if lane.mover != CHANCE:
            break
        lane.chance = step(lane.chance)
        happen(lane, lane.world.chance(lane.chance))
    if lane.mover != TERMINAL:
        list_choices(lane)


def begin(lane: Lane) -> None:
    """Deal the next game of this lane."""
    seed = stream(lane.seed, lane.game)
    lane.game += 1
    lane.dealer.deal(seed)
    if lane.recall.window > 0:
        for seat in range(lane.world.seats):
            look_first(lane.recall, lane.world, seat)
    lane.chance = stream(seed, 1)
    settle(lane)
    for seat in range(lane.world.seats):
        lane.points[seat] = lane.world.points(seat)


def save_lane(lane: Lane) -> tuple[Any, ...]:
    """The game of a lane as it stands, and all that the next ones depend on."""
    points = [lane.points[seat] for seat in range(lane.world.seats)]
    return lane.dealer.state(), lane.seed, lane.game, lane.chance, points, deepcopy(lane.recall)


def load_lane(lane: Lane, saved: tuple[Any, ...]) -> None:
    """Go on where ``save_lane`` was called."""
    state, lane.seed, lane.game, lane.chance, points, recall = saved
    lane.dealer.load(state)
    lane.recall = deepcopy(recall)
    for seat in range(lane.world.seats):
        lane.points[seat] = points[seat]
    lane.mover = lane.world.to_move()
    list_choices(lane)


def allows(lane: Lane, action: int) -> bool:
    """Whether the action is legal now."""
    if action < 0 or action >= 64 * WORDS:
        return False
    return (lane.open[action >> 6] >> (action & 63)) & 1 != 0
