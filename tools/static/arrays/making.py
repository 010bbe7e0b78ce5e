"""New arrays."""

from __future__ import annotations

from array import array as typed
from math import prod
from typing import Any

from .array import ndarray, of_list


def full(shape: int | tuple[int, ...], value: Any) -> ndarray:
    """The same number everywhere."""
    sizes = (shape,) if isinstance(shape, int) else tuple(map(int, shape))
    return ndarray([value] * prod(sizes), sizes)


def zeros(shape: int | tuple[int, ...], kind: type = float) -> ndarray:
    """0 everywhere."""
    return full(shape, kind(0))


def ones(shape: int | tuple[int, ...], kind: type = float) -> ndarray:
    """1 everywhere, or true."""
    return full(shape, kind(1))


def arange(end: int) -> ndarray:
    """0, 1, and so on, less than the end."""
    return of_list(list(range(end)))


def frombuffer(numbers: typed[float]) -> ndarray:
    """Doubles as an array."""
    return of_list(list(numbers))
