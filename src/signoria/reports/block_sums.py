"""What is added up over all games of a run, in a memory that does not grow with their number.

Every sum is kept apart for each of 20 blocks of sets (``set % 20``): from how the blocks differ
follows how sure a number is, see ``estimates``.  Games of one set have the same setup and chance,
so they are never torn apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..arena.set_wins import BLOCKS
from .sum_names import SumName

Floats = NDArray[np.float64]
Indices = NDArray[Any] | int


class BlockSums:
    """Arrays by name; the first axis of each are the blocks."""

    def __init__(self) -> None:
        self._parts: dict[SumName, Floats] = {}

    def __getitem__(self, name: SumName) -> Floats:
        return self._parts[name]

    def __contains__(self, name: SumName) -> bool:
        return name in self._parts

    def names(self, beginning: str) -> list[SumName]:
        """The names that begin so, in the order in which they came."""
        return [name for name in self._parts if name.startswith(beginning)]

    def add(
        self, name: SumName, shape: Sequence[int], where: Sequence[Any], what: Any = 1.0
    ) -> None:
        """Add ``what`` at the places ``where``, the blocks first; all are spread to one shape."""
        *places, amounts = np.broadcast_arrays(*where, np.asarray(what, np.float64))
        whole = (BLOCKS, *shape)
        flat = np.ravel_multi_index([place.ravel() for place in places], whole)
        sums: Floats = np.bincount(flat, amounts.ravel(), int(np.prod(whole))).astype(np.float64)
        sums = sums.reshape(whole)
        self._parts[name] = add_arrays(self._parts[name], sums) if name in self._parts else sums


def add_arrays(one: Floats, other: Floats) -> Floats:
    """The sum of two arrays, each as large as what it has met."""
    shape = tuple(np.maximum(one.shape, other.shape))
    total = np.zeros(shape)
    for part in (one, other):
        total[tuple(slice(size) for size in part.shape)] += part
    return total
