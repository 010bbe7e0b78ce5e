"""Many lanes at a time, and the arrays that they are told by and tell in."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

import cython

from ...games.shared.engine import search_state
from ...games.shared.engine.dealer import Dealer
from ...games.shared.engine.search_state import SearchState
from . import lane as single
from .lane import Lane

CACHE = 1 << 22  # bytes: more is not there any more when its row is written next

if not cython.compiled:
    from ...games.shared.engine.limits import TERMINAL
    from ...games.shared.engine.rng import stream
    from .array_memory import (
        bytes_of,
        clear_bytes,
        clear_floats,
        copy_past,
        fetch,
        floats,
        floats_from,
        numbers,
        put_float,
        settle_past,
    )
    from .lane_recall import put
    from .vector_limits import AHEAD, PARTS, ROW, Reward


class Buffers:
    """The arrays of the caller, by their rows.  ``keep`` holds them as long as they are used."""

    def __init__(self, arrays: Any, seats: int, size: int, labels: int, reward: int) -> None:
        self.keep = arrays
        self.actions = numbers(arrays.actions)
        self.observations = floats(arrays.observations)
        self.masks = bytes_of(arrays.masks)
        self.seats_to_move = numbers(arrays.seats)
        self.rewards = floats(arrays.rewards)
        self.done = bytes_of(arrays.done)
        self.seats = seats
        self.size = size
        self.labels = labels
        self.reward = reward
        self.past = size <= ROW and 4 * size * len(arrays.done) > CACHE


class LaneGroup:
    """The lanes of one thread, by the first of their tree; ``places`` are those of all threads."""

    def __init__(self, root: Lane, buffers: Buffers, places: Any) -> None:
        self.root = root
        self.buffers = buffers
        self.keep = places
        self.places = numbers(places)
        self.wrong = -1  # the first row whose action is not legal


def observe(buffers: Buffers, lane: Lane, out: MutableSequence[float]) -> None:
    """Write what the seat to move sees.

    Rows that no cache holds until the next step are put together elsewhere, and go to memory
    without being read from it first.
    """
    if buffers.past:
        if not cython.compiled:
            row = [0.0] * ROW
        lane.world.features(lane.mover, row)
        copy_past(out, row, lane.world.size())
    else:
        lane.world.features(lane.mover, out)


def show(buffers: Buffers, lane: Lane) -> None:
    """Write whose turn it is, what that seat sees and what it may do."""
    at = lane.row * buffers.size
    observe(buffers, lane, floats_from(buffers.observations, at))
    if lane.recall.window > 0:
        size = lane.world.size()
        clear_floats(buffers.observations, at + size, buffers.size - size)
        put(lane.recall, lane.mover, lane.world.labels, buffers.observations, at + size)
    at = lane.row * buffers.labels
    clear_bytes(buffers.masks, at, buffers.labels)
    for i in range(lane.listed):
        buffers.masks[at + lane.choices[i]] = 1
    buffers.seats_to_move[lane.row] = lane.mover


def points_gained(lane: Lane, seat: int) -> float:
    """The points that a seat has won or lost since it was last asked."""
    now = lane.world.points(seat)
    gain = now - lane.points[seat]
    lane.points[seat] = now
    return gain


def pay(buffers: Buffers, lane: Lane) -> None:
    """Write the rewards of all seats; those for the result come at the end only."""
    at = lane.row * buffers.seats
    over = lane.mover == TERMINAL
    for seat in range(buffers.seats):
        worth = 0.0
        if buffers.reward == Reward.POINTS:
            worth = points_gained(lane, seat)
        elif over and buffers.reward == Reward.WIN:
            worth = search_state.victory_share(lane.world, seat)
        elif over:
            worth = 2.0 * search_state.beaten_share(lane.world, seat) - 1.0
        put_float(buffers.rewards, at + seat, worth)


def play(buffers: Buffers, lane: Lane) -> None:
    """One decision of one lane, and the next game if that was the last one."""
    single.happen(lane, buffers.actions[lane.row])
    single.settle(lane)
    pay(buffers, lane)
    buffers.done[lane.row] = 1 if lane.mover == TERMINAL else 0
    if lane.mover == TERMINAL:
        single.begin(lane)
    show(buffers, lane)


def open_all(buffers: Buffers, lane: Lane) -> None:
    """Deal the next game of the lane and of all below it, in the order of the rows."""
    if lane.left is not None:
        open_all(buffers, lane.left)
    single.begin(lane)
    show(buffers, lane)
    if lane.right is not None:
        open_all(buffers, lane.right)


def check_all(group: LaneGroup, lane: Lane) -> None:
    """Find the first row whose action is not legal."""
    if lane.left is not None:
        check_all(group, lane.left)
    if group.wrong >= 0:
        return
    if not single.allows(lane, group.buffers.actions[lane.row]):
        group.wrong = lane.row
        return
    if lane.right is not None:
        check_all(group, lane.right)


def play_all(group: LaneGroup, lane: Lane) -> None:
    """One decision of the lane and of all below it, in the order of the rows.

    So memory is written from its beginning to its end, which processors like best; and what the
    next rows read is on its way from there while this one is played.
    """
    if lane.left is not None:
        play_all(group, lane.left)
    fetch(group.places, lane.row + AHEAD, PARTS)
    play(group.buffers, lane)
    if lane.right is not None:
        play_all(group, lane.right)


def observation_size(dealer: Dealer) -> int:
    """The length of an observation."""
    return dealer.world.size()


def look_at(world: SearchState, action: int, seat: int) -> int:
    """What a seat (-1: nobody who plays) sees of an action in the game that is watched."""
    return world.observed_label(action, seat)


def sit(group: LaneGroup, buffers: Buffers) -> None:
    """Use other arrays from now on."""
    group.buffers = buffers


def seed_all(lane: Lane, seed: int) -> None:
    """Go back to the first game of this seed, in the lane and in all below it."""
    if lane.left is not None:
        seed_all(lane.left, seed)
    lane.seed = stream(seed, lane.row)
    lane.game = 0
    if lane.right is not None:
        seed_all(lane.right, seed)


def seed(group: LaneGroup, number: int) -> None:
    """The next ``start`` deals the first games of this seed."""
    seed_all(group.root, number)


def start(group: LaneGroup) -> None:
    """New games in all lanes; releases the interpreter lock, as the others do."""
    with cython.nogil:
        open_all(group.buffers, group.root)
        settle_past()


def check(group: LaneGroup) -> int:
    """The first row whose action is not legal, or -1; nothing is played."""
    with cython.nogil:
        group.wrong = -1
        check_all(group, group.root)
    return group.wrong


def step(group: LaneGroup) -> None:
    """One decision in each lane; ``check`` has found nothing wrong."""
    with cython.nogil:
        play_all(group, group.root)
        settle_past()
