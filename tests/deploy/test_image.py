"""The image of a server is built, started as the compose file says, stopped and started again."""

from __future__ import annotations

import asyncio

from tests.server.wire.crowd import Crowd

from .players import begin, free_place, until
from .podman import DEPLOY, Podman

COMPOSE = DEPLOY / "compose.yaml"
SERVER = "signoria-test_server_1"
HEALTH = "/opt/signoria/health.py"
MOVES = 12  # of everybody until the server is stopped, and again until it is enough


def test_a_match_outlives_the_container(podman: Podman) -> None:
    place = free_place()
    start(podman, place)
    look_around(podman)
    crowd = asyncio.run(begin(f"http://{place}", [(2, 1)]))
    asyncio.run(play(crowd, place, MOVES))
    before = crowd.matches[0].newest
    stop(podman)
    start(podman, place)
    asyncio.run(play(crowd, place, 2 * MOVES))
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


async def play(crowd: Crowd, place: str, moves: int) -> None:
    """Let two people play against a bot until they have made so many moves."""
    crowd.enough = until(moves)
    crowd.come(f"http://{place}")
    await crowd.go()


def stop(podman: Podman) -> None:
    """Stop it as an upgrade does: it ends by itself, in order."""
    podman.run("stop", "--time", "30", SERVER)
    podman.check_end(SERVER)
    podman.compose(COMPOSE, "down")
