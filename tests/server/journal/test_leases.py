"""Several servers on one database: each match has one of them, and who was late writes nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from signoria.server.journal.errors import Conflict, Elsewhere
from signoria.server.journal.notice_rows import CERTAIN
from signoria.server.journal.postgres import leases, postgres_journal
from signoria.server.journal.postgres.outbox import LEFT
from signoria.server.journal.postgres.postgres_journal import PostgresJournal
from signoria.server.journal.rows import LEASE_DURATION, MatchRow
from signoria.server.journal.sql.database import Database
from tests.server.journal.support.matches import RUNNING, first_entry, move_entry
from tests.server.journal.test_notice_port import HOOK, due_keys, meet, notice, row
from tests.server.shared_server import let_die
from tests.server.world import asynchronous
from tests.support.postgres import Cluster

HOUR = 3_600_000  # milliseconds
DUE = MatchRow(status="running", updated=1, wake=1)


@asynccontextmanager
async def servers(cluster: Cluster, number: int = 2) -> AsyncIterator[list[PostgresJournal]]:
    """The journals of some servers on one new database."""
    url = cluster.new_database()
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(number):
            journal = PostgresJournal.open(url)
            stack.push_async_callback(journal.close)
            found.append(journal)
        yield found


@asynchronous
async def test_a_match_has_one_server_until_that_lets_it_go(cluster: Cluster) -> None:
    async with servers(cluster) as (one, other):
        await one.append("m", 1, [first_entry()], RUNNING)  # who makes a match has it
        for wanted in (False, True):
            with pytest.raises(Elsewhere):
                await other.take_match("m", wanted=wanted)
            assert (await one.renew_lease()).wanted == (["m"] if wanted else [])
        with pytest.raises(Conflict):
            await other.append("m", 2, [move_entry(2)], RUNNING)
        await one.append("m", 2, [move_entry(2)], RUNNING)
        await one.release_match("m")
        with pytest.raises(Conflict):
            await one.append("m", 3, [move_entry(3)], RUNNING)
        await other.take_match("m", wanted=True)
        assert (await one.renew_lease()).wanted == []
        await other.append("m", 3, [move_entry(3)], RUNNING)
        await one.take_match("unknown", wanted=True)
        stored = await one.load("m")
        assert stored is not None
        assert stored.entries == [first_entry(), move_entry(2), move_entry(3)]


@asynchronous
async def test_a_match_taken_while_the_lease_is_lost_is_not_had(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers(cluster, 1) as (one,):
        await one.append("m", 1, [first_entry()], RUNNING)
        one.check_lease("m")
        write = one.write

        async def lose_meanwhile(*args: Any) -> Any:
            done = await write(*args)
            monkeypatch.undo()
            await let_die(one)
            assert (await one.renew_lease()).lost
            return done

        monkeypatch.setattr(one, "write", lose_meanwhile)
        with pytest.raises(Elsewhere):
            await one.take_match("m", wanted=False)
        assert not (await one.renew_lease()).lost
        one.check_lease()
        with pytest.raises(Elsewhere, match="lost the match m"):
            one.check_lease("m")
        await one.take_match("m", wanted=False)
        one.check_lease("m")


@asynchronous
async def test_who_was_gone_for_too_long_appends_nothing_and_is_told(cluster: Cluster) -> None:
    async with servers(cluster) as (one, other):
        await one.append("m", 1, [first_entry()], DUE)
        assert (await other.renew_lease()).due == []
        await let_die(one)
        assert [row.id for row in (await other.renew_lease()).due] == ["m"]
        await other.take_match("m", wanted=False)
        assert (await other.renew_lease()).due == []
        with pytest.raises(Conflict):
            await one.append("m", 2, [move_entry(9)], RUNNING)
        assert (await one.renew_lease()).lost
        with pytest.raises(Elsewhere):
            await one.take_match("m", wanted=False)
        await other.append("m", 2, [move_entry(2)], RUNNING)
        assert not (await one.renew_lease()).lost


@asynchronous
async def test_a_lease_that_was_not_renewed_is_over_by_ones_own_clock(cluster: Cluster) -> None:
    async with servers(cluster, 1) as (one,):
        one.check_lease()
        one._leases._until -= LEASE_DURATION / 1000
        with pytest.raises(Elsewhere):
            one.check_lease()
        await one.renew_lease()
        one.check_lease()


@asynchronous
async def test_two_servers_that_want_the_same_matches_do_not_wait_for_each_other(
    cluster: Cluster,
) -> None:
    """In opposite orders, each in one transaction: PostgreSQL would end one of them."""
    matches = [f"match-{number}" for number in range(60)]
    async with servers(cluster, 3) as (owner, one, other):
        for match in matches:
            await owner.append(match, 1, [first_entry()], RUNNING)
        for _ in range(5):
            wishes = [one.take_match(match, wanted=True) for match in matches]
            wishes += [other.take_match(match, wanted=True) for match in reversed(matches)]
            found = await asyncio.gather(*wishes, return_exceptions=True)
            assert {type(each) for each in found} == {Elsewhere}, "NotWritten: a deadlock"
            assert sorted((await owner.renew_lease()).wanted) == sorted(matches)
            for match in matches:
                await owner.release_match(match)
                await owner.take_match(match, wanted=False)


def leap(database: Database, milliseconds: int) -> None:
    """What the database's clock does, seen from its rows: it is so much later, or earlier."""
    database.execute("UPDATE servers SET until = until - ?", (milliseconds,))


