"""A match that cannot be read or replayed is shut by itself; everything else goes on."""

from __future__ import annotations

import asyncio
import logging
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from signoria import record
from signoria.server.domain.questions import likeness
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.rematches import Rematches
from signoria.server.journal.errors import Unreadable
from signoria.server.protocol import http, socket
from signoria.server.rooms.connection import Connection
from signoria.server.rooms.room import Room
from signoria.server.rooms.tasks import Tasks
from signoria.server.thinking import workers
from signoria.server.thinking.bot_worker import do_nothing

from ..world import ANN, BEN, CAT, OPEN, RANDOM, Slow, World, asynchronous, new_match, party
from . import spoiling
from .spoiling import KINDS, Spoil, spoil


def begin() -> None:
    """What a worker begins with."""


BOTS_TURN: dict[str, Any] = {"options": {"start": "0"}}


async def three_waiting(tmp_path: Path) -> tuple[World, list[str]]:
    """A world that has died while in three matches bots were to move for one who waits."""
    here = World(tmp_path)
    here.thinking = Slow()
    here.open()
    seats = (RANDOM, RANDOM, http.MySeat())
    matches = [await new_match(here.hub, *seats, **BOTS_TURN) for _ in range(3)]
    await here.die()
    return here, matches


async def play_and_close(tmp_path: Path) -> tuple[World, str]:
    """A world that was closed after three people had made some moves."""
    here = World(tmp_path).open()
    table = await party(here)
    for _ in range(8):
        await table.move()
    await here.close()
    return here, table.match


def reason(error: pytest.ExceptionInfo[Refusal]) -> str:
    return error.value.problem.reason


