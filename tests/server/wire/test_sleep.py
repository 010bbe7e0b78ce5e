"""A server that is stopped and goes on later, as on a laptop that sleeps."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
import pytest

from signoria.server.domain.clock.turn_clock import GRACE
from signoria.server.protocol import socket

from .client import PATIENCE, Client, enter
from .process import person
from .served import asynchronous
from .sleeper import sleeper

LIMIT, NIGHT = 60, 8 * 3600  # seconds
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing can be stopped")


@asynchronous
async def test_after_a_night_nobody_has_lost_a_turn(tmp_path: Path) -> None:
    with sleeper(tmp_path) as server:
        async with httpx.AsyncClient(
            base_url=server.url,
            headers={"Origin": server.url},
            timeout=PATIENCE,
            trust_env=False,
        ) as browser:
            tokens = [await person(browser, name) for name in ("Ann", "Ben", "Cat")]
            match = await create_match(browser, tokens)
        client = await enter(server.url, match, tokens[0])
        await client.until(lambda: client.table.situation)
        before, version = clock_of(client), client.table.version
        assert before.left <= LIMIT
        server.sleep(NIGHT)
        await client.until(lambda: clock_of(client).deadline > before.deadline)
        assert clock_of(client).seat == before.seat
        assert LIMIT < clock_of(client).left <= GRACE // 1000
        assert client.table.version == version, "nobody was timed out"
        await client.leave()


async def create_match(browser: httpx.AsyncClient, tokens: list[str]) -> str:
    """A match of these people with a clock; its id."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]
    new = {"game": "calimala", "public": True, "clock": LIMIT, "seats": seats}
    cookies = [{"Cookie": f"signoria={token}"} for token in tokens]
    made = await browser.post("/api/matches", json=new, headers=cookies[0])
    found: str = made.raise_for_status().json()["id"]
    for cookie in cookies[1:]:
        joined = await browser.post(f"/api/matches/{found}/join", json={}, headers=cookie)
        joined.raise_for_status()
    return found


def clock_of(client: Client) -> socket.Clock:
    """The clock that runs, as it was last told."""
    assert client.table.situation
    assert client.table.situation.clock
    return client.table.situation.clock
