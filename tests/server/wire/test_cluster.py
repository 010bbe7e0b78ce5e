"""Two servers on one database behind a balancer: killed, stopped and put to sleep."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from signoria.server.journal.rows import LEASE_DURATION
from tests.support.postgres import Cluster

from .crowd import Crowd, Player
from .process import Process, start
from .test_crash import check, load_match

BALANCER = Path(__file__).parents[3] / "deploy" / "haproxy.cfg"
HAPROXY = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")  # where only root looks
MISSING = "no HAProxy here: apt-get install haproxy, or tools/setup/haproxy.sh as root"
PLACES = ("FRONT", "ONE", "TWO")
TABLES = [(3, 0), (3, 0), (4, 0), (3, 0), (1, 2), (3, 0)]  # people and bots
LOAD, MORE = 120, 3  # frames until the next blow; moves by which every match goes on after all
PAUSE = 0.1  # seconds until who was sent away comes back


class Returning(Player):
    """Somebody who comes back whenever the connection ends."""

    async def live(self, url: str) -> None:
        while not self.crowd.enough(self.match):
            with suppress(InvalidHandshake):
                await super().live(url)
            await asyncio.sleep(PAUSE)


def free_ports(number: int) -> list[str]:
    """Ports that nobody uses just now."""
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [str(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return ports


@dataclass
class Site:
    """A balancer with its servers."""

    folder: Path
    database: str
    ports: list[str] = field(default_factory=lambda: free_ports(len(PLACES)))
    servers: list[Process] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.ports[0]}"

    @property
    def front(self) -> Process:
        """The site as its players see it."""
        return Process(self.servers[0].running, self.folder / "log", self.url)

    async def serve(self, number: int) -> Process:
        """Start one of the servers."""
        variables = {
            "SIGNORIA_PORT": self.ports[1 + number],
            "SIGNORIA_BASE_URL": self.url,
            "SIGNORIA_TRUSTED_PROXY": "127.0.0.1",
        }
        server = await start(self.folder, self.database, **variables)
        await server.ready()
        return server

    async def stop(self, number: int) -> None:
        """Stop one in order, as for an upgrade, and start it again."""
        self.servers[number].running.terminate()
        assert await self.servers[number].running.wait() == 0
        self.servers[number] = await self.serve(number)

    async def kill(self, number: int) -> None:
        """Kill one, and start it again."""
        await self.servers[number].kill()
        self.servers[number] = await self.serve(number)

    async def freeze(self, number: int) -> None:
        """Let one sleep for longer than its lease lasts."""
        self.servers[number].running.send_signal(signal.SIGSTOP)
        await asyncio.sleep(1.5 * LEASE_DURATION / 1000)
        self.servers[number].running.send_signal(signal.SIGCONT)


@asynccontextmanager
async def site(folder: Path, database: str) -> AsyncIterator[Site]:
    """Two servers behind HAProxy, with the settings that the documentation recommends."""
    found = Site(folder, database)
    places = zip(PLACES, found.ports, strict=True)
    variables = {f"SIGNORIA_{name}": f"127.0.0.1:{port}" for name, port in places}
    assert HAPROXY
    balancer = await asyncio.create_subprocess_exec(
        *(HAPROXY, "-q", "-f", BALANCER), env={**os.environ, **variables}
    )
    try:
        found.servers = [await found.serve(number) for number in range(2)]
        yield found
    finally:
        balancer.kill()
        await balancer.wait()
        for server in found.servers:
            await server.kill()


async def play(folder: Path, database: str, blows: list[tuple[str, int]]) -> Crowd:
    """Play while one server after the other has a blow, then see that all go on and all is true."""
    crowd = Crowd(7)
    going = True
    begun: dict[str, int] = {}
    async with site(folder, database) as here:
        await crowd.begin(here.front, TABLES)
        crowd.enough = lambda match: (
            match.status in ("over", "abandoned")
            or (not going and match.moves >= begun[match.id] + MORE)
        )
        crowd.come(here.url, Returning)
        for blow, number in blows:
            await crowd.hear(LOAD)
            await getattr(here, blow)(number)
        await crowd.hear(LOAD)
        begun |= {match.id: match.moves for match in crowd.matches}
        going = False
        await crowd.go()
        for server in here.servers:
            await server.kill()
        for match in crowd.matches:
            check(match, *await load_match(database, match.id))
    return crowd


@pytest.mark.slow
@pytest.mark.skipif(HAPROXY is None, reason=MISSING)
@pytest.mark.parametrize("blow", ["stop", "kill", "freeze"])
def test_nothing_told_is_lost_or_untrue_whatever_befalls_a_server(
    tmp_path: Path, cluster: Cluster, blow: str
) -> None:
    rounds = 1 if blow == "freeze" else 2
    blows = [(blow, number) for _ in range(rounds) for number in range(2)]
    crowd = asyncio.run(play(tmp_path, cluster.new_database(), blows))
    assert all(match.moves > MORE for match in crowd.matches)
    assert "Traceback" not in (tmp_path / "log").read_text()
