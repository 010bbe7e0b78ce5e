"""Numbers and how sure they are.

An interval comes from leaving out each block of sets in turn (the delete-a-group jackknife): how
much the number changes then tells how much it owes to chance.  With g blocks it has g - 1 degrees
of freedom; the interval is of 95 %.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..arena.intervals import student
from .block_sums import Floats

SURE = 0.95
ROUNDING = 1e-9  # less than any share or mean of games that are played, more than what sums err by


@dataclass(frozen=True)
class Estimate:
    """Numbers, and what they would be without each of the blocks; NaN where there is none.

    ``trials`` says of shares in how many independent trials they were met, if it is known: what
    always or never happened is the same whichever block is left out, and is not certain for that.
    """

    value: Floats
    without: Floats  # the same without each of the blocks, by the first axis
    trials: Floats | None = None

    def __getitem__(self, at: Any) -> Estimate:
        inner = at if isinstance(at, tuple) else (at,)
        trials = None if self.trials is None else np.asarray(self.trials[at])
        return Estimate(np.asarray(self.value[at]), self.without[(slice(None), *inner)], trials)

    def only(self, known: NDArray[np.bool_]) -> Estimate:
        """These numbers, with an interval only where they are known well enough."""
        return replace(self, without=np.where(known, self.without, np.nan))

    @property
    def freedom(self) -> int:
        """The degrees of freedom of the interval."""
        return len(self.without) - 1

    @cached_property
    def error(self) -> Floats:
        """The standard error; NaN where there is nothing to tell it from."""
        groups = len(self.without)
        if groups < 2:
            return np.full(self.without.shape[1:], np.nan)
        spread = ((self.without - self.without.mean(0)) ** 2).sum(0)
        error: Floats = np.sqrt(spread * (groups - 1) / groups)
        return error

    @property
    def half(self) -> Floats:
        """Half the width of the interval."""
        return self.error * student(self.freedom, (1 + SURE) / 2)

    @property
    def ends(self) -> tuple[Floats, Floats]:
        """The interval; of what always or never happened the exact one (Clopper and Pearson)."""
        low, high = self.value - self.half, self.value + self.half
        if self.trials is None:
            return low, high
        least = ((1 - SURE) / 2) ** (1 / np.maximum(self.trials, 1))
        alike = self.error <= ROUNDING
        low = np.where(alike & (self.value >= 1 - ROUNDING), least, low)
        return low, np.where(alike & (self.value <= ROUNDING), 1 - least, high)

    def clear(self, other: float = 0.0, among: int = 1) -> Floats:
        """1 or -1 where it is clearly more or less than a number, else 0.

        ``among`` so many comparisons the chance that any is wrongly called clear is still at most
        5 % (Bonferroni).
        """
        bound = self.error * student(self.freedom, 1 - (1 - SURE) / (2 * max(among, 1)))
        away = self.value - other
        unclear = np.isnan(bound) | (np.abs(away) <= np.maximum(bound, ROUNDING))
        found: Floats = np.where(unclear, 0.0, np.sign(away))
        return found


def jackknife(formula: Callable[..., Floats], games: Floats, *sums: Floats) -> Estimate:
    """What a formula makes of sums by block; ``games`` says which blocks have any."""
    used = [block for block in range(len(games)) if games[block] > 0]
    whole = [part.sum(0) for part in sums]
    with np.errstate(divide="ignore", invalid="ignore"):
        value = np.asarray(formula(*whole), np.float64)
        without = [
            formula(*(total - part[block] for total, part in zip(whole, sums, strict=True)))
            for block in used
        ]
    return Estimate(value, np.asarray(without, np.float64))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The second less the first.

    The same block is left out of both: runs with one seed have the same deals there, so that what
    these alone do to both cancels out.
    """
    blocks = min(len(one.without), len(other.without))
    return Estimate(other.value - one.value, other.without[:blocks] - one.without[:blocks])


def ratio(above: Floats, below: Floats) -> Floats:
    """The quotient; NaN where there is nothing to divide by."""
    quotient: Floats = above / np.where(below == 0, np.nan, below)
    return quotient


def quantile(histogram: Floats, share: float) -> int:
    """The least value up to which at least this share of all lies."""
    return int(np.searchsorted(np.cumsum(histogram), share * histogram.sum() - 1e-9))
