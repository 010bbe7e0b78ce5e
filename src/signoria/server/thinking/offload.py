"""Work that takes more than a few milliseconds, beside the event loop.

A few tasks run at a time, one for each asker, in the order in which they come: an asker of much
waits for its own tasks, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import ParamSpec, TypeVar

AT_A_TIME = 2
P = ParamSpec("P")
T = TypeVar("T")


class Offload:
    """Threads for computing; ``waiting`` counts what waits for one or is worked out."""

    def __init__(self, at_a_time: int = AT_A_TIME) -> None:
        self.waiting = 0
        self._free = asyncio.Semaphore(at_a_time)
        self._turns: dict[Hashable, asyncio.Lock] = {}

    async def run(
        self, asker: Hashable, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the task gives; ``asker`` has one task at a time."""
        turn = self._turns.setdefault(asker, asyncio.Lock())
        self.waiting += 1
        try:
            async with turn, self._free:
                return await asyncio.to_thread(task, *args, **kwargs)
        finally:
            self.waiting -= 1
            if not turn.locked() and self._turns.get(asker) is turn:
                del self._turns[asker]
