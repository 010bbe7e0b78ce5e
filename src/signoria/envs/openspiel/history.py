"""All that everybody and each player has seen since the game was dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ... import games
from ...games.contract import CHANCE, State
from ...games.shared.engine.limits import MOST_LABELS, MOST_SEATS
from ...games.shared.engine.rng import stream
from ..recall import Memory, size
from ..vector import lanes
from ..vector.vector_limits import BITS, EACH

PUBLIC = -1  # the last of the looks at an event


class Event(NamedTuple):
    """An action or outcome: who decided, and its number as each seat and everybody saw it."""

    mover: int
    looks: tuple[int, ...]


@dataclass
class History:
    """The events so far; ``firsts`` has a fingerprint of what each seat saw before them."""

    firsts: list[int]
    events: list[Event]

    def copy(self) -> Self:
        """A copy that goes on by itself."""
        return type(self)(self.firsts, self.events.copy())

    def only(self, player: int) -> Self:
        """What the player knows of it: of the others' sights what everybody saw."""
        firsts = [first if seat == player else 0 for seat, first in enumerate(self.firsts)]
        return type(self)(firsts, [_as_seen_by(event, player) for event in self.events])

    def note(self, game: str, state: State, label: int) -> None:
        """An action or outcome is about to happen."""
        world = games.search_state(game)
        world.observe(state, 0)
        viewers = (*range(len(self.firsts)), PUBLIC)
        looks = tuple(lanes.look_at(world, label, viewer) for viewer in viewers)
        self.events.append(Event(state.to_move, looks))

    def line(self, player: int | None) -> str:
        """The moves by number as the player (None: everybody) saw them."""
        viewer = PUBLIC if player is None else player
        first = "" if player is None else f"first {self.firsts[player]:016x}; "
        return f"{first}moves {' '.join(str(event.looks[viewer]) for event in self.events)}"

    def numbers(self, player: int, window: int, labels: int) -> NDArray[np.float32]:
        """What the player has seen as numbers, see ``signoria.envs.recall``."""
        pairs = [(self._who(event, player), event.looks[player] + 1) for event in self.events]
        cut = max(len(pairs) - window, 0)
        numbers = np.zeros(size(window), np.float32)
        numbers[:BITS] = _bits(self.firsts[player], pairs[:cut])
        newest = np.array(pairs[cut:][::-1], np.float64).reshape(-1, EACH)
        numbers[BITS : BITS + newest.size] = (newest / (MOST_SEATS, labels)).ravel()
        return numbers

    def _who(self, event: Event, player: int) -> int:
        seats = len(self.firsts)
        return 0 if event.mover == CHANCE else 1 + (event.mover - player) % seats


def begin(game: str, state: State) -> History:
    """A game has just been dealt."""
    return History(Memory(game, state.setup.players, 1).begin(state), [])


def _as_seen_by(event: Event, player: int) -> Event:
    public = event.looks[PUBLIC]
    looks = (look if seat == player else public for seat, look in enumerate(event.looks))
    return event._replace(looks=tuple(looks))


def _bits(first: int, pairs: list[tuple[int, int]]) -> list[int]:
    """The fingerprint of the beginning and of these events, bit by bit."""
    for who, what in pairs:
        first = stream(first, who * MOST_LABELS + what)
    return [first >> bit & 1 for bit in range(BITS)]
