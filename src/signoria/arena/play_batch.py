"""Playing the chunks of a batch on several cores, results in order.

Random games leave the interpreter lock, so threads do; bots hold it, so they get processes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from ..games.contract import Tally
from ..processes import HomeProcess
from .backends import Backend, in_order, results
from .backends.processes import Processes, ThisProcess, prepare_worker
from .batch import Batch, chunk_size, chunks, play_chunk, table_of

AHEAD = 4  # chunks handed out to each thread before the first result is awaited
BackendMaker = Callable[[Callable[[Any], Any]], Backend]  # makes the backend for a function

__all__ = ["BackendMaker", "open_backend", "play_batch", "prepare_worker", "processes"]


def processes(workers: int) -> BackendMaker:
    """The backend of this machine; without need, no process is started."""
    return lambda function: ThisProcess(function) if workers == 1 else Processes(function, workers)


@contextmanager
def open_backend(open_for: BackendMaker, function: Callable[[Any], Any]) -> Iterator[Backend]:
    """A backend for a function, which is closed in any case, without waiting for its work."""
    backend = open_for(function)
    try:
        yield backend
    finally:
        backend.close()


def play_batch(
    batch: Batch, threads: int, open_for: BackendMaker | None = None
) -> Generator[Tally, None, None]:
    """The tallies of the chunks, in order, as they are finished.

    Without a backend that is asked for, random games are played by threads, others by processes.
    Closing the iterator stops the workers at once.  In a fork it raises ``NotInherited``.
    """
    table_of.cache_clear()  # whoever has played before may remember it
    workers = min(threads, -(-batch.games // chunk_size(batch)))
    if batch.random and open_for is None:
        yield from by_threads(batch, workers)
        return
    with open_backend(open_for or processes(workers), play_chunk) as backend:
        yield from in_order(results(backend, chunks(batch)))


def by_threads(batch: Batch, workers: int) -> Generator[Tally, None, None]:
    """The tallies of random games."""
    if workers == 1:
        yield from map(play_chunk, chunks(batch))
        return
    home, executor = HomeProcess("this batch"), ThreadPoolExecutor(workers)
    try:
        waiting: deque[Future[Tally]] = deque()
        for chunk in chunks(batch):
            home.check()
            waiting.append(executor.submit(play_chunk, chunk))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        for future in waiting:
            home.check()
            yield future.result()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
