"""What annotations name."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class NDArray(Generic[T]):
    """An array, for annotations."""
