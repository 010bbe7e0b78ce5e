"""Perfect recall: what a seat has seen since the game began, appended to an observation.

An event is a decision or a chance outcome as the seat saw it.  With a window of n events the last
n stand one by one, the newest first; what came before is told by a fingerprint of 64 bits, and so
is what the seat saw at the beginning.  Hence no two histories look alike that the seat could tell
apart, however long they are (but for one chance in 2**64).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..games.contract import State
from ..games.shared.engine.limits import MOST_SEATS
from ..games.shared.observation_layout import Field, each
from ..games.shared.observation_layout import size as size_of
from .vector.lane_recall import Recall, begin_recall, note_event, write_recall
from .vector.vector_limits import BITS, EACH
from .whole_numbers import whole

__all__ = ["Memory", "check_window", "layout", "size"]

LONGEST = 100_000


def check_window(window: int, least: int = 0) -> int:
    """The window itself; raises ``ValueError`` or ``TypeError`` if there can be no such a one."""
    window = whole("recall", window)
    if not least <= window <= LONGEST:
        raise ValueError(f"recall is from {least} to {LONGEST} events, not {window}")
    return window


def size(window: int) -> int:
    """How many numbers are appended; without a window none."""
    return BITS + EACH * window if window else 0


def layout(game: str, window: int) -> tuple[Field, ...]:
    """What the appended numbers mean."""
    if not window:
        return ()
    earlier = Field(
        "earlier",
        "a fingerprint of what the observer saw before: at the beginning of the game, and of the "
        "events that are not told one by one",
        tuple(f"bit {bit}" for bit in range(BITS)),
    )
    event = (
        Field("who", "0: chance, 1: the observer, 2: the next seat, and so on", (), MOST_SEATS),
        Field(
            "what",
            "1 more than the number of the action or outcome, as far as the observer saw it; "
            "0: no event",
            (),
            games.search_state(game).labels,
        ),
    )
    return (earlier, *each((f"event {age}" for age in range(window)), event))


class Memory:
    """What the seats of one game have seen, for callers in Python."""

    def __init__(self, game: str, seats: int, window: int) -> None:
        window = check_window(window)
        self.size = size(window)
        self.arguments = {"game": game, "players": seats, "recall": window}
        self._world = games.search_state(game)
        self._recall = Recall(seats, size_of(games.observation_layout(game)), window)

    def copy(self) -> Memory:
        """One that has seen the same and goes its own way."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_world"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, _world=games.search_state(kept["arguments"]["game"]))

    def begin(self, state: State) -> list[int]:
        """A new game has been dealt; returns the fingerprints of what each seat sees of it."""
        found = []
        for seat in range(state.setup.players if self.size else 0):
            self._world.observe(state, seat)
            found.append(begin_recall(self._recall, self._world, seat))
        return found

    def note(self, state: State, label: int) -> None:
        """All seats see the action or outcome that is about to happen."""
        if self.size:
            self._world.observe(state, 0)
            note_event(self._recall, self._world, label)

    def with_recall(self, seat: int, observation: Sequence[float]) -> NDArray[np.float32]:
        """The observation of this seat, and what it has seen before."""
        numbers = np.zeros(len(observation) + self.size, np.float32)
        numbers[: len(observation)] = observation
        if self.size:
            write_recall(self._recall, seat, self._world.labels, numbers[len(observation) :])
        return numbers
