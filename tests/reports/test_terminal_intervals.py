"""The terminal and the page say the same of how sure a share of victories is."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from signoria.arena.batch import Batch, add_tallies, empty_tally
from signoria.arena.intervals import wilson_interval
from signoria.arena.play_batch import play_batch
from signoria.arena.results import Results
from signoria.arena.runs.run_folder import RunFolder
from signoria.arena.runs.run_summary import sum_shards
from signoria.arena.set_wins import BLOCKS, count_game, empty_blocks, set_interval
from signoria.games.contract import Tally
from signoria.reports.make_report import read_in_silence, read_side
from signoria.reports.run_reader import open_run
from tests.reports.runs import play

BOTS = ("random", "random", "random")


def kept_tally(path: Path) -> Tally:
    """What a folder's files add up to."""
    folder = RunFolder(path)
    there = folder.read()
    return sum_shards(folder, there, folder.finished_shards(there))


def played_tally(batch: Batch) -> Tally:
    """What the terminal adds up without a folder."""
    total = empty_tally(batch.players)
    for tally in play_batch(batch, 1):
        total = add_tallies(total, tally)
    return total


def test_with_sets_enough_both_are_the_same(tmp_path: Path) -> None:
    path = play(tmp_path / "run", "calimala", 70, BOTS)
    batch = RunFolder(path).read().batch
    shares = read_side(open_run(path), "run", read_in_silence).figures.wins("entrant")
    kept = Results(batch, kept_tally(path), 1.0, 1, 0)
    told = Results(batch, played_tally(batch), 1.0, 1, 0)
    for entrant in range(3):
        low, high = kept.interval(entrant)
        assert told.interval(entrant) == pytest.approx((low, high))
        assert low == pytest.approx(float(shares.value[entrant] - shares.half[entrant]))
        assert high == pytest.approx(float(shares.value[entrant] + shares.half[entrant]))


def test_without_sets_each_game_counts(tmp_path: Path) -> None:
    path = play(tmp_path / "run", "calimala", 12, BOTS, rotate=False)
    tally = kept_tally(path)
    found = Results(RunFolder(path).read().batch, tally, 1.0, 1, 0)
    assert found.interval(1) == wilson_interval(tally.wins[1], 12)


def tally_of(sets: list[list[int]]) -> Tally:
    """Games of three, set by set, by who has won each."""
    total = empty_tally(3)
    for number, winners in enumerate(sets):
        blocks = empty_blocks(3)
        for winner in winners:
            count_game(blocks, number, [float(entrant == winner) for entrant in range(3)])
        one = Tally(len(winners), 0, 0, (0, 0, 0), (0.0,) * 3, tuple(map(tuple, blocks)))
        total = add_tallies(total, one)
    return total


def test_equals_who_share_each_deal_are_known_exactly() -> None:
    """Each wins once in each set: nothing is left to chance."""
    low, high = set_interval(tally_of([[0, 1, 2]] * 40).blocks, 1)
    assert (low, high) == pytest.approx((1 / 3, 1 / 3))


def test_games_of_a_set_that_are_alike_count_as_one() -> None:
    """Whoever wins wins all of a deal: three times the games, and no less doubt."""
    rng = np.random.default_rng(1)
    winners = rng.integers(3, size=200)
    low, high = set_interval(tally_of([[int(one)] * 3 for one in winners]).blocks, 0)
    single, most = wilson_interval(float((winners == 0).sum()), 200)
    assert 0.6 < (high - low) / (most - single) < 1.6


@pytest.mark.parametrize("sets", [0, 1, 5, BLOCKS - 1])
def test_few_sets_leave_much_doubt(sets: int) -> None:
    """However often it was the same, as many trials as sets can tell."""
    low, high = set_interval(tally_of([[2, 2, 2]] * sets).blocks or empty_blocks(3), 2)
    assert (low, high) == wilson_interval(float(sets), sets)
