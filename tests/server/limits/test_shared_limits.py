"""What is spent at several servers is spent from one account."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.journal.errors import NotWritten
from signoria.server.journal.postgres.postgres_journal import PostgresJournal
from signoria.server.journal.sql.database import Database
from signoria.server.limits.accounts import LEAST, Accounts
from signoria.server.limits.shared_limits import SharedLimits
from tests.support.postgres import Cluster

from .test_token_bucket import Clock

RATE, MOST, DEAREST = 10.0, 100.0, 10.0


class Together:
    """The accounts of a database, by a clock that is set."""

    def __init__(self, clock: Clock) -> None:
        self.fails = False
        self._clock = clock
        self._full_at: dict[bytes, float] = {}

    async def key(self, name: str) -> bytes:
        return b"key"

    async def spend(self, spending: Mapping[bytes, float]) -> dict[bytes, float]:
        if self.fails:
            raise NotWritten("away")
        now = self._clock.now
        for key, seconds in spending.items():
            self._full_at[key] = max(self._full_at.get(key, 0.0), now) + seconds
        return {key: self._full_at[key] - now for key in spending}


class Server:
    """One of several servers."""

    def __init__(self, clock: Clock) -> None:
        self.accounts = Accounts(RATE, MOST, clock)
        self.limits = SharedLimits(shared=True)
        self.limits.add("address", self.accounts)

    def share(self, journal: Together) -> None:
        asyncio.run(self.limits.share(journal))


steps = st.lists(
    st.tuples(st.integers(0, 2), st.floats(0, 0.2), st.floats(5, DEAREST), st.booleans()),
    min_size=60,
    max_size=60,
)


@given(steps)
def test_nobody_spends_once_at_each_server(taken: list[tuple[int, float, float, bool]]) -> None:
    """At most what one account gives, and at each server the last price and what is not told."""
    clock = Clock()
    journal, servers = Together(clock), [Server(clock) for _ in range(3)]
    spent = 0.0
    for number, wait, price, fails in taken:
        clock.now += wait
        here = servers[number]
        if here.accounts.balance("eve") > 0:
            here.accounts.spend("eve", price)
            spent += price
        journal.fails = fails
        with suppress(NotWritten):
            here.share(journal)
        journal.fails = False
        here.share(journal)
        assert spent <= MOST + clock.now * RATE + len(servers) * (LEAST * RATE + DEAREST) + 1e-6


def test_little_is_not_told_and_much_is_known_everywhere() -> None:
    clock = Clock()
    journal, one, other = Together(clock), Server(clock), Server(clock)
    one.accounts.spend("ann", LEAST * RATE / 2)
    assert one.accounts.take_spending() == {}
    for server in (one, other):
        server.accounts.spend("eve", MOST / 2)
        server.share(journal)
    assert one.accounts.balance("eve") == MOST / 2
    assert other.accounts.balance("eve") == pytest.approx(0)
    clock.now = 5
    assert other.accounts.balance("eve") == pytest.approx(5 * RATE)


def test_a_server_alone_notes_nothing() -> None:
    accounts = Accounts(RATE, MOST, Clock())
    SharedLimits(shared=False).add("address", accounts)
    accounts.spend("eve", MOST)
    assert accounts.take_spending() == {}


def test_buckets_are_shared_from_the_first_call() -> None:
    clock = Clock()
    journal, limits = Together(clock), SharedLimits(shared=True)
    other = SharedLimits(shared=True)
    here, there = limits.buckets("code", 20), other.buckets("code", 20)
    for _ in range(19):
        assert here.take("eve")
    asyncio.run(limits.share(journal))
    passed = 0
    while there.take("eve"):
        passed += 1
        asyncio.run(other.share(journal))
    assert passed == 1


def accounts_of(database: Database) -> list[tuple[bytes, int]]:
    """What the database knows of accounts."""
    return [(bytes(one), at) for one, at in database.execute("SELECT * FROM spending").fetchall()]


def test_the_database_counts_and_does_not_know_whom(cluster: Cluster) -> None:
    url = cluster.new_database()

    async def work() -> None:
        journals = [PostgresJournal.open(url) for _ in range(2)]
        try:
            servers = [Server(Clock()) for _ in journals]
            for server, journal in zip(servers, journals, strict=True):
                server.accounts.spend("192.0.2.7", MOST / 2)
                await server.limits.share(journal.sharing)
            assert servers[0].accounts.balance("192.0.2.7") == MOST / 2
            assert servers[1].accounts.balance("192.0.2.7") == pytest.approx(0, abs=RATE)
            [(account, _)] = await journals[0].read(accounts_of)
            assert len(account) == 16
            assert b"192" not in account
        finally:
            for journal in journals:
                await journal.close()

    asyncio.run(work())
