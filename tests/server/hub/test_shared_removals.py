"""A removal on a PostgreSQL database, killed at every step, is finished by another server."""

from __future__ import annotations

import sys

import pytest

from signoria.server.hub.removals import Removals
from signoria.server.journal.sql.database import Database
from tests.support.postgres import Cluster

from ..shared_server import Server
from ..world import ANN, BEN, asynchronous
from .remover import MATCHES, SECRET
from .test_removals import kill_remover

TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
# Bytes are written as hexadecimal digits in the text of a row.
FIND = """
    SELECT count(*) FROM {table} AS row
    WHERE row::text LIKE ? OR row::text LIKE ?"""
NO_LEASE = "UPDATE servers SET until = 0 WHERE id <> ?"
LONG_AGO = "UPDATE removals SET at = 0"


def tables_with(database: Database, *texts: str) -> set[str]:
    """In which tables any of these can be found, in whatever column."""
    found = set()
    for (table,) in database.execute(TABLES, ()).fetchall():
        for text in texts:
            sought = (f"%{text}%", f"%{text.encode().hex()}%")
            ((rows,),) = database.execute(FIND.format(table=table), sought).fetchall()
            if rows:
                found.add(table)
    return found


def change(database: Database, statement: str, *values: str) -> None:
    """Carry a statement out."""
    database.execute(statement, values)


@asynchronous
async def look_after_kill(url: str) -> None:
    """All is as if nothing had been cut off."""
    here = Server(url)
    try:
        await here.shared.write(change, NO_LEASE, here.shared._leases.server)
        await here.hub.start()
        await Removals(here.hub).resume()
        await here.hub.context.tasks.wait()
        assert await here.shared.read(tables_with, BEN.name, SECRET) == set()
        cards = (await here.hub.lobby(ANN)).mine
        assert len(cards) == MATCHES
        for card in cards:
            assert [seat.name for seat in card.seats] == ["Ann", None, "Cat"]
            assert card.seats[1].absent
        kept = {"removals", "announcements"}  # until no server can have it in memory
        assert await here.shared.read(tables_with, BEN.id) == kept
        await here.shared.write(change, LONG_AGO)
        await Removals(here.hub).resume()
        assert await here.shared.read(tables_with, BEN.id) == set()
    finally:
        await here.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its kill is another thing")
def test_a_removal_that_was_killed_is_finished_by_another_server(cluster: Cluster) -> None:
    """Killed when the first step is about to be done or done, the second, ... all of them."""
    told: list[str] = []
    while "end" not in told:
        url = cluster.new_database()
        told = kill_remover(url, len(told) + 2, "shared_remover")
        assert told[0] == "begin_removal"
        look_after_kill(url)
    assert {"append", "erase_names", "search_names"} <= set(told)
