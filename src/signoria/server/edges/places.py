"""How many WebSockets are open, in all and for each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Full(Exception):
    """No place is free."""


class Places:
    """Counts who is in; never more than ``most`` and ``each`` of one address."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._by_key: Counter[str] = Counter()
        self.taken = 0

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Take a place for as long as the block runs; raises ``Full``."""
        if self.taken >= self._most or self._by_key[key] >= self._each:
            if not self._by_key[key]:
                del self._by_key[key]
            raise Full
        self.taken += 1
        self._by_key[key] += 1
        try:
            yield
        finally:
            self.taken -= 1
            self._by_key[key] -= 1
            if not self._by_key[key]:
                del self._by_key[key]
