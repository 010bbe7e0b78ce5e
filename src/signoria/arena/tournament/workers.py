"""Playing the games of a tournament in several processes, results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from ..workers import ignore_interrupts
from .plan import Tournament
from .playing import Outcome, Task, play

AHEAD = 3  # games handed out to each worker before the first result is awaited


def played(tournament: Tournament, processes: int) -> Generator[Outcome, None, None]:
    """The outcomes of all games, in order, as they are finished.

    Closing the iterator stops the workers at once.
    """
    tasks = (Task(tournament, number) for number in range(tournament.games))
    workers = min(processes, tournament.games)
    if workers == 1:
        yield from map(play, tasks)
        return
    with pool(workers) as executor:
        waiting: deque[Future[Outcome]] = deque()
        for task in tasks:
            waiting.append(executor.submit(play, task))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        for future in waiting:
            yield future.result()


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes; when something goes wrong, nothing waits for games under way."""
    executor = ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts)
    try:
        yield executor
    except BaseException:  # KeyboardInterrupt and a closed iterator as well
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        raise
    executor.shutdown()
