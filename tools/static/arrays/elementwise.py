"""Functions of each element."""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable
from typing import Any

from .array import asarray, ndarray, operator_of

GREATEST = 1.7976931348623157e308


class Extreme:
    """``maximum`` or ``minimum`` of two arrays; NaN wins over all."""

    def __init__(self, choose: Callable[..., Any]) -> None:
        self._choose = choose
        self._combine = operator_of(
            lambda a, b: a if math.isnan(a) else b if math.isnan(b) else choose(a, b)
        )

    def __call__(self, one: Any, other: Any) -> ndarray:
        return self._combine(asarray(one), other)

    def reduceat(self, values: ndarray, firsts: ndarray) -> ndarray:
        """That of each part; the parts begin at ``firsts``."""
        ends = [*firsts.flat[1:], len(values)]
        parts = [values.flat[low:high] for low, high in zip(firsts.flat, ends, strict=True)]
        found = [self._choose(part) for part in parts]
        return ndarray(found, (len(found),))


maximum, minimum = Extreme(builtins.max), Extreme(builtins.min)


def clip(value: Any, low: Any, high: Any) -> ndarray:
    """No less than the one, no more than the other."""
    return minimum(maximum(value, low), high)


def abs(value: Any) -> ndarray:
    """Without the sign."""
    return asarray(value).map(builtins.abs)


def sqrt(value: Any) -> ndarray:
    """Square roots; NaN where there is none."""
    return asarray(value).map(lambda each: math.sqrt(each) if each >= 0 else math.nan)


def sign(value: Any) -> ndarray:
    """1, -1 or 0."""
    return asarray(value).map(
        lambda each: each if math.isnan(each) else float((each > 0) - (each < 0))
    )


def rint(value: Any) -> ndarray:
    """Whole numbers; of two that are as near the even one."""
    return asarray(value).map(lambda each: float(round(each)))


def ceil(value: Any) -> ndarray:
    """The next whole numbers above."""
    return asarray(value).map(lambda each: float(math.ceil(each)))


def nan_to_num(value: Any) -> ndarray:
    """0 for what is no number, and no infinity."""
    return asarray(value).map(number)


def number(value: float) -> float:
    """A finite number near this."""
    return 0.0 if math.isnan(value) else builtins.max(-GREATEST, builtins.min(GREATEST, value))
