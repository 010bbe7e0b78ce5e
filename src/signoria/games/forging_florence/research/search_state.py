"""Forging Florence as compiled search drives it; see ``games.shared.engine.search_state``."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...shared.engine.search_state import SearchState
from ..knowledge import features
from ..rules import legality, play, scoring
from ..state.state import State

if not cython.compiled:
    from ...shared.engine.limits import CHANCE, TERMINAL
    from ..rules.board import FACES, OBSERVATION, Move, Phase
    from ..rules.memory import copy_table

SPREAD = 400.0  # prestige


class ForgingFlorenceSearchState(SearchState):
    """A world of Forging Florence: nothing in it is hidden but what the die will show."""

    def __init__(self) -> None:
        super().__init__()
        self.labels = Move.ROLLED + FACES
        self.spread = SPREAD

    def set_root(self, state: State) -> None:
        """Draw worlds from this state."""
        self.seen = state
        self.table = state.clone()
        self.seats = self.table.seats

    def resample(self, seat: int, seed: int) -> None:
        """The world is as it was seen."""
        copy_table(self.table, self.seen)

    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        if self.table.phase == Phase.ROLLING:
            return CHANCE
        if self.table.phase == Phase.OVER:
            return TERMINAL
        return self.table.active

    def turn(self) -> int:
        """The number of turns completed."""
        return self.table.turns

    def legal(self, out: MutableSequence[int]) -> int:
        """Write the legal actions, ascending; returns their number."""
        n = legality.legal(self.table)
        for i in range(n):
            out[i] = self.table.choices[i]
        return n

    def chance(self, seed: int) -> int:
        """The number that the die shows (F4.2)."""
        return play.throw(self.table, seed)

    def observed_label(self, action: int, seat: int) -> int:
        """Everybody sees everything."""
        return action

    def apply(self, action: int) -> None:
        """Carry out a legal action or a chance outcome."""
        play.apply(self.table, action)

    def playout(self, seed: int) -> None:
        """Play at random to the end."""
        play.playout(self.table, seed)

    def rank(self, seat: int) -> int:
        """Prestige, then pieces made, then lire (F5.5)."""
        return scoring.result_key(self.table, self.table.players[seat])

    def points(self, seat: int) -> int:
        """Prestige, as if the game ended now."""
        return scoring.prestige(self.table, self.table.players[seat])

    def size(self) -> int:
        """How many numbers ``features`` writes."""
        return OBSERVATION

    def features(self, seat: int, out: MutableSequence[float]) -> None:
        """The observation, see knowledge/features.py."""
        features.fill(self.table, seat, out)


def make() -> ForgingFlorenceSearchState:
    """A new one."""
    return ForgingFlorenceSearchState()
