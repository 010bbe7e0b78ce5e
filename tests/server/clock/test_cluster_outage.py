"""Several servers on one database: clocks count as long as one of them runs, and no longer."""

from __future__ import annotations

from signoria.server.domain.clock.times import SECOND
from signoria.server.protocol.clocks import ClockRules
from tests.server.shared_server import Server, let_die
from tests.server.world import ANN, SetClock, asynchronous, party
from tests.support.postgres import Cluster

RULES = ClockRules(bank=4 * 3600, increment=30)
HOUR = 3600 * SECOND
MINUTE = 60 * SECOND


async def begin(url: str, clock: SetClock) -> Server:
    """A server that has started and looks at the time when a test says so."""
    here = Server(url, clock.times)
    await here.hub.start()
    here.hub._uptime.stop()
    here.hub._heartbeat._alarm.cancel()
    await here.hub.ownership.stop()
    return here


async def run_on(clock: SetClock, minutes: int, *servers: Server) -> None:
    """Let time pass while these servers run."""
    for _ in range(minutes):
        clock.at += MINUTE
        for each in servers:
            await each.hub._heartbeat.beat()


async def kill(here: Server) -> None:
    """Stop without a word; the others see that its lease is over."""
    await let_die(here.shared)
    await here.die()


async def deadline(here: Server, match: str) -> int:
    """When the time of the seat to move is over, for whoever comes to this server."""
    await here.enter(match, ANN)
    found = await (await here.hub.room(match)).read(lambda model: model.deadline)
    assert found is not None
    return found


async def go_down_beside_another(url: str, clock: SetClock) -> tuple[Server, str, int]:
    """Who goes on of two servers, the match of the one that went down, and its deadline then."""
    one, other = await begin(url, clock), await begin(url, clock)
    match = (await party(one, clock=RULES)).match
    due = await deadline(one, match)
    await run_on(clock, 5, one, other)
    await kill(one)
    return other, match, due


@asynchronous
async def test_a_server_that_goes_down_beside_another_gives_nobody_time(cluster: Cluster) -> None:
    url, clock = cluster.new_database(), SetClock()
    other, match, due = await go_down_beside_another(url, clock)
    await run_on(clock, 60, other)
    assert await deadline(other, match) == due
    await other.close()


@asynchronous
async def test_nothing_counts_while_all_servers_are_down(cluster: Cluster) -> None:
    url, clock = cluster.new_database(), SetClock()
    other, match, due = await go_down_beside_another(url, clock)
    await run_on(clock, 10, other)
    await kill(other)
    clock.at += 9 * HOUR
    third, fourth = await begin(url, clock), await begin(url, clock)
    assert await deadline(third, match) == due + 9 * HOUR
    await run_on(clock, 5, third, fourth)
    await kill(third)
    assert await deadline(fourth, match) == due + 9 * HOUR  # it was taken out once only
    await fourth.close()
