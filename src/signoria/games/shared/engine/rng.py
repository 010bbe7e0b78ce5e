"""Random numbers: SplitMix64 (Steele, Lea, Flood 2014), in C and in Python the same.

A generator is one 64-bit number.  Compiled code passes it by value: ``seed = step(seed)`` goes on,
``below(seed, n)`` reads it.  ``Rng`` wraps it for Python.  rng.pxd has the C version.
"""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

MASK = 2**64 - 1
GAMMA = 0x9E3779B97F4A7C15


def step(seed: int) -> int:
    """The generator after one more number."""
    return (seed + GAMMA) & MASK


def mix(seed: int) -> int:
    """The 64 random bits of this step."""
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(seed: int, n: int) -> int:
    """A number from 0 to n - 1; n is small, so the bias is under n / 2**32."""
    return ((mix(seed) >> 32) * n) >> 32


def chance(seed: int) -> float:
    """A number from 0 to 1, 1 excluded, with 53 random bits."""
    return (mix(seed) >> 11) * 2.0**-53


def stream(seed: int, number: int) -> int:
    """The generator of the game with this number in the batch with this seed."""
    return mix(seed ^ mix(step(number)))


class Source(ABC):
    """Where random choices come from; each is made of ``below`` alone."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2**32."""

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick_weighted(self, outcomes: list[tuple[int, int]]) -> int:
        """One of the outcomes (value, weight), by weight."""
        total = sum(weight for _, weight in outcomes)
        if total < 1:
            raise ValueError("no outcome has a weight")
        at = self.below(total)
        outcome = 0
        while at >= outcomes[outcome][1]:
            at -= outcomes[outcome][1]
            outcome += 1
        return outcomes[outcome][0]


class Rng(Source):
    """A seeded generator; equal seeds give equal numbers on every machine, for ever."""

    def __init__(self, seed: int) -> None:
        try:
            number = operator.index(seed)
        except TypeError:
            raise TypeError(f"a seed is a whole number, not {seed!r}") from None
        if not 0 <= number <= MASK:
            raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {number}")
        self.seed = number

    def next(self) -> int:
        """64 random bits."""
        self.seed = step(self.seed)
        return mix(self.seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2**32."""
        if not 1 <= n <= 1 << 32:
            raise ValueError(f"below() takes a number from 1 to 2**32, not {n}")
        self.seed = step(self.seed)
        return below(self.seed, n)
