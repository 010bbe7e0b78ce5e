"""Servers on one PostgreSQL database, which see what the others do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from signoria.server.domain.clock.times import Times
from signoria.server.hub.hub import Hub
from signoria.server.journal.postgres.postgres_journal import PostgresJournal
from signoria.server.journal.sql.database import Database
from signoria.server.people.people import People
from signoria.server.rooms.context import RoomLimits
from tests.support.postgres import Cluster

from .world import AtOnce, Client, World


class Server(World):
    """A hub on a database that others use, too; its lease is renewed when a test says so."""

    def __init__(self, url: str, times: Times | None = None) -> None:
        self.clients: list[Client] = []
        self.shared = PostgresJournal.open(url)
        limits = RoomLimits(pace=0.0, quick=0.0)
        self.hub = Hub(self.shared, People(self.shared), AtOnce(), limits, times)

    async def _let_go(self) -> None:
        for client in self.clients:
            await client.leave()
        await self.shared.close()

    async def look(self) -> None:
        """Renew the lease and do what is to be done."""
        await self.hub.ownership.look_once()
        await self.hub.sharing.prepare()
        await self.hub.sharing.look_once()
        await self.hub.context.tasks.wait()


@asynccontextmanager
async def two(cluster: Cluster) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers on one new database."""
    url = cluster.new_database()
    one, other = Server(url), Server(url)
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


def end_lease(database: Database, server: str) -> None:
    """Let the time of a server be over, as if it had not been heard of for long."""
    database.execute("UPDATE servers SET until = 0 WHERE id = ?", (server,))


async def let_die(journal: PostgresJournal) -> None:
    """The same by its journal."""
    await journal.write(end_lease, journal._leases.server)
