"""Servers, worker, PostgreSQL and HAProxy are started as the compose file of the cluster says."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest

from tests.server.wire.crowd import Crowd, is_over
from tests.server.wire.site import Returning

from . import stand_ins
from .players import begin, free_place
from .podman import DEPLOY, Podman

COMPOSE = DEPLOY / "compose.cluster.yaml"
PROJECT = "signoria-cluster"
NETWORK = f"{PROJECT}_default"
SUBNET = re.compile(r"subnet: (\S+)")
SERVERS = ("one", "two")
TABLES, LOAD = [(2, 1)] * 3, 60  # people and bots; frames until the next server is renewed
HEALTH = "/opt/signoria/health.py"
NUMBERS = """
from urllib.request import urlopen
print(urlopen("http://127.0.0.1:8801/metrics").read().decode())"""
THOUGHT = re.compile(r"^signoria_jobs_elsewhere_total (\d+)", re.MULTILINE)


@pytest.fixture
def cluster(podman: Podman) -> Iterator[str]:
    """The cluster under way; where its balancer listens."""
    if why := stand_ins.missing():
        pytest.skip(why)
    make_network(podman)
    stand_ins.make_stand_ins(podman, COMPOSE)
    place = free_place()
    variables = {
        "SIGNORIA_PUBLISH": place,
        "SIGNORIA_BASE_URL": f"http://{place}",
        "SIGNORIA_PASSWORD": "known-to-tests",
    }
    podman.compose(COMPOSE, "up", "--detach", "--no-build", project=PROJECT, **variables)
    for server in SERVERS:
        podman.wait_for(container(server), "http://")
    podman.wait_for(container("worker"), "think for the servers")
    yield place
    podman.compose(COMPOSE, "down", project=PROJECT, **variables)


def make_network(podman: Podman) -> None:
    """Make the network as the file says, which older podman-compose does not; may skip."""
    (subnet,) = SUBNET.findall(COMPOSE.read_text("utf-8"))
    made = podman.try_run("network", "create", "--subnet", subnet, NETWORK)
    if made.returncode:
        pytest.skip(f"no network {subnet} for containers here: {made.stderr[-300:]}")


def test_people_play_on_while_the_servers_of_a_cluster_are_renewed(
    podman: Podman, cluster: str
) -> None:
    asyncio.run(play(podman, f"http://{cluster}"))
    for server in SERVERS:  # the balancer is trusted, and nothing else is the matter
        assert podman.run("exec", container(server), "python3", HEALTH) == "ok"
    assert sum(count_thoughts(podman, server) for server in SERVERS), "the worker has done nothing"


async def play(podman: Podman, url: str) -> None:
    """Let people play at several tables, without a pause, while one server after the other goes."""
    crowd = await begin(url, TABLES)
    going = True
    crowd.enough = lambda match: is_over(match) or not going
    crowd.come(url, Returning)
    for server in SERVERS:
        await crowd.hear(LOAD)
        await asyncio.to_thread(renew, podman, server)
    await crowd.hear(LOAD)
    going = False
    await crowd.go()
    await play_more(crowd, url)


async def play_more(crowd: Crowd, url: str) -> None:
    """See that every match goes on after all."""
    before = {match.id: match.moves for match in crowd.matches}
    crowd.enough = lambda match: is_over(match) or match.moves > before[match.id]
    crowd.come(url, Returning)
    await crowd.go()


def renew(podman: Podman, server: str) -> None:
    """End a server in order, as an upgrade does, and have it back."""
    name = container(server)
    podman.run("stop", "--time", "30", name)
    podman.check_end(name)
    podman.run("start", name)
    podman.wait_for(name, "http://", times=2)


def count_thoughts(podman: Podman, server: str) -> int:
    """How often the worker has thought for a server, since that was started."""
    return int(THOUGHT.findall(podman.run("exec", container(server), "python3", "-c", NUMBERS))[0])


def container(service: str) -> str:
    """The container of a service."""
    return f"{PROJECT}_{service}_1"
