"""Clocks, which the tests set."""

from __future__ import annotations

import asyncio
from pathlib import Path

from signoria.server.domain.commands import ComeBack, FillSeat, Leave
from signoria.server.journal.entries import AnyEntry, Moved, TimedOut
from signoria.server.journal.sql.match_writes import barrier
from signoria.server.protocol import socket

from ..world import (
    ANN,
    ME,
    OPEN,
    RANDOM,
    Client,
    Party,
    SetClock,
    World,
    asynchronous,
    new_match,
    party,
    world,
)

LIMIT = 60  # seconds a move


async def ticking(here: World) -> Party:
    return await party(here, clock=LIMIT, options={"start": "0"})


async def entries(here: World, match: str) -> list[AnyEntry]:
    kept = await here.journal.load(match, from_start=True)
    assert kept is not None
    return kept.entries


@asynchronous
async def test_a_bot_plays_for_who_is_late_and_only_until_the_next(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.clock.go_on(1)  # a match made at the very start would have the grace of a restart
        table = await ticking(here)
        own, other = table.mover()
        seat, version = own.viewer.perspective.seat, own.version
        assert own.situation.clock == socket.Clock(
            seat=seat or 0, deadline=here.clock.at // 1000 + LIMIT, left=LIMIT
        )
        here.clock.go_on(LIMIT - 1)
        await asyncio.sleep(0)
        assert own.room.version == version
        here.clock.go_on(1)
        await other.until(lambda: table_has_moved(other, seat))
        await here.hub.context.tasks.wait()
        made = (await entries(here, table.match))[version:]
        assert isinstance(made[0], TimedOut)
        by = {entry.by for entry in made if isinstance(entry, Moved) and entry.seat == seat}
        assert by <= {"clock", "forced"}
        assert "clock" in by
        await table.together()
        next_one, _ = table.mover()
        assert next_one is not own
        await table.move()


def table_has_moved(client: Client, seat: int | None) -> bool:
    """Whether the clock runs for somebody else."""
    clock = client.situation.clock
    return clock is not None and clock.seat != seat


@asynchronous
async def test_each_move_starts_the_clock_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.clock.go_on(1)
        table = await ticking(here)
        for _ in range(5):
            here.clock.go_on(LIMIT - 1)
            await table.move()
        kept = await entries(here, table.match)
        assert not [entry for entry in kept if isinstance(entry, TimedOut)]


@asynchronous
async def test_a_restart_gives_two_minutes_more(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    table = await ticking(here)
    seat = table.mover()[0].viewer.perspective.seat
    version = table.clients[0].version
    await here.close()
    here = World(tmp_path, SetClock(here.clock.at + 3_600_000)).open()
    await here.hub.start()
    await here.hub.context.tasks.wait()
    client = await here.enter(table.match)
    assert client.situation.clock is not None
    assert client.situation.clock.left == 120
    here.clock.go_on(119)
    await here.hub.context.tasks.wait()
    assert client.room.version == version
    here.clock.go_on(1)
    await client.until(lambda: table_has_moved(client, seat))
    await here.close()


@asynchronous
async def test_nobody_is_late_because_the_host_has_slept(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.hub.start()
        here.clock.go_on(1)
        table = await ticking(here)
        own, other = table.mover()
        seat, version = own.viewer.perspective.seat, own.version
        here.clock.sleep(3600)
        await here.hub.context.tasks.wait()
        await own.until(lambda: own.situation.clock and own.situation.clock.left == 120)
        assert own.room.version == version
        here.clock.go_on(119)
        await here.hub.context.tasks.wait()
        assert own.room.version == version
        here.clock.go_on(1)
        await other.until(lambda: table_has_moved(other, seat))


@asynchronous
async def test_a_nap_takes_no_time_that_was_left(tmp_path: Path) -> None:
    """Who had more time than the grace still has it, to the moment that everybody was told."""
    async with world(tmp_path) as here:
        await here.hub.start()
        here.clock.go_on(1)
        table = await party(here, clock=3600, options={"start": "0"})
        own, _ = table.mover()
        due, hellos = here.clock.at // 1000 + 3600, len(own.all(socket.Hello))
        here.clock.sleep(1800)
        await own.until(lambda: len(own.all(socket.Hello)) > hellos)
        assert own.situation.clock
        assert own.situation.clock.deadline == due
        assert own.room.wake_at == due * 1000


@asynchronous
async def test_a_dropped_room_gives_time_after_a_sleep_as_well(tmp_path: Path) -> None:
    async with world(tmp_path, idle=10.0) as here:
        await here.hub.start()
        here.clock.go_on(1)
        table = await ticking(here)
        version = table.clients[0].version
        for client in table.clients:
            await client.leave()
        here.clock.go_on(LIMIT - 30)
        assert len(here.hub.rooms) == 0
        here.clock.sleep(3600)
        await here.hub.context.tasks.wait()  # its room is back
        here.clock.go_on(0)
        await here.hub.context.tasks.wait()
        assert len(await entries(here, table.match)) == version


@asynchronous
async def test_the_clock_of_a_dropped_room_brings_it_back(tmp_path: Path) -> None:
    async with world(tmp_path, idle=10.0) as here:
        here.clock.go_on(1)
        table = await ticking(here)
        version = table.clients[0].version
        for client in table.clients:
            await client.leave()
        here.clock.go_on(LIMIT - 1)
        assert len(here.hub.rooms) == 0
        here.clock.go_on(1)
        await here.hub.context.tasks.wait()
        here.clock.go_on(0)
        await here.hub.context.tasks.wait()
        made = (await entries(here, table.match))[version:]
        assert isinstance(made[0], TimedOut)


@asynchronous
async def test_bots_take_their_time_while_people_look_on(tmp_path: Path) -> None:
    async with world(tmp_path, pace=0.8) as here:
        match = await new_match(here.hub, ME, OPEN, RANDOM, options={"start": "1"})
        ann = await here.enter(match, ANN)
        await here.hub.carry_out(match, ANN, FillSeat(1, "random"))
        await ann.wait_for_version(ann.room.version)
        told = ann.version
        while not ann.legal:
            before = ann.version
            for _ in range(20):  # its pause has begun, in whatever order the loop takes tasks
                await here.journal.write(barrier)
            here.clock.go_on(0.7)
            for _ in range(20):  # whatever a bot would have done by now, it has done
                await here.journal.write(barrier)
            assert ann.room.version == before
            here.clock.go_on(0.1)
            await ann.wait_for_version(before + 1)
        assert ann.version > told


@asynchronous
async def test_bots_alone_need_not_wait(tmp_path: Path) -> None:
    async with world(tmp_path, pace=0.8) as here:
        match = await new_match(here.hub, RANDOM, RANDOM, RANDOM)
        await here.hub.context.tasks.wait()
        assert (await here.hub.card(match, None)).status == "over"


@asynchronous
async def test_nobody_gains_time_by_leaving_and_coming_back(tmp_path: Path) -> None:
    async with world(tmp_path, pace=1.0) as here:
        here.clock.go_on(1)
        table = await ticking(here)
        own, _ = table.mover()
        deadline = here.clock.at + LIMIT * 1000
        here.clock.go_on(LIMIT - 1)
        await own.room.carry_out_to_end(own.viewer.person, Leave())
        await own.room.carry_out_to_end(own.viewer.person, ComeBack())
        assert own.room.wake_at == deadline
