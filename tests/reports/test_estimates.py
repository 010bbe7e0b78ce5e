"""Intervals hold what they promise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from signoria.arena.intervals import student
from signoria.arena.set_wins import BLOCKS
from signoria.reports.block_sums import Floats
from signoria.reports.estimates import Estimate, difference, jackknife, quantile, ratio

TRIALS = 600


def mean(values: Floats, sets: NDArray[Any]) -> Estimate:
    """The mean of values, with its blocks."""
    blocks = sets % BLOCKS
    sums: Floats = np.bincount(blocks, values, BLOCKS).astype(np.float64)
    games: Floats = np.bincount(blocks, minlength=BLOCKS).astype(np.float64)
    return jackknife(ratio, games, sums, games)


@pytest.mark.parametrize(
    ("freedom", "share", "known"),
    [(5, 0.975, 2.5706), (19, 0.975, 2.0930), (10, 0.995, 3.1693), (19, 0.9995, 3.8834)],
)
def test_student(freedom: int, share: float, known: float) -> None:
    assert student(freedom, share) == pytest.approx(known, rel=0.004)


@pytest.mark.parametrize("alike", [1, 4])
def test_the_true_mean_is_within_95_of_100_intervals(alike: int) -> None:
    """Also if the games of a set have much in common."""
    rng = np.random.default_rng(alike)
    held = 0
    for _ in range(TRIALS):
        common = rng.exponential(size=100).repeat(alike)
        values = common + 0.1 * rng.normal(size=100 * alike)
        found = mean(values, np.arange(100).repeat(alike))
        held += abs(float(found.value) - 1) <= float(found.half)
    assert 0.91 < held / TRIALS < 0.98


def test_what_is_not_there_is_seldom_called_clear_among_many() -> None:
    rng = np.random.default_rng(0)
    wrong = 0
    for _ in range(TRIALS):
        sums = rng.normal(size=(BLOCKS, 30))
        found = jackknife(ratio, np.ones(BLOCKS), sums, np.ones((BLOCKS, 1)))
        wrong += bool(found.clear(among=30).any())
    assert wrong / TRIALS < 0.08


def test_what_always_happened_is_not_certain() -> None:
    """The ends are such that what never happened in so many trials would be met in 1 of 40."""
    games = np.ones(BLOCKS)
    for happened, trials in ((1.0, 20), (0.0, 20), (1.0, 600), (0.0, 1)):
        found = replace(jackknife(ratio, games, games * happened, games), trials=np.array(trials))
        low, high = (float(end) for end in found.ends)
        assert (high if happened else low) == happened
        missed = high if not happened else 1 - low
        assert (1 - missed) ** trials == pytest.approx(0.025)


def test_what_happened_sometimes_has_the_usual_interval() -> None:
    sums = np.arange(BLOCKS) / BLOCKS
    found = jackknife(ratio, np.ones(BLOCKS), sums, np.ones(BLOCKS))
    low, high = replace(found, trials=np.array(20.0)).ends
    assert (low, high) == (found.value - found.half, found.value + found.half)


def test_what_is_there_is_called_clear() -> None:
    rng = np.random.default_rng(0)
    found = mean(rng.normal(0.5, 1, 2000), np.arange(2000))
    assert [float(found.clear(fair, 20)) for fair in (0.0, 0.5, 1.0)] == [1, 0, -1]


@given(st.integers(0, 2**32), st.floats(0.1, 10))
def test_deals_that_both_runs_have_cancel_out(seed: int, shift: float) -> None:
    rng = np.random.default_rng(seed)
    values, sets = rng.normal(0, 100, 200), np.arange(200)
    apart = difference(mean(values, sets), mean(values + shift, sets))
    assert float(apart.value) == pytest.approx(shift)
    assert float(apart.half) < 1e-6


@given(st.integers(0, 2**32), st.integers(60, 4000))
def test_what_only_rounding_tells_apart_is_not_clear(seed: int, games: int) -> None:
    """Shares of victories are thirds; the same ones, added up in another order, are not equal."""
    rng = np.random.default_rng(seed)
    shares = np.array([1 / 3, 2 / 3, 1 / 7])
    values, sets = rng.choice(shares, games), rng.integers(BLOCKS, size=games)
    order = rng.permutation(games)
    apart = difference(mean(values, sets), mean(values[order], sets[order]))
    assert not apart.clear()
    assert not mean(np.full(games, 1 / 7), sets).clear(1 / 7)


def test_one_block_gives_no_interval() -> None:
    found = mean(np.ones(5), np.zeros(5, np.int64))
    assert float(found.value) == 1
    assert np.isnan(found.half)
    assert not found.clear(0.5)


@given(st.lists(st.integers(0, 30), min_size=1), st.sampled_from([0.25, 0.5, 0.75, 1.0]))
def test_quantiles(values: list[int], share: float) -> None:
    found = quantile(np.bincount(values).astype(np.float64), share)
    below = sum(value <= found for value in values)
    assert below >= share * len(values)
    assert found in values
    assert sum(value < found for value in values) < share * len(values)
