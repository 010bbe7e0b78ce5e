"""Two servers on one database: a match goes from one to the other, and nobody sees two truths."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest

from signoria.server.domain.refusals import Refusal
from signoria.server.hub.removals import Removals
from signoria.server.journal.entries import Person
from signoria.server.journal.errors import NotRead
from signoria.server.journal.rows import TokenRow
from signoria.server.journal.sql.database import Database
from signoria.server.protocol import http, socket
from signoria.server.rooms.chat import Chat
from signoria.server.rooms.room import Room
from signoria.server.rooms.viewer import TRY_AGAIN
from tests.server.shared_server import Server, let_die, two
from tests.server.world import (
    ANN,
    BEN,
    CAT,
    ME,
    SetClock,
    asynchronous,
    new_match,
    party,
)
from tests.support.postgres import Cluster


def set_due(database: Database, match: str) -> None:
    """Let a match wait for its bots since long ago."""
    database.execute("UPDATE matches SET wake = 1 WHERE id = ?", (match,))


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for another server, which looks only when a test says so."""
    monkeypatch.setattr("signoria.server.hub.registry.HAND_OVER", 0.0)


async def refusal_reason(here: Server, match: str) -> str:
    """Why somebody does not come in."""
    with pytest.raises(Refusal) as caught:
        await here.enter(match, ANN)
    return caught.value.problem.reason


@asynchronous
async def test_a_match_is_handed_over_to_the_server_where_people_ask_for_it(
    cluster: Cluster,
) -> None:
    async with two(cluster) as (one, other):
        table = await party(one)
        await table.move()
        version = table.clients[0].version
        assert await refusal_reason(other, table.match) == "elsewhere"
        await table.move()  # until its server hears of it
        await one.look()
        assert not one.hub.rooms.has(table.match)
        for client in table.clients:
            assert client.viewer.closing
            assert client.viewer.closing.code == TRY_AGAIN
        there = [await other.enter(table.match, person) for person in (ANN, BEN, CAT)]
        assert min(client.version for client in there) > version
        own = next(client for client in there if client.legal)
        assert isinstance(await own.play(), socket.Done)
        assert await refusal_reason(one, table.match) == "elsewhere"
        await other.look()
        back = await one.enter(table.match, ANN)
        assert back.version == own.version


@asynchronous
async def test_a_server_that_slept_past_its_lease_moves_nothing_and_shows_nothing(
    cluster: Cluster,
) -> None:
    async with two(cluster) as (one, other):
        table = await party(one)
        version = table.clients[0].version
        await let_die(one.shared)
        there = [await other.enter(table.match, person) for person in (ANN, BEN, CAT)]
        late, _ = table.mover()
        moving = asyncio.ensure_future(late.play())
        while late.viewer.closing is None:
            await asyncio.sleep(0.01)
        moving.cancel()  # it is sent away without an answer, and comes back by its version
        assert late.viewer.closing.code == TRY_AGAIN
        assert {client.version for client in (*table.clients, *there)} == {version}
        own = next(client for client in there if client.legal)
        assert isinstance(await own.play(), socket.Done)
        assert all(client.version == version for client in table.clients)
        await one.look()
        assert not one.hub.rooms.has(table.match)
        assert all(client.viewer.closing for client in table.clients)


@asynchronous
async def test_between_losing_all_matches_and_letting_them_go_nobody_comes_in(
    cluster: Cluster,
) -> None:
    async with two(cluster) as (one, _):
        table = await party(one)
        await let_die(one.shared)
        assert (await one.shared.renew_lease()).lost
        assert await refusal_reason(one, table.match) == "elsewhere"


@asynchronous
async def test_a_match_that_was_read_before_its_lease_was_lost_is_not_shown(
    cluster: Cluster,
) -> None:
    async with two(cluster) as (one, other):
        table = await party(other)
        await other.hub.rooms.hand_over(table.match)
        is_read, goes_on, load = asyncio.Event(), asyncio.Event(), Chat.load

        async def load_slowly(chat: Chat) -> None:
            await load(chat)
            is_read.set()
            await goes_on.wait()

        with patch.object(Chat, "load", load_slowly):
            coming = asyncio.ensure_future(refusal_reason(one, table.match))
            await is_read.wait()
        await let_die(one.shared)
        there = [await other.enter(table.match, person) for person in (ANN, BEN, CAT)]
        own = next(client for client in there if client.legal)
        assert isinstance(await own.play(), socket.Done)
        await one.hub.ownership.look_once()
        goes_on.set()
        assert await coming == "elsewhere"
        assert await refusal_reason(one, table.match) == "elsewhere"
        await other.look()
        back = await one.enter(table.match, ANN)
        assert back.version == own.version


@asynchronous
async def test_what_others_have_announced_is_done_whatever_fails_afterwards(
    cluster: Cluster,
) -> None:
    async with two(cluster) as (one, other):
        table = await party(one)
        _, ben, _ = table.clients
        await other.hub.sign_out(BEN, gone=False)
        failing = patch.object(one.hub.context.restrictions, "refresh", side_effect=NotRead("no"))
        with failing, pytest.raises(NotRead):
            await one.look()
        assert ben.viewer.closing


