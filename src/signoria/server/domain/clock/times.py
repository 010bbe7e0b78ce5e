"""The time as rooms know it, and alarms; tests set both.

All moments are milliseconds since 1970, as in the journal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

SECOND = 1000


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


def system_now() -> int:
    """The moment now."""
    return time.time_ns() // 1_000_000


def system_later(seconds: float, then: Callable[[], None]) -> Timer:
    """Call something later, in the loop that runs now."""
    return asyncio.get_running_loop().call_later(seconds, then)


@dataclass(frozen=True)
class Times:
    """The clock of a server; tests have one that they set."""

    now: Callable[[], int] = system_now
    later: Callable[[float, Callable[[], None]], Timer] = system_later


async def pause(times: Times, seconds: float) -> None:
    """Wait."""
    over = asyncio.Event()
    timer = times.later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()


class Alarm:
    """One timer, which is set again and again."""

    def __init__(self, times: Times) -> None:
        self._times = times
        self._timer: Timer | None = None
        self._set: tuple[int, Callable[[], None]] | None = None

    @property
    def is_set(self) -> bool:
        """Whether it will ring."""
        return self._timer is not None

    def set(self, at: int, ring: Callable[[], None]) -> None:
        """Ring at a moment, at once if it has passed, instead of when it was set to before."""
        self.cancel()
        self._set = at, ring
        seconds = max(0.0, (at - self._times.now()) / SECOND)
        self._timer = self._times.later(seconds, lambda: self._ring(ring))

    def renew(self) -> None:
        """Ring at the moment that was set, also if the host has slept: timers sleep with it."""
        if self._set is not None:
            self.set(*self._set)

    def cancel(self) -> None:
        """Don't ring."""
        self._set = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, ring: Callable[[], None]) -> None:
        self._timer = self._set = None
        ring()
