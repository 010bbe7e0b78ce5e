"""Strangers cannot keep players from their own table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.wire.served import asynchronous

from .loopback import leave, town

ROUNDS = 5
MANY = 60


@asynchronous
async def test_players_come_to_a_table_that_strangers_fill(tmp_path: Path) -> None:
    async with town(tmp_path, viewers=20, spectators_per_address=10) as here:
        came = [await here.watch(2 + number % 4) for number in range(MANY)]
        await here.wait_for_number("viewers", 20)
        assert await here.number("viewers") == 20
        played = await here.play(ROUNDS)
        assert (played.refused, played.reloads) == ([], ROUNDS)
        await leave(*came)


@asynchronous
async def test_players_come_in_where_strangers_have_all_places(tmp_path: Path) -> None:
    async with town(tmp_path, max_connections=30, per_address=10) as here:
        came = [await here.watch(2 + number % 6) for number in range(MANY)]
        await here.wait_for_number("connections", 30)
        played = await here.play(ROUNDS)
        assert (played.refused, played.reloads) == ([], ROUNDS)
        assert await here.number("spectators_gone_total") > 0
        await leave(*came)


@asynchronous
async def test_a_neighbour_cannot_keep_a_player_out_either(tmp_path: Path) -> None:
    """At the address of strangers who have all that it may have."""
    async with town(tmp_path, per_address=5) as here:
        came = [await here.watch(2) for _ in range(MANY // 2)]
        await here.wait_for_number("connections", 5)
        player = await here.watch(2, here.players[0])
        assert b'"type":"hello"' in (await asyncio.wait_for(player.recv(decode=False), 30))
        await leave(player, *came)
