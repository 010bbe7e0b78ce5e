"""Batches of two servers lock in one order; one that meets another all the same tries again."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from signoria.server.journal.postgres import batch_writer, leases
from signoria.server.journal.postgres.address import Address
from signoria.server.journal.postgres.batch_writer import run_batch
from signoria.server.journal.postgres.connection import Connection
from signoria.server.journal.postgres.jobs import Job
from signoria.server.journal.postgres.schema import bring_up_to_date
from signoria.server.journal.sql.database import Database
from tests.support.postgres import Cluster

ADD = """
    INSERT INTO matches (id, created, updated, status, public, spectators, version, card, owner)
    VALUES (?, 1, 1, 'running', 0, 0, 1, '{}', ?)"""
OURS, THEIRS = "our-server", "their-server"
WAITS = (
    "SELECT 1 FROM pg_stat_activity WHERE application_name = 'batch' AND wait_event_type = 'Lock'"
)
LOCK = "SELECT 1 FROM matches WHERE id = ? FOR UPDATE"


@contextmanager
def connections(cluster: Cluster) -> Iterator[tuple[Connection, Connection, Connection]]:
    """Three on one database with a match of each server, ``a`` of ours and ``b`` of theirs."""
    address = Address.parse(cluster.new_database())
    found = [Connection(address, name) for name in ("batch", "other", "third")]
    bring_up_to_date(found[0], address.name)
    leases.register(found[0], THEIRS)
    for match, owner in (("a", OURS), ("b", THEIRS)):
        found[0].execute(ADD, (match, owner))
    try:
        yield found[0], found[1], found[2]
    finally:
        for connection in found:
            connection.close()


def test_a_batch_holds_no_match_of_another_server_while_it_waits(cluster: Cluster) -> None:
    """Else that server, which waits for it, would be waited for by it."""
    with connections(cluster) as (ours, theirs, third):
        batch = [
            Job(leases.take, (OURS, "b", True), {}),
            Job(leases.release, (OURS, "a", 0), {}),
        ]
        with theirs.transaction():
            theirs.execute(LOCK, ("a",))
            running = threading.Thread(target=run_batch, args=(ours, batch))
            running.start()
            while not third.execute(WAITS).fetchone():
                assert running.is_alive()
            third.execute(f"{LOCK} NOWAIT", ("b",))
        running.join()
        wanted = third.execute("SELECT owner, wanted FROM matches ORDER BY id").fetchall()
        assert wanted == [(None, None), (THEIRS, OURS)]


def test_a_batch_that_another_keeps_from_going_on_is_tried_as_a_whole_once_more(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(batch_writer, "run_one_by_one")
    tries = []

    def meet_another(database: Database) -> int:
        tries.append(database.execute("UPDATE matches SET updated = updated + 1").rowcount)
        if len(tries) == 1:
            raise psycopg.errors.DeadlockDetected
        return len(tries)

    with connections(cluster) as (ours, *_):
        (outcome,) = run_batch(ours, [Job(meet_another, (), {})])
        assert outcome == (2, None)
        assert ours.execute("SELECT max(updated) FROM matches").fetchone() == (2,)
