"""``signoria serve`` as a process that is killed."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil

from .client import PATIENCE

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+\S*")
LAST_WORDS = 2_000  # characters of a log that a failed test shows
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
FREE = {
    "SIGNORIA_PORT": "0",
    "SIGNORIA_METRICS_PORT": "0",
    "SIGNORIA_PACE": "0",
    "SIGNORIA_BUDGET": "10000000",
    "SIGNORIA_TCP_PER_ADDRESS": "10000",
    "SIGNORIA_SPECTATORS_PER_ADDRESS": "10000",
    "SIGNORIA_PER_ADDRESS": "10000",
    "SIGNORIA_MAX_CONNECTIONS": "10000",
}


@dataclass
class Process:
    """A server under way; ``url`` is known when it has said so."""

    running: asyncio.subprocess.Process
    log: Path
    url: str = ""

    async def ready(self) -> None:
        """Wait for its address."""
        assert self.running.stdout
        line = await asyncio.wait_for(self.running.stdout.readline(), PATIENCE)
        found = ADDRESS.search(line.decode())
        assert found, f"it does not start: {line!r}; its log ends with\n{self.last_words()}"
        self.url = found.group()

    async def kill(self) -> list[psutil.Process]:
        """Kill it at once; returns the processes that it has started, which must end, too.

        A server that has ended by itself has none that we could know.
        """
        children: list[psutil.Process] = []
        with suppress(psutil.NoSuchProcess, ProcessLookupError):
            children = psutil.Process(self.running.pid).children(recursive=True)
            self.running.kill()
        await self.running.wait()
        return children

    def last_words(self) -> str:
        """The end of its log."""
        return self.log.read_text("utf-8", "replace")[-LAST_WORDS:]

    def client(self) -> httpx.AsyncClient:
        """Something that calls this server as its own pages do."""
        headers = {"Origin": self.url}
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=PATIENCE, trust_env=False
        )


async def start(folder: Path, database: str | None = None, **variables: str) -> Process:
    """A server with its database in a folder or elsewhere; its log is added to ``log`` there."""
    database = database or str(folder / "a.db")
    kept = {name: os.environ[name] for name in ("PATH", "SIGNORIA_PURE") if name in os.environ}
    environment = {**kept, **FREE, "LANG": "C", **variables}
    with (folder / "log").open("ab") as log:
        running = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "signoria", "serve", "--database", database),
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    return Process(running, folder / "log")


async def person(client: httpx.AsyncClient, name: str) -> str:
    """A new person of this name; its token."""
    client.cookies.clear()
    (await client.put("/api/me", json={"name": name})).raise_for_status()
    token = client.cookies["signoria"]
    client.cookies.clear()
    return token


async def match(client: httpx.AsyncClient, tokens: list[str], bots: int = 0) -> str:
    """A public match of these people and some bots, which has begun; its id."""
    others = [{"kind": "open"}] * (len(tokens) - 1) + [{"kind": "bot", "bot": "random"}] * bots
    new = {"game": "calimala", "public": True, "seats": [{"kind": "me"}, *others]}
    cookies = [{"Cookie": f"signoria={token}"} for token in tokens]
    made = await client.post("/api/matches", json=new, headers=cookies[0])
    found: str = made.raise_for_status().json()["id"]
    for cookie in cookies[1:]:
        joined = await client.post(f"/api/matches/{found}/join", json={}, headers=cookie)
        joined.raise_for_status()
    return found
