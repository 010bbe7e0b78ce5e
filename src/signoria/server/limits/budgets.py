"""What people and addresses may spend: milliseconds of server time, not numbers of messages.

All that is asked has a price (``costs.py``), which the address and the person pay from accounts
that fill at a fixed rate.  All connections of somebody share them.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from ..domain.refusals import refusal
from .accounts import Accounts
from .shared_limits import SharedLimits

SAVED = 60.0  # seconds of saving fill an account: a class that comes in may spend that at once
PERSON = 0.5  # of an address's budget, what one person may spend from wherever
SHARE = 500.0  # milliseconds a second that an address may spend while its account lasts
REFUSING = 5.0  # milliseconds of that for a refusal, so that callers wait for each
AT_ONCE = 50.0  # milliseconds that it may spend before that


class Caller(NamedTuple):
    """A caller: its ``caller_network`` and, if known, its person."""

    address: str
    person: str | None = None


class Budgets:
    """The accounts of all addresses and people, ``a_second`` milliseconds for an address.

    Servers of one database share them, but for the pace, which is about this server's time.
    """

    def __init__(
        self,
        a_second: float,
        now: Callable[[], float] = monotonic,
        shared: SharedLimits | None = None,
    ) -> None:
        own, share = PERSON * a_second, max(SHARE, a_second)
        self._addresses = Accounts(a_second, a_second * SAVED, now)
        self._people = Accounts(own, own * SAVED, now)
        self._pace = Accounts(share, share * AT_ONCE / SHARE, now)
        if shared:
            shared.add("address", self._addresses)
            shared.add("person", self._people)
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
