"""Parts of views that have been shown before, shown again as the same objects.

Most moves change little, and what is the very same object need neither be made nor compared.
"""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 2_000  # parts of a kind; then they are made anew


def remember(parts: dict[K, V], key: K, part: V) -> V:
    """Show this part from now on where ``key`` says so, until there are too many."""
    if len(parts) >= MOST:
        parts.clear()
    parts[key] = part
    return part
