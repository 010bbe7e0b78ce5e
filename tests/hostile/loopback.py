"""A server with small limits, strangers from many addresses, and a player in another process."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect

from tests.server.wire.client import PATIENCE
from tests.server.wire.process import Process, match, person

FREE = {"SIGNORIA_PORT": "0", "SIGNORIA_PACE": "0", "LANG": "C"}
STRANGERS = "127.0.0."  # from 2 on
WITH_FEWER_FILES = 'ulimit -n "$0" && exec "$@"'


class Numbers(NamedTuple):
    """What a player met with."""

    moves: int
    refused: list[str]
    reloads: int


@dataclass
class Town:
    """A server under way with a match of two people; the numbers are at ``metrics``."""

    server: Process
    metrics: str
    match: str
    players: tuple[str, str]
    stranger: str

    @property
    def url(self) -> str:
        return self.server.url

    async def number(self, name: str) -> float:
        """What the metrics say, added up over all labels."""
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            text = (await client.get(f"{self.metrics}/metrics")).text
        lines = [line for line in text.splitlines() if line.startswith(f"signoria_{name}")]
        return sum(float(line.rpartition(" ")[2]) for line in lines)

    async def wait_for_number(self, name: str, least: float) -> None:
        """Wait until a number is at least so much."""
        async with asyncio.timeout(PATIENCE):
            while await self.number(name) < least:
                await asyncio.sleep(0.05)

    async def play(self, rounds: int) -> Numbers:
        """Let a player move, ping and come back so many times, in another process."""
        order = [self.url, self.match, *self.players, rounds]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.hostile.player", json.dumps(order)),
            stdout=asyncio.subprocess.PIPE,
        )
        output, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0
        return Numbers(*json.loads(output))

    async def line(self, number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from one of the strangers' addresses."""
        parts = urlsplit(self.url)
        source = (f"{STRANGERS}{number}", 0)
        opening = asyncio.open_connection(parts.hostname, parts.port, local_addr=source)
        return await asyncio.wait_for(opening, PATIENCE)

    async def watch(self, number: int, token: str | None = None, match: str = "") -> Any:
        """A WebSocket from one of these addresses; whether it was let in is not asked."""
        headers = {"Origin": self.url, **({"Cookie": f"signoria={token}"} if token else {})}
        return await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/matches/{match or self.match}/socket",
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            local_addr=(f"{STRANGERS}{number}", 0),
        )

    def client(self, number: int, token: str | None = None) -> httpx.AsyncClient:
        """A browser at one of these addresses."""
        transport = httpx.AsyncHTTPTransport(local_address=f"{STRANGERS}{number}")
        headers = {"Origin": self.url, **({"Cookie": f"signoria={token}"} if token else {})}
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=PATIENCE, transport=transport
        )


@asynccontextmanager
async def town(
    folder: Path, *, files: int | None = None, soft: bool = False, **limits: object
) -> AsyncIterator[Town]:
    """A server with these limits, and at most so many open files; it is killed in the end.

    ``soft``: it may raise the number of files by itself.
    """
    command = [sys.executable, "-m", "signoria", "serve", "--database", str(folder / "a.db")]
    command += [f"--{name.replace('_', '-')}={value}" for name, value in limits.items()]
    metrics = free_port()
    command.append(f"--metrics-port={metrics}")
    if files is not None:
        fewer = WITH_FEWER_FILES.replace("-n", "-S -n") if soft else WITH_FEWER_FILES
        command = ["sh", "-c", fewer, str(files), *command]
    kept = {name: os.environ[name] for name in ("PATH", "SIGNORIA_PURE") if name in os.environ}
    with (folder / "log").open("ab") as log:
        running = await asyncio.create_subprocess_exec(
            *command, env={**kept, **FREE}, stdout=asyncio.subprocess.PIPE, stderr=log
        )
    server = Process(running, folder / "log")
    try:
        await server.ready()
        yield await settle_town(server, f"http://127.0.0.1:{metrics}")
    finally:
        with suppress(psutil.NoSuchProcess):
            psutil.wait_procs(await server.kill(), timeout=PATIENCE)


async def settle_town(server: Process, metrics: str) -> Town:
    """Two people have sat down, and a third one is known."""
    async with server.client() as client:
        ann, ben, eve = [await person(client, name) for name in ("Ann", "Ben", "Eve")]
        return Town(server, metrics, await match(client, [ann, ben], 1), (ann, ben), eve)


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def leave(*lines: ClientConnection | asyncio.StreamWriter) -> None:
    """Cut connections."""
    for line in lines:
        line.transport.abort()
    await asyncio.sleep(0)  # they are closed in the next round of the loop
