"""How often those in a waiting room have left matches, for all who look at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.server.domain.commands import ComeBack, Join, Leave, LetStandIn, OfferSeat
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.departures import list_departures, seated_people
from signoria.server.journal.entries import Person
from tests.server import frames

from ..world import ANN, BEN, CAT, ME, OPEN, RANDOM, World, asynchronous, new_match, world

DAY = 24 * 3600  # seconds


async def begin(here: World) -> str:
    """A match of Ann and Ben, in which Ben is to move."""
    match = await new_match(here.hub, ME, OPEN, RANDOM, public=True, options={"start": "1"})
    await here.hub.carry_out(match, BEN, Join())
    return match


async def give_up(here: World, match: str) -> None:
    """Ann proposes to give a match up, and whoever else plays agrees."""
    room = await here.hub.room(match)
    version = await room.read(lambda model: model.version)
    await here.hub.carry_out(match, ANN, frames.propose(version, "abandon"))
    if await room.read(lambda model: model.proposal):
        await here.hub.carry_out(match, BEN, frames.answer(version + 1, True))


async def list_shown(here: World) -> list[tuple[int, int, int]]:
    """What is told of Ann and Ben in a waiting room: seat, left, matches."""
    match = await new_match(here.hub, ME, RANDOM, OPEN, OPEN, public=True)
    await here.hub.carry_out(match, BEN, Join())
    told = await list_departures(here.hub, await seated_people(here.hub, match, None, None))
    return [(one.seat, one.left, one.matches) for one in told.seats]


@asynchronous
async def test_below_five_matches_it_is_nobody_s_business(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for _ in range(4):
            await give_up(here, await begin(here))
        assert await list_shown(here) == []
        await give_up(here, await begin(here))
        assert await list_shown(here) == [(0, 0, 5), (2, 0, 5)]


@asynchronous
async def test_who_has_left_and_not_come_back_is_counted(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for _ in range(3):
            await give_up(here, await begin(here))
        back, ended, goes_on = [await begin(here) for _ in range(3)]
        for match in (back, ended, goes_on):
            await here.hub.carry_out(match, BEN, Leave())
        await here.hub.carry_out(back, BEN, ComeBack())
        for match in (back, ended):
            await give_up(here, match)
        alone = await new_match(here.hub, ME, RANDOM, RANDOM, host=BEN)
        await here.hub.carry_out(alone, BEN, Leave())
        assert await list_shown(here) == [(0, 0, 5), (2, 2, 6)]


@asynchronous
async def test_who_has_lost_the_seat_is_counted_and_has_the_match_in_no_list(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        for _ in range(4):
            await give_up(here, await begin(here))
        match = await begin(here)
        here.clock.go_on(3 * DAY)
        await here.hub.carry_out(match, ANN, LetStandIn(1))
        await here.hub.carry_out(match, ANN, OfferSeat(1, "come"))
        assert match in {one.id for one in (await here.hub.lobby(BEN)).mine}
        await here.hub.carry_out(match, CAT, Join(1, "come"))
        assert match not in {one.id for one in (await here.hub.lobby(BEN)).mine}
        assert match in {one.id for one in (await here.hub.lobby(CAT)).mine}
        assert await list_shown(here) == [(2, 1, 5)]


@asynchronous
async def test_only_who_may_see_the_room_is_told(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN)
        stranger = Person("x" * 8, "Eve")
        with pytest.raises(Refusal):
            await seated_people(here.hub, match, stranger, None)
        invitation = (await here.hub.card(match, ANN)).invitation
        assert await seated_people(here.hub, match, stranger, invitation) == {ANN.id: [0]}
