"""Servers with the made-up game, and two people who play it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from signoria.server.protocol import socket
from tests.server.wire import process
from tests.server.wire.client import PATIENCE, Gone, enter, visit
from tests.server.wire.process import Process

from . import heap_game

SERVER = Path(__file__).with_name("heap_server.py")
OPEN, ME = {"kind": "open"}, {"kind": "me"}


@asynccontextmanager
async def serving(
    folder: Path, readings: dict[str, int], how: str = "stop", **variables: str
) -> AsyncIterator[Process]:
    """A server on the folder's database whose code has these readings of the rules.

    In the end it is stopped in order, or killed.
    """
    server = await start(folder, readings, **variables)
    try:
        await server.ready()
        yield server
        await stop(server, how)
    except Gone as gone:
        raise AssertionError(f"sent away: {gone.args}; {server.last_words()}") from gone
    finally:
        if server.running.returncode is None:
            await server.kill()


async def start(folder: Path, readings: dict[str, int], **variables: str) -> Process:
    """Such a server, which is on its way."""
    code = folder / "code"
    heap_game.lay_out(code, readings)
    environment = {**process.FREE, "LANG": "C", "HEAP_FOLDER": str(code), **variables}
    environment |= {"PYTHONPATH": str(SERVER.parents[2]), "PYTHONDONTWRITEBYTECODE": "1"}
    with (folder / "log").open("wb") as log:
        running = await asyncio.create_subprocess_exec(
            *(sys.executable, str(SERVER), str(code), "serve"),
            *("--database", str(folder / "a.db")),
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    return Process(running, folder / "log")


async def stop(server: Process, how: str) -> None:
    """Stop it in order, or kill it."""
    if how == "kill":
        await server.kill()
        return
    server.running.terminate()
    assert await asyncio.wait_for(server.running.wait(), PATIENCE) == 0


async def new_match(client: httpx.AsyncClient, tokens: list[str], **how: Any) -> str:
    """A match of these people; its id."""
    new = {"game": heap_game.NAME, "seats": [ME, OPEN], "public": True, **how}
    cookies = [{"Cookie": f"signoria={token}"} for token in tokens]
    made = await client.post("/api/matches", json=new, headers=cookies[0])
    match: str = made.raise_for_status().json()["id"]
    if len(tokens) == 1:
        return match
    joined = await client.post(f"/api/matches/{match}/join", json={}, headers=cookies[1])
    joined.raise_for_status()
    return match


async def play(url: str, match: str, tokens: list[str], *takes: int) -> list[int]:
    """Whose turn it is takes so many pieces, one after the other; the scores then."""
    scores: list[int] = []
    for take in takes:
        async with visit(url, match, tokens[0]) as looking:
            assert looking.table.situation
            seat = looking.table.situation.to_move or 0
        async with visit(url, match, tokens[seat]) as client:
            asked = await client.ask(socket.Move, version=client.table.version, action=take)
            assert isinstance(asked, socket.Done), asked
            await client.settle()
            scores = client.table.sight.view["scores"]
    return scores


async def close_code(url: str, match: str, token: str) -> int | None:
    """With which code a line to a match is closed."""
    client = await enter(url, match, token)
    code, _ = await client.closing()
    return code


def forget_hashes(database: Path) -> None:
    """Make the entries those of a program that knew no hashes yet."""
    with sqlite3.connect(database) as db:
        rows = db.execute("SELECT match, version, data FROM entries").fetchall()
        for match, version, data in rows:
            entry = json.loads(data)
            entry.pop("hash", None)
            db.execute(
                "UPDATE entries SET data = ? WHERE match = ? AND version = ?",
                (json.dumps(entry).encode(), match, version),
            )
    db.close()
