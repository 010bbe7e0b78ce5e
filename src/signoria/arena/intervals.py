"""Intervals without any library: Wilson's of a share, and the quantile of Student's t."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

NORMAL_95 = 1.959963984540054  # two-sided quantile


def wilson_interval(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share after E. B. Wilson (1927); (0, 1) without trials."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    return wilson_low(share, trials), 1.0 - wilson_low(1.0 - share, trials)


def wilson_low(share: float, trials: float) -> float:
    """The lower end of Wilson's interval; the upper one is that of the failures.

    Both ends solve a quadratic equation.  This one is the product of the two by the other, for
    their difference from the middle would leave rounding noise where the share is 0 or 1.
    """
    z2 = NORMAL_95**2
    spread = sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    return share**2 / (share + z2 / (2 * trials) + NORMAL_95 * spread)


def student(freedom: int, share: float) -> float:
    """The quantile of Student's t (Cornish and Fisher's expansion, good from 5 degrees on)."""
    z, n = NormalDist().inv_cdf(share), max(freedom, 1)
    terms = (
        z,
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
    )
    return sum(terms)
