"""Calimala as compiled search drives it; ``games.shared.engine.search_state`` has the promises."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...shared.engine.search_state import SearchState
from ..knowledge import determinize, features
from ..knowledge.deck_history import Guess
from ..rules import legality, play, scoring
from ..state.state import State

if not cython.compiled:
    from ...shared.engine.limits import CHANCE, TERMINAL
    from ..rules.board import KINDS, OBSERVATION, SCORING_CARDS, Move, Phase
    from ..rules.memory import copy_table

SPREAD = 20.0  # points; nearly all games end closer


class CalimalaSearchState(SearchState):
    """A world of Calimala."""

    def __init__(self) -> None:
        super().__init__()
        self.guess = Guess()
        self.labels = Move.DRAWN + KINDS
        self.spread = SPREAD

    def set_root(self, state: State) -> None:
        """Draw worlds from this state."""
        self.seen = state
        self.table = state.clone()
        self.seats = self.table.seats

    def resample(self, seat: int, seed: int) -> None:
        """Lay hands, deck and scoring cards anew (C8.6), unless all lie open."""
        copy_table(self.table, self.seen)
        if self.seen.blind:
            determinize.guess_all(self.table, self.seen, self.guess, seat, seed)

    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        if self.table.phase == Phase.DRAWING:
            return CHANCE
        if self.table.phase == Phase.OVER:
            return TERMINAL
        return self.table.mover

    def turn(self) -> int:
        """The number of turns completed (C3.1)."""
        return self.table.turns

    def legal(self, out: MutableSequence[int]) -> int:
        """Write the legal actions, ascending; returns their number."""
        n = legality.legal(self.table)
        for i in range(n):
            out[i] = self.table.choices[i]
        return n

    def chance(self, seed: int) -> int:
        """The card drawn (C3.8)."""
        return Move.DRAWN + play.random_card(self.table, seed)

    def observed_label(self, action: int, seat: int) -> int:
        """Others keep scoring cards and draw unseen (C2.2, C3.8)."""
        if self.table.mover != seat:
            if action < SCORING_CARDS:
                return Move.KEEP
            if action >= Move.DRAWN:
                return Move.DRAWN
        return action

    def apply(self, action: int) -> None:
        """Carry out a legal action or a chance outcome."""
        play.apply(self.table, action)

    def playout(self, seed: int) -> None:
        """Play at random to the end."""
        play.playout(self.table, seed)

    def rank(self, seat: int) -> int:
        """Points, then seats and council artworks (C6.3)."""
        return scoring.result_key(self.table.players[seat])

    def points(self, seat: int) -> int:
        """The points of a seat now."""
        return self.table.players[seat].score

    def size(self) -> int:
        """How many numbers ``features`` writes."""
        return OBSERVATION

    def features(self, seat: int, out: MutableSequence[float]) -> None:
        """The observation, see knowledge/features.py."""
        features.fill(self.table, seat, out)


def make() -> CalimalaSearchState:
    """A new one."""
    return CalimalaSearchState()
