"""Sets of small numbers as the bits of words.  bits.pxd has the C versions."""

from __future__ import annotations

from collections.abc import Sequence


def flags(all: Sequence[int], at: int, n: int) -> int:
    """So many (at most 64) flags, each 0 or 1, from one place on: the first is the lowest bit."""
    return sum(flag << i for i, flag in enumerate(all[at : at + n]))


def lowest(bits: int) -> int:
    """The least number in a set that is not empty."""
    return (bits & -bits).bit_length() - 1
