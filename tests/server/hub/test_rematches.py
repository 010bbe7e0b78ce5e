"""Playing once more among people: one proposal, its answers, and another one if nobody wants it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from signoria.server.domain import commands
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.hub import Hub
from signoria.server.hub.rematches import Rematches
from signoria.server.journal.entries import Person
from signoria.server.journal.notice_rows import WayRow
from signoria.server.journal.rows import TokenRow
from signoria.server.notices.waiting import waiting_matches
from signoria.server.protocol import http
from signoria.server.protocol.common import MatchCard
from tests.server import frames

from ..world import ANN, BEN, CAT, ME, OPEN, RANDOM, World, asynchronous, new_match, world

ALL = (ANN, BEN, CAT)


async def end_match(here: World) -> str:
    """A match of two people and a bot that both have given up."""
    match = await new_match(here.hub, ME, OPEN, RANDOM, public=True, options={"start": "0"})
    await here.hub.carry_out(match, BEN, commands.Join())
    version = await (await here.hub.room(match)).read(lambda model: model.version)
    await here.hub.carry_out(match, ANN, frames.propose(version, "abandon"))
    number = await (await here.hub.room(match)).read(lambda model: model.version)
    await here.hub.carry_out(match, BEN, frames.answer(number, yes=True))
    return match


def holders(card: MatchCard) -> list[str]:
    """What has the seats."""
    return [seat.holder for seat in card.seats]


async def invitations(hub: Hub, person: Person) -> list[str]:
    """The matches in a person's list to which it is invited."""
    return [card.id for card in (await hub.lobby(person)).mine if card.invited_by]


async def reason_of(hub: Hub, match: str, person: Person) -> str:
    """Why somebody cannot propose."""
    with pytest.raises(Refusal) as caught:
        await Rematches(hub).propose(match, person)
    return caught.value.problem.reason


@asynchronous
async def test_a_second_press_leads_to_the_same_proposal(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await end_match(here)
        asked = [Rematches(here.hub).propose(match, one) for one in (ANN, BEN, ANN)]
        cards = await asyncio.gather(*asked)
        assert len({card.id for card in cards}) == 1
        assert holders(cards[0]) == ["person", "invited", "bot"]
        assert cards[1].invited_by == ANN.name
        assert await reason_of(here.hub, match, CAT) == "not-seated"


@asynchronous
async def test_who_is_invited_finds_it_in_lists_and_counts_it_until_the_answer(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        match = await end_match(here)
        card = await Rematches(here.hub).propose(match, ANN)
        assert await invitations(here.hub, BEN) == [card.id]
        assert await waiting_matches(here.journal, BEN.id) == [card.id]
        assert await waiting_matches(here.journal, ANN.id) == []
        assert await invitations(here.hub, ANN) == await invitations(here.hub, CAT) == []
        started = await here.hub.carry_out(card.id, BEN, commands.Accept())
        assert started.status == "running"
        assert await invitations(here.hub, BEN) == []


@asynchronous
async def test_another_one_can_be_proposed_when_nobody_wants_the_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match, rematches = await end_match(here), Rematches(here.hub)
        first = await rematches.propose(match, ANN)
        await here.hub.carry_out(first.id, BEN, commands.Decline())
        assert await waiting_matches(here.journal, BEN.id) == []
        second = await rematches.propose(match, ANN)
        assert second.id != first.id
        assert (await here.hub.card(first.id, ANN)).status == "abandoned"
        await here.hub.carry_out(second.id, ANN, commands.Leave())
        assert await invitations(here.hub, BEN) == []
        third = await rematches.propose(match, BEN)
        assert third.id not in (first.id, second.id)
        assert holders(third) == ["invited", "person", "bot"]


@asynchronous
async def test_what_somebody_has_declined_stays_where_others_are_still_there(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        match = await end_match(here)
        card = await Rematches(here.hub).propose(match, ANN)
        await here.hub.carry_out(card.id, BEN, commands.Decline())
        await here.hub.carry_out(card.id, CAT, commands.Join())
        assert (await Rematches(here.hub).propose(match, ANN)).id == card.id
        wish = http.Rematch(
            seats=[http.LastSeat(0), http.BotSeat("random"), http.BotSeat("random")]
        )
        other = await end_match(here)
        without = await Rematches(here.hub).propose(other, ANN, wish)
        assert without.status == "running"
        assert (await Rematches(here.hub).propose(other, BEN)).id == without.id


@asynchronous
async def test_invitations_are_where_they_were_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        card = await Rematches(here.hub).propose(await end_match(here), ANN)
        room = await here.hub.room(card.id)
        await room.save_snapshot()
        await here.die()
        again = World(tmp_path, here.clock)
        again.open()
        await again.hub.start()
        assert await invitations(again.hub, BEN) == [card.id]
        assert (await again.hub.carry_out(card.id, BEN, commands.Accept())).status == "running"
        await again.close()


@asynchronous
async def test_who_becomes_one_with_another_is_invited_as_that(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for person in ALL:
            token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
            await here.journal.add_person(person, token)
        card = await Rematches(here.hub).propose(await end_match(here), ANN)
        await here.hub.join(BEN, CAT)
        assert await invitations(here.hub, CAT) == [card.id]
        found = await here.hub.card(card.id, CAT)
        assert found.invited_by == ANN.name
        assert (await here.hub.carry_out(card.id, CAT, commands.Accept())).status == "running"


@asynchronous
async def test_who_is_forgotten_declines(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        card = await Rematches(here.hub).propose(await end_match(here), ANN)
        await here.hub.sign_out(BEN, gone=True)
        assert holders(await here.hub.card(card.id, ANN)) == ["person", "open", "bot"]


@asynchronous
async def test_who_is_asked_to_play_again_is_told_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await end_match(here)
        token = TokenRow(BEN.id.encode(), BEN.id, "browser", None, None, 1)
        await here.journal.add_person(BEN, token)
        where = "https://a.example/"
        await here.journal.add_way(
            WayRow(id="w", person=BEN.id, kind="webhook", target=where, created=1)
        )
        cards = [await Rematches(here.hub).propose(match, ANN) for _ in range(2)]
        (due,) = await here.journal.due_notices(here.clock.at + 3_600_000, 9)
        assert [(one.match, one.kind) for one in due.notices] == [(cards[0].id, "invited")]
        await here.hub.carry_out(cards[0].id, BEN, commands.Decline())
        assert await here.journal.due_notices(here.clock.at + 3_600_000, 9) == []
