"""NumPy arrays as compiled code writes them.  array_memory.pxd has the C versions.

Each call takes a contiguous array of the type that its name says, whatever its shape, and gives
its numbers one after the other; ``*_from`` are those from a place on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def _flat(values: Any) -> Any:
    return values.reshape(-1)


floats = bytes_of = _flat


def numbers(values: Any) -> memoryview:
    """Unlike an array, it gives Python's own numbers, which have no limit."""
    return memoryview(_flat(values))


def floats_from(values: Any, at: int) -> Any:
    """The numbers from this place on."""
    return values[at:]


def copy_past(values: Any, row: Sequence[float], n: int) -> None:
    """Write ``n`` numbers of a row; in C, past the processor's caches until ``settle_past``."""
    values[:n] = row[:n]


def settle_past() -> None:
    """Wait until all that was written past the caches can be read."""


def fetch(places: Any, row: int, parts: int) -> None:
    """In C, have the processor fetch what the next decision of this row reads."""


def put_float(values: Any, at: int, value: float) -> None:
    """Write one number."""
    values[at] = value


def whole(values: Any, at: int) -> int:
    """One number, not negative, in 2**20ths."""
    return int(values[at] * 1048576.0)


def clear_floats(values: Any, at: int, n: int) -> None:
    """Set ``n`` numbers to zero, from one place on."""
    values[at : at + n] = 0


def clear_bytes(values: Any, at: int, n: int) -> None:
    """Set ``n`` bytes to zero, from one place on."""
    values[at : at + n] = 0
