"""Worker processes that stay, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, ParamSpec, TypeVar

from pebble import CONSTS, ProcessPool

from . import worker

START = 20.0  # seconds that workers may take to start; a pool that gives no sign by then is lost
CONSTS.term_timeout = 0.0  # workers hear no SIGTERM: to wait for what it does would be in vain
log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """So many processes, started at the first need; ``begin`` runs first in each."""

    def __init__(self, number: int, begin: Callable[[], None]) -> None:
        self.number = number
        self._begin = begin
        self._pool: ProcessPool | None = None

    def warm_up(self) -> None:
        """Start them now; returns at once.  If they cannot start, the next task tries again."""
        try:
            self._schedule(worker.ready)
        except Exception as error:  # such as too many processes: the server starts all the same
            log.error("worker processes cannot start: %s: %s", type(error).__name__, error)

    async def run(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a worker answers; it may take so long from when it begins.

        Raises ``TimeoutError``, or whatever the task has raised.
        """
        pool, asked = self._schedule(task, args=args, kwargs=kwargs, timeout=seconds)
        try:
            # Whoever waits may be cancelled; to cancel the task would end the worker.
            answer = asyncio.wrap_future(asked)
            answer.add_done_callback(_seen)
            return await asyncio.wait_for(asyncio.shield(answer), seconds + START)
        except TimeoutError:
            if not asked.done():
                self._give_up(pool)
            raise

    async def close(self) -> None:
        """End all workers, whatever they do."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(_end, pool)

    def _schedule(self, task: Callable[..., T], **how: Any) -> tuple[ProcessPool, Future[T]]:
        """Hand a task to the pool; one that cannot start is given up, the next task has another."""
        with _no_signals():
            pool = self._ready_pool()
            try:
                return pool, pool.schedule(task, **how)
            except Exception:
                self._give_up(pool)
                raise

    def _ready_pool(self) -> ProcessPool:
        """The pool, a new one if it has broken down."""
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(
                max_workers=self.number,
                max_tasks=0,
                initializer=self._begin,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    def _give_up(self, pool: ProcessPool) -> None:
        """Leave a pool that does not answer any more; the next move has a new one."""
        if pool is self._pool:
            self._pool = None
        asyncio.get_running_loop().run_in_executor(None, _end, pool)


def _seen(answer: asyncio.Future[Any]) -> None:
    """Look at what came, which may be an error: maybe nobody waits for it any more."""
    if not answer.cancelled():
        answer.exception()


def _end(pool: ProcessPool) -> None:
    """Stop a pool and wait until its processes are gone."""
    try:
        pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it without types
        pool.join()
    except Exception as error:  # it may have started in part only
        log.error("worker processes cannot be ended: %s: %s", type(error).__name__, error)


@contextmanager
def _no_signals() -> Iterator[None]:
    """Keep what ends the server from threads and processes started meanwhile: only it hears that.

    Ctrl-C reaches all processes of a terminal, and systemd tells all that belong to a service; what
    the workers are at would seem to have failed.
    """
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    resource_tracker.ensure_running()  # begun within, it would let the signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
