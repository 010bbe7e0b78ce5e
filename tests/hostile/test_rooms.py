"""Somebody fills the server with matches among bots: people's matches find their rooms."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from tests.server.wire.client import enter
from tests.server.wire.process import Process, person, start
from tests.server.world import asynchronous

BOTS = {"game": "calimala", "seats": [{"kind": "bot", "bot": "master"}] * 3}
WAITING = {
    "game": "calimala",
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    "public": True,
}
ROOMS = 12
USED = 2.5  # seconds after which nobody is about to use a room that was made
MANY = {"SIGNORIA_ROOMS": str(ROOMS), "SIGNORIA_BOT_SECONDS": "1"}


async def make(client: httpx.AsyncClient, token: str, new: dict[str, Any]) -> httpx.Response:
    """Make a match."""
    return await client.post("/api/matches", json=new, headers={"Cookie": f"signoria={token}"})


async def close(server: Process) -> None:
    server.running.terminate()
    assert await asyncio.wait_for(server.running.wait(), 60) == 0


async def watch(server: Process, match: str, token: str) -> None:
    """The match can be opened."""
    client = await enter(server.url, match, token)
    await client.until(lambda: client.table.version)
    await client.leave()


@asynchronous
async def test_people_find_rooms_on_a_server_full_of_bots(tmp_path: Path) -> None:
    """The limits by person and address are lifted: this is what is left if they are got round."""
    unlimited = {"SIGNORIA_BOT_MATCHES": "1000", "SIGNORIA_BOT_MATCHES_HERE": "1000"}
    server = await start(tmp_path, **MANY, **unlimited)
    try:
        await server.ready()
        async with server.client() as client:
            attacker, victim = await person(client, "Eve"), await person(client, "Ann")
            mine = (await make(client, victim, WAITING)).raise_for_status().json()["id"]
            for _ in range(4 * ROOMS):
                await make(client, attacker, BOTS)  # some are refused
            await watch(server, mine, victim)
            for _ in range(ROOMS // 2):
                made = await make(client, victim, WAITING)
                await watch(server, made.raise_for_status().json()["id"], victim)
            await watch(server, mine, victim)
    finally:
        await close(server)


@asynchronous
async def test_people_find_rooms_where_others_left_their_bots_to_think(tmp_path: Path) -> None:
    """A match of a person among bots counts as people's; nobody watches these."""
    left = {
        "game": "calimala",
        "seats": [*[{"kind": "bot", "bot": "master"}] * 2, {"kind": "me"}],
        "options": {"start": "0"},
    }
    server = await start(tmp_path, **MANY)
    try:
        await server.ready()
        async with server.client() as client:
            attacker, victim = await person(client, "Eve"), await person(client, "Ann")
            mine = (await make(client, victim, WAITING)).raise_for_status().json()["id"]
            for _ in range(4 * ROOMS):
                await make(client, attacker, left)
            await asyncio.sleep(USED)
            await watch(server, mine, victim)
            made = await make(client, victim, WAITING)
            await watch(server, made.raise_for_status().json()["id"], victim)
    finally:
        await close(server)


@asynchronous
async def test_nobody_has_many_matches_of_bots_and_their_host_ends_them(tmp_path: Path) -> None:
    server = await start(tmp_path, SIGNORIA_BOT_MATCHES="2", SIGNORIA_BOT_MATCHES_HERE="3")
    slow = {**BOTS, "seats": [{"kind": "bot", "bot": "master"}] * 3}
    try:
        await server.ready()
        async with server.client() as client:
            first, second = await person(client, "Eve"), await person(client, "Eva")
            made = [(await make(client, first, slow)).raise_for_status() for _ in range(2)]
            refused = await make(client, first, slow)
            assert refused.status_code == 429
            assert refused.json()["error"]["reason"] == "many-bot-matches"
            (await make(client, second, slow)).raise_for_status()
            refused = await make(client, second, slow)
            assert refused.json()["error"]["reason"] == "many-bot-matches"
            at = f"/api/matches/{made[0].json()['id']}/end"
            stranger = await client.post(at, headers={"Cookie": f"signoria={second}"})
            assert stranger.status_code == 403
            ended = await client.post(at, headers={"Cookie": f"signoria={first}"})
            assert ended.raise_for_status().json()["status"] == "abandoned"
            (await make(client, second, slow)).raise_for_status()
    finally:
        await close(server)


@asynchronous
async def test_after_a_restart_no_match_of_bots_goes_on_until_somebody_looks(
    tmp_path: Path,
) -> None:
    unlimited = {"SIGNORIA_BOT_MATCHES": "1000", "SIGNORIA_BOT_MATCHES_HERE": "1000"}
    slow = {**BOTS, "seats": [{"kind": "bot", "bot": "master"}] * 3}
    server = await start(tmp_path, **unlimited)
    await server.ready()
    async with server.client() as client:
        token = await person(client, "Eve")
        made = [(await make(client, token, slow)).raise_for_status() for _ in range(5)]
    await server.kill()
    server = await start(tmp_path, **unlimited)
    try:
        await server.ready()
        new = {**WAITING, "seats": [{"kind": "bot", "bot": "random"}] * 2 + [{"kind": "me"}]}
        async with server.client() as client:
            playing = (await make(client, token, new)).raise_for_status().json()["id"]
            line = await enter(server.url, playing, token)
            await line.until(lambda: line.table.card and line.table.card.your_turn)
            cookie = {"Cookie": f"signoria={token}"}
            before = (await client.get("/api/lobby", headers=cookie)).json()["mine"]
        onlooker = await enter(server.url, made[0].json()["id"], token)
        await onlooker.until(lambda: onlooker.table.version)
        version = onlooker.table.version
        await onlooker.until(lambda: onlooker.table.version > version)  # it goes on now
        async with server.client() as client:
            after = (await client.get("/api/lobby", headers=cookie)).json()["mine"]
        resting = {one.json()["id"] for one in made[1:]}
        stood = [{c["id"]: c["updated"] for c in x if c["id"] in resting} for x in (before, after)]
        assert stood[0] == stood[1]
        await onlooker.leave()
    finally:
        await close(server)
