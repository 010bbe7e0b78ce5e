"""Work that goes on whoever stops waiting for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)


class Tasks:
    """Tasks under way, so that none is lost and closing can wait for all."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin; a failure that nobody waits for is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, even if the one who waits is cancelled."""
        return await asyncio.shield(self.kept(work))

    def kept(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin what somebody waits for; its failure is theirs."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def wait(self) -> None:
        """Until nothing is under way any more."""
        while self._running:
            await asyncio.wait(set(self._running))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task of a match failed", exc_info=error)
