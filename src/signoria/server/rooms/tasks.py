"""Work that goes on when who waited for it is cancelled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)


class Tasks:
    """Tasks under way, so that none is lost and closing can wait for all."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, match: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something of a match; a failure that nobody waits for is logged with it."""
        task = asyncio.get_running_loop().create_task(work, name=match)
        self._running.add(task)
        task.add_done_callback(self._end)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, even if the one who waits is cancelled."""
        return await asyncio.shield(self.start_awaited(work))

    def start_awaited(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin what somebody waits for; its failure is theirs."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def wait(self) -> None:
        """Until nothing is under way any more."""
        while self._running:
            await asyncio.wait(set(self._running))

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("match %s: a task failed", task.get_name(), exc_info=error)


@contextmanager
def isolate(match: str, work: str) -> Iterator[None]:
    """Log what fails within a part of the work for one match; the others go on."""
    try:
        yield
    except Exception:  # whatever it is, it is this match's alone
        log.exception("match %s: %s failed", match, work)
