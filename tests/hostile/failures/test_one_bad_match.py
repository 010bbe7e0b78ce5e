"""One bad match stops nothing else: six matches, a kill, one of them spoilt, a new start."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from signoria.record import Match, read
from tests.server.rooms import spoiling
from tests.server.rooms.spoiling import Spoil, spoil
from tests.server.wire.client import PATIENCE, Client, enter
from tests.server.wire.process import Process, person, start
from tests.server.world import asynchronous

BOT = {"kind": "bot", "bot": "random"}
LONG = "60"  # seconds that bots wait while people look on: none moves until the server is killed


async def begin(server: Process, token: str) -> list[str]:
    """Six matches in which bots are to move, and a person who looks at all of them."""
    new = {"game": "calimala", "seats": [BOT, BOT, {"kind": "me"}], "options": {"start": "0"}}
    matches, lines = [], []
    async with server.client() as client:
        for _ in range(6):
            cookie = {"Cookie": f"signoria={token}"}
            made = await client.post("/api/matches", json=new, headers=cookie)
            matches.append(made.raise_for_status().json()["id"])
            lines.append(await enter(server.url, matches[-1], token))
            await lines[-1].until(lambda: lines[-1].table.version)
    assert len(matches) == 6
    return matches


async def my_turns(client: httpx.AsyncClient, cookie: dict[str, str]) -> set[str]:
    """The matches in which it is the person's turn, as the list tells them."""
    lobby = (await client.get("/api/lobby", headers=cookie)).raise_for_status().json()
    return {card["id"] for card in lobby["mine"] if card["your_turn"]}


async def my_turn(client: Client) -> None:
    """The bots have moved."""
    await client.until(lambda: client.table.card and client.table.card.your_turn)


@pytest.mark.parametrize(
    "how", [spoiling.illegal, spoiling.no_json, spoiling.no_game], ids=lambda how: how.__name__
)
@asynchronous
async def test_the_others_wake(how: Spoil, tmp_path: Path) -> None:
    server = await start(tmp_path, SIGNORIA_PACE=LONG if how is spoiling.no_game else "0")
    await server.ready()
    async with server.client() as client:
        token = await person(client, "Ann")
    matches = await begin(server, token)
    if how is not spoiling.no_game:  # some moves, of which one is spoilt
        for match in matches:
            await my_turn(await enter(server.url, match, token))
    await server.kill()
    spoil(tmp_path / "a.db", matches[0], how)
    server = await start(tmp_path)
    try:
        await server.ready()
        await check(server, matches, token, how)
    finally:
        server.running.terminate()
        assert await asyncio.wait_for(server.running.wait(), 60) == 0
    log = (tmp_path / "log").read_text()
    assert log.count(f"match {matches[0]} is shut: {spoiling.KINDS[how]}") == 1
    assert "Traceback" not in log


async def check(server: Process, matches: list[str], token: str, how: Spoil) -> None:
    """All but the first go on unasked; the first says what happened to it."""
    cookie = {"Cookie": f"signoria={token}"}
    async with server.client() as client:  # a list wakes no match
        async with asyncio.timeout(PATIENCE):
            while len(waiting := await my_turns(client, cookie)) < 5:
                await asyncio.sleep(0.1)
    assert waiting >= set(matches[1:])
    for match in matches[1:]:
        await my_turn(await enter(server.url, match, token))
    lost = await enter(server.url, matches[0], token)
    assert (await lost.closing())[0] == 4410
    async with server.client() as client:
        for _ in range(3):
            card = await client.get(f"/api/matches/{matches[0]}", headers=cookie)
            assert card.json()["error"]["values"] == {"kind": spoiling.KINDS[how]}
        mine = (await client.get("/api/lobby", headers=cookie)).json()["mine"]
        assert len(mine) == 6
        text = await client.get(f"/api/matches/{matches[0]}/record", headers=cookie)
    if how is spoiling.no_game:
        assert text.json()["error"]["reason"] == "nothing-left"
    else:
        assert Match.from_record(read(text.text)).actions
