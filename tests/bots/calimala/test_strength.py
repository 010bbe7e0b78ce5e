"""The heuristic wins nearly always against random bots."""

from __future__ import annotations

import pytest

from signoria.arena.batch import Batch, added, empty
from signoria.arena.results import wilson
from signoria.arena.workers import played
from signoria.games.calimala import COMPILED

GAMES = 400
TARGET = 0.95


@pytest.mark.skipif(not COMPILED, reason="slow; uncompiled it chooses the same, see test_lockstep")
def test_wins_against_three_random_bots() -> None:
    """The whole 95 % interval of the share of victories, seats in turn, is above the target."""
    wins, games = 0.0, 0
    for seat in range(4):
        bots = ["random"] * 4
        bots[seat] = "heuristic"
        total = empty(4)
        for tally in played(Batch("calimala", tuple(bots), GAMES // 4, seed=seat), threads=1):
            total = added(total, tally)
        wins += total.wins[seat]
        games += total.games
    assert games == GAMES
    assert wilson(wins, games)[0] > TARGET


@pytest.mark.skipif(not COMPILED, reason="slow; uncompiled it chooses the same, see test_lockstep")
@pytest.mark.parametrize("players", [3, 5])
def test_wins_at_other_tables(players: int) -> None:
    bots = ("heuristic", *["random"] * (players - 1))
    total = empty(players)
    for tally in played(Batch("calimala", bots, 60, seed=players), threads=1):
        total = added(total, tally)
    assert total.wins[0] >= 57
