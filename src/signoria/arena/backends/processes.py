"""Processes of this machine; or none, where one worker is enough."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any

from pebble import CONSTS, ProcessExpired, ProcessPool

from ...parents import end_with_parent
from ...processes import HomeProcess
from .bare_context import BareContext
from .flow import WorkersLost

CONSTS.term_timeout = 0.0  # workers hear no SIGTERM: to wait for what it does would be in vain


class ThisProcess:
    """This process itself: a task is carried out when its result is wanted."""

    workers = 1

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self._function = function
        self._tasks: dict[int, Any] = {}
        self._count = 0

    def submit(self, task: Any) -> int:
        """Remember the task."""
        self._count += 1
        self._tasks[self._count] = task
        return self._count

    def wait_for_one(self, handles: list[int]) -> int:
        """The oldest one."""
        return min(handles)

    def result(self, handle: int) -> Any:
        """Carry it out."""
        return self._function(self._tasks.pop(handle))

    def close(self) -> None:
        """Nothing runs on."""


class Processes:
    """A pool of processes, started when the first task is handed out."""

    def __init__(self, function: Callable[[Any], Any], workers: int) -> None:
        self.workers = workers
        self._function = function
        self._home = HomeProcess("this pool of processes")
        self._pool = ProcessPool(
            max_workers=workers, initializer=prepare_worker, context=BareContext()
        )

    def submit(self, task: Any) -> Future[Any]:
        """Hand it to the next process that is free; raises ``NotInherited`` in a fork."""
        self._home.check()
        with hold_interrupts():
            future: Future[Any] = self._pool.schedule(self._function, args=(task,))
        return future

    def wait_for_one(self, handles: list[Future[Any]]) -> Future[Any]:
        """The first that is done; raises ``NotInherited`` in a fork."""
        self._home.check()
        done, _ = wait(handles, return_when=FIRST_COMPLETED)
        return next(handle for handle in handles if handle in done)

    def result(self, handle: Future[Any]) -> Any:
        """Its result; ``WorkersLost`` if the process has died."""
        try:
            return handle.result()
        except ProcessExpired as error:
            raise WorkersLost from error

    def close(self) -> None:
        """End the processes, which are not those of a fork."""
        if not self._home.is_here:
            return
        self._pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it without types
        self._pool.join()


@contextmanager
def hold_interrupts() -> Iterator[None]:
    """Threads and processes that start now hear nothing of Ctrl-C or SIGTERM from the first on.

    It reaches a whole process group; the parent decides what becomes of its workers.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # it would let interrupts in again after its own start
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker() -> None:
    """What would end the whole group is the parent's affair, which decides about its workers."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    end_with_parent()
