"""Worker processes that stay, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import resource_tracker
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from pebble import CONSTS, ProcessPool

from ...processes import HomeProcess
from . import bot_worker

START = 20.0  # seconds that workers may take to start; a pool that gives no sign by then is lost
AGAIN = 0.25  # seconds between tries to start them
CONSTS.term_timeout = 0.0  # workers hear no SIGTERM: to wait for what it does would be in vain
log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


class NoWorker(Exception):
    """No worker can be had just now."""


class WorkerPool:
    """``number`` processes, started at the first need; ``begin`` runs first in each.

    If they cannot be started just now, that is tried again for a while.  ``trouble`` says why not,
    None if they could be when they were last needed.  In a fork it raises ``NotInherited``.
    """

    def __init__(self, number: int, begin: Callable[[], None]) -> None:
        self.number = number
        self.trouble: str | None = None
        self._begin = begin
        self._home = HomeProcess("this pool of workers")
        self._pool: ProcessPool | None = None
        self._closed = False

    def warm_up(self) -> None:
        """Start them now; returns at once.  What cannot be started now is at the first need."""
        with suppress(NoWorker):
            self._schedule(bot_worker.do_nothing)

    async def run(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a worker answers; it may take so long from when it begins.

        Raises ``TimeoutError``, ``NoWorker`` if no worker could be had for a while, or whatever the
        task has raised.
        """
        deadline = monotonic() + START
        job = partial(task, *args, **kwargs)
        while True:
            try:
                return await self._answer(seconds, job)
            except NoWorker:
                if self._closed or monotonic() > deadline:
                    raise
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """End all workers, whatever they do."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None and self._home.is_here:
            await asyncio.to_thread(_end_pool, pool)

    async def _answer(self, seconds: float, job: Callable[[], T]) -> T:
        """What a worker answers, if there is one; raises ``NoWorker`` if not."""
        pool, job_future = self._schedule(job, seconds)
        try:
            # The waiting task may be cancelled; to cancel the task would end the worker.
            answer = asyncio.wrap_future(job_future)
            answer.add_done_callback(_retrieve_error)
            found: T = await asyncio.wait_for(asyncio.shield(answer), seconds + START)
        except TimeoutError:
            if not job_future.done():
                self._give_up(pool)
            raise
        except BrokenProcessPool as error:
            self._note(error)
            raise NoWorker(self.trouble) from error
        self.trouble = None
        return found

    def _schedule(
        self, job: Callable[[], T], seconds: float | None = None
    ) -> tuple[ProcessPool, Future[T]]:
        """Hand a job to the pool, a new one if it has broken down; raises ``NoWorker``."""
        self._home.check()
        if self._closed:
            raise NoWorker("the workers have been ended")
        if self._pool is not None and not self._pool.active:
            self._give_up(self._pool)
        pool = self._pool = self._pool or self._new_pool()
        try:
            with _no_signals():
                return pool, pool.schedule(job, timeout=seconds)  # starts the processes, too
        except (OSError, RuntimeError) as error:
            self._note(error)
            self._give_up(pool)
            raise NoWorker(self.trouble) from error

    def _new_pool(self) -> ProcessPool:
        return ProcessPool(
            max_workers=self.number,
            max_tasks=0,
            initializer=self._begin,
            context=multiprocessing.get_context("spawn"),
        )

    def _note(self, error: BaseException) -> None:
        """Why no process could be started; it is logged once."""
        cause = error.__cause__ or error
        text = f"{type(cause).__name__}: {cause}".removesuffix(": ")
        if self.trouble is None:
            log.warning("no process can be started: %s", text)
        self.trouble = text

    def _give_up(self, pool: ProcessPool) -> None:
        """Leave a pool that does not answer any more; the next move has a new one."""
        if pool is self._pool:
            self._pool = None
        with suppress(RuntimeError):  # no thread can be started: one takes this on later
            asyncio.get_running_loop().run_in_executor(None, _end_pool, pool)


def _retrieve_error(answer: asyncio.Future[Any]) -> None:
    """Look at what came, which may be an error: maybe nobody waits for it any more."""
    if not answer.cancelled():
        answer.exception()


def _end_pool(pool: ProcessPool) -> None:
    """Stop a pool and wait until its processes are gone."""
    try:
        pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it without types
        pool.join()
    except Exception as error:  # it may have started in part only
        log.error("worker processes cannot be ended: %s: %s", type(error).__name__, error)


@contextmanager
def _no_signals() -> Iterator[None]:
    """Keep what ends the server from threads and processes started meanwhile: only it hears that.

    Ctrl-C reaches all processes of a terminal, and systemd signals all that belong to a service;
    what the workers do would seem to have failed.
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
