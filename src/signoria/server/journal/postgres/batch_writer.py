"""What writes batches of jobs to PostgreSQL, each batch in one transaction."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import psycopg

from ..database_fault import DatabaseFault
from ..errors import NotWritten
from ..sql.group_commit import Outcome
from ..sql.migrations import APPLICATION
from .address import Address
from .append_together import AppendJob, append_together, find_appends
from .connection import Connection
from .jobs import Job, describe, write_error
from .leases import take

LOCK = APPLICATION + 1  # the first is for who brings the tables up to date
CLAIM = "SELECT pg_try_advisory_lock(?)"
CLAIM_SHARED = "SELECT pg_try_advisory_lock_shared(?)"
TRIES = 3  # of a batch that another server's keeps from going on, while it waits for it as well
LAST_WRITES, LOOK = 5.0, 0.1  # seconds to wait for a server that was just killed, and between looks
# What the connection before was told last may still be under way: end it, and wait for that.
END_EARLIER = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE application_name = ? AND pid <> pg_backend_pid()"""


class PostgresBatchWriter:
    """One connection that writes, and another one when that is lost.

    It is connected when made; raises ``psycopg.Error``, and ``DatabaseFault`` while somebody has
    the database for himself, as one who moves it.  As long as it lives, nobody can.
    """

    def __init__(self, address: Address) -> None:
        self._address = address
        self._name = f"signoria-writer-{secrets.token_hex(8)}"
        self._connection = self._connect()

    @property
    def connection(self) -> Connection:
        """The connection, for what is done before any batch."""
        return self._connection

    def prepare(
        self, work: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Job:
        """A job as it is."""
        return Job(work, args, kwargs)

    def run_batch(self, batch: Sequence[Job]) -> list[Outcome]:
        """The outcomes of jobs, once they are durable.

        If the connection is lost meanwhile, nobody knows, and each gets ``NotWritten``.
        """
        try:
            if self._connection.lost:
                self._connection = self._connect()
            return run_batch(self._connection, batch)
        except Exception as error:  # callers must get an answer, and the next batch tries anew
            reason = describe(error)
        self._connection.close()  # also one that is broken: it still holds its socket
        return [Outcome(None, NotWritten(reason)) for _ in batch]

    def close(self) -> None:
        """Let the connection go."""
        self._connection.close()

    def _connect(self) -> Connection:
        """A connection, once nothing of the one before is under way any more."""
        connection = Connection(self._address, self._name)
        try:
            connection.execute(END_EARLIER, (self._name,))
            claim(connection, self._address.name, CLAIM_SHARED)
        except BaseException:
            connection.close()
            raise
        return connection


def claim(connection: Connection, name: str, how: str = CLAIM) -> None:
    """Hold the lock of the database, alone or as all servers do; raises ``DatabaseFault``."""
    deadline = time.monotonic() + LAST_WRITES
    while not connection.execute(how, (LOCK,)).fetchone()[0]:
        if time.monotonic() > deadline:
            raise DatabaseFault("in-use", file=name)
        time.sleep(LOOK)


def run_batch(connection: Connection, batch: Sequence[Job]) -> list[Outcome]:
    """Run a batch in one go, and job by job if any of them fails."""
    for _ in range(TRIES):
        try:
            return run_in_one_go(connection, batch)
        except psycopg.errors.DeadlockDetected:  # nothing of it is left, and the other has gone on
            continue
        except Exception:  # whatever is wrong with a job is found out when it is alone
            if connection.lost:
                raise
            break
    return run_one_by_one(connection, batch)


def run_in_one_go(connection: Connection, batch: Sequence[Job]) -> list[Outcome]:
    """The outcomes of a batch, of which nothing is left if any job fails: raises what that raises.

    Servers lock in one order, so that none waits for another that waits for it: first rows of their
    own matches, in the order of these, then those of matches that others may have, for which nobody
    waits.
    """
    found = find_appends(batch)
    together = {place: found[place] for place in sorted(found, key=lambda at: found[at].match)}
    others = [place for place in range(len(batch)) if place not in together]
    others.sort(key=lambda place: batch[place].work is take)
    if not others and not any(each.row.notices for each in together.values()):
        # One statement is a transaction by itself.
        done = append_in_order(connection, together)
    else:
        with connection.transaction():
            done = append_in_order(connection, together) if together else {}
            done |= {place: Outcome(batch[place].run(connection)) for place in others}
    return [done[place] for place in range(len(batch))]


def append_in_order(
    connection: Connection, together: Mapping[int, AppendJob]
) -> dict[int, Outcome]:
    """The outcomes of appends by their places."""
    return dict(zip(together, append_together(connection, list(together.values())), strict=True))


def run_one_by_one(connection: Connection, batch: Sequence[Job]) -> list[Outcome]:
    """Run each job for itself; raises ``psycopg.Error`` if the whole is refused."""
    with connection.transaction():
        return [try_job(connection, job) for job in batch]


def try_job(connection: Connection, job: Job) -> Outcome:
    """The outcome of one job among others; if it fails, only its own changes go."""
    connection.execute("SAVEPOINT job")
    try:
        result = job.run(connection)
    except Exception as error:  # whatever is wrong with a job is its caller's to know
        if connection.lost:
            raise
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return Outcome(None, write_error(error))
    connection.execute("RELEASE job")
    return Outcome(result)
