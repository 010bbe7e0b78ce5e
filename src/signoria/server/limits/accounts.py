"""Accounts that fill at a fixed rate, and what of them other servers have to know."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

REMEMBERED = 10_000  # accounts; those not heard of for longest are forgotten first
LEAST = 1.0  # seconds of filling that must have been spent before others are told


class Accounts:
    """An account for each key, in bounded memory; one may be overdrawn by the last price.

    With ``note_spending`` it is noted what other servers have to hear of.
    """

    def __init__(
        self,
        rate: float,
        most: float,
        now: Callable[[], float] = monotonic,
        remembered: int = REMEMBERED,
    ) -> None:
        self.rate = rate
        self.note_spending = False
        self._most = most
        self._now = now
        self._remembered = remembered
        self._by_key: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._untold: dict[str, float] = {}  # seconds of filling
        self._to_tell: set[str] = set()

    def __len__(self) -> int:
        return len(self._by_key)

    def balance(self, key: str) -> float:
        """What is in an account; less than nothing if it is overdrawn."""
        left, at = self._by_key.get(key, (self._most, self._now()))
        return min(self._most, left + (self._now() - at) * self.rate)

    def spend(self, key: str, price: float) -> float:
        """Pay; returns the seconds after which the account is not overdrawn any more."""
        left = self.balance(key) - price
        self._set(key, left)
        if self.note_spending and price > 0:
            self._note(key, price / self.rate)
        return max(0.0, -left / self.rate)

    def take_spending(self) -> dict[str, float]:
        """What was spent here and others do not know yet, in seconds of filling; once.

        Little is not told before it has become more: a player's moves concern nobody else.
        """
        found = {key: self._untold.pop(key) for key in self._to_tell if key in self._untold}
        self._to_tell.clear()
        return found

    def give_back(self, key: str, seconds: float) -> None:
        """Others could not be told of this; they will be."""
        if key in self._by_key:
            self._note(key, seconds)

    def learn(self, key: str, seconds: float) -> None:
        """All servers together have spent so much of an account that it is full only after that."""
        untold = self._untold.get(key, 0.0)
        self._set(key, min(self.balance(key), self._most - (seconds + untold) * self.rate))

    def _set(self, key: str, left: float) -> None:
        self._by_key[key] = left, self._now()
        self._by_key.move_to_end(key)
        if len(self._by_key) > self._remembered:
            oldest, _ = self._by_key.popitem(last=False)
            self._untold.pop(oldest, None)
            self._to_tell.discard(oldest)

    def _note(self, key: str, seconds: float) -> None:
        self._untold[key] = self._untold.get(key, 0.0) + seconds
        if self._untold[key] >= LEAST:
            self._to_tell.add(key)
