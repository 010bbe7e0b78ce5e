"""Two servers on one database behind a balancer, as the documentation recommends it."""

from __future__ import annotations

import asyncio
import csv
import os
import shutil
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
from websockets.exceptions import InvalidHandshake

from signoria.server.journal.rows import LEASE_DURATION

from .client import PATIENCE
from .crowd import Player
from .process import Process, start

DEPLOY = Path(__file__).parents[3] / "deploy"
HAPROXY = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")  # where only root looks
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
# What nginx writes to; Debian's is only root's.
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
MISSING = "no HAProxy here: apt-get install haproxy, or tools/setup/haproxy.sh as root"
PLACES = ("FRONT", "ONE", "TWO")
NUMBER = 2  # servers
PAUSE = 0.1  # seconds until who was sent away comes back
FROZEN = 1.5 * LEASE_DURATION / 1000  # seconds, longer than a lease
IDS = "SELECT id FROM servers"


class Returning(Player):
    """Somebody who comes back whenever the connection ends."""

    async def live(self, url: str) -> None:
        while not self.crowd.enough(self.match):
            with suppress(InvalidHandshake):
                await super().live(url)
            await asyncio.sleep(self.pause())

    def pause(self) -> float:
        """The seconds until the next try."""
        return PAUSE


def free_ports(number: int) -> list[str]:
    """Ports that nobody uses just now."""
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [str(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return ports


@dataclass
class Site:
    """A balancer with its servers; ``names`` are those by which the database knows these."""

    folder: Path
    database: str
    ports: list[str] = field(default_factory=lambda: free_ports(len(PLACES) + NUMBER))
    servers: list[Process] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.ports[0]}"

    def direct_url(self, number: int) -> str:
        """One of the servers, past the balancer."""
        return f"http://127.0.0.1:{self.ports[1 + number]}"

    def metrics_url(self, number: int) -> str:
        """Where one of the servers has its numbers."""
        return f"http://127.0.0.1:{self.ports[len(PLACES) + number]}/metrics"

    @property
    def control(self) -> Path:
        """Where HAProxy tells how it finds the servers."""
        return self.folder / "haproxy"

    @property
    def front(self) -> Process:
        """The site as its players see it."""
        return Process(self.servers[0].running, self.folder / "log", self.url)

    async def serve(self, number: int) -> Process:
        """Start one of the servers."""
        variables = {
            "SIGNORIA_PORT": self.ports[1 + number],
            "SIGNORIA_METRICS_PORT": self.ports[len(PLACES) + number],
            "SIGNORIA_BASE_URL": self.url,
            "SIGNORIA_TRUSTED_PROXY": "127.0.0.1",
        }
        before = await asyncio.to_thread(self._find_names)
        server = await start(self.folder, self.database, **variables)
        await server.ready()
        (self.names[number],) = await asyncio.to_thread(self._find_names) - before
        return server

    def _find_names(self) -> set[str]:
        """The servers that the database knows, dead ones of the last hour as well."""
        try:
            with psycopg.connect(self.database) as connection:
                return {name for (name,) in connection.execute(IDS)}
        except psycopg.errors.UndefinedTable:  # the first server makes the tables
            return set()

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
        await asyncio.sleep(FROZEN)
        self.servers[number].running.send_signal(signal.SIGCONT)


Balance = Callable[[Site], Awaitable[asyncio.subprocess.Process]]


async def start_haproxy(site: Site) -> asyncio.subprocess.Process:
    """HAProxy with the configuration that the documentation recommends, and a socket to ask it."""
    control = site.folder / "control.cfg"
    control.write_text(f"global\n    stats socket {site.control}\n", "utf-8")
    places = zip(PLACES, site.ports, strict=False)
    variables = {f"SIGNORIA_{name}": f"127.0.0.1:{port}" for name, port in places}
    assert HAPROXY
    return await asyncio.create_subprocess_exec(
        *(HAPROXY, "-q", "-f", DEPLOY / "haproxy.cfg", "-f", control),
        env={**os.environ, **variables},
    )


async def start_nginx(site: Site) -> asyncio.subprocess.Process:
    """The same for nginx."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for place, port in zip(("8800", "8801", "8803"), site.ports, strict=False):
        assert text.count(f"127.0.0.1:{place}") == 1
        text = text.replace(f"127.0.0.1:{place}", f"127.0.0.1:{port}")
    paths = "".join(f"{name}_temp_path {site.folder}/{name};" for name in TEMPORARY)
    text = text.replace("http {", f"http {{ access_log off; {paths}", 1)
    configuration = site.folder / "nginx.conf"
    configuration.write_text(text, "utf-8")
    own = f"daemon off; pid {site.folder}/nginx.pid; error_log {site.folder}/nginx.log;"
    assert NGINX
    return await asyncio.create_subprocess_exec(
        *(NGINX, "-p", site.folder, "-c", configuration, "-g", own),
        stderr=asyncio.subprocess.DEVNULL,  # where nobody may write /var/log
    )


async def standing(here: Site) -> list[str]:
    """How HAProxy finds each of the servers."""
    reader, writer = await asyncio.open_unix_connection(here.control)
    writer.write(b"show stat\n")
    rows = csv.DictReader((await reader.read()).decode().removeprefix("# ").splitlines())
    writer.close()
    return [
        row["status"]
        for row in rows
        if row["pxname"] == "servers" and row["svname"] in ("one", "two")
    ]


async def wait_until(here: Site, *wanted: str) -> None:
    """Wait until HAProxy finds the servers so."""
    async with asyncio.timeout(PATIENCE):
        while tuple(await standing(here)) != wanted:
            await asyncio.sleep(PAUSE)


@asynccontextmanager
async def site(
    folder: Path,
    database: str,
    balance: Balance = start_haproxy,
) -> AsyncIterator[Site]:
    """Two servers behind a balancer."""
    found = Site(folder, database)
    balancer = await balance(found)
    try:
        for number in range(NUMBER):
            found.servers.append(await found.serve(number))
        if balance is start_haproxy:  # it asks them now and then how they are
            await wait_until(found, *["UP"] * NUMBER)
        yield found
    finally:
        balancer.terminate()  # so that nginx ends its own processes, too
        await balancer.wait()
        for server in found.servers:
            await server.kill()