@asynchronous
async def test_a_clock_of_the_database_that_leaps_ahead_costs_matches_but_no_move(
    cluster: Cluster,
) -> None:
    async with servers(cluster) as (one, other):
        await one.append("m", 1, [first_entry()], DUE)
        await other.write(leap, HOUR)
        await other.renew_lease()
        await other.take_match("m", wanted=False)
        with pytest.raises(Conflict):
            await one.append("m", 2, [move_entry(9)], RUNNING)
        assert (await one.renew_lease()).lost
        await other.append("m", 2, [move_entry(2)], RUNNING)


@asynchronous
async def test_a_clock_of_the_database_that_is_put_back_takes_nothing_from_who_lives(
    cluster: Cluster,
) -> None:
    async with servers(cluster) as (one, other):
        await one.append("m", 1, [first_entry()], DUE)
        await other.write(leap, -HOUR)
        assert not (await one.renew_lease()).lost
        await one.append("m", 2, [move_entry(2)], RUNNING)
        await let_die(one)  # its renewal has set the lease by the new time, so that it can end
        await other.take_match("m", wanted=False)
        await other.append("m", 3, [move_entry(3)], RUNNING)


def check_for_ever(journal: PostgresJournal) -> None:
    """Believe in a lease as long as it lasts."""
    while True:
        journal.check_lease()


