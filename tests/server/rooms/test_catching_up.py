"""Who comes back is sent exactly what is missing, or the whole table where steps cannot tell."""

from __future__ import annotations

from pathlib import Path

from signoria.server.domain.commands import ComeBack, Leave
from signoria.server.protocol import http, socket
from signoria.server.rooms.recent_steps import KEPT

from ..world import (
    ANN,
    BEN,
    CAT,
    ME,
    RANDOM,
    Party,
    World,
    asynchronous,
    hello_for,
    new_match,
    party,
    world,
)


async def some_moves(here: World, moves: int) -> Party:
    table = await party(here)
    for _ in range(moves):
        await table.move()
    return table


@asynchronous
async def test_exactly_the_missing_steps_are_sent(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await some_moves(here, 12)
        ben = table.clients[1]
        seen = {step.version: step for step in ben.all(socket.Step)}
        for version in range(min(seen), ben.version + 1):
            again = await here.enter(table.match, BEN, version=version)
            await again.wait_for_frame(socket.Presence)
            steps = again.all(socket.Step)
            assert not again.all(socket.Hello)
            assert [step.version for step in steps] == list(range(version + 1, ben.version + 1))
            assert [step.events for step in steps] == [seen[s.version].events for s in steps]
            assert all(step.situation is None for step in steps[:-1])
            if steps:
                assert again.view == ben.view
                assert again.situation.own == ben.situation.own
            await again.leave()


@asynchronous
async def test_as_many_steps_as_there_are_can_be_missing(tmp_path: Path) -> None:
    """They fill the outbox, which is no sign of a slow reader."""
    async with world(tmp_path) as here:
        table = await some_moves(here, 30)
        while table.clients[1].version < KEPT + 10:
            await table.move()
        now = table.clients[1].version
        for missing in (KEPT - 2, KEPT - 1, KEPT):
            again = await here.enter(table.match, BEN, version=now - missing)
            await again.wait_for_frame(socket.Presence)
            assert again.viewer.closing is None
            assert len(again.all(socket.Step)) == missing
            await again.leave()


@asynchronous
async def test_whose_turn_it_is_is_known_from_the_steps(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await some_moves(here, 1)
        movers = set()
        for _ in range(20):
            await table.move()
            await table.together()
            for client in table.clients:
                fresh = (await hello_for(here, table.match, client.viewer.person))["match"]
                assert client.situation.to_move == fresh["to_move"]
                assert all(step.match is None for step in client.all(socket.Step)[-1:])
            movers.add(table.clients[0].situation.to_move)
        assert len(movers) > 1


@asynchronous
async def test_versions_too_old_and_unknown_ones_get_the_whole_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await some_moves(here, 70)
        version = table.clients[0].version
        for known in (0, 1, version - 65, version + 1, 2**31):
            again = await here.enter(table.match, BEN, version=known)
            await again.wait_for_frame(socket.Hello)
            assert again.all(socket.Hello)[0].version == version
            await again.leave()


@asynchronous
async def test_after_an_undo_all_see_the_table_without_a_trace(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await some_moves(here, 1)
        own, other = table.mover()
        while True:
            own, other = table.mover()
            before = await hello_for(here, table.match, other.viewer.person)
            await table.move()
            if own.situation.undo.free:
                break
        hellos = len(other.all(socket.Hello))
        done = await own.ask(socket.Undo, version=own.version)
        assert isinstance(done, socket.Done)
        await other.until(lambda: len(other.all(socket.Hello)) > hellos)
        after = await hello_for(here, table.match, other.viewer.person)
        assert (after["log"], after["situation"]) == (before["log"], before["situation"])
        assert len(other.all(socket.Hello)[-1].log) == len(before["log"])
        again = await here.enter(table.match, other.viewer.person, version=done.version - 1)
        await again.until(lambda: again.frames)
        assert isinstance(again.frames[0], socket.Hello)


@asynchronous
async def test_whose_seat_was_taken_meanwhile_gets_the_whole_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await some_moves(here, 2)
        version = table.clients[0].version
        await here.hub.carry_out(table.match, CAT, Leave())
        await here.hub.carry_out(table.match, CAT, ComeBack())
        again = await here.enter(table.match, CAT, version=version)
        await again.until(lambda: again.frames)
        assert isinstance(again.frames[0], socket.Hello)


@asynchronous
async def test_several_people_at_one_device_start_covered_and_look_in_turn(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        seats: list[http.SeatWish] = [ME, http.DeviceSeat("Dora"), RANDOM]
        match = await new_match(here.hub, *seats, options={"start": "0"})
        ann = await here.enter(match, ANN)
        assert ann.all(socket.Hello)[0].yours == [0, 1]
        await ann.until(lambda: ann.all(socket.Hello)[-1].match.to_move in (0, 1))
        assert ann.situation.watching is None
        assert ann.legal == []
        onlooker = await here.enter(match)
        assert ann.view == onlooker.view
        refused = await ann.ask(socket.Watch, seat=2)
        assert isinstance(refused, socket.Refused)
        moving = ann.all(socket.Hello)[-1].match.to_move
        assert isinstance(await ann.ask(socket.Watch, seat=moving), socket.Done)
        assert ann.situation.watching == moving
        assert ann.legal
        assert isinstance(await ann.ask(socket.Watch, seat=None), socket.Done)
        assert ann.view == onlooker.view
        again = await here.enter(match, ANN, version=ann.version)
        await again.until(lambda: again.frames)
        assert again.all(socket.Hello)[0].situation.watching is None


@asynchronous
async def test_a_watched_seat_is_seen_by_nobody_else(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        for number, client in enumerate(table.clients):
            assert client.situation.watching == number
            assert isinstance(await client.ask(socket.Watch, seat=(number + 1) % 3), socket.Refused)
            assert client.situation.watching == number
