"""Many random games at a time, without the interpreter lock.

A game fills in in its own ``rules/playouts.py`` how one game is played and what came of it.
"""

from __future__ import annotations

import cython

from ...contract import Tally

if not cython.compiled:
    from .limits import MOST_SEATS
    from .rng import stream


class Playouts:
    """Random games of some seats, and the sums over them."""

    def __init__(self) -> None:
        self.seats = 0
        if not cython.compiled:
            self.scores = [0] * MOST_SEATS
            self.wins = [0.0] * MOST_SEATS
        self.decisions = 0
        self.turns = 0

    def play(self, seed: int) -> int:
        """Play one game, which its seed decides; returns how many decisions it had."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        """The points of a seat in the game that was played."""
        raise NotImplementedError

    def place(self, seat: int) -> int:
        """The place of a seat in it, from 1, equal when shared."""
        raise NotImplementedError

    def length(self) -> int:
        """How many turns it had."""
        raise NotImplementedError

    def count(self) -> None:
        """Add the game that was played; a shared victory counts in equal parts."""
        winners = 0
        for seat in range(self.seats):
            self.scores[seat] += self.points(seat)
            if self.place(seat) == 1:
                winners += 1
        for seat in range(self.seats):
            if self.place(seat) == 1:
                self.wins[seat] += 1.0 / winners
        self.turns += self.length()

    def run(self, seed: int, first: int, games: int) -> None:
        """Games by number; the number of each, with the seed, decides all of it."""
        for number in range(first, first + games):
            self.decisions += self.play(stream(seed, number))
            self.count()

    def tally(self, seed: int, first: int, games: int) -> Tally:
        """Play so many games from a number on; raises ``ValueError`` for numbers below 0."""
        if games < 0 or first < 0:
            raise ValueError("games are counted from 0")
        with cython.nogil:
            self.run(seed, first, games)
        return Tally(
            games=games,
            decisions=self.decisions,
            rounds=self.turns // self.seats,
            scores=tuple([self.scores[seat] for seat in range(self.seats)]),
            wins=tuple([self.wins[seat] for seat in range(self.seats)]),
        )
