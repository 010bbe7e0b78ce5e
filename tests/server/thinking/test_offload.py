"""Work beside the event loop: bounded, and fair between those who ask."""

from __future__ import annotations

import asyncio
import threading

import pytest

from signoria.server.thinking.offload import Offload

from ..world import asynchronous


class Work:
    """Tasks that begin when they can, and end when they are let."""

    def __init__(self, at_a_time: int) -> None:
        self.offload = Offload(at_a_time)
        self.begun: list[str] = []
        self._let: dict[str, threading.Event] = {}
        self._news = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def ask(self, who: str, name: str) -> asyncio.Task[str]:
        self._let[name] = threading.Event()
        return asyncio.create_task(self.offload.run(who, self._do, name))

    def let(self, name: str) -> None:
        self._let[name].set()

    async def until(self, *names: str) -> None:
        """Wait until exactly these have begun."""
        while len(self.begun) < len(names):
            self._news.clear()
            await self._news.wait()
        assert self.begun == list(names)

    def _do(self, name: str) -> str:
        self._loop.call_soon_threadsafe(self._begin, name)
        self._let[name].wait()
        return name

    def _begin(self, name: str) -> None:
        self.begun.append(name)
        self._news.set()


@asynchronous
async def test_who_asks_for_much_waits_for_its_own_and_nobody_else_does() -> None:
    work = Work(at_a_time=2)
    tasks = [work.ask("eve", f"eve {number}") for number in range(5)]
    await work.until("eve 0")
    tasks.append(work.ask("ann", "ann 0"))
    await work.until("eve 0", "ann 0")
    tasks.append(work.ask("ben", "ben 0"))
    work.let("ann 0")
    await work.until("eve 0", "ann 0", "ben 0")
    assert work.offload.waiting == 6
    for name in ("ben 0", *(f"eve {number}" for number in range(5))):
        work.let(name)
    assert sorted(await asyncio.gather(*tasks))[-1] == "eve 4"
    assert work.offload.waiting == 0
    assert not work.offload._turns


@asynchronous
async def test_a_failure_is_told_to_who_asked_and_the_next_goes_on() -> None:
    offload = Offload(1)
    with pytest.raises(ZeroDivisionError):
        await offload.run("eve", lambda: 1 / 0)
    assert await offload.run("eve", lambda: 7) == 7


@asynchronous
async def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    work = Work(at_a_time=1)
    first, second = work.ask("eve", "eve 0"), work.ask("eve", "eve 1")
    await work.until("eve 0")
    second.cancel()
    third = work.ask("ann", "ann 0")
    work.let("eve 0")
    work.let("ann 0")
    assert list(await asyncio.gather(first, third)) == ["eve 0", "ann 0"]
    assert second.cancelled()
