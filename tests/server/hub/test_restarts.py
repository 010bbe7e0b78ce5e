"""A server that stops, in good order or not, and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from signoria.server.domain.refusals import Refusal
from signoria.server.protocol import http, socket

from ..world import (
    ANN,
    BEN,
    CAT,
    RANDOM,
    Slow,
    World,
    asynchronous,
    hello_for,
    new_match,
    party,
    world,
)

PEOPLE = (ANN, BEN, CAT, None)


async def tables(here: World, match: str) -> list[dict[str, Any]]:
    """What everybody is told."""
    return [await hello_for(here, match, person) for person in PEOPLE]


@pytest.mark.parametrize("moves", [3, 90])
@pytest.mark.parametrize("in_order", [True, False])
@asynchronous
async def test_everybody_is_told_the_same_after_a_restart(
    in_order: bool, moves: int, tmp_path: Path
) -> None:
    here = World(tmp_path).open()
    table = await party(here)
    for number in range(moves):
        own, _ = table.mover()
        if number % 10 == 9 and own.situation.undo.free:
            await own.ask(socket.Undo, version=own.version)
            await table.together()
        await table.move()
    await table.clients[0].ask(socket.Say, text="Good game!")
    before = await tables(here, table.match)
    await (here.close() if in_order else here.die())
    here = World(tmp_path, here.clock).open()
    await here.hub.start()
    assert await tables(here, table.match) == before
    kept = await here.journal.load(table.match)
    assert kept is not None
    if in_order:
        assert kept.entries == []
    elif moves > 64:
        assert kept.version >= 64
    await here.close()


@asynchronous
async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    here = World(tmp_path)
    here.thinking = Slow()
    here.open()
    match = await new_match(here.hub, RANDOM, RANDOM, http.MySeat(), options={"start": "0"})
    await here.die()
    here = World(tmp_path, here.clock).open()
    await here.hub.start()
    await here.hub.context.tasks.wait()
    [row] = (await here.journal.lobby(ANN.id)).mine
    assert (row.id, row.to_move) == (match, 2)
    await here.close()


@asynchronous
async def test_bots_among_themselves_go_on_when_somebody_looks(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    match = await new_match(here.hub, *[RANDOM] * 3)
    onlooker = await here.enter(match)
    await onlooker.wait_for_version(20)
    await here.die()
    here = World(tmp_path, here.clock).open()
    await here.hub.start()
    await here.hub.context.tasks.wait()
    assert len(here.hub.rooms) == 0
    await here.hub.card(match, ANN)
    await here.hub.context.tasks.wait()
    [(row, over)] = [(row, row.status) for row in (await here.journal.lobby(ANN.id)).mine]
    assert (row.id, over) == (match, "over")
    await here.close()


@asynchronous
async def test_when_a_server_stops_all_are_told_and_nothing_more_is_done(tmp_path: Path) -> None:
    here = World(tmp_path, pace=0.0).open()
    table = await party(here)
    bots = await new_match(here.hub, *[http.BotSeat("heuristic")] * 3)
    clients = [*table.clients, await here.enter(bots)]
    await here.hub.close()
    for client in clients:
        assert client.viewer.closing is not None
        assert client.viewer.closing.code == 1001
    kept = await here.journal.load(bots)
    assert kept is not None
    assert kept.entries == []
    await here._let_go()


@asynchronous
async def test_a_match_made_while_the_server_stops_does_not_keep_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        making = asyncio.create_task(new_match(here.hub, RANDOM, RANDOM, RANDOM))
        await asyncio.sleep(0)
        await here.hub.close()
        with pytest.raises(Refusal, match="stopping"):
            await making
        assert here.thinking.moves == 0
