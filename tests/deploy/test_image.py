"""The image of a server is built, started as the compose file says, stopped and started again."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.wire.crowd import Crowd, Match
from tests.server.wire.process import Process
from tests.support.wheel import find_wheel, pip

from .podman import BASE, Podman, make_base, missing, own_podman

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
COMPOSE = ROOT / "deploy" / "compose.yaml"
IMAGE = "localhost/signoria:latest"
SERVER = "signoria-test_server_1"
HEALTH = "/opt/signoria/health.py"
MOVES = 12  # of everybody until the server is stopped, and again until it is enough


@pytest.fixture(scope="module")
def podman() -> Iterator[Podman]:
    """Podman with the image, built from the wheel that there is."""
    why = missing()
    if why:
        pytest.skip(why)
    wheel = find_wheel()
    with own_podman() as podman:
        make_base(podman)
        wheels = podman.folder / "wheels"
        what = f"{wheel}[organisation,postgres,traces]"
        pip(os.environ, sys.executable, "wheel", "--wheel-dir", wheels, what)
        podman.run(
            "build", "--layers=false", "--format", "docker", "--network", "none",
            "--build-arg", f"BASE={BASE}", "--build-context", f"wheels={wheels}",
            "--file", CONTAINERFILE, "--tag", IMAGE, ROOT,
        )  # fmt: skip
        yield podman


def test_a_match_outlives_the_container(podman: Podman) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        place = "{}:{}".format(*probe.getsockname())
    crowd = Crowd(1)
    start(podman, place)
    look_around(podman)
    asyncio.run(play(crowd, f"http://{place}", MOVES))
    before = crowd.matches[0].newest
    stop(podman)
    start(podman, place)
    asyncio.run(play(crowd, f"http://{place}", 2 * MOVES))
    assert crowd.matches[0].newest > before
    stop(podman)


def start(podman: Podman, place: str) -> None:
    """Start the server, and wait until it answers."""
    podman.compose(COMPOSE, "up", "--detach", "--no-build", SIGNORIA_PUBLISH=place)
    podman.wait_for(SERVER, "http://")


def look_around(podman: Podman) -> None:
    """Nothing can be written but the volume, by nobody of importance; it knows how it is."""
    assert podman.run("exec", SERVER, "id", "-u") == "10001"
    assert podman.try_run("exec", SERVER, "touch", "/opt/signoria/a").returncode
    assert podman.run("exec", SERVER, "stat", "-c", "%u %a", "/data/signoria.db") == "10001 600"
    podman.run("healthcheck", "run", SERVER)
    ill = podman.try_run("exec", "--env", "SIGNORIA_METRICS_PORT=9", SERVER, "python3", HEALTH)
    assert ill.returncode == 1


async def play(crowd: Crowd, url: str, moves: int) -> None:
    """Let two people play against a bot until they have made so many moves."""

    def enough(match: Match) -> bool:
        return match.moves >= moves

    if not crowd.matches:
        site = Process(cast(Any, None), Path(), url)  # a container that we have not started
        await crowd.begin(site, [(2, 1)])
    crowd.enough = enough
    crowd.come(url)
    await crowd.go()


def stop(podman: Podman) -> None:
    """Stop it as an upgrade does: it ends by itself, in order."""
    podman.run("stop", "--time", "30", SERVER)
    assert podman.run("inspect", "--format", "{{.State.ExitCode}}", SERVER) == "0"
    said = podman.try_run("logs", SERVER)
    assert "Traceback" not in said.stdout + said.stderr
    podman.compose(COMPOSE, "down")
