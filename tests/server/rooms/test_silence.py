"""Proposals in rooms that nobody answers, on a clock that the tests set."""

from __future__ import annotations

from pathlib import Path

from signoria.server.domain.commands import ComeBack, LetStandIn, Remind
from signoria.server.journal.entries import Abandoned
from signoria.server.protocol import socket

from ..world import BEN, CAT, World, asynchronous, party, world

DAY = 24 * 3600  # seconds


async def is_given_up(here: World, match: str) -> bool:
    """Whether it has been, once nothing is to be done; looked up where that wakes nobody."""
    for _ in range(2):  # the match is read first, and then its own alarm rings
        await here.hub.context.tasks.wait()
        here.clock.go_on(0)
    kept = await here.journal.load(match, from_start=True)
    assert kept is not None
    return isinstance(kept.entries[-1], Abandoned)


@asynchronous
async def test_a_proposal_is_carried_out_when_the_silent_had_time_enough(tmp_path: Path) -> None:
    """By the room itself, whose server was started anew meanwhile."""
    async with world(tmp_path) as here:
        here.clock.go_on(1)
        table = await party(here, options={"start": "0"})
        _, other = table.mover()
        await other.ask(socket.Propose, version=other.version, what="abandon")
        here.clock.go_on(DAY)
        await here.close()
        here.open()
        await here.hub.start()
        here.clock.go_on(2 * DAY - 1)
        assert not await is_given_up(here, table.match)
        here.clock.go_on(1)
        assert await is_given_up(here, table.match)


@asynchronous
async def test_all_see_whom_they_wait_for_and_who_stands_in(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.clock.go_on(1)
        table = await party(here, options={"start": "1"})
        began = here.clock.at // 1000
        wait = (await here.hub.card(table.match, CAT)).wait
        assert wait is not None
        assert (wait.seat, wait.since, wait.replace) == (1, began, began + 3 * DAY)
        here.clock.go_on(DAY)
        card = await here.hub.carry_out(table.match, CAT, Remind(1))
        assert card.wait is not None
        assert card.wait.remind == began + 2 * DAY
        assert [one.wait for one in (await here.hub.lobby(CAT)).mine] == [None]
        here.clock.go_on(2 * DAY)
        card = await here.hub.carry_out(table.match, CAT, LetStandIn(1))
        assert card.seats[1].absent
        await here.hub.context.tasks.wait()
        moved = await here.hub.card(table.match, CAT)
        assert moved.to_move != 1
        card = await here.hub.carry_out(table.match, BEN, ComeBack())
        assert not card.seats[1].absent
        assert card.seats[1].standing_in is None
