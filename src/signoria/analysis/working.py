"""Answering the questions about a game in several processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache, partial

from ..arena.tournament.workers import pool
from ..bots.search.budget import Budget
from .analyst import Analyst
from .findings import Finding
from .questions import Question

AHEAD = 8  # questions handed out to each worker before the first answer is awaited


def answers(
    asked: Iterable[Question], budget: Budget, seed: int, processes: int
) -> Generator[Finding, None, None]:
    """The answers in the order of the questions; closing the iterator stops the workers at once."""
    work = partial(answer, budget, seed)
    if processes == 1:
        yield from map(work, asked)
        return
    with pool(processes) as executor:
        yield from handed_out(executor, work, asked, AHEAD * processes)


def handed_out(
    executor: ProcessPoolExecutor, work: partial[Finding], asked: Iterable[Question], most: int
) -> Generator[Finding, None, None]:
    """The answers of workers, at most so many of whom are ahead of whoever asks."""
    waiting: deque[Future[Finding]] = deque()
    for question in asked:
        waiting.append(executor.submit(work, question))
        if len(waiting) >= most:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def answer(budget: Budget, seed: int, question: Question) -> Finding:
    """One answer, in whatever process this is."""
    return analyst(question.game, seed).answer(question, budget)


@cache
def analyst(game: str, seed: int) -> Analyst:
    """This process's analyst, whose memory is used again."""
    return Analyst(game, seed)
