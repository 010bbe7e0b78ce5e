"""What each seat has seen since the game began: the perfect-recall part of an observation.

An event is a decision or a chance outcome as a seat saw it: who made it, counted clockwise from the
observer (1: the observer itself, 0: chance), and its number (``SearchState.observed_label``, plus
1).  The last ``window`` of them are told one by one, the newest first; a fingerprint of 64 bits
stands for those before and for what the seat saw at the beginning.  ``signoria.envs.recall``
describes the numbers field by field.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython
import numpy as np

from ...games.shared.engine.search_state import SearchState

if not cython.compiled:
    from ...games.shared.engine.limits import CHANCE, MOST_LABELS, MOST_SEATS
    from ...games.shared.engine.rng import stream
    from .array_memory import clear_floats, floats, numbers, put_float, whole
    from .vector_limits import BITS, EACH


class Recall:
    """The events of one game for all seats; ``window`` 0 keeps none.

    ``size`` is the length of an observation.
    """

    def __init__(self, seats: int, size: int, window: int) -> None:
        self.keep = np.zeros(seats * window, np.int64), np.zeros(size, np.float32)
        self.seen = numbers(self.keep[0])
        self.first = floats(self.keep[1])
        self.size = size
        self.seats = seats
        self.window = window
        self.count = 0
        if not cython.compiled:
            self.earlier = [0] * MOST_SEATS

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is, for a copy or another process."""
        earlier = [self.earlier[seat] for seat in range(self.seats)]
        seen = self.keep[0].tobytes()
        return restore_recall, (self.seats, self.size, self.window, self.count, earlier, seen)


def restore_recall(
    seats: int, size: int, window: int, count: int, earlier: Sequence[int], seen: bytes
) -> Recall:
    """A recall as one was before."""
    recall = Recall(seats, size, window)
    recall.count = count
    for seat in range(seats):
        recall.earlier[seat] = earlier[seat]
    recall.keep[0][:] = np.frombuffer(seen, np.int64)
    return recall


def look_first(recall: Recall, world: SearchState, seat: int) -> None:
    """A new game begins, and this is what the seat sees; all that was before is forgotten."""
    if recall.window == 0:
        return
    recall.count = 0
    recall.earlier[seat] = 0
    clear_floats(recall.first, 0, recall.size)
    world.features(seat, recall.first)
    for i in range(recall.size):
        recall.earlier[seat] = stream(recall.earlier[seat], whole(recall.first, i))


def push(recall: Recall, seat: int, who: int, what: int) -> None:
    """The seat sees an event; the oldest one goes into the fingerprint if there is no room."""
    at = seat * recall.window + recall.count % recall.window
    if recall.count >= recall.window:
        recall.earlier[seat] = stream(recall.earlier[seat], recall.seen[at])
    recall.seen[at] = who * MOST_LABELS + what


def note(recall: Recall, world: SearchState, label: int) -> None:
    """All seats see the action or outcome that is about to happen."""
    if recall.window == 0:
        return
    mover = world.to_move()
    for seat in range(recall.seats):
        who = 0
        if mover != CHANCE:
            who = 1 + (mover - seat + recall.seats) % recall.seats
        push(recall, seat, who, 1 + world.observed_label(label, seat))
    recall.count += 1


def put(recall: Recall, seat: int, labels: int, out: Any, at: int) -> None:
    """Write it from this place on, over numbers that were all zero."""
    for bit in range(BITS):
        put_float(out, at + bit, (recall.earlier[seat] >> bit) & 1)
    kept = recall.count if recall.count < recall.window else recall.window
    for age in range(kept):
        slot = (recall.count - 1 - age) % recall.window
        event = recall.seen[seat * recall.window + slot]
        place = at + BITS + EACH * age
        put_float(out, place, (event // MOST_LABELS) / (1.0 * MOST_SEATS))
        put_float(out, place + 1, (event % MOST_LABELS) / (1.0 * labels))


def note_event(recall: Recall, world: SearchState, label: int) -> None:
    """``note`` for Python."""
    note(recall, world, label)


def begin_recall(recall: Recall, world: SearchState, seat: int) -> int:
    """``look_first`` for Python; returns the fingerprint."""
    look_first(recall, world, seat)
    return recall.earlier[seat]


def write_recall(recall: Recall, seat: int, labels: int, out: Any) -> None:
    """``put`` for Python, at the beginning of a float32 array."""
    if recall.window:
        put(recall, seat, labels, floats(out), 0)
