"""What a shared database does for servers that let others think: jobs, and who takes them.

Times are milliseconds; only the database's clock counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class JobRow(NamedTuple):
    """Something to be thought about: a ``task`` by name, its arguments, and how long it may take.

    Only a worker of the same ``version`` takes it.  Jobs that are ``urgent`` come first.
    """

    id: str
    task: str
    version: str
    arguments: bytes
    patience: int
    urgent: bool


class JobNews(NamedTuple):
    """How a job stands: ``taken`` by a worker that is alive, or done with a result or a failure."""

    id: str
    taken: bool
    result: bytes | None
    failure: str | None


class WorkJournal(Protocol):
    """The part of a shared journal for thinking elsewhere; raises ``JournalError``."""

    async def count_workers(self, version: str) -> int:
        """How many workers of this version are alive."""

    async def offer_job(self, job: JobRow) -> None:
        """Let workers take a job."""

    async def look_for_jobs(self, jobs: Sequence[str]) -> list[JobNews]:
        """How those of these jobs stand that there are."""

    async def withdraw_jobs(self, jobs: Sequence[str]) -> None:
        """Want these jobs no more; who is at one may finish it, and nobody hears of that."""


class WorkSource(Protocol):
    """The worker's side of the same: one connection, one question at a time.

    It blocks; raises ``JournalError`` while the database is away.
    """

    def sign_on(self, worker: str, version: str) -> None:
        """Say that a worker is alive."""

    def sign_off(self, worker: str) -> None:
        """Say that it goes."""

    def take(self, worker: str, version: str) -> JobRow | None:
        """Take the most urgent job that nobody alive is at; None if there is none."""

    def extend(self, job: str, worker: str) -> bool:
        """Keep a job for some seconds more; False if it is lost or no longer wanted."""

    def finish(self, job: str, worker: str, result: bytes | None, failure: str | None) -> bool:
        """Bring what a job has given; False if it was lost meanwhile."""

    def other_versions(self, version: str) -> list[str]:
        """The versions of jobs that wait and that no worker of this one can take."""

    def close(self) -> None:
        """Let the connection go."""
