"""Many random games at a time, without the interpreter lock."""

from __future__ import annotations

import cython

from ...contract import Tally
from . import deal, play, scoring
from .table import Table

if not cython.compiled:
    from ...shared.rng import stream
    from .board import MAX_SEATS
    from .memory import copy_table


class Sums:
    """What a batch adds up."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.scores = [0] * MAX_SEATS
            self.wins = [0.0] * MAX_SEATS
        self.decisions = 0
        self.turns = 0


def count(sums: Sums, table: Table) -> None:
    """Add a finished game; a shared victory counts in equal parts (C6.3)."""
    winners = 0
    for seat in range(table.seats):
        sums.scores[seat] += table.players[seat].score
        if scoring.place(table, seat) == 1:
            winners += 1
    for seat in range(table.seats):
        if scoring.place(table, seat) == 1:
            sums.wins[seat] += 1.0 / winners
    sums.turns += table.turns


def one(table: Table, start: Table, seats: int, seed: int) -> int:
    """One random game, dealt for ``seats`` seats, or if these are 0 from the given start."""
    copy_table(table, start)
    if seats:
        deal.deal_all(table, seats, seed)
    return play.playout(table, stream(seed, 1))


def run(
    sums: Sums, table: Table, start: Table, seats: int, seed: int, first: int, games: int
) -> None:
    """Games by number; the number of each, with the seed, decides all of it."""
    for number in range(first, first + games):
        sums.decisions += one(table, start, seats, stream(seed, number))
        count(sums, table)


def tally(start: Table, seats: int, seed: int, first: int, games: int) -> Tally:
    """Random games from a position or, with a number of seats, from random deals."""
    if games < 0 or first < 0:
        raise ValueError("games are counted from 0")
    sums = Sums()
    table = Table()
    copied = Table()  # another thread may go on with the start meanwhile
    copy_table(copied, start)
    with cython.nogil:
        run(sums, table, copied, seats, seed, first, games)
    players = seats if seats else start.seats
    return Tally(
        games=games,
        decisions=sums.decisions,
        rounds=sums.turns // players,
        scores=tuple([sums.scores[seat] for seat in range(players)]),
        wins=tuple([sums.wins[seat] for seat in range(players)]),
    )