@pytest.mark.parametrize("how", [spoiling.no_game, spoiling.gap])
@asynchronous
async def test_one_that_cannot_be_woken_does_not_keep_others_asleep(
    how: Spoil, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    here, matches = await three_waiting(tmp_path)
    spoil(here.path, matches[0], how)
    here = World(tmp_path, here.clock).open()
    await here.hub.start()
    await here.hub.context.tasks.wait()
    rows = {row.id: row.to_move for row in (await here.journal.lobby(ANN.id)).mine}
    assert [rows[match] for match in matches[1:]] == [2, 2]  # the bots have moved, unasked
    assert here.hub.context.damaged.health() is not None
    assert matches[0] in (here.hub.context.damaged.health() or "")
    told = [line for line in caplog.messages if f"match {matches[0]} is shut" in line]
    assert len(told) == 1
    here.clock.go_on(3600)
    await here.hub.context.tasks.wait()
    with pytest.raises(Refusal) as found:
        await here.enter(matches[0], ANN)
    assert reason(found) == "damaged"
    assert len([line for line in caplog.messages if "is shut" in line]) == 1
    await here.close()


@asynchronous
async def test_a_journal_that_cannot_tell_who_is_due_is_asked_again(tmp_path: Path) -> None:
    here, matches = await three_waiting(tmp_path)
    here = World(tmp_path, here.clock).open()
    with patch.object(here.journal, "due_matches", side_effect=Unreadable("an index")):
        await here.hub.start()
    assert await new_match(here.hub, http.MySeat(), OPEN, OPEN)
    here.clock.go_on(61)
    await here.hub.context.tasks.wait()
    for match in matches:
        assert (await here.hub.card(match, ANN)).to_move == 2
    await here.close()


@pytest.mark.parametrize("how", KINDS, ids=lambda how: how.__name__)
@asynchronous
async def test_it_is_shut_with_its_reason_and_gives_what_there_is(
    how: Spoil, tmp_path: Path
) -> None:
    here, match = await play_and_close(tmp_path)
    spoil(here.path, match, how)
    here = World(tmp_path, here.clock).open()
    assert here.hub.context.damaged.health() is None
    for asked in (
        here.hub.card(match, ANN),
        here.enter(match, BEN),
        Rematches(here.hub).propose(match, CAT),
    ):
        with pytest.raises(Refusal) as found:
            await asked
        assert reason(found) == "damaged"
        assert found.value.problem.values == {"kind": KINDS[how]}
    [card] = (await here.hub.lobby(ANN)).mine
    assert (card.status, card.to_move, card.your_turn) == ("damaged", None, False)
    assert (await here.hub.lobby(None)).running == []
    with pytest.raises(Refusal) as found:
        await here.hub.record(match, None)
    assert reason(found) == "private"
    if how is spoiling.no_game or how is spoiling.gap:
        with pytest.raises(Refusal) as found:
            await here.hub.record(match, BEN)
        assert reason(found) == "nothing-left"
    else:
        protection = await here.hub.protection()
        text = await here.hub.record(match, BEN)
        whole = record.Match.from_record(record.read(text))
        assert len(whole.actions) >= 7
        assert protection.find_like(likeness.of_match(whole)) is None  # it has ended
    await here.close()


@asynchronous
async def test_a_damaged_page_shuts_the_match_that_stands_there_and_no_other(
    tmp_path: Path,
) -> None:
    here = World(tmp_path).open()
    # The last one by its id: whoever looks for the next match may read the end of the one before.
    tables = sorted([await party(here) for _ in range(3)], key=lambda table: table.match)[::-1]
    for table in tables:
        for _ in range(120):
            await table.move()
    await here.close()
    page = spoiling.find_page(here.path, tables[0].match, [table.match for table in tables[1:]])
    here = World(tmp_path, here.clock).open()  # it would refuse what is damaged already
    spoiling.damage_page(here.path, page)
    with pytest.raises(Refusal) as found:
        await here.enter(tables[0].match, ANN)
    assert found.value.problem.values == {"kind": "unreadable"}
    for _ in range(6):  # more often than there are readers
        with pytest.raises(Unreadable):
            await here.journal.load(tables[0].match, from_start=True)
    for table in tables[1:]:
        assert (await here.enter(table.match, ANN)).version > 120
    text = await here.hub.record(tables[0].match, ANN)
    assert record.Match.from_record(record.read(text)).actions
    await here.close()


@asynchronous
async def test_a_broken_snapshot_is_no_harm(tmp_path: Path) -> None:
    here, match = await play_and_close(tmp_path)
    spoil(here.path, match, spoiling.bad_snapshot)
    here = World(tmp_path, here.clock).open()
    clients = [await here.enter(match, person) for person in (ANN, BEN, CAT)]
    own = next(client for client in clients if client.legal)
    assert isinstance(await own.play(), socket.Done)
    await here.close()


@pytest.mark.parametrize("how", [spoiling.bad_card, spoiling.bad_seats])
@asynchronous
async def test_one_bad_row_spoils_no_list(how: Spoil, tmp_path: Path) -> None:
    here, match = await play_and_close(tmp_path)
    spoil(here.path, match, how)
    here = World(tmp_path, here.clock).open()
    other = await new_match(here.hub, http.MySeat(), OPEN, OPEN, public=True)
    for person in (ANN, BEN, None):
        lobby = await here.hub.lobby(person)
        assert other in [card.id for card in [*lobby.mine, *lobby.open]]
    assert (await here.enter(match, ANN)).version  # it is as playable as ever
    await here.close()


@asynchronous
async def test_damage_found_while_people_play_sends_them_away_with_the_reason(
    tmp_path: Path,
) -> None:
    here = World(tmp_path).open()
    table = await party(here)
    for _ in range(3):
        await table.move()
    spoil(here.path, table.match, spoiling.illegal)
    own, _ = table.mover()
    room = await here.hub.room(table.match)
    room._model = None  # as after an append that failed
    move = socket.Move(id=1, version=own.version, action=own.legal[0])
    await Connection(room, own.viewer).handle(move)
    for client in table.clients:
        assert client.viewer.closing
        assert client.viewer.closing.code == 4410
    await here.close()


@asynchronous
async def test_a_step_that_cannot_be_told_is_made_all_the_same(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    table = await party(here)
    own, _ = table.mover()
    version = own.version
    with patch.object(own.room.audience, "broadcast", side_effect=KeyError("eyes")):
        late = socket.Move(id=1, version=version, action=own.legal[0])
        await Connection(own.room, own.viewer).handle(late)
    assert all(client.viewer.closing for client in table.clients)
    assert (await here.enter(table.match, ANN)).version > version
    await here.close()


@asynchronous
async def test_a_room_that_cannot_rest_keeps_no_other_awake(tmp_path: Path) -> None:
    here = World(tmp_path, idle=60.0).open()
    matches = [await new_match(here.hub, http.MySeat(), OPEN, OPEN) for _ in range(3)]
    first = await here.hub.room(matches[0])
    with patch.object(first.audience, "forget_public_view", side_effect=KeyError("told")):
        here.clock.go_on(600)
    assert set(here.hub.rooms._rooms) == {matches[0]}
    here.clock.go_on(600)
    assert len(here.hub.rooms) == 0
    await here.close()


@asynchronous
async def test_a_room_that_fails_at_the_end_stops_no_other(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    matches = [await new_match(here.hub, http.MySeat(), OPEN, OPEN) for _ in range(3)]
    rooms = [await here.hub.room(match) for match in matches]
    with (
        patch.object(rooms[0], "close", side_effect=KeyError("turns")),
        patch.object(rooms[1]._model, "snapshot", side_effect=KeyError("state")),
    ):
        await here.close()
    here = World(tmp_path, here.clock).open()
    kept = await here.journal.load(matches[2])
    assert kept
    assert kept.snapshot
    await here.close()


class Failing(Slow):
    """Bots that cannot even be asked in one match."""

    async def choose(self, *asked: Any, **how: Any) -> int:
        if asked[1] == "heuristic":
            raise KeyError("no such state")
        self.go_on.set()
        return await super().choose(*asked, **how)


@asynchronous
async def test_a_bot_that_fails_in_any_way_is_asked_again_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    here = World(tmp_path)
    here.thinking = Failing()
    here.open()
    bad = await new_match(here.hub, http.BotSeat("heuristic"), RANDOM, http.MySeat(), **BOTS_TURN)
    good = await new_match(here.hub, RANDOM, RANDOM, http.MySeat(), **BOTS_TURN)
    await here.hub.context.tasks.wait()
    assert (await here.hub.card(good, ANN)).to_move == 2
    assert (await here.hub.card(bad, ANN)).to_move == 0
    assert [line for line in caplog.messages if f"match {bad}: cannot go on" in line]
    slow = Slow()
    slow.go_on.set()
    here.hub.context.bot_pool = slow
    here.clock.go_on(60)
    await here.hub.context.tasks.wait()
    assert (await here.hub.card(bad, ANN)).to_move == 2
    await here.close()


@asynchronous
async def test_a_task_that_fails_is_logged_with_its_match(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise KeyError("anything")

    tasks = Tasks()
    tasks.start("the-match", fail())
    await tasks.wait()
    await asyncio.sleep(0)
    assert "match the-match: a task failed" in caplog.text


@asynchronous
async def test_workers_that_cannot_start_do_not_keep_the_server_from_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pool = workers.WorkerPool(1, begin)
    with (
        caplog.at_level(logging.WARNING),
        patch.object(SpawnProcess, "start", side_effect=OSError("no more processes")),
        patch.object(workers, "START", 0.0),
    ):
        pool.warm_up()
        with pytest.raises(workers.NoWorker):
            await pool.run(20.0, do_nothing)
    assert "no process can be started" in caplog.text
    assert await pool.run(20.0, do_nothing)  # as soon as they can
    await pool.close()


@asynchronous
async def test_talk_that_is_damaged_is_left_out(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    table = await party(here)
    await table.clients[0].ask(socket.Say, text="Good game!")
    await here.close()
    here = World(tmp_path, here.clock).open()
    with patch.object(here.journal, "chat", side_effect=Unreadable("page 7")):
        client = await here.enter(table.match, ANN)
    assert isinstance(client.room, Room)
    assert client.all(socket.Hello)[0].chat == []
    await here.close()
