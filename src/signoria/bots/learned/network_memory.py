"""The memory of a network.  network_memory.pxd has the C versions."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence

__all__ = ["allot", "clear", "put", "release", "singles", "store"]


def allot(size: int) -> list[float]:
    """Room for a number of floats."""
    return [0.0] * size


def release(numbers: list[float]) -> None:
    """Give the room back."""


def store(numbers: list[float], at: int, value: float) -> None:
    """Write one of them."""
    numbers[at] = value


def singles(size: int) -> array[float]:
    """Zeros that are rounded as C's ``float``."""
    return array("f", bytes(4 * size))


def clear(values: MutableSequence[float], size: int) -> None:
    """Set the first ``size`` numbers to zero."""
    for at in range(size):
        values[at] = 0.0


def put(values: MutableSequence[float], at: int, value: float) -> None:
    """Write one number, rounded."""
    values[at] = value
