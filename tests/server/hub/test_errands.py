"""What is to be done at matches is done by the server that has them, and never forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from signoria.server.domain.refusals import Refusal, refusal
from signoria.server.hub.errands import AGAIN
from signoria.server.hub.hub import Hub
from signoria.server.hub.vacations import Vacations
from signoria.server.journal.entries import Person
from signoria.server.journal.errors import NotWritten
from signoria.server.journal.rows import TokenRow
from signoria.server.people.people import hash_token
from signoria.server.protocol.common import MatchCard
from signoria.server.rooms.room import Room
from tests.server.shared_server import let_die, two
from tests.server.world import ANN, BEN, CAT, Party, World, asynchronous, party, world
from tests.support.postgres import Cluster

DAYS = 10
PEOPLE = (ANN, BEN, CAT)


async def introduce(hub: Hub) -> None:
    """Have the journal know all of them, each by one browser."""
    for person in PEOPLE:
        row = TokenRow(hash_token(person.name), person.id, "browser", None, None, 1)
        await hub.context.journal.add_person(person, row)


async def forget(hub: Hub, person: Person) -> None:
    """Somebody signs out of the only browser, at this server."""
    assert await hub._people.forget(person.name)
    await hub.sign_out(person, gone=True)


async def card_of(here: World, table: Party) -> MatchCard:
    """The match as Cat sees it."""
    return await here.hub.card(table.match, CAT)


@asynchronous
async def test_who_signs_out_at_one_server_leaves_matches_where_they_are(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        await introduce(one.hub)
        there, here = await party(one), await party(other)
        await forget(other.hub, BEN)
        assert (await card_of(other, here)).seats[1].standing_in is not None
        assert (await card_of(one, there)).seats[1].standing_in is None
        await one.look()
        assert (await card_of(one, there)).seats[1].standing_in is not None
        assert one.hub.rooms.has(there.match)
        for client in (there.clients[0], there.clients[2]):  # nobody else has noticed
            assert client.viewer.closing is None
        assert await one.shared.errands() == await other.shared.errands() == []


@asynchronous
async def test_a_vacation_stands_in_the_matches_of_all_servers(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        await introduce(one.hub)
        tables = [await party(server, options={"start": "1"}) for server in (one, other)]
        vacations = Vacations(other.hub)
        Vacations(one.hub)  # where people may come back as well
        await vacations.begin(BEN, DAYS)
        await one.look()
        until = (await vacations.find(BEN)).until
        cards = [await card_of(*pair) for pair in zip((one, other), tables, strict=True)]
        assert [card.seats[1].vacation for card in cards] == [until, until]
        await tables[0].move()  # Ben is back, at the other server than that which he told
        await one.hub.context.tasks.wait()
        await other.look()
        cards = [await card_of(*pair) for pair in zip((one, other), tables, strict=True)]
        assert [card.seats[1].vacation for card in cards] == [None, None]
        assert all(table.clients[0].viewer.closing is None for table in tables)


@asynchronous
async def test_what_a_server_did_not_do_before_it_died_another_does(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        await introduce(one.hub)
        table = await party(one)
        assert await one.hub._people.forget(BEN.name)  # and nothing more: it is killed
        await other.look()
        assert not other.hub.rooms.has(table.match)
        await let_die(one.shared)
        await other.look()
        assert (await card_of(other, table)).seats[1].standing_in is not None
        assert await other.shared.errands() == []


@asynchronous
async def test_who_is_banned_leaves_matches_where_they_are(cluster: Cluster) -> None:
    async with two(cluster) as (one, other):
        await introduce(one.hub)
        table = await party(one)
        await other.hub.leave_all(BEN)
        await one.look()
        assert (await card_of(one, table)).seats[1].standing_in is not None
        assert table.clients[0].viewer.closing is None


@asynchronous
async def test_what_was_asked_once_more_meanwhile_is_done_once_more(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await introduce(here.hub)
        table = await party(here, options={"start": "1"})
        vacations, carry_out = Vacations(here.hub), Room.carry_out_to_end
        ended: list[asyncio.Task[None]] = []

        async def end_meanwhile(room: Room, *command: object) -> int:
            if not ended:
                ended.append(asyncio.create_task(vacations.end(BEN)))
                await ended[0]
            return await carry_out(room, *command)  # type: ignore[arg-type]

        with patch.object(Room, "carry_out_to_end", end_meanwhile):
            await vacations.begin(BEN, DAYS)
        assert (await card_of(here, table)).seats[1].vacation is None
        assert await here.journal.errands() == []


@pytest.mark.parametrize("reason", ["not-kept", "server-full"])
def test_what_cannot_be_done_now_is_done_later(tmp_path: Path, reason: str) -> None:
    @asynchronous
    async def look() -> None:
        async with world(tmp_path) as here:
            await introduce(here.hub)
            table = await party(here)
            with patch.object(Room, "carry_out_to_end", side_effect=refusal(reason)):
                await forget(here.hub, BEN)
            assert (await card_of(here, table)).seats[1].standing_in is None
            here.clock.go_on(AGAIN / 1000)
            await here.hub.context.tasks.wait()
            assert (await card_of(here, table)).seats[1].standing_in is not None
            assert await here.journal.errands() == []

    look()


@asynchronous
async def test_the_next_start_does_what_was_left(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await introduce(here.hub)
        table = await party(here)
        assert await here.hub._people.forget(BEN.name)
        await here.close()
        here.open()
        await here.hub.start()
        await here.hub.context.tasks.wait()
        assert (await card_of(here, table)).seats[1].standing_in is not None


@asynchronous
async def test_what_could_not_be_noted_is_said(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await introduce(here.hub)
        await party(here)
        failing = patch.object(here.journal, "add_errands", side_effect=NotWritten("full"))
        with failing, pytest.raises(Refusal) as caught:
            await here.hub.leave_all(BEN)
        assert caught.value.problem.reason == "not-kept"


@asynchronous
async def test_what_fails_is_logged_once_and_stays_for_another_program(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        await introduce(here.hub)
        await party(here)
        with patch.object(Room, "carry_out_to_end", side_effect=ArithmeticError):
            await here.hub.leave_all(BEN)
            await here.hub.errands.do_for(BEN.id)
        assert len([record for record in caplog.records if record.exc_info]) == 1
        assert len(await here.journal.errands()) == 1
