"""Two sites on one database are noticed; two servers of one site are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from signoria.server.journal.postgres.postgres_journal import PostgresJournal
from signoria.server.startup import neighbours
from signoria.server.startup.neighbours import NONE, Neighbours
from tests.server.wire import process
from tests.server.wire.served import asynchronous
from tests.server.wire.site import free_ports
from tests.support.postgres import Cluster

HERE, THERE = "https://here.example.org", "https://there.example.org"


@pytest.mark.parametrize(
    ("one", "other", "says"),
    [
        (HERE, HERE, None),
        (None, None, None),
        (HERE, THERE, f"as {THERE}, this one is {HERE}: give all servers of a site the same"),
        (HERE, None, f"as {NONE}, this one is {HERE}"),
        (None, THERE, f"as {THERE}, this one is {NONE}"),
    ],
)
@asynchronous
async def test_another_address_on_the_same_database_is_a_reason(
    cluster: Cluster, one: str | None, other: str | None, says: str | None
) -> None:
    journal = PostgresJournal.open(cluster.new_database())
    try:
        first, second = Neighbours(journal, one), Neighbours(journal, other)
        await first.begin()
        await first.look()
        assert first.reason() is None
        await second.begin()
        await first.look()
        assert (says in str(first.reason())) if says else first.reason() is None
        await second.look()
        assert second.reason() is None
        await Neighbours(journal, one).begin()  # the first one is started again
        await first.look()
        assert first.reason() is None
    finally:
        await journal.close()


@asynchronous
async def test_health_and_log_of_a_server_say_so(cluster: Cluster, tmp_path: Path) -> None:
    url, (port,) = cluster.new_database(), free_ports(1)
    one = await process.start(tmp_path, url, SIGNORIA_BASE_URL=HERE, SIGNORIA_METRICS_PORT=port)
    try:
        assert one.running.stdout
        await one.running.stdout.readline()
        journal = PostgresJournal.open(url)
        async with httpx.AsyncClient(trust_env=False) as client:
            while "neighbours: " not in (
                page := (await client.get(f"http://127.0.0.1:{port}/health")).text
            ):
                await Neighbours(journal, THERE).begin()  # whenever the first one has begun
                await asyncio.sleep(neighbours.PERIOD / 20)
        await journal.close()
        assert f"neighbours: another server was started on this database as {THERE}" in page
    finally:
        await one.kill()
    assert "neighbours is degraded" in (tmp_path / "log").read_text()
