"""The heuristic wins nearly always against random bots."""

from __future__ import annotations

import pytest

from signoria.arena.batch import Batch, add_tallies, empty_tally
from signoria.arena.intervals import wilson_interval
from signoria.arena.play_batch import play_batch
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
        total = empty_tally(4)
        for tally in play_batch(Batch("calimala", tuple(bots), GAMES // 4, seed=seat), threads=1):
            total = add_tallies(total, tally)
        wins += total.wins[seat]
        games += total.games
    assert games == GAMES
    assert wilson_interval(wins, games)[0] > TARGET


@pytest.mark.skipif(not COMPILED, reason="slow; uncompiled it chooses the same, see test_lockstep")
@pytest.mark.parametrize("players", [3, 5])
def test_wins_at_other_tables(players: int) -> None:
    bots = ("heuristic", *["random"] * (players - 1))
    total = empty_tally(players)
    for tally in play_batch(Batch("calimala", bots, 60, seed=players), threads=1):
        total = add_tallies(total, tally)
    assert total.wins[0] >= 57
