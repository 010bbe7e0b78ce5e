"""A worker: takes jobs of servers from their database, does them in processes, brings the results.

It may be ended at any moment: what it had taken is done by somebody else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from ..journal.errors import JournalError
from ..journal.work_port import JobRow, WorkSource
from ..thinking.port import Workers
from .tasks import encode, prepare_call, work_version

LOOK = 0.05  # seconds between looks for a job
SIGN = 1.0  # seconds between two signs of life
AWAY = 2.0  # seconds until a database that is away is tried again
SECOND = 1000  # milliseconds
log = logging.getLogger(__name__)
T = TypeVar("T")


class Worker:
    """Does jobs in ``number`` processes at a time; ``counts`` are those done and lost."""

    def __init__(self, source: WorkSource, workers: Workers, number: int) -> None:
        self.id = secrets.token_urlsafe(12)
        self.done = self.lost = 0
        self._source = source
        self._workers = workers
        self._number = number
        self._turn = asyncio.Lock()  # one connection for all
        self._told: set[str] = set()

    async def run(self, stopping: asyncio.Event) -> None:
        """Work until ``stopping``; what has been begun is finished."""
        self._workers.warm_up()
        signs = asyncio.create_task(self._give_signs())
        try:
            await asyncio.gather(*(self._work(stopping) for _ in range(self._number)))
        finally:
            signs.cancel()
            await asyncio.gather(signs, return_exceptions=True)
            with suppress(JournalError):
                await self._ask(self._source.sign_off, self.id)
            await self._workers.close()
            self._source.close()

    async def _work(self, stopping: asyncio.Event) -> None:
        """Do one job after the other."""
        while not stopping.is_set():
            try:
                job = await self._ask(self._source.take, self.id, work_version())
            except JournalError as error:
                log.warning("the database is away: %s", error)
                await wait_for_stop(stopping, AWAY)
                continue
            if job is None:
                await wait_for_stop(stopping, LOOK)
            else:
                await self._do(job)

    async def _do(self, job: JobRow) -> None:
        """Do a job and bring its result, unless it is lost meanwhile."""
        holding = asyncio.create_task(self._hold(job.id))
        result, failure = None, None
        try:
            call = prepare_call(job.task, job.arguments)
            result = encode(await self._workers.run(job.patience / SECOND, call))
        except (KeyError, msgspec.DecodeError) as error:
            failure = f"no such task: {error}"
        except Exception as error:  # whatever a bot does, the server is told
            failure = type(error).__name__
        finally:
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)
        await self._bring(job, result, failure)

    async def _bring(self, job: JobRow, result: bytes | None, failure: str | None) -> None:
        """Bring what was found; a job that was lost is somebody else's."""
        try:
            kept = await self._ask(self._source.finish, job.id, self.id, result, failure)
        except JournalError as error:
            log.warning("a result was not brought: %s", error)
            kept = False
        self.done, self.lost = self.done + kept, self.lost + (not kept)

    async def _hold(self, job: str) -> None:
        """Say again and again that somebody is at a job."""
        while True:
            await asyncio.sleep(SIGN)
            with suppress(JournalError):
                await self._ask(self._source.extend, job, self.id)

    async def _give_signs(self) -> None:
        """Say again and again that this worker is alive, and whether servers are others'."""
        while True:
            with suppress(JournalError):
                await self._ask(self._source.sign_on, self.id, work_version())
                self._tell_versions(await self._ask(self._source.other_versions, work_version()))
            await asyncio.sleep(SIGN)

    def _tell_versions(self, others: list[str]) -> None:
        """Say once of each other version that its jobs wait for others."""
        for version in set(others) - self._told:
            self._told.add(version)
            log.warning(
                "jobs wait that are of another version of the program (%s, this is %s): "
                "start workers of the servers' version",
                version,
                work_version(),
            )

    async def _ask(self, question: Callable[..., T], *values: Any) -> T:
        """What the database answers to one question after the other; raises ``JournalError``.

        Who is cancelled waits for the thread all the same, which has the connection for itself.
        """
        async with self._turn:
            asking = asyncio.ensure_future(asyncio.to_thread(partial(question, *values)))
            try:
                return await asyncio.shield(asking)
            except asyncio.CancelledError:
                await asyncio.wait((asking,))
                raise


async def wait_for_stop(stopping: asyncio.Event, seconds: float) -> None:
    """Wait for so long, or until everything stops."""
    with suppress(TimeoutError):
        await asyncio.wait_for(stopping.wait(), seconds)
