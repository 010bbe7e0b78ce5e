"""Connections: slow ones, too many of them, who is there, and what people say."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from signoria.server.domain.commands import Join
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.new_matches import NewMatches
from signoria.server.protocol import http, socket
from signoria.server.rooms.viewer import MOST_BYTES, MOST_FRAMES, Viewer

from ..world import ANN, BEN, CAT, ME, OPEN, RANDOM, asynchronous, new_match, party, world


@asynchronous
async def test_a_slow_viewer_is_closed_and_delays_nobody(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        room, slow = await here.hub.connect(table.match, None, version=None)
        moves = 0
        while slow.closing is None:
            await table.move()
            moves += 1
        assert slow.closing.code == 1013
        assert moves <= MOST_FRAMES
        assert [frame async for frame in slow.frames()] == []
        assert here.hub.context.counts.too_slow == 1
        room.leave(slow)
        await table.move()


@asynchronous
async def test_an_outbox_is_bounded_in_bytes_too() -> None:
    viewer = Viewer(None)
    viewer.send([b"x" * MOST_BYTES])
    assert viewer.closing is None
    viewer.send([b"one more"])
    assert viewer.closing is not None


@asynchronous
async def test_what_was_sent_before_a_closing_is_still_delivered() -> None:
    viewer = Viewer(None)
    viewer.send([b"1", b"2"])
    viewer.close(1001, "the server stops")
    viewer.close(1008, "too late")
    viewer.send([b"3"])
    assert [frame async for frame in viewer.frames()] == [b"1", b"2"]
    assert viewer.closing == (1001, "the server stops")


@asynchronous
async def test_a_reader_wakes_up_when_something_comes() -> None:
    viewer = Viewer(None)
    frames = viewer.frames()
    for number in range(3):
        waiting = asyncio.ensure_future(anext(frames))
        await asyncio.sleep(0)
        assert not waiting.done()
        viewer.send([b"%d" % number])
        assert await waiting == b"%d" % number


@asynchronous
async def test_a_table_takes_so_many_viewers_only(tmp_path: Path) -> None:
    async with world(tmp_path, viewers=2) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN, public=True)
        first = await here.enter(match, ANN)
        await here.enter(match)
        with pytest.raises(Refusal, match="too many"):
            await here.enter(match)
        await first.leave()
        await here.enter(match, ANN)


@asynchronous
async def test_everybody_is_told_who_comes_and_goes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        ann = table.clients[0]
        await ann.until(lambda: ann.all(socket.Presence)[-1].online == [0, 1, 2])
        second = await here.enter(table.match, BEN)
        onlooker = await here.enter(table.match)
        assert onlooker.all(socket.Hello)[0].presence.spectators == 1
        assert isinstance(onlooker.frames[0], socket.Hello)
        await ann.until(lambda: ann.all(socket.Presence)[-1].spectators == 1)
        await table.clients[1].leave()
        await onlooker.leave()
        await ann.until(lambda: ann.all(socket.Presence)[-1].spectators == 0)
        assert ann.all(socket.Presence)[-1].online == [0, 1, 2]
        await second.leave()
        await ann.until(lambda: ann.all(socket.Presence)[-1].online == [0, 2])


@asynchronous
async def test_players_and_spectators_talk_apart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        ann, ben, _ = table.clients
        eve = await here.enter(table.match, Viewer(None).person)
        dan = await here.enter(table.match, type(ANN)("d" * 8, "Dan"))
        assert isinstance(await ann.ask(socket.Say, text="Hello\u202e,\n Ben!"), socket.Done)
        assert isinstance(await dan.ask(socket.Say, text="Poor Ben"), socket.Done)
        refused = await eve.ask(socket.Say, text="Me, too")
        assert isinstance(refused, socket.Refused)
        assert refused.problem.reason == "no-name"
        await ben.wait_for_frame(socket.ChatLine)
        await eve.wait_for_frame(socket.ChatLine)
        assert [(line.seat, line.text) for line in ben.all(socket.ChatLine)] == [(0, "Hello, Ben!")]
        assert [(line.seat, line.text) for line in eve.all(socket.ChatLine)] == [(None, "Poor Ben")]
        again, late = await here.enter(table.match, BEN), await here.enter(table.match)
        assert again.all(socket.Hello)[0].chat == ben.all(socket.ChatLine)
        assert late.all(socket.Hello)[0].chat == eve.all(socket.ChatLine)
        empty = await ann.ask(socket.Say, text="\u202e \n")
        assert isinstance(empty, socket.Refused)
        assert empty.problem.reason == "empty-line"


@asynchronous
async def test_who_speaks_has_one_sign_under_every_name_and_at_every_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        signs = []
        for _ in range(2):
            table = await party(here)
            ann, ben = table.clients[0], table.clients[1]
            other = await here.enter(table.match, type(ANN)(ANN.id, "Nan"))
            for speaker in (ann, other, ben):
                await speaker.ask(socket.Say, text="Ciao")
            late = await here.enter(table.match, BEN)
            await late.wait_for_frame(socket.Hello)
            said = late.all(socket.Hello)[0].chat
            signs.append([line.by for line in said])
            assert [line.name for line in said] == [ANN.name, "Nan", BEN.name]
        assert signs[0] == signs[1]
        assert signs[0][0] == signs[0][1] != signs[0][2]
        assert ANN.id not in signs[0][0]


@asynchronous
async def test_lines_are_told_in_their_order(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        ann, ben, _ = table.clients
        await asyncio.gather(*(ann.ask(socket.Say, text=f"line {n}") for n in range(20)))
        await ben.until(lambda: len(ben.all(socket.ChatLine)) == 20)
        assert [line.number for line in ben.all(socket.ChatLine)] == list(range(1, 21))


@asynchronous
async def test_who_comes_back_by_version_is_told_what_was_said_meanwhile(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        ann, ben, _ = table.clients
        version = ben.version
        await ben.leave()
        await ann.ask(socket.Say, text="Where is Ben?")
        again = await here.enter(table.match, BEN, version=version)
        await again.wait_for_frame(socket.ChatLine)
        assert not again.all(socket.Hello)


@asynchronous
async def test_private_matches_are_for_their_people(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here, spectators=False)
        with pytest.raises(Refusal, match="only"):
            await here.enter(table.match)
        with pytest.raises(Refusal, match="only"):
            await here.hub.card(table.match, None)
        with pytest.raises(Refusal, match="no such match"):
            await here.hub.card("x" * 16, ANN)


@asynchronous
async def test_strangers_are_sent_away_when_a_match_without_spectators_begins(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, RANDOM, public=True, spectators=False)
        stranger, ben = await here.enter(match, CAT), await here.enter(match, BEN)
        await here.hub.carry_out(match, BEN, Join(None, None))
        assert stranger.viewer.closing == (1008, "private")
        assert stranger.view is None
        assert ben.viewer.closing is None
        await ben.until(lambda: ben.view)


@asynchronous
async def test_where_nothing_is_hidden_nobody_has_to_uncover_anything(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        seats: list[http.SeatWish] = [ME, http.DeviceSeat(name="Bea")]
        new = http.NewMatch(game="forging-florence", seats=seats)
        match = (await NewMatches(here.hub).create(ANN, new)).id
        client = await here.enter(match, ANN)
        watched = set()
        for _ in range(12):
            seat = client.situation.watching
            assert seat == client.view["to_move"]
            watched.add(seat)
            ending = next((c for c in client.view["legal"] if c["text"] == "end"), None)
            choice = ending or client.view["legal"][0]
            await client.ask(socket.Move, version=client.version, action=choice["action"])
        assert watched == {0, 1}
