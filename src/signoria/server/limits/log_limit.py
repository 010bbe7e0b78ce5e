"""Lines in the log about what may happen a thousand times a second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic

EVERY = 10.0  # seconds between two lines


class LogLimiter:
    """Counts by kind, and gives the counts since the last time now and then."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._at = now() - EVERY
        self._counts: Counter[str] = Counter()

    def count(self, kind: str) -> str | None:
        """One more of a kind; what there was since the last line, if it is time for one."""
        self._counts[kind] += 1
        if self._now() - self._at < EVERY:
            return None
        self._at = self._now()
        counts = " ".join(f"{kind}={number}" for kind, number in sorted(self._counts.items()))
        self._counts.clear()
        return counts
