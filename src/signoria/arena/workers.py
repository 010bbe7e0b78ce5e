"""Playing the chunks of a batch on several cores, results in order.

Random games leave the interpreter lock, so threads do; bots hold it, so they get processes.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from ..games.contract import Tally
from .batch import Batch, chunk_size, chunks, play_chunk

AHEAD = 4  # chunks handed out to each worker before the first result is awaited


def played(batch: Batch, threads: int) -> Generator[Tally, None, None]:
    """The tallies of the chunks, in order, as they are finished.

    Closing the iterator stops the workers at once.
    """
    workers = min(threads, -(-batch.games // chunk_size(batch)))
    if workers == 1:
        yield from map(play_chunk, chunks(batch))
        return
    with pool(batch, workers) as executor:
        waiting: deque[Future[Tally]] = deque()
        for chunk in chunks(batch):
            waiting.append(executor.submit(play_chunk, chunk))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        yield from finished(waiting)


def finished(waiting: Iterable[Future[Tally]]) -> Iterator[Tally]:
    """The results of what has been handed out."""
    for future in waiting:
        yield future.result()


@contextmanager
def pool(batch: Batch, workers: int) -> Iterator[Executor]:
    """Threads or processes; when something goes wrong, nothing waits for games under way."""
    executor = make_pool(batch, workers)
    try:
        yield executor
    except BaseException:  # KeyboardInterrupt and a closed iterator as well
        executor.shutdown(wait=False, cancel_futures=True)
        if not batch.random:
            for process in active_children():
                process.terminate()
        raise
    executor.shutdown()


def make_pool(batch: Batch, workers: int) -> Executor:
    """Threads for random games, processes for others."""
    if batch.random:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts)


def ignore_interrupts() -> None:
    """Ctrl-C reaches a whole process group; the parent decides what becomes of its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
