"""The server's bench gets in where nobody else would: its figures are of what it means."""

import asyncio
from pathlib import Path

import pytest

from bench.report import Figure, target_text, value_text
from bench.server import ratios
from bench.server.calimala import Person
from bench.server.cluster import BALANCED, SECOND, behind_balancer
from bench.server.load import Order, Result
from bench.server.memory import watching
from bench.server.process import Running, signoria
from signoria.server.settings import Settings
from tests.server.wire.site import HAPROXY, MISSING
from tests.support.postgres import Cluster

MOST = Settings().spectators_per_address


async def look_on(server: Running, crowd: int) -> None:
    host = Person(server.port, "Host")
    match = host.create_alone()
    host.close()
    for wire in [await watching(server.port, match) for _ in range(crowd)]:
        wire.close()


def test_more_look_on_from_one_address_than_a_server_lets_in(tmp_path: Path) -> None:
    with signoria(tmp_path / "memory.db") as server:
        asyncio.run(look_on(server, MOST + 1))


@pytest.mark.slow
@pytest.mark.skipif(HAPROXY is None, reason=MISSING)
def test_moves_go_through_the_balancer_to_both_servers(cluster: Cluster) -> None:
    with behind_balancer(cluster) as server:
        pid, beside = server.process.pid, server.beside()
        assert set(beside) == {SECOND, BALANCED, "database"}
        found = server.load(Order("calimala", server.port, pid, 20, 0, 1.0, 60.0, beside))
    assert found.moves > 10
    assert found.cpu > 0
    assert all(work > 0 for work in found.beside.values())


def result(rate: float, cpu: float, **beside: float) -> Result:
    """A run of which only this matters."""
    return Result(0, rate, 0, 0, 0, 0, cpu, 0, 0, beside)


def test_ratios_are_of_each_round_and_tell_their_spread() -> None:
    one, two = [result(100, 300), result(200, 200)], [result(50, 200), result(180, 100)]
    found = ratios.rate_figure(two, one)
    assert (found.value, found.spread, found.met) == (0.7, (0.5, 0.9), True)
    both = [result(1, 150, **{SECOND: 150.0}), result(1, 150, **{SECOND: 90.0})]
    work = ratios.work_figure(both, one, "paced")
    assert (work.spread, work.met) == ((1.0, 1.2), True)
    assert value_text(work) == "1.10 (1.00 to 1.20)"
    assert target_text(work) == "≤ 1.1"
    assert target_text(Figure("", 1, "", 2_000_000)) == "≥ 2,000,000"
