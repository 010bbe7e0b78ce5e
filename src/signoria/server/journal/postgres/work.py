"""Jobs for workers in PostgreSQL: offered and awaited by servers, taken and done by workers.

A worker takes a job for some seconds and says again and again that it is at it.  Who has been
silent for longer has lost the job: another takes it, and what the first one brings is refused.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol

from ..sql.database import Database
from ..work_port import JobNews, JobRow

LEASE = 4_000  # milliseconds for which a worker that says no word keeps a job
ALIVE = 6_000  # milliseconds for which a worker that says no word counts as one
KEPT = 600_000  # milliseconds after which a job goes that no server has withdrawn

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
COUNT = f"SELECT count(*) FROM workers WHERE version = ? AND until > {NOW}"
OFFER = f"""
    INSERT INTO jobs (id, task, version, arguments, patience, urgent, made)
    VALUES (?, ?, ?, ?, ?, ?, {NOW})"""
NEWS = f"""
    SELECT id, worker IS NOT NULL AND until > {NOW}, result, failure FROM jobs
    WHERE id = ANY(?)"""
WITHDRAW = "DELETE FROM jobs WHERE id = ANY(?)"
DROP_OLD = f"DELETE FROM jobs WHERE made < {NOW} - {KEPT}"
SIGN_ON = f"""
    INSERT INTO workers (id, version, until) VALUES (?, ?, {NOW} + {ALIVE})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
FORGET = f"DELETE FROM workers WHERE until < {NOW} - {KEPT}"
SIGN_OFF = "DELETE FROM workers WHERE id = ?"
TAKE = f"""
    UPDATE jobs SET worker = ?1, until = {NOW} + {LEASE} WHERE id = (
        SELECT id FROM jobs
        WHERE version = ?2 AND result IS NULL AND failure IS NULL
        AND (worker IS NULL OR until <= {NOW})
        ORDER BY urgent DESC, made LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, task, version, arguments, patience, urgent"""
EXTEND = f"""
    UPDATE jobs SET until = {NOW} + {LEASE}
    WHERE id = ? AND worker = ? AND result IS NULL AND until > {NOW}"""
FINISH = f"""
    UPDATE jobs SET result = ?3, failure = ?4
    WHERE id = ?1 AND worker = ?2 AND result IS NULL AND failure IS NULL AND until > {NOW}"""
RELEASE = "UPDATE jobs SET worker = NULL, until = NULL WHERE id = ? AND worker = ?"
OTHERS = "SELECT DISTINCT version FROM jobs WHERE version <> ? AND worker IS NULL"


class Access(Protocol):
    """How the journal reads and writes."""

    def write(self, work: Callable[..., Any], /, *args: Any) -> Awaitable[Any]:
        """Do something to the database in a transaction."""

    def read(self, work: Callable[..., Any], /, *args: Any) -> Awaitable[Any]:
        """Read from the database."""


class PostgresWork(NamedTuple):
    """The server's side; see ``WorkJournal``."""

    access: Access

    async def count_workers(self, version: str) -> int:
        """How many workers of this version are alive."""
        return int(await self.access.read(count_workers, version))

    async def offer_job(self, job: JobRow) -> None:
        """Let workers take a job."""
        await self.access.write(offer_job, job)

    async def look_for_jobs(self, jobs: Sequence[str]) -> list[JobNews]:
        """How those of these jobs stand that there are."""
        found: list[JobNews] = await self.access.read(look_for_jobs, list(jobs))
        return found

    async def withdraw_jobs(self, jobs: Sequence[str]) -> None:
        """Want these jobs no more."""
        await self.access.write(withdraw_jobs, list(jobs))


def count_workers(database: Database, version: str) -> int:
    """How many workers of this version are alive."""
    return int(database.execute(COUNT, (version,)).fetchone()[0])


def offer_job(database: Database, job: JobRow) -> None:
    """Let workers take a job."""
    database.execute(OFFER, (*job[:-1], int(job.urgent)))


def look_for_jobs(database: Database, jobs: list[str]) -> list[JobNews]:
    """How jobs stand."""
    rows = database.execute(NEWS, (jobs,)).fetchall()
    return [
        JobNews(id, bool(taken), None if result is None else bytes(result), failure)
        for id, taken, result, failure in rows
    ]


def withdraw_jobs(database: Database, jobs: list[str]) -> None:
    """Want jobs no more, nor those that somebody has forgotten long ago."""
    database.execute(WITHDRAW, (jobs,))
    database.execute(DROP_OLD)


def sign_on(database: Database, worker: str, version: str) -> None:
    """A worker is alive."""
    database.execute(SIGN_ON, (worker, version))
    database.execute(FORGET)


def sign_off(database: Database, worker: str) -> None:
    """A worker goes."""
    database.execute(SIGN_OFF, (worker,))


def take_job(database: Database, worker: str, version: str) -> JobRow | None:
    """Take the most urgent job that nobody alive is at; None if there is none."""
    found = database.execute(TAKE, (worker, version)).fetchone()
    if found is None:
        return None
    id, task, wanted, arguments, patience, urgent = found
    return JobRow(id, task, wanted, bytes(arguments), patience, bool(urgent))


def extend_job(database: Database, job: str, worker: str) -> bool:
    """Keep a job for some seconds more; False if it is lost or no longer wanted."""
    return database.execute(EXTEND, (job, worker)).rowcount == 1


def finish_job(
    database: Database, job: str, worker: str, result: bytes | None, failure: str | None
) -> bool:
    """Bring what a job has given; False if it was lost meanwhile, so that nobody hears of it."""
    return database.execute(FINISH, (job, worker, result, failure)).rowcount == 1


def release_job(database: Database, job: str, worker: str) -> None:
    """Let others take a job."""
    database.execute(RELEASE, (job, worker))


def other_versions(database: Database, version: str) -> list[str]:
    """The versions of jobs that wait and that no worker of this one can take."""
    return [other for (other,) in database.execute(OTHERS, (version,)).fetchall()]
