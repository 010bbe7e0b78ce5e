"""What strangers may ask for has a price, over all their connections."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import Any

from websockets.exceptions import ConnectionClosed

from signoria.server.limits.budgets import SAVED
from signoria.server.limits.costs import CALLS, COMMANDS
from signoria.server.protocol import socket
from tests.server.wire.served import asynchronous

from .loopback import Town, leave, town

ROUNDS = 5
BUDGET = 2.0  # milliseconds a second: little is soon spent
SECONDS = 3.0
LINES = 12
MOVES = 32


def affordable(seconds: float) -> float:
    """The most that an address can have spent, in milliseconds."""
    return BUDGET * (SAVED + seconds)


async def own_match(here: Town) -> str:
    """A match of the stranger's that has begun, and waits for it."""
    seats = [{"kind": "me"}, {"kind": "device", "name": "B"}]
    async with here.client(2, here.stranger) as client:
        made = await client.post("/api/matches", json={"game": "forging-florence", "seats": seats})
        found: str = made.raise_for_status().json()["id"]
        return found


async def ask(line: Any, frame: dict[str, Any], answered: list[int]) -> None:
    """Ask as fast as the server reads, until the connection is cut."""

    async def hear() -> None:
        async for text in line:
            answered[0] += '"reasons"' in str(text)[:40]

    hearing = asyncio.create_task(hear())
    try:
        while True:
            await line.send(json.dumps(frame))
            await asyncio.sleep(0.02)
    except ConnectionClosed:
        pass
    finally:
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)


@asynchronous
async def test_questions_on_many_connections_are_paid_from_one_account(tmp_path: Path) -> None:
    async with town(tmp_path, budget=BUDGET) as here:
        match, began = await own_match(here), monotonic()
        lines = [await here.watch(2, here.stranger, match) for _ in range(LINES)]
        hello = json.loads(await lines[0].recv())
        frame = {"id": 1, "type": "why", "version": hello["version"], "moves": ["x" * 80] * MOVES}
        answered = [0]
        asking = [asyncio.create_task(ask(line, frame, answered)) for line in lines]
        played, _ = await asyncio.gather(here.play(ROUNDS), asyncio.sleep(SECONDS))
        assert (played.refused, played.reloads) == ([], ROUNDS)
        price = COMMANDS[socket.Why].of(MOVES)
        assert 0 < answered[0] * price <= affordable(monotonic() - began) + LINES * price
        for one in asking:
            one.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await leave(*lines)


@asynchronous
async def test_calls_are_refused_when_their_price_cannot_be_paid(tmp_path: Path) -> None:
    """Also with ever new tokens, for the address pays."""
    async with town(tmp_path, budget=BUDGET) as here:
        began, answers = monotonic(), Counter[int]()
        async with here.client(2) as client:
            for _ in range(60):
                answers[(await client.get("/api/lobby")).status_code] += 1
        assert set(answers) == {200, 429}
        assert answers[200] * CALLS["lobby"].of() <= affordable(monotonic() - began) + 10
        played = await here.play(ROUNDS)
        assert (played.refused, played.reloads) == ([], ROUNDS)


@asynchronous
async def test_a_player_whose_neighbours_have_spent_all_is_only_slower(tmp_path: Path) -> None:
    async with town(tmp_path, budget=BUDGET) as here:
        async with here.client(2) as client:
            for _ in range(60):
                last = (await client.get("/api/lobby")).status_code
        assert last == 429
        async with here.client(2, here.players[0]) as player:
            assert (await player.get(f"/api/matches/{here.match}")).status_code == 200
        line = await here.watch(2, here.players[0])
        assert json.loads(await line.recv())["type"] == "hello"
        await leave(line)


@asynchronous
async def test_a_class_comes_in_at_once(tmp_path: Path) -> None:
    """60 pupils at one address load a page and make a match, with the default limits."""
    async with town(tmp_path) as here:

        async def pupil(number: int) -> list[int]:
            async with here.client(2) as browser:
                name = await browser.put("/api/me", json={"name": f"Pupil {number}"})
                answers = [name]
                for path in ("/", "/api/games", "/api/me", "/api/lobby"):
                    answers.append(await browser.get(path))
                seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
                made = await browser.post("/api/matches", json={"game": "calimala", "seats": seats})
                found = made.json()["id"]
                answers += [made, await browser.get(f"/api/matches/{found}")]
                line = await here.watch(2, browser.cookies["signoria"], found)
                assert json.loads(await line.recv())["type"] == "hello"
                await leave(line)
                return [answer.status_code for answer in answers]

        statuses = await asyncio.gather(*(pupil(number) for number in range(60)))
        assert {status for found in statuses for status in found} <= {200, 404}  # no built pages
