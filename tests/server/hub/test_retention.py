"""What has grown old is dropped once a day, by one server; what runs never is."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from signoria.server.domain.refusals import Refusal
from signoria.server.hub.retention import DAY, Keep, Retention
from signoria.server.protocol import socket
from signoria.server.views.match_card import match_row

from ..limits.worst import long_match
from ..world import ANN, BEN, World, asynchronous, party, world


async def keep_finished(here: World) -> str:
    """A match that is over since now, with something said in it."""
    model, entries = long_match(ANN, BEN, over=True)
    row = match_row(model, entries, None)
    row = replace(row, updated=here.clock.at)
    await here.journal.append(model.id, 1, entries, row)
    await here.journal.say(model.id, "players", here.clock.at, ANN.id, 0, "Ann", "well played")
    return model.id


async def look_after(here: World, days: int, **keep: int) -> None:
    here.clock.at += days * DAY * 1000
    await Retention(here.hub, Keep(**keep), pause=0.0).look()


@asynchronous
async def test_a_match_that_is_over_goes_when_its_time_has_come(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match, running = await keep_finished(here), (await party(here)).match
        viewer = await here.enter(match, ANN)
        await look_after(here, 29, matches=30)
        assert (await here.hub.card(match, ANN)).status == "over"
        await look_after(here, 2, matches=30)
        assert viewer.viewer.closing == (1013, "no longer kept")
        with pytest.raises(Refusal, match="or no longer"):
            await here.hub.card(match, ANN)
        assert [one.id for one in (await here.hub.lobby(ANN)).mine] == [running]
        assert await here.journal.chat(match, "players", 9) == []
        await look_after(here, 9999, matches=1)
        assert (await here.hub.card(running, ANN)).status == "running"


@asynchronous
async def test_talk_goes_before_the_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match, playing = await keep_finished(here), await party(here)
        await playing.clients[0].ask(socket.Say, text="hello")
        await look_after(here, 31, talk=30, matches=60)
        assert await here.journal.chat(match, "players", 9) == []
        assert (await here.hub.card(match, ANN)).status == "over"
        assert len(await here.journal.chat(playing.match, "players", 9)) == 1


@asynchronous
async def test_without_a_limit_all_is_kept_for_ever(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await keep_finished(here)
        await look_after(here, 99_999)
        assert (await here.hub.card(match, ANN)).status == "over"
        assert len(await here.journal.chat(match, "players", 9)) == 1


@asynchronous
async def test_only_one_of_several_servers_does_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await keep_finished(here)

        async def follow() -> bool:
            return False

        here.journal.leads = follow  # type: ignore[method-assign]
        await look_after(here, 31, matches=30)
        assert (await here.hub.card(match, ANN)).status == "over"
