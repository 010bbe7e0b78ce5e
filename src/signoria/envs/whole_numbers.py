"""Numbers that are counted with, checked where they are given."""

from __future__ import annotations

import operator
from typing import SupportsIndex


def whole(name: str, value: object) -> int:
    """It as Python's own number, in which nothing overflows; ``TypeError`` if it is not whole."""
    if not isinstance(value, SupportsIndex) or isinstance(value, bool):
        raise TypeError(f"{name} is a whole number, not {value!r}")
    return operator.index(value)
