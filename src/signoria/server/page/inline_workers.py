"""Workers where there are neither processes nor threads: tasks are done in the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class InlineWorkers:
    """Does one task at a time.  Between tasks all else has its turn; within one, nothing has."""

    trouble: str | None = None

    def warm_up(self) -> None:
        """There is nothing to start."""

    async def run(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a task gives; nobody can end it, so it must end by itself."""
        await asyncio.sleep(0)
        return task(*args, **kwargs)

    async def close(self) -> None:
        """There is nothing to end."""
