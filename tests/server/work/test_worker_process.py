"""``signoria worker`` beside a server on PostgreSQL, as a host starts and ends both."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import httpx

from tests.server.wire.client import PATIENCE
from tests.server.wire.process import FREE, person, start
from tests.server.wire.served import asynchronous
from tests.server.wire.site import free_ports
from tests.support.postgres import Cluster

BOTS = [{"kind": "bot", "bot": "heuristic"}] * 3
DONE = re.compile(r"Jobs done: (\d+)")
NUMBER = re.compile(r"^signoria_jobs_elsewhere_total (\S+)", re.MULTILINE)
LOOK = 0.05  # seconds
LAST = 99  # a round that no match has: its end is waited for


async def start_worker(database: str, folder: Path) -> asyncio.subprocess.Process:
    """A worker that is ready."""
    kept = {name: os.environ[name] for name in ("PATH", "SIGNORIA_PURE") if name in os.environ}
    options = ("--database", database, "--processes", "1", "--lang", "en")
    with (folder / "worker.log").open("ab") as log:
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "signoria", "worker", *options),
            env={**kept, **FREE, "LANG": "C"},
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    assert worker.stdout
    line = await asyncio.wait_for(worker.stdout.readline(), PATIENCE)
    assert b"One process thinks" in line, (folder / "worker.log").read_text()
    return worker


async def play(client: httpx.AsyncClient, token: str) -> str:
    """A match of bots that has begun; its id."""
    new = {"game": "calimala", "public": True, "seats": BOTS}
    made = await client.post("/api/matches", json=new, headers={"Cookie": f"signoria={token}"})
    return str(made.raise_for_status().json()["id"])


async def await_turns(client: httpx.AsyncClient, match: str, number: int) -> None:
    """Wait until a match has come so far, or to its end."""
    for _ in range(int(PATIENCE / LOOK)):
        card = (await client.get(f"/api/matches/{match}")).raise_for_status().json()
        if card["status"] != "running" or (card["round"] or 0) >= number:
            return
        await asyncio.sleep(LOOK)
    raise AssertionError("the bots do not go on")


async def jobs_elsewhere(port: str) -> int:
    """What a server counts of the jobs that workers have done."""
    async with httpx.AsyncClient(trust_env=False) as client:
        page = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    return round(float(NUMBER.findall(page)[0]))


@asynchronous
async def test_workers_come_go_and_die_beside_a_server(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    (port,) = free_ports(1)
    server = await start(tmp_path, database, SIGNORIA_METRICS_PORT=port)
    try:
        await server.ready()
        worker = await start_worker(database, tmp_path)
        async with server.client() as client:
            ada = await person(client, "Ada")
            while not await jobs_elsewhere(port):  # a server looks now and then who is there
                await await_turns(client, await play(client, ada), LAST)
            worker.send_signal(signal.SIGTERM)
            said, _ = await asyncio.wait_for(worker.communicate(), PATIENCE)
            assert worker.returncode == 0
            found = DONE.search(said.decode())
            assert found
            assert int(found[1]) > 0
            killed = await start_worker(database, tmp_path)
            match = await play(client, ada)
            await await_turns(client, match, 3)
            killed.kill()
            await killed.wait()
            await await_turns(client, match, LAST)
    finally:
        await server.kill()
