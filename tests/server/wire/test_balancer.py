"""What belongs together reaches the same of two servers, by the balancer as it is recommended."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from signoria.server.journal.entries import Person
from signoria.server.rooms.viewer import GOING_AWAY, TRY_AGAIN
from signoria.server.startup.database import locate, open_journal
from signoria.server.views import match_card
from tests.server.limits.worst import long_match
from tests.support import postgres
from tests.support.postgres import Cluster

from . import process
from .client import enter
from .served import asynchronous
from .site import (
    HAPROXY,
    MISSING,
    NGINX,
    NUMBER,
    Balance,
    Site,
    site,
    start_haproxy,
    start_nginx,
    wait_until,
)

MATCHES = 6  # all at one of two servers: once in 32 times
ADDRESSES = 12  # all at one of two servers: once in 2,000 times
ANN, BEN = Person("ann-ann-ann-ann-", "Ann"), Person("ben-ben-ben-ben-", "Ben")
ASKED = re.compile(r'signoria_request_seconds_count\{[^}]*call="(\w+)"[^}]*\} ([0-9.]+)')
NO_NGINX = "no nginx here: apt-get install nginx"
BALANCERS = [
    pytest.param(start_haproxy, marks=pytest.mark.skipif(HAPROXY is None, reason=MISSING)),
    pytest.param(start_nginx, marks=pytest.mark.skipif(NGINX is None, reason=NO_NGINX)),
]


async def keep_finished(database: str, number: int) -> list[str]:
    """Put so many matches that are over into a database; their ids."""
    journal, found = open_journal(locate(database)), []
    try:
        await journal.renew_lease()
        for _ in range(number):
            model, entries = long_match(ANN, BEN, over=True)
            await journal.take_match(model.id, wanted=False)
            row = match_card.match_row(model, entries, None)
            await journal.append(model.id, 1, entries, row)
            await journal.release_match(model.id)
            found.append(model.id)
    finally:
        await journal.close()
    return found


async def count_calls(here: Site, name: str) -> list[int]:
    """How often each of the servers has been asked for something."""
    found = []
    async with httpx.AsyncClient(trust_env=False) as client:
        for number in range(NUMBER):
            text = (await client.get(here.metrics_url(number))).raise_for_status().text
            found.append(sum(int(float(n)) for call, n in ASKED.findall(text) if call == name))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("balance", BALANCERS)
@asynchronous
async def test_an_analysis_is_told_and_stopped_where_it_was_begun(
    tmp_path: Path, cluster: Cluster, balance: Balance
) -> None:
    database = cluster.new_database()
    matches = await keep_finished(database, MATCHES)
    async with site(tmp_path, database, balance) as here, here.front.client() as browser:
        for match in matches:
            path = f"/api/matches/{match}/analysis"
            begun = await browser.post(path)
            assert begun.status_code == 200, begun.text
            news = await browser.get(f"{path}/{begun.json()['key']}")
            assert (news.status_code, news.json()["state"]) in [(200, "waiting"), (200, "running")]
            stopped = await browser.delete(f"{path}/{begun.json()['key']}")
            assert stopped.status_code == 200, stopped.text
        asked = await count_calls(here, "match_analysis")
        assert sum(asked) == MATCHES
        assert all(asked), "all matches were at one server: nothing was seen"


@pytest.mark.slow
@pytest.mark.parametrize("balance", BALANCERS)
@asynchronous
async def test_whoever_comes_by_another_proxy_counts_as_oneself(
    tmp_path: Path, cluster: Cluster, balance: Balance
) -> None:
    """What the proxy adds is the last address; what people tell before it says nothing."""
    async with site(tmp_path, cluster.new_database(), balance) as here:
        assert all(await ask_from(here, [f"203.0.113.{number}" for number in range(ADDRESSES)]))
        last = [f"203.0.113.{number}, 198.51.100.7" for number in range(ADDRESSES)]
        assert sorted(await ask_from(here, last)) == [0, ADDRESSES]


async def ask_from(here: Site, addresses: list[str]) -> list[int]:
    """Ask something from each of these addresses; how often that reached each of the servers."""
    before = await count_calls(here, "me")
    async with here.front.client() as proxy:
        for address in addresses:
            told = {"X-Forwarded-For": address}
            (await proxy.get("/api/me", headers=told)).raise_for_status()
    return [now - then for now, then in zip(await count_calls(here, "me"), before, strict=True)]


@pytest.mark.slow
@pytest.mark.skipif(HAPROXY is None, reason=MISSING)
@asynchronous
async def test_nobody_is_sent_to_a_server_that_stops_and_who_is_there_may_stay(
    tmp_path: Path, cluster: Cluster
) -> None:
    async with site(tmp_path, cluster.new_database()) as here, here.front.client() as browser:
        tokens = [await process.person(browser, name) for name in ("Ann", "Ben", "Cat")]
        matches = [await process.match(browser, tokens) for _ in range(MATCHES)]
        clients = [await enter(here.url, match, tokens[0]) for match in matches]
        for client in clients:
            await client.until(lambda client=client: client.table.version)  # type: ignore[misc]
        here.servers[0].running.terminate()
        await wait_until(here, "NOLB", "UP")
        stranger = {"X-Forwarded-For": "203.0.113.9"}
        for match in matches[::2]:  # the other server asks for them
            answer = await browser.get(f"/api/matches/{match}", headers=stranger)
            assert answer.status_code == 200, answer.text
        assert await here.servers[0].running.wait() == 0
        gone = [client.connection.close_code for client in clients if client.connection.close_code]
        assert gone, "all matches were at the other server: nothing was seen"
        assert set(gone) <= {GOING_AWAY, TRY_AGAIN}, "somebody was cut off"
        for client in clients:
            await client.leave()


@pytest.mark.slow
@pytest.mark.skipif(HAPROXY is None, reason=MISSING)
@pytest.mark.skipif(postgres.find_programs() is None, reason=postgres.MISSING)
@asynchronous
async def test_without_a_database_pages_say_what_is_the_matter(tmp_path: Path) -> None:
    with postgres.running_cluster() as cluster:
        async with site(tmp_path, cluster.new_database()) as here, here.front.client() as browser:
            await wait_until(here, "UP", "UP")
            cluster.stop()
            try:
                await wait_until(here, "DOWN", "DOWN")
                for number in range(NUMBER):
                    told = await browser.get(f"{here.direct_url(number)}/ready")
                    assert (told.status_code, told.text.partition(":")[0]) == (503, "no lease")
                assert (await browser.get("/")).status_code == 200
                refused = await browser.get("/api/lobby")
                problem = refused.json()["error"]["reason"]
                assert (refused.status_code, problem) in [(503, "not-read"), (503, "not-kept")]
            finally:
                cluster.start()
            await wait_until(here, "UP", "UP")
            assert (await browser.get("/api/lobby")).status_code == 200
