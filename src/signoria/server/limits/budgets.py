"""What people and addresses may spend: milliseconds of server time, not numbers of messages.

All that is asked has a price (``costs.py``), which the address and the person pay from accounts
that fill at a fixed rate.  All connections of somebody share them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from ..domain.refusals import refusal
from .token_bucket import REMEMBERED

SAVED = 60.0  # seconds of saving fill an account: a class that comes in may spend that at once
PERSON = 0.5  # of an address's budget, what one person may spend from wherever
SHARE = 500.0  # milliseconds a second that an address may spend while its account lasts
REFUSING = 5.0  # milliseconds of that for a refusal, so that callers wait for each
AT_ONCE = 50.0  # milliseconds that it may spend before that


class Caller(NamedTuple):
    """A caller: its ``caller_network`` and, if known, its person."""

    address: str
    person: str | None = None


class Accounts:
    """An account for each key, in bounded memory; one may be overdrawn by the last price."""

    def __init__(
        self,
        rate: float,
        most: float,
        now: Callable[[], float] = monotonic,
        remembered: int = REMEMBERED,
    ) -> None:
        self.rate = rate
        self._most = most
        self._now = now
        self._remembered = remembered
        self._by_key: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_key)

    def balance(self, key: str) -> float:
        """What is in an account; less than nothing if it is overdrawn."""
        left, at = self._by_key.get(key, (self._most, self._now()))
        return min(self._most, left + (self._now() - at) * self.rate)

    def spend(self, key: str, price: float) -> float:
        """Pay; returns the seconds after which the account is not overdrawn any more."""
        left = self.balance(key) - price
        self._by_key[key] = left, self._now()
        self._by_key.move_to_end(key)
        if len(self._by_key) > self._remembered:
            self._by_key.popitem(last=False)
        return max(0.0, -left / self.rate)


class Budgets:
    """The accounts of all addresses and people, ``a_second`` milliseconds for an address."""

    def __init__(self, a_second: float, now: Callable[[], float] = monotonic) -> None:
        own, share = PERSON * a_second, max(SHARE, a_second)
        self._addresses = Accounts(a_second, a_second * SAVED, now)
        self._people = Accounts(own, own * SAVED, now)
        self._pace = Accounts(share, share * AT_ONCE / SHARE, now)
        self.spent = 0.0  # milliseconds, for metrics

    def wait(self, who: Caller, price: float) -> float:
        """Pay for a command; returns the seconds after which it may be carried out.

        A caller that asks too much is slowed down; its commands are never refused for it.
        """
        self.spent += price
        waits = [self._addresses.spend(who.address, price), self._pace.spend(who.address, price)]
        if who.person is not None:
            waits.append(self._people.spend(who.person, price))
        return max(waits)

    def charge(self, address: str, price: float) -> float:
        """Let an address pay for a call; returns the seconds after which it may be carried out.

        Raises ``Refusal`` if its account is empty.
        """
        if self.is_empty(address):
            raise refusal("too-fast")
        self.spent += price
        self._addresses.spend(address, price)
        return self._pace.spend(address, price)

    def is_empty(self, address: str) -> bool:
        """Whether an address has nothing left."""
        return self._addresses.balance(address) <= 0

    def delay(self, address: str) -> float:
        """The seconds after which an address is told that it asks too much.

        To say so costs nearly as much as what was asked.
        """
        return self._pace.spend(address, REFUSING)

    def wait_person(self, person: str, price: float) -> float:
        """Let a person pay, as ``wait`` does."""
        return self._people.spend(person, price)

    def charge_person(self, person: str, price: float) -> None:
        """Let a person pay what its address has paid; raises ``Refusal`` if it cannot."""
        if self._people.balance(person) <= 0:
            raise refusal("too-fast")
        self._people.spend(person, price)
