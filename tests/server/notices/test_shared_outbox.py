"""Two servers on one database tell people once, and nobody of what it has in sight."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from signoria.server.journal.notice_rows import WayKind, WayRow
from signoria.server.journal.postgres.outbox import LEFT
from signoria.server.journal.rows import TokenRow
from signoria.server.journal.sql.database import Database
from signoria.server.notices.delivery import Courier
from signoria.server.notices.message import Message
from signoria.server.notices.outbox import Outbox
from signoria.server.rooms.attendance import UNHEARD
from tests.server.shared_server import Server
from tests.server.world import ANN, BEN, CAT, Client, Party, SetClock, asynchronous, party
from tests.support.postgres import Cluster

PEOPLE = (ANN, BEN, CAT)
MINUTE = 60.0  # seconds


class Slow:
    """Whatever takes its time to bring a message; ``brought`` has what has left."""

    def __init__(self) -> None:
        self.brought: list[str] = []
        self.may_end = asyncio.Event()

    async def deliver(self, way: WayRow, message: Message, now: int) -> None:
        self.brought.append(way.person)
        await self.may_end.wait()

    async def close(self) -> None: ...


class Away(NamedTuple):
    """Two servers with an outbox each, and a table at the first of them."""

    one: Server
    other: Server
    first: Outbox
    second: Outbox
    courier: Slow
    clock: SetClock
    table: Party

    async def pass_turn(self) -> Client:
        """Move until it is somebody else's turn; whose it is now."""
        before, _ = self.table.mover()
        while self.table.mover()[0] is before:
            await self.table.move()
        return self.table.mover()[0]


def let_serve(database: Database, server: str) -> None:
    """Let a server serve all ways."""
    database.execute("UPDATE ways SET sender = ?", (server,))


@asynccontextmanager
async def away(cluster: Cluster) -> AsyncIterator[Away]:
    """Three people at a table of the first server, each with a way to be told."""
    url, clock, courier = cluster.new_database(), SetClock(), Slow()
    one, other = Server(url, clock.times), Server(url, clock.times)
    couriers: dict[WayKind, Courier] = {"webhook": courier}
    first, second = (
        Outbox(each.shared, couriers, each.hub, "https://s.example", clock.times)
        for each in (one, other)
    )
    try:
        for person in PEOPLE:
            token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
            await one.shared.add_person(person, token)
            way = WayRow(
                id=f"way of {person.id}",
                person=person.id,
                kind="webhook",
                target="https://a.example",
                created=1,
            )
            await one.shared.add_way(way)
        table = await party(one)
        yield Away(one, other, first, second, courier, clock, table)
    finally:
        courier.may_end.set()
        for outbox in (first, second):
            await outbox.settle()
        await one.close()
        await other.close()


@asynchronous
async def test_who_has_the_match_in_sight_at_one_server_is_told_by_none(cluster: Cluster) -> None:
    """Also by ways that the other server serves just then."""
    async with away(cluster) as here:
        await here.pass_turn()
        await here.other.shared.write(let_serve, here.other.shared._leases.server)
        await here.first.look()
        for seconds in (LEFT / 1000, UNHEARD / 1000 - LEFT / 1000, LEFT / 1000, MINUTE):
            here.clock.go_on(seconds)
            await here.first.look()
            await here.second.look()
        await asyncio.sleep(0)
        assert here.courier.brought == []


@asynchronous
async def test_one_server_tells_while_the_other_looks(cluster: Cluster) -> None:
    async with away(cluster) as here:
        asked = await here.pass_turn()
        await asked.leave()
        here.clock.go_on(MINUTE)
        await here.first.look()
        await asyncio.gather(here.second.look(), here.first.look())
        here.clock.go_on(MINUTE)
        await here.second.look()
        here.courier.may_end.set()
        await asyncio.gather(here.first.settle(), here.second.settle())
        await here.second.look()
        await here.second.settle()
        assert asked.viewer.person
        assert here.courier.brought == [asked.viewer.person.id]
