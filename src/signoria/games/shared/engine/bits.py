"""Sets of small numbers as the bits of words.  bits.pxd has the C versions."""

from __future__ import annotations

from collections.abc import Sequence


def flags(all: Sequence[int], at: int, n: int) -> int:
    """A run of at most 64 flags, each 0 or 1, from one place on: the first is the lowest bit."""
    return sum(flag << i for i, flag in enumerate(all[at : at + n]))


def lowest(bits: int) -> int:
    """The least number in a set that is not empty."""
    return (bits & -bits).bit_length() - 1


MORE = 127  # what ``fewer`` wants added to each limit


def as_limits(numbers: Sequence[int]) -> tuple[int, ...]:
    """Limits as ``fewer`` wants them: at most 128, a multiple of eight in all."""
    return tuple(MORE + number for number in [*numbers, *[0] * (-len(numbers) % 8)])


def fewer(all: Sequence[int], limits: Sequence[int], n: int) -> int:
    """Which of the first n (at most 31) numbers, each below 128, are less than their limits.

    These are as ``as_limits`` gives them.
    """
    bits = 0
    for i in range(n):
        if all[i] + MORE < limits[i]:
            bits |= 1 << i
    return bits


def some(all: Sequence[int], n: int) -> int:
    """Which of the first n (at most 31) numbers, each at most 128, are not 0."""
    bits = 0
    for i in range(n):
        if all[i]:
            bits |= 1 << i
    return bits


def size(bits: int) -> int:
    """How many numbers a set has."""
    return bits.bit_count()


def nth(bits: int, n: int) -> int:
    """The n-th number of a set, the least being the 0th; the set has more than n."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
