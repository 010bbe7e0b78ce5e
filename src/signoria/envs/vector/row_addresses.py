"""Where in memory each row of a vectorised environment lies, so that it can be fetched beforehand.

A thousand games do not fit in the caches next to the processor.  It waits for each of them unless
it has been told some rows before which one comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .lane import Lane
from .vector_limits import AHEAD, PARTS

FEW = 128  # rows that stay in the caches without being prefetched
HOT = 640  # bytes: the beginning of each object, where all of them keep what is read at every step


def places(row: Sequence[Lane]) -> NDArray[np.int64]:
    """Address and number of bytes of each part of each lane, all 0 if the rows are few.

    Shape: rows and, all 0, as many as are looked for after the last; parts; 2.  The lanes must
    live as long as these are used; they do not move (an address is CPython's ``id``).
    """
    found = np.zeros((len(row) + AHEAD, PARTS, 2), np.int64)
    for at, lane in enumerate(row if len(row) > FEW else ()):
        found[at] = [(id(part), _hot(part)) for part in (lane, *lane.dealer.parts())]
    return found


def _hot(part: Any) -> int:
    return min(type(part).__basicsize__, HOT)
