"""A match for which nobody comes ends by itself, and does not stand in lists for ever."""

from __future__ import annotations

from pathlib import Path

from signoria.server.domain.commands import FillSeat, Join
from signoria.server.domain.match.expiry import WAITING
from signoria.server.protocol.common import MatchCard

from ..world import ANN, BEN, ME, OPEN, SetClock, World, asynchronous, new_match, world

DAY = 86_400  # seconds
END = WAITING * DAY


async def open_match(here: World) -> str:
    return await new_match(here.hub, ME, OPEN, OPEN, public=True)


async def find_cards(here: World) -> list[MatchCard]:
    """The lists of open matches and of one's own as somebody else sees them."""
    lobby = await here.hub.lobby(BEN)
    return [*lobby.open, *lobby.mine]


async def status(here: World, match: str) -> str:
    room = await here.hub.room(match)
    return await room.read(lambda model: model.status)


async def see_it_end(here: World, match: str) -> None:
    """It waits for two weeks from now, and no longer."""
    here.clock.go_on(END - 1)
    await here.hub.context.tasks.wait()
    assert await status(here, match) == "waiting"
    here.clock.go_on(1)
    await here.hub.context.tasks.wait()
    assert await status(here, match) == "abandoned"


@asynchronous
async def test_it_ends_after_two_weeks(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await open_match(here)
        (card,) = await find_cards(here)
        assert card.expires == here.clock.at // 1000 + END
        await see_it_end(here, match)
        assert await find_cards(here) == []


@asynchronous
async def test_whoever_sits_down_gives_it_another_two_weeks(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await open_match(here)
        here.clock.go_on(END - 1)
        await here.hub.carry_out(match, BEN, Join())
        await see_it_end(here, match)


@asynchronous
async def test_one_that_begins_does_not_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN, public=True)
        await here.hub.carry_out(match, BEN, Join())
        await here.hub.carry_out(match, ANN, FillSeat(2, "apprentice"))
        here.clock.go_on(2 * END)
        await here.hub.context.tasks.wait()
        assert await status(here, match) == "running"


@asynchronous
async def test_it_ends_as_the_server_starts_again(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    match = await open_match(here)
    await here.close()
    here = World(tmp_path, SetClock(here.clock.at + 1000 * END)).open()
    await here.hub.start()
    await here.hub.context.tasks.wait()
    here.clock.go_on(0)
    await here.hub.context.tasks.wait()
    assert await status(here, match) == "abandoned"
    assert await find_cards(here) == []
    await here.close()
