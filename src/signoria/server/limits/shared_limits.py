"""Limits that hold once for all servers of a database, not once for each.

A server tells the others twice a second what was spent of its accounts, and learns what all have
spent together (docs/decisions/0033-limits-of-all-servers.md).  Accounts have the hashes of their
names there, with a key of the servers.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple, Protocol

from .accounts import Accounts
from .token_bucket import Buckets


class SpendingJournal(Protocol):
    """Where servers count together; raises ``JournalError``."""

    async def key(self, name: str) -> bytes:
        """A key of all servers by what it is for."""

    async def spend(self, spending: Mapping[bytes, float]) -> dict[bytes, float]:
        """Add seconds to accounts; the seconds after which each of them is full again.

        Nothing if others are at it: then nothing was added.
        """


class Spent(NamedTuple):
    """What was spent of an account here, in seconds of its filling."""

    accounts: Accounts
    key: str
    seconds: float


class SharedLimits:
    """The accounts by which servers limit together, by their names."""

    def __init__(self, shared: bool = False) -> None:
        self._shared = shared
        self._accounts: dict[str, Accounts] = {}
        self._key: bytes | None = None

    def add(self, name: str, accounts: Accounts) -> None:
        """Share accounts from now on, where there may be other servers."""
        accounts.note_spending = self._shared
        self._accounts[name] = accounts

    def buckets(self, name: str, a_minute: float, burst: float | None = None) -> Buckets:
        """Buckets that all servers share."""
        found = Buckets(a_minute, burst=burst)
        self.add(name, found.accounts)
        return found

    async def prepare(self, journal: SpendingJournal) -> None:
        """Have the key of all servers."""
        if self._key is None:
            self._key = await journal.key("limits")

    async def share(self, journal: SpendingJournal) -> None:
        """Tell what was spent here, and learn what was spent everywhere."""
        await self.prepare(journal)
        spent = {
            self._hash(name, key): Spent(accounts, key, seconds)
            for name, accounts in self._accounts.items()
            for key, seconds in accounts.take_spending().items()
        }
        if not spent:
            return
        found: Mapping[bytes, float] = {}
        try:
            found = await journal.spend({one: each.seconds for one, each in spent.items()})
        finally:
            for one, (accounts, key, seconds) in spent.items():
                if one in found:
                    accounts.learn(key, found[one])
                else:
                    accounts.give_back(key, seconds)

    def _hash(self, name: str, key: str) -> bytes:
        """What the database calls an account."""
        assert self._key is not None
        return blake2b(f"{name} {key}".encode(), key=self._key, digest_size=16).digest()
