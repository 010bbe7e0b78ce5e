"""Random games; see ``games/shared/engine/playouts.py`` for what each call promises."""

from __future__ import annotations

import cython

from ...contract import Tally
from ...shared.engine.playouts import Playouts
from . import deal, play, scoring
from .table import Table

if not cython.compiled:
    from ...shared.engine.rng import stream
    from .memory import copy_table


class CalimalaPlayouts(Playouts):
    """Games dealt for so many seats or, if there are none, from the start as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.start = Table()
        self.table = Table()
        self.deals = 0

    def begin(self, start: Table, seats: int) -> None:
        """From a copy of this start, as another thread may go on with it meanwhile."""
        self.seats = seats or start.seats
        self.deals = seats
        copy_table(self.start, start)

    def play(self, seed: int) -> int:
        """Play one game; returns how many decisions it had."""
        copy_table(self.table, self.start)
        if self.deals:
            deal.deal_all(self.table, self.deals, seed)
        return play.playout(self.table, stream(seed, 1))

    def points(self, seat: int) -> int:
        """The points of a seat (C6.1)."""
        return self.table.players[seat].score

    def place(self, seat: int) -> int:
        """The place of a seat (C6.3)."""
        return scoring.place(self.table, seat)

    def length(self) -> int:
        """How many turns there were."""
        return self.table.turns


def tally(start: Table, seats: int, seed: int, first: int, games: int) -> Tally:
    """Random games from a position or, with a number of seats, each dealt anew."""
    playouts = CalimalaPlayouts()
    playouts.begin(start, seats)
    return playouts.tally(seed, first, games)
