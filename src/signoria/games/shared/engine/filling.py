"""Writing the numbers of an observation.  filling.pxd has the C versions.

Each call writes from place ``n`` on and returns the place after what it wrote.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence


def one_hot(out: MutableSequence[float], n: int, value: int, values: int) -> int:
    """A number one-hot: at most 32 zeros with a one in its place; all zeros if it has none.

    The value lies between -1 and 255.
    """
    for i in range(values):
        out[n + i] = 1 if i == value else 0
    return n + values


def put(out: MutableSequence[float], n: int, value: float, scale: float) -> int:
    """One number, divided by its scale."""
    out[n] = value / scale
    return n + 1


def put_all(
    out: MutableSequence[float], n: int, small: Sequence[int], scale: float, count: int
) -> int:
    """The first ``count`` of some small numbers, divided by the same scale."""
    for i in range(count):
        out[n + i] = small[i] / scale
    return n + count


put_many = put_all  # the same; in C it is worth a call where there are dozens


def put_scaled(
    out: MutableSequence[float], n: int, small: Sequence[int], scale: Sequence[float], count: int
) -> int:
    """The first ``count`` of some small numbers, each divided by its own scale."""
    for i in range(count):
        out[n + i] = small[i] / scale[i]
    return n + count


def put_zeros(out: MutableSequence[float], n: int, count: int) -> int:
    """A run of zeros."""
    for i in range(count):
        out[n + i] = 0
    return n + count


def put_eights(
    out: MutableSequence[float], n: int, rows: Sequence[float], kinds: Sequence[int], count: int
) -> int:
    """For each kind its row of eight numbers, and a zero after it."""
    for kind in kinds[:count]:
        for i in range(8):
            out[n + i] = rows[8 * kind + i]
        out[n + 8] = 0
        n += 9
    return n
