"""An axis: where its numbers lie in a drawing, and which of them are written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

MARGIN = 0.05  # part of the numbers' span that stays free at both ends
STEPS = (1, 2, 2.5, 5, 10)  # between the numbers along an axis
NEAR = 1e-9
Tick = Callable[[float], str]


class Scale(NamedTuple):
    """An axis of numbers: what they are, with the unit, and how one is written."""

    title: str
    tick: Tick


class Reference(NamedTuple):
    """A dashed line at a number to which others are compared, and what it is called."""

    at: float
    name: str


@dataclass(frozen=True)
class Axis:
    """From ``low`` to ``high``, which lie at these places."""

    low: float
    high: float
    start: float
    end: float

    def place(self, value: float) -> float:
        """Where a number lies."""
        return self.start + (self.end - self.start) * self.share(value)

    def share(self, value: float) -> float:
        """The same as a part of the axis."""
        return (value - self.low) / (self.high - self.low)

    def ticks(self, most: int) -> list[float]:
        """The round numbers along it, with ``most`` steps between them at most."""
        rough = (self.high - self.low) / most
        power = 10.0 ** floor(log10(rough))
        for step in (power * each for each in STEPS):
            first, last = ceil(self.low / step - NEAR), floor(self.high / step + NEAR)
            if last - first <= most:
                return [at * step for at in range(first, last + 1)]
        raise AssertionError("the last step is ten times the rough one")

    def widen(self, low: float, high: float) -> Axis:
        """With numbers down to ``low`` and up to ``high``."""
        return Axis(min(low, self.low), max(high, self.high), self.start, self.end)


def fit(values: Iterable[float], start: float, end: float, floor_at: bool = False) -> Axis:
    """An axis on which these numbers have room; from 0 without a margin, if ``floor_at``."""
    known = [value for value in values if isfinite(value)] or [0.0]
    low, high = min(known), max(known)
    room = (high - low) * MARGIN or abs(high) * MARGIN or MARGIN
    return Axis(0.0 if floor_at else low - room, high + room, start, end)
