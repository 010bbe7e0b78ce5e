"""Who holds a seat always gets to the own table."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.server.domain.refusals import Refusal
from signoria.server.protocol import socket
from signoria.server.rooms.admission import MOST_OWN

from ..world import ANN, BEN, CAT, ME, OPEN, asynchronous, new_match, party, world

FEW = {"viewers": 6, "spectators_per_address": 2}


@asynchronous
async def test_spectators_are_few_of_one_address_and_of_all(tmp_path: Path) -> None:
    async with world(tmp_path, **FEW) as here:
        table = await party(here)
        for _ in range(2):
            await here.enter(table.match, address="192.0.2.1")
        with pytest.raises(Refusal, match="too many"):
            await here.enter(table.match, address="192.0.2.1")
        await here.enter(table.match, address="192.0.2.2")
        with pytest.raises(Refusal, match="too many"):
            await here.enter(table.match, address="192.0.2.3")


@asynchronous
async def test_the_oldest_spectator_gives_way_to_a_player(tmp_path: Path) -> None:
    async with world(tmp_path, **FEW) as here:
        table = await party(here)
        watching = [await here.enter(table.match, address=f"192.0.2.{n}") for n in range(3)]
        ben = await here.enter(table.match, BEN, address="192.0.2.0")
        assert ben.legal or ben.view
        assert [bool(one.viewer.closing) for one in watching] == [True, False, False]
        assert watching[0].viewer.closing == (1013, "table-full")
        ann = table.clients[0]
        await ann.until(lambda: ann.all(socket.Presence)[-1].spectators == 2)
        await table.move()


@asynchronous
async def test_players_come_in_where_all_places_are_players(tmp_path: Path) -> None:
    async with world(tmp_path, viewers=3) as here:
        table = await party(here)
        again = await here.enter(table.match, CAT)
        assert again.view
        assert not any(client.viewer.closing for client in table.clients)


@asynchronous
async def test_a_player_has_so_many_connections_and_the_newest_stay(tmp_path: Path) -> None:
    async with world(tmp_path, viewers=3) as here:
        table = await party(here)
        more = [await here.enter(table.match, ANN) for _ in range(MOST_OWN)]
        assert table.clients[0].viewer.closing == (1008, "table-full")
        assert not any(client.viewer.closing for client in [*more, *table.clients[1:]])
        assert len(more[0].room.audience.viewers) == MOST_OWN + 2


@asynchronous
async def test_who_holds_a_seat_is_known_of_every_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN)
        assert await here.hub.holds_seat(match, ANN)
        assert not await here.hub.holds_seat(match, BEN)
        assert not await here.hub.holds_seat(match, None)
