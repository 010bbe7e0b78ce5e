"""Work that takes more than a few milliseconds, beside the event loop.

So many things are worked out at a time, one for each who asks, in the order in which they come: who
asks for much waits for its own, and nobody else does.
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
        self, who: Hashable, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the task gives; ``who`` asks for one thing at a time."""
        turn = self._turns.setdefault(who, asyncio.Lock())
        self.waiting += 1
        try:
            async with turn, self._free:
                return await asyncio.to_thread(task, *args, **kwargs)
        finally:
            self.waiting -= 1
            if not turn.locked() and self._turns.get(who) is turn:
                del self._turns[who]
