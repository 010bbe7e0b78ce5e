"""From a move to a message: once in an absence, never to who has seen it, again after failures."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from signoria.server.domain.commands import Accept, Decline, FreeSeat, Invite
from signoria.server.journal.entries import Person
from signoria.server.journal.notice_rows import Choice, NoticeKind, OutboxRow, Profile, WayRow
from signoria.server.journal.rows import LobbyRow, TokenRow
from signoria.server.notices.message_for_all import compose_for_all
from signoria.server.notices.outbox import Outbox
from signoria.server.notices.schedule import RETRIES
from signoria.server.notices.webhook import Webhooks
from signoria.server.notices.webhook_address import new_secret
from signoria.server.protocol import socket
from tests.server.notices.endpoint import Endpoint, Posted, endpoint
from tests.server.world import (
    ANN,
    BEN,
    CAT,
    ME,
    OPEN,
    Client,
    Party,
    World,
    asynchronous,
    new_match,
    party,
)

LATE = 60  # seconds, after which it is certain who has seen what
PEOPLE = (ANN, BEN, CAT)


class Away(World):
    """A world whose people have webhooks, all of them at one end."""

    there: Endpoint
    outbox: Outbox

    async def send(self, seconds: float = LATE) -> list[Posted]:
        """Let time pass, and what is due go out; what has arrived by it."""
        before = len(self.there.posted)
        self.clock.go_on(seconds)
        await self.outbox.look()
        await self.outbox.settle()
        return self.there.posted[before:]

    async def give_way(self, person: Person, choice: Choice | None = None) -> WayRow:
        """A webhook of a person's own."""
        token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
        await self.journal.add_person(person, token)
        way = WayRow(
            id=f"way of {person.id}",
            person=person.id,
            kind="webhook",
            target=f"{self.there.url}/{person.name}",
            created=1,
            shape="json",
            secret=new_secret(),
            choice=choice or Choice(),
        )
        await self.journal.add_way(way)
        return way


@asynccontextmanager
async def away(path: Path, choice: Choice | None = None) -> AsyncIterator[tuple[Away, Party]]:
    """Three people at a table, each with a webhook."""
    with endpoint() as there:
        here = Away(path)
        here.open()
        here.there = there
        webhooks = Webhooks([ip_network("127.0.0.1")])
        here.outbox = Outbox(
            here.journal, {"webhook": webhooks}, here.hub, "https://s.example", here.clock.times
        )
        try:
            for person in PEOPLE:
                await here.give_way(person, choice)
            yield here, await party(here)
        finally:
            await webhooks.close()
            await here.close()


async def pass_turn(table: Party) -> tuple[Client, Client]:
    """Move until it is somebody else's turn; who has moved, and whose it is now."""
    before, _ = table.mover()
    while table.mover()[0] is before:
        await table.move()
    return before, table.mover()[0]


async def leave_mover(here: World, table: Party) -> Client:
    """All have left but whose turn it is, long ago."""
    mover, _ = table.mover()
    for client in table.clients:
        if client is not mover:
            await client.leave()
    here.clock.go_on(LATE)
    return mover


def owner(client: Client) -> Person:
    """The person of a client."""
    assert client.viewer.person
    return client.viewer.person


async def play_out(client: Client) -> None:
    """Move as long as it is one's turn."""
    while client.legal:
        await client.play()


@asynchronous
async def test_who_is_there_gets_none_and_who_has_left_before_gets_one(tmp_path: Path) -> None:
    async with away(tmp_path) as (here, table):
        assert await here.send() == []
        mover = await leave_mover(here, table)
        await play_out(mover)
        (posted,) = await here.send()
        told = json.loads(posted.body)
        title = f"Calimala: it is your turn. {owner(mover).name} has moved since."
        assert told["title"] == title
        assert told["url"] == f"https://s.example/m/{table.match}"
        assert await here.send() == []


@asynchronous
async def test_a_page_out_of_sight_is_no_presence(tmp_path: Path) -> None:
    async with away(tmp_path) as (here, table):
        mover, _ = table.mover()
        for client in table.clients:
            if client is not mover:
                await client.ask(socket.Attend, visible=False)
        here.clock.go_on(LATE)
        await play_out(mover)
        assert len(await here.send()) == 1


@asynchronous
async def test_nobody_is_told_who_has_moved_or_looked_meanwhile(tmp_path: Path) -> None:
    async with away(tmp_path) as (here, table):
        _, asked = await pass_turn(table)
        await play_out(asked)
        assert await here.send() == []
        for client in table.clients:
            await client.leave()
        here.clock.go_on(LATE)
        for person in PEOPLE:
            await here.hub.lobby(person)
        assert await here.send() == []


@pytest.mark.parametrize(("seconds", "notices"), [(1, 1), (3, 0)])
@asynchronous
async def test_who_closes_the_page_as_the_turn_comes_is_told(
    seconds: int, notices: int, tmp_path: Path
) -> None:
    async with away(tmp_path) as (here, table):
        _, asked = await pass_turn(table)
        here.clock.go_on(seconds)
        await asked.leave()
        assert len(await here.send()) == notices


@asynchronous
async def test_one_message_in_each_absence(tmp_path: Path) -> None:
    async with away(tmp_path) as (here, table):
        mover = await leave_mover(here, table)
        others = [client for client in table.clients if client is not mover]
        await play_out(mover)
        assert len(await here.send()) == 1
        (asked,) = [one for one in others if await here.journal.matches_to_move(owner(one).id)]
        again = await here.enter(table.match, asked.viewer.person)
        await play_out(again)
        await again.leave()
        assert len(await here.send()) == 1  # the third of them
        third = next(one for one in others if one is not asked)
        back = await here.enter(table.match, third.viewer.person)
        await play_out(back)
        await play_out(mover)
        assert [json.loads(one.body)["matches"][0]["kind"] for one in await here.send()] == ["turn"]


