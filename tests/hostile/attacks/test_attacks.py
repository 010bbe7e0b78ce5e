"""Whatever a few strangers do, people at their own table go on playing.

Each attack comes on a real server with its default limits; nobody's time is judged here, that is
done by ``python -m bench hostile``.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.wire.process import Process

from .. import server
from . import ATTACKS
from .ground import Ground, Order
from .siege import ATTACKED, Plan, Siege, besiege, playing

QUIET, LASTS = 0.5, 3.0  # seconds
OURS = {"stale"}  # refusals that a command in flight meets where a connection was cut

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="it has one loopback address only"),
]


@pytest.fixture(params=sorted(ATTACKS))
def siege(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Siege, Path]:
    return asyncio.run(besiege(tmp_path, Plan(request.param, QUIET, LASTS))), tmp_path


def test_people_go_on_playing(siege: tuple[Siege, Path]) -> None:
    result, folder = siege
    people = result.attacked
    assert result.outcome.tried, "there was no attack"
    assert people.shut_out == {}, "somebody could not come to the own table"
    assert people.back == people.cut, "somebody did not come back"
    assert not set(people.refused) - (OURS if people.cut else set())
    assert people.moves
    assert people.pings
    assert people.reloads
    assert result.after == 200
    assert server.wrong(folder) == []


async def kill_and_restart(folder: Path) -> tuple[int, int]:
    """Moves before the server is killed, and what people say of it when another one is there."""
    running = await server.begin(folder)
    port = running.url.rpartition(":")[2]
    async with playing(running.url) as people:
        await people.begin("before")
        await asyncio.sleep(1.0)
        await people.begin(ATTACKED)
        await running.kill()
        again = await server.begin(folder, SIGNORIA_PORT=port)
        try:
            await comes_back(again)
            await asyncio.sleep(2.0)
            periods = await people.end()
        finally:
            await server.stop(again)
    return len(periods["before"].moves), periods[ATTACKED].cut


async def comes_back(running: Process) -> None:
    """Wait until the server answers."""
    async with running.client() as browser:
        (await browser.get("/api/lobby")).raise_for_status()


def test_people_notice_when_something_is_wrong(tmp_path: Path) -> None:
    moves, cut = asyncio.run(kill_and_restart(tmp_path))
    assert moves
    assert cut


def test_nobody_is_attacked_elsewhere() -> None:
    order = Order(attack="heads", port=1, addresses=["192.0.2.1"], seconds=1.0, match="")
    with pytest.raises(ValueError, match="this machine only"):
        Ground(order)
