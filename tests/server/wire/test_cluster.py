"""Two servers on one database behind a balancer: killed, stopped and put to sleep."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.support.postgres import Cluster

from .crowd import Crowd
from .site import HAPROXY, MISSING, NGINX, Balance, Returning, site, start_haproxy, start_nginx
from .test_crash import check, load_match

TABLES = [(3, 0), (3, 0), (4, 0), (3, 0), (1, 2), (3, 0)]  # people and bots
LOAD, MORE = 120, 3  # frames until the next blow; moves by which every match goes on after all


async def play(
    folder: Path,
    database: str,
    blows: list[tuple[str, int]],
    balance: Balance = start_haproxy,
) -> Crowd:
    """Play while one server after the other has a blow, then see that all go on and all is true."""
    crowd = Crowd(7)
    going = True
    begun: dict[str, int] = {}
    async with site(folder, database, balance) as here:
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


@pytest.mark.slow
@pytest.mark.skipif(NGINX is None, reason="no nginx here: apt-get install nginx")
@pytest.mark.parametrize("blow", ["stop", "kill"])
def test_the_same_holds_behind_nginx(tmp_path: Path, cluster: Cluster, blow: str) -> None:
    """But for a server that sleeps: nginx asks none how it is."""
    blows = [(blow, number) for number in range(2)]
    crowd = asyncio.run(play(tmp_path, cluster.new_database(), blows, start_nginx))
    assert all(match.moves > MORE for match in crowd.matches)
    assert "Traceback" not in (tmp_path / "log").read_text()
