"""One stranger, or a few, cannot have all connections of a server."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection

from signoria.server import open_files
from tests.server.wire.client import PATIENCE
from tests.server.wire.served import asynchronous

from .loopback import Town, leave, town

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-"
ROUNDS = 5


@asynchronous
async def test_half_open_heads_of_one_address_are_few(tmp_path: Path) -> None:
    """Of 300 the newest stay; who asks from there or elsewhere is answered."""
    async with town(tmp_path, tcp_per_address=20) as here:
        lines = []
        for _ in range(300):
            lines.append((await here.line(2))[1])
            lines[-1].write(HALF)
        await here.wait_for_number("tcp_closed_total", 280)
        assert await here.number("tcp_connections") <= 20 + 2
        async with here.client(2) as neighbour:
            assert (await neighbour.get("/api/games")).status_code == 200
        played = await here.play(ROUNDS)
        assert (played.refused, played.reloads) == ([], ROUNDS)
        assert "connections closed: address-idle=" in (tmp_path / "log").read_text()
        await leave(*lines)


@asynchronous
async def test_the_last_places_are_for_people_at_a_table(tmp_path: Path) -> None:
    """Strangers of many addresses fill a server with few descriptors; players still come in."""
    async with town(tmp_path, files=200, viewers=1000, spectators_per_address=1000) as here:
        places = int(await here.number("tcp_places"))
        assert places < 200
        came = await crowd(here, places)
        assert await here.number("tcp_closed_total") > 0
        played = await here.play(ROUNDS)
        assert (played.refused, played.reloads) == ([], ROUNDS)
        await leave(*came)
        while await stranger_status(here) != 200:
            await asyncio.sleep(0.05)


@asynchronous
async def test_the_soft_limit_of_files_is_raised(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = open_files.cap_limit(hard)
    async with town(tmp_path, files=64, soft=True) as here:
        assert await here.number("tcp_places") >= wanted - open_files.RESERVED - 64


async def crowd(here: Town, places: int) -> list[ClientConnection]:
    """Strangers of many addresses come in hundreds until the next one finds no place."""
    came: list[ClientConnection] = []
    async with asyncio.timeout(PATIENCE):
        while await stranger_status(here) == 200:
            more = (here.watch(2 + number // 10) for number in range(places))
            found = await asyncio.gather(*more, return_exceptions=True)
            came += [one for one in found if not isinstance(one, BaseException)]
    return came


async def stranger_status(here: Town) -> int | None:
    """The status of a stranger's call from another address; None if it was cut."""
    async with here.client(250) as stranger:
        try:
            return (await stranger.get("/api/games")).status_code
        except httpx.TransportError:
            return None
