"""Two servers on one database guard the same matches, and keep each other's promises."""

from __future__ import annotations

import psycopg
import pytest

from signoria.server.domain.commands import Leave
from signoria.server.domain.questions.likeness import Likeness, of_play
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.promises import Promises
from signoria.server.journal.postgres.sharing import LOCK
from signoria.server.journal.sql.database import Database
from signoria.server.protocol import http
from signoria.server.rooms.protection import encode
from tests.server.shared_server import Server, let_die, two
from tests.server.world import ANN, BEN, CAT, Party, asynchronous, party
from tests.support.postgres import Cluster


async def look(*servers: Server) -> None:
    """All tell what they know, then hear what the others told."""
    for server in servers * 2:
        await server.look()


async def likeness(here: Server, table: Party) -> Likeness:
    """By what a match is known again."""
    room = await here.hub.room(table.match)
    return await room.read(lambda model: of_play(model.play))  # type: ignore[arg-type]


async def is_known(here: Server, game: Likeness) -> bool:
    """Whether no advice is given on a game."""
    return (await here.hub.protection()).find_like(game) is not None


def spoil(database: Database, match: str) -> None:
    """Let a server of another version have told of a match."""
    database.execute("UPDATE likenesses SET data = ?", (b"\xc1",))


def age(database: Database) -> None:
    """Let all that was told have been told a while ago."""
    database.execute("UPDATE likenesses SET at = at - 60000")


TOLD = """
    INSERT INTO likenesses (match, version, at, told, server, data)
    VALUES (%s, 1, 0, pg_current_xact_id()::text::bigint, 'third', %s)"""


@asynchronous
async def test_what_one_server_guards_all_guard_until_it_is_over(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        assert not await (await other.hub.protection()).load(other.shared)
        table = await party(one)
        for _ in range(3):
            await table.move()
        game = await likeness(one, table)
        assert not await is_known(other, game)
        await look(one, other)
        assert await is_known(other, game)
        await let_die(one.shared)  # nobody has the match now, and it is as secret as before
        await look(other)
        assert await is_known(other, game)
        for person in (ANN, BEN, CAT):
            await other.hub.carry_out(table.match, person, Leave())
        assert not await is_known(other, game)
        await look(other, one)
        assert not await is_known(one, game)


@asynchronous
async def test_a_server_that_comes_later_knows_how_all_matches_stand(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        table = await party(one)
        await table.move()
        await look(one)
        protection = await other.hub.protection()
        assert not protection.is_setup_only(table.match)
        assert protection._running == one.hub.context.protection._running


@asynchronous
async def test_what_cannot_be_read_keeps_no_server_from_its_lease(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        table = await party(one)
        await look(one)
        await one.shared.write(spoil, table.match)
        await look(other)
        while not one.hub.context.protection._untold:
            await table.move()
            await one.shared.renew_lease()  # so many moves can take longer than it lasts
        await look(one, other)
        assert other.hub.context.protection._running == one.hub.context.protection._running


@asynchronous
async def test_what_nobody_told_is_over_is_found_out(cluster: Cluster) -> None:
    """A server that is killed, or of another version, tells nobody."""
    async with two(cluster) as (one, other):
        table = await party(one)
        game = await likeness(one, table)
        await look(one, other)
        for person in (ANN, BEN, CAT):
            await one.hub.carry_out(table.match, person, Leave())
        one.hub.context.protection._untold.clear()
        await look(other)
        assert await is_known(other, game)
        await other.shared.write(age)
        other.shared.sharing._swept = 0.0
        await look(other)
        assert not await is_known(other, game)


@asynchronous
async def test_a_server_that_stops_tells_what_has_ended(cluster: Cluster) -> None:
    url = cluster.new_database()
    one, other = Server(url), Server(url)
    table = await party(one)
    game = await likeness(one, table)
    await look(one, other)
    one.hub.sharing.start()
    for person in (ANN, BEN, CAT):
        await one.hub.carry_out(table.match, person, Leave())
    await one.hub.sharing.stop()
    await one.close()
    await look(other)
    assert not await is_known(other, game)
    await other.close()


@asynchronous
async def test_what_is_committed_late_is_heard_all_the_same(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        first = await party(one)
        game = await likeness(one, first)
        await look(one, other)
        running = other.hub.context.protection._running
        with psycopg.connect(one.shared._batches.connection.raw.info.dsn) as late:
            late.execute(TOLD, ("late", encode(game)))  # before the next one, committed after it
            second = await party(one)
            await look(one, other)
            assert second.match in running
            assert "late" not in running
        await look(other)
        assert "late" in running


@asynchronous
async def test_nobody_waits_for_the_accounts_of_a_server_that_hangs(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        with psycopg.connect(one.shared._batches.connection.raw.info.dsn) as hanging:
            hanging.execute(LOCK)
            assert await other.shared.sharing.spend({b"a": 1.0}) == {}
        assert await other.shared.sharing.spend({b"a": 1.0}) == {b"a": 1.0}


@asynchronous
async def test_one_server_keeps_what_another_has_promised(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        await look(one, other)
        promise = one.hub.promises.promise(ANN, 5)
        wish = http.Contribution(match=promise.match, commitment=promise.commitment, value="a" * 32)
        assert other.hub.promises.redeem(wish, ANN, 5).match == promise.match
        for promises, person in ((other.hub.promises, BEN), (Promises(), ANN)):
            with pytest.raises(Refusal):
                promises.redeem(wish, person, 5)
