"""Rooms come into memory when they are asked for, and go when nobody needs them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from signoria.server.domain.refusals import Refusal

from ..world import ANN, ME, OPEN, asynchronous, new_match, party, world


@asynchronous
async def test_an_idle_room_is_dropped_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with world(tmp_path, idle=60.0) as here:
        table = await party(here)
        for _ in range(5):
            await table.move()
        version = table.clients[0].version
        here.clock.go_on(600)
        assert len(here.hub.rooms) == 1
        for client in table.clients:
            await client.leave()
        here.clock.go_on(20)
        assert len(here.hub.rooms) == 1
        here.clock.go_on(600)
        assert len(here.hub.rooms) == 0
        await here.hub.context.tasks.wait()
        kept = await here.journal.load(table.match)
        assert kept is not None
        assert (kept.version, kept.entries) == (version, [])
        client = await here.enter(table.match, ANN)
        assert client.version == version
        assert here.hub.context.counts.loads == 1


@asynchronous
async def test_many_who_ask_at_once_share_one_room(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN)
        here.clock.go_on(3600)
        assert len(here.hub.rooms) == 0
        rooms = await asyncio.gather(*(here.hub.room(match) for _ in range(20)))
        assert len(set(map(id, rooms))) == 1
        assert here.hub.context.counts.loads == 1


@asynchronous
async def test_who_gives_up_waiting_does_not_spoil_it_for_others(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN)
        here.clock.go_on(3600)
        first = asyncio.create_task(here.hub.room(match))
        second = asyncio.create_task(here.hub.room(match))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).id == match


@asynchronous
async def test_memory_is_bounded(tmp_path: Path) -> None:
    async with world(tmp_path, rooms=2, recent=2.0) as here:
        matches = [await new_match(here.hub, ME, OPEN, OPEN) for _ in range(2)]
        with pytest.raises(Refusal, match="too many"):
            await new_match(here.hub, ME, OPEN, OPEN)
        await here.enter(matches[0], ANN)
        here.clock.go_on(5)
        third = await new_match(here.hub, ME, OPEN, OPEN)
        with pytest.raises(Refusal, match="too many"):
            await here.enter(matches[1], ANN)
        here.clock.go_on(5)
        assert (await here.enter(matches[1], ANN)).room.id == matches[1]
        with pytest.raises(Refusal, match="too many"):
            await here.enter(third, ANN)
