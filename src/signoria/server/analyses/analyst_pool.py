"""The processes that analyse: apart from those of the bots, and taken in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from ..thinking.port import Workers
from . import analyst_worker

P = ParamSpec("P")
T = TypeVar("T")


class AnalystPool:
    """``size`` analysts.  Frequent small questions of one asker keep no other asker waiting.

    ``pool`` has the workers, None: processes of its own; ``apart`` says that it has these, so that
    what takes long holds up nothing else.
    """

    def __init__(self, size: int = 1, pool: Workers | None = None) -> None:
        self.size = size
        self.apart = pool is None
        self.pool = pool or start_processes(size)
        self._turns = asyncio.Semaphore(size)
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a task in an analyst's process, within ``seconds`` once its turn has come.

        Raises ``TimeoutError``, or whatever the task has raised.
        """
        async with self._turns:
            return await self.pool.run(seconds, task, *args, **kwargs)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin what goes on until it is done or the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Break off everything and end the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()


def start_processes(number: int) -> Workers:
    """Processes of low priority."""
    from ..thinking.workers import WorkerPool  # a browser has no processes

    return WorkerPool(number, analyst_worker.initialize)