@asynchronous
async def test_a_room_that_is_dropped_is_woken_by_whoever_looks_for_what_is_due(
    cluster: Cluster,
) -> None:
    """Another server may have it meanwhile, and be gone before an alarm would ring here."""
    async with two(cluster) as (one, other):
        match = await new_match(one.hub, ME, http.BotSeat("random"), http.BotSeat("random"))
        await one.hub.context.tasks.wait()
        room = await one.hub.room(match)
        with patch.object(Room, "wake_at", property(lambda _: 2**60)):
            one.hub.rooms._drop(room)
        await one.hub.context.tasks.wait()
        await other.hub.room(match)
        await other.shared.write(set_due, match)
        await let_die(other.shared)
        await one.look()
        assert one.hub.rooms.has(match)


@asynchronous
async def test_without_the_database_no_table_is_shown_for_longer_than_the_lease(
    cluster: Cluster,
) -> None:
    async with two(cluster) as (one, _):
        table = await party(one)
        one.shared._leases._until = 0.0
        assert await refusal_reason(one, table.match) == "elsewhere"
        await one.look()
        await one.enter(table.match, ANN)


@asynchronous
async def test_what_a_dead_server_left_goes_on_elsewhere(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        match = await new_match(one.hub, ME, http.BotSeat("random"), http.BotSeat("random"))
        await one.hub.context.tasks.wait()
        await one.shared.write(set_due, match)
        await other.look()
        assert not other.hub.rooms.has(match)
        await let_die(one.shared)
        await other.look()
        assert other.hub.rooms.has(match)


@asynchronous
async def test_a_server_that_stops_leaves_its_matches_to_others(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        table = await party(one)
        await table.move()
        version = table.clients[0].version
        await one.hub.close()
        there = await other.enter(table.match, ANN)
        assert there.version == version


@asynchronous
async def test_names_and_signing_out_reach_connections_at_other_servers(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        table = await party(one)
        ann, ben, _ = table.clients
        await other.hub.rename(Person(ANN.id, "Anna"))
        await one.look()
        assert ann.viewer.person == Person(ANN.id, "Anna")
        await one.hub.rename(ANN)
        await other.look()
        await one.look()  # what was heard before does not come again
        assert ann.viewer.person == ANN
        await other.hub.sign_out(BEN, gone=False)
        await one.look()
        assert ben.viewer.closing
        assert ann.viewer.closing is None


@asynchronous
async def test_two_identities_are_joined_at_another_server_than_their_match(
    cluster: Cluster,
) -> None:
    """Where the match is played nobody has heard of it yet when the next moves are made.

    It stays there, and its viewers as well, but for who is no more.
    """
    async with two(cluster) as (one, other):
        for person in (ANN, BEN, CAT):
            token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
            await one.shared.add_person(person, token)
        table = await party(one)
        await table.move()
        await other.hub.join(BEN, ANN)
        for _ in range(3):
            await table.move()
        version = table.clients[0].version
        await one.look()
        ann, _, cat = table.clients
        assert [bool(client.viewer.closing) for client in table.clients] == [False, True, False]
        assert ann.version == version
        assert await own_seats(one, table.match) == [0, 1]
        assert await one.shared.errands() == []
        for _ in range(4):
            seat = await one.hub.view(table.match, ANN, lambda model: model.to_move)
            mover = cat if seat == 2 else ann
            if mover is ann:
                await ann.ask(socket.Watch, seat=seat or 0)
            await mover.until(lambda mover=mover: mover.legal)  # type: ignore[misc]
            assert isinstance(await mover.play(), socket.Done)
        mine = {card.id: card for card in (await one.hub.lobby(ANN)).mine}
        assert [info.seat for info in mine[table.match].seats if info.yours] == [0, 1]
        assert table.match not in {card.id for card in (await one.hub.lobby(BEN)).mine}


async def own_seats(here: Server, match: str) -> list[int]:
    card = await here.hub.card(match, ANN)
    return [info.seat for info in card.seats if info.yours]


@asynchronous
async def test_who_is_removed_at_one_server_is_nobody_at_the_other(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.hub.registry.HAND_OVER", 60.0)
    async with two(cluster) as (one, other):
        for person in (ANN, BEN, CAT):
            token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
            await one.shared.add_person(person, token)
        table = await party(one)
        ben = table.clients[1]
        await ben.ask(socket.Say, text="a secret of Ben")
        removing = asyncio.ensure_future(Removals(other.hub).remove(BEN))
        while not removing.done():  # until its server hears of it
            await one.look()
        await other.hub.context.tasks.wait()
        assert ben.viewer.closing
        assert not one.hub.rooms.has(table.match)
        ann = await other.enter(table.match, ANN)
        hello = ann.all(socket.Hello)[-1]
        assert [seat.name for seat in hello.match.seats] == ["Ann", None, "Cat"]
        assert [line.text for line in hello.chat] == [""]
        assert await other.shared.matches_naming(BEN.id) == []


@asynchronous
async def test_a_minute_without_any_server_counts_on_no_clock(cluster: Cluster) -> None:
    clock, url = SetClock(), cluster.new_database()
    one = Server(url, clock.times)
    await one.hub._heartbeat.start()
    clock.sleep(60)
    other = Server(url, clock.times)
    await other.hub._heartbeat.start()
    assert len(await one.shared.uptimes(0)) == 1  # the first was there all the time
    for gone in (one, other):
        await gone.hub._heartbeat.stop()
        await gone.close()
    clock.sleep(60)
    third = Server(url, clock.times)
    await third.hub._heartbeat.start()
    assert len(await third.shared.uptimes(0)) == 2
    await third.close()
