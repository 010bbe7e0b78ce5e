"""Limits that hold once for all servers of a database, not once for each.

A server tells the others twice a second what was spent of its accounts, and learns what all have
spent together (docs/decisions/0033-limits-of-all-servers.md).  The database sees no address and no
person: accounts have the hashes of their names, with a key of the servers.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Protocol

from .accounts import Accounts
from .token_bucket import Buckets


class SpendingJournal(Protocol):
    """Where servers count together; raises ``JournalError``."""

    async def key(self, name: str) -> bytes:
        """A key of all servers by what it is for."""

    async def spend(self, spending: Mapping[bytes, float]) -> dict[bytes, float]:
        """Add seconds to accounts; the seconds after which each of them is full again."""


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

    async def share(self, journal: SpendingJournal) -> None:
        """Tell what was spent here, and learn what was spent everywhere."""
        for name, accounts in self._accounts.items():
            if spending := accounts.take_spending():
                try:
                    await self._share(name, accounts, spending, journal)
                except BaseException:
                    accounts.give_back(spending)
                    raise

    async def _share(
        self,
        name: str,
        accounts: Accounts,
        spending: Mapping[str, float],
        journal: SpendingJournal,
    ) -> None:
        if self._key is None:
            self._key = await journal.key("limits")
        hashes = {account_hash(self._key, name, key): key for key in spending}
        found = await journal.spend({one: spending[key] for one, key in hashes.items()})
        for one, seconds in found.items():
            accounts.learn(hashes[one], seconds)


def account_hash(secret: bytes, name: str, key: str) -> bytes:
    """What the database calls an account, which says nothing about whose it is."""
    return blake2b(f"{name} {key}".encode(), key=secret, digest_size=16).digest()