@pytest.mark.parametrize("pace", [0.0, 100.0])
@asynchronous
async def test_a_server_whose_own_clock_is_off_writes_over_nobody(
    cluster: Cluster, pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that stands still believes in its lease for ever, one that races gives it up early."""
    clock, began = time.monotonic, time.monotonic()
    async with servers(cluster) as (one, other):
        await one.append("m", 1, [first_entry()], DUE)
        wrong = SimpleNamespace(monotonic=lambda: began + pace * (clock() - began))
        for module in (leases, postgres_journal):
            monkeypatch.setattr(module, "time", wrong)
        await one.renew_lease()
        if pace:
            with pytest.raises(Elsewhere):
                check_for_ever(one)  # it takes a twentieth of a second
        await let_die(one)
        await other.take_match("m", wanted=False)
        await other.append("m", 2, [move_entry(2)], RUNNING)
        if not pace:
            one.check_lease()
        with pytest.raises(Conflict):
            await one.append("m", 2, [move_entry(9)], RUNNING)


@asynchronous
async def test_an_older_letting_go_does_not_end_a_newer_taking(cluster: Cluster) -> None:
    async with servers(cluster) as (one, other):
        await one.append("m", 1, [first_entry()], RUNNING)
        await asyncio.gather(one.release_match("m"), one.take_match("m", wanted=False))
        epoch = one._leases.lease("m", 2).epoch
        await one.append("m", 2, [move_entry(2)], RUNNING)
        with pytest.raises(Elsewhere):
            await other.take_match("m", wanted=False)
        await one.take_match("m", wanted=False)
        assert one._leases.lease("m", 2).epoch > epoch


@asynchronous
async def test_a_server_that_stops_lets_go_of_all_at_once(cluster: Cluster) -> None:
    async with servers(cluster, 3) as (one, *others):
        await one.append("m", 1, [first_entry()], DUE)
        await one.close()
        assert [row.id for row in (await others[0].renew_lease()).due] == ["m"]
        await others[1].take_match("m", wanted=False)


@asynchronous
async def test_whoever_takes_and_dies_when_each_version_is_written_once(cluster: Cluster) -> None:
    rand, names = random.Random(), [f"match-{number}" for number in range(4)]
    written: dict[tuple[str, int], int] = {}
    goal = 30

    async def serve(number: int, journal: PostgresJournal, alive: Callable[[], bool]) -> None:
        while alive():
            name = rand.choice(names)
            try:
                await journal.take_match(name, wanted=False)
                stored = await journal.load(name)
                assert stored is not None
                version = len(stored.entries)
                for next_one in range(version + 1, version + 1 + rand.randrange(4)):
                    await journal.append(name, next_one, [move_entry(next_one)], RUNNING)
                    assert (name, next_one) not in written
                    written[name, next_one] = number
                if rand.random() < 0.5:
                    await journal.release_match(name)
            except (Conflict, Elsewhere):
                pass
            if rand.random() < 0.1:
                await let_die(journal)
            if rand.random() < 0.1:
                await journal.renew_lease()

    async with servers(cluster, 3) as all_of_them:
        for name in names:
            await all_of_them[0].append(name, 1, [first_entry()], RUNNING)
            await all_of_them[0].release_match(name)
        going = lambda: len(written) < goal * len(names)  # noqa: E731
        await asyncio.gather(*(serve(n, each, going) for n, each in enumerate(all_of_them)))
        for name in names:
            stored = await all_of_them[0].load(name)
            assert stored is not None
            versions = range(2, len(stored.entries) + 1)
            assert stored.entries == [first_entry(), *map(move_entry, versions)]
            assert {version for match, version in written if match == name} == set(versions)
        assert len(set(written.values())) == len(all_of_them)


@asynchronous
async def test_notices_are_sent_by_the_server_of_their_match_or_later_by_any(
    cluster: Cluster,
) -> None:
    async with servers(cluster) as (one, other):
        await meet(one, HOOK)
        await one.append("m", 1, [first_entry()], row(notice()))
        assert await other.due_notices(99, 9) == []
        assert [each.match for each in await one.watched_notices(99, 9)] == ["m"]
        assert await other.watched_notices(99, 9) == []
        assert due_keys(await other.due_notices(99 + LEFT, 9)) == [("hook", "m", 1)]
        await other.release_way("hook")
        assert due_keys(await one.due_notices(99, 9)) == [("hook", "m", 1)]


@asynchronous
async def test_what_was_put_off_long_enough_to_be_sure_is_sent_by_any(cluster: Cluster) -> None:
    async with servers(cluster) as (one, other):
        await meet(one, HOOK)
        await one.append("m", 1, [first_entry()], row(notice()))
        (due,) = await one.due_notices(99, 9)
        digest = due.notices[0].at + CERTAIN + 1
        await one.postpone_notices([due.notices[0].key], digest)
        await one.release_way("hook")
        assert due_keys(await other.due_notices(digest, 9)) == [("hook", "m", 1)]


@asynchronous
async def test_a_way_is_served_by_one_server_until_that_is_done_or_gone(cluster: Cluster) -> None:
    async with servers(cluster) as (one, other):
        await meet(one, HOOK)
        await one.append("m", 1, [first_entry()], row(notice()))
        both = await asyncio.gather(*(each.due_notices(9999, 9) for each in (one, other)))
        serving, idle = (one, other) if both[0] else (other, one)
        assert sorted(map(len, both)) == [0, 1]
        assert await idle.due_notices(9999, 9) == []
        await idle.release_way("hook")  # is not its own
        assert await idle.due_notices(9999, 9) == []
        assert due_keys(await serving.due_notices(9999, 9)) == [("hook", "m", 1)]
        await let_die(serving)
        assert due_keys(await idle.due_notices(9999, 9)) == [("hook", "m", 1)]


@asynchronous
async def test_a_server_knows_whether_another_was_there_when_it_came(cluster: Cluster) -> None:
    async with servers(cluster, 3) as (one, other, third):
        assert (one.began_alone, other.began_alone) == (True, False)
        for gone in (one, other, third):
            await let_die(gone)
        again = PostgresJournal.open(one._batches.connection.raw.info.dsn)
        assert again.began_alone
        await again.close()