@asynchronous
async def test_a_failing_end_is_tried_again_under_the_same_id_and_then_given_up(
    tmp_path: Path,
) -> None:
    async with away(tmp_path) as (here, table):
        mover = await leave_mover(here, table)
        await play_out(mover)
        here.there.statuses += [500] * (len(RETRIES) + 1)
        (first,) = await here.send()
        for wait in RETRIES:
            assert await here.send(wait / 1000 - 1) == []
            (again,) = await here.send(1)
            assert (again.id, again.body) == (first.id, first.body)
        assert await here.send(100_000) == []
        ways = [way for one in PEOPLE for way in await here.journal.ways(one.id)]
        assert [way.fault for way in ways if not way.open] == ["refuses"]


@asynchronous
async def test_what_was_sent_and_not_noted_has_the_same_id(tmp_path: Path) -> None:
    """The server dies between the post and the note of it: whoever receives it can tell."""
    async with away(tmp_path) as (here, table):
        mover = await leave_mover(here, table)
        await play_out(mover)
        with patch.object(here.journal, "finish_message", side_effect=RuntimeError("it dies here")):
            (first,) = await here.send()
        (second,) = await here.send(1)
        assert (first.id, first.body) == (second.id, second.body)
        assert await here.send() == []


@asynchronous
async def test_a_channel_reads_by_name_whose_turn_it_is(tmp_path: Path) -> None:
    """Its owner wants to hear nothing of the match, which concerns nobody else."""
    async with away(tmp_path, Choice("never")) as (here, table):
        (way,) = await here.journal.ways(ANN.id)
        there = {"target": f"{here.there.url}/channel", "choice": Choice("at-once")}
        await here.journal.add_way(replace(way, id="channel", match=table.match, **there))
        await here.journal.choose_for_match(ANN.id, table.match, "never")
        mover = await leave_mover(here, table)
        await play_out(mover)
        (posted,) = await here.send()
        (asked,) = [one for one in PEOPLE if await here.journal.matches_to_move(one.id)]
        assert posted.path.endswith("/channel")
        title = f"Calimala: {asked.name} to move. {owner(mover).name} has moved since."
        assert json.loads(posted.body)["title"] == title
        await play_out(await here.enter(table.match, asked))
        (third,) = {one.name for one in PEOPLE} - {asked.name, owner(mover).name}
        told = [json.loads(one.body)["title"] for one in await here.send()]
        assert [title.split(" to move")[0] for title in told] == [f"Calimala: {third}"]


@asynchronous
async def test_a_channel_hears_no_more_when_the_match_is_its_owner_s_no_more(
    tmp_path: Path,
) -> None:
    """Somebody with no seat there, as one is whose seat was taken over."""
    dan = Person("dandandandandan", "Dan")
    async with away(tmp_path, Choice("never")) as (here, _):
        way = await here.give_way(dan, Choice("at-once"))
        for spectators in (False, True):
            table = await party(here, spectators=spectators)
            channel = replace(way, id=f"channel {spectators}", match=table.match)
            await here.journal.add_way(channel)
            await play_out(await leave_mover(here, table))
            assert len(await here.send()) == int(spectators)


@asynchronous
async def test_a_channel_reads_of_a_beginning_once_and_who_is_to_move_in_it(
    tmp_path: Path,
) -> None:
    async with away(tmp_path) as (here, table):
        asked = list[tuple[OutboxRow, LobbyRow]]()
        for one in PEOPLE:
            (row,) = await here.journal.find_rows(one.id, [table.match])
            kind: NoticeKind = "turn" if row.to_move in (row.seats or ()) else "begun"
            asked.append((OutboxRow(one.id, row.id, "channel", kind, 1, 1, [], None), row))
        mover = owner(table.mover()[0]).name
        told = compose_for_all("id", asked, Profile(), "https://s.example")
        assert told
        assert told.title == f"Calimala: the match has begun. Calimala: {mover} to move."
        assert (told.matches[0].kind, len(told.matches)) == ("turn", 1)


@asynchronous
async def test_a_digest_waits_for_its_hour_and_speaks_ones_language(tmp_path: Path) -> None:
    async with away(tmp_path, Choice("digest", 7)) as (here, table):
        mover = await leave_mover(here, table)
        for person in PEOPLE:
            await here.journal.keep_profile(person.id, Profile("it", "Europe/Rome"))
        await play_out(mover)
        assert await here.send() == []
        arrived = [posted for _ in range(25) for posted in await here.send(3600)]
        assert ["è il tuo turno" in json.loads(one.body)["text"] for one in arrived] == [True]


@asynchronous
async def test_who_is_invited_is_told_by_whom_once_and_the_host_who_declines(
    tmp_path: Path,
) -> None:
    async with away(tmp_path, Choice("at-once")) as (here, _):
        match = await new_match(here.hub, ME, OPEN, OPEN)
        for seat, person in ((1, BEN), (2, CAT)):
            await here.hub.carry_out(match, ANN, Invite(seat, person))
        told = [json.loads(one.body) for one in await here.send()]
        assert [one["title"] for one in told] == ["Ann invites you to play Calimala."] * 2
        assert await here.send() == []
        await here.hub.carry_out(match, BEN, Decline())
        (posted,) = await here.send()
        assert posted.path.endswith(f"/{ANN.name}")
        assert "declined" in json.loads(posted.body)["title"]
        await here.hub.carry_out(match, ANN, FreeSeat(2))
        await here.hub.carry_out(match, ANN, Invite(2, CAT))
        await here.hub.carry_out(match, CAT, Accept())
        assert await here.send() == [], "who has answered is asked no more"
