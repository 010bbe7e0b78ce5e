"""Workers on other machines, as the server uses them: its own processes are there as well.

A job is given to the others as long as any is alive.  Whatever goes wrong with that (nobody takes
it, who has taken it dies, the database is away), the server's own processes do it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import monotonic
from typing import Any, ParamSpec, TypeVar

import msgspec

from ..journal.errors import JournalError
from ..journal.work_port import JobNews, JobRow, WorkJournal
from ..thinking.port import Workers
from .tasks import URGENT, Call, describe_call, read_result, work_version

LOOK = 0.05  # seconds between looks for what has been done
COUNT = 2.0  # seconds for which it is believed how many workers are alive
TAKING = 0.5  # seconds for somebody to take a job
WAY = 1.0  # seconds that the way there and back may take beside the task itself
SECOND = 1000  # milliseconds
log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


class JobFailed(Exception):
    """A task has failed on another machine; its kind of error is the message."""


class GivenUp(Exception):
    """Nobody elsewhere does this job: it is done here."""


class SharedWorkers:
    """Workers elsewhere, and ``own`` processes where none is to be had."""

    def __init__(self, own: Workers, work: WorkJournal) -> None:
        self.elsewhere = 0  # jobs that others have done, for metrics
        self._own = own
        self._work = work
        self._alive = 0
        self._counted = float("-inf")
        self._counting = asyncio.Lock()
        self._waiting: dict[str, asyncio.Future[JobNews]] = {}
        self._taken: set[str] = set()
        self._looking: asyncio.Task[None] | None = None

    @property
    def trouble(self) -> str | None:
        """Why the own processes could do nothing when they were asked for last."""
        return self._own.trouble

    def warm_up(self) -> None:
        """Get the own processes ready."""
        self._own.warm_up()

    async def run(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a task gives; raises ``TimeoutError``, ``JobFailed`` or what it raises."""
        call = describe_call(task, *args, **kwargs)
        if call is not None and await self._has_workers():
            try:
                found: T = await self._ask_others(call, seconds)
                return found
            except (GivenUp, JournalError) as error:
                log.info("a job is done here: %s", error)
        return await self._own.run(seconds, task, *args, **kwargs)

    async def close(self) -> None:
        """Wait for nobody any more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self._own.close()

    @property
    def waiting(self) -> int:
        """How many jobs others are asked for now."""
        return len(self._waiting)

    def count_anew(self) -> None:
        """Look at the next job how many workers are alive."""
        self._counted = float("-inf")

    async def _has_workers(self) -> bool:
        """Whether anybody elsewhere is alive; a database that is away has nobody."""
        async with self._counting:  # who comes meanwhile waits for the same count
            if monotonic() > self._counted + COUNT:
                try:
                    self._alive = await self._work.count_workers(work_version())
                except JournalError:
                    self._alive = 0
                self._counted = monotonic()
        return self._alive > 0

    async def _ask_others(self, call: Call, seconds: float) -> Any:
        """What somebody elsewhere finds; raises ``GivenUp``, ``TimeoutError``, ``JobFailed``."""
        id, patience = secrets.token_urlsafe(12), round(seconds * SECOND)
        job = JobRow(id, call.task, work_version(), call.arguments, patience, call.task == URGENT)
        answer = self._waiting[id] = asyncio.get_running_loop().create_future()
        try:
            await self._work.offer_job(job)
            self._start_looking()
            news = await self._await(id, answer, seconds)
        finally:
            del self._waiting[id]
            self._taken.discard(id)
            await self._withdraw(id)
        if news.failure is not None:
            raise JobFailed(news.failure)
        try:
            found = read_result(call.task, news.result or b"")
        except msgspec.DecodeError as error:
            raise GivenUp(f"a result that is none: {error}") from error
        self.elsewhere += 1
        return found

    async def _await(self, id: str, answer: asyncio.Future[JobNews], seconds: float) -> JobNews:
        """The news of a job that is done; raises ``GivenUp`` and ``TimeoutError``."""
        done, _ = await asyncio.wait((answer,), timeout=TAKING)
        if not done and id not in self._taken:
            raise GivenUp("nobody takes it")
        return await asyncio.wait_for(answer, seconds + WAY)

    async def _withdraw(self, id: str) -> None:
        """Want a job no more; one that cannot be withdrawn now goes by itself later."""
        try:
            await self._work.withdraw_jobs([id])
        except JournalError as error:
            log.info("a job stays for a while: %s", error)

    def _start_looking(self) -> None:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """Look for what has been done, as long as anybody waits for it."""
        while self._waiting:
            await asyncio.sleep(LOOK)
            try:
                news = await self._work.look_for_jobs(list(self._waiting))
            except JournalError as error:
                self._give_up_all(str(error))
                return
            for one in news:
                self._note(one)

    def _note(self, news: JobNews) -> None:
        """Take in how a job stands."""
        answer = self._waiting.get(news.id)
        if answer is None or answer.done():
            return
        if news.result is not None or news.failure is not None:
            answer.set_result(news)
        elif news.taken:
            self._taken.add(news.id)
        elif news.id in self._taken:  # whoever was at it is gone
            answer.set_exception(GivenUp("its worker is gone"))

    def _give_up_all(self, why: str) -> None:
        """Nobody hears of the others any more."""
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(GivenUp(why))
