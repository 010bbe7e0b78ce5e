"""Answering the questions about a game in several processes."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from ..arena.backends import in_order, results
from ..arena.play_batch import open_backend, processes
from ..bots.search.budget import Budget
from .analyst import analyst
from .findings import Finding
from .questions import Question


def answers(
    asked: Iterable[Question], budget: Budget, seed: int, at_a_time: int
) -> Generator[Finding, None, None]:
    """The answers in the order of the questions; closing the iterator stops the workers at once.

    Raises ``WorkersLost`` if workers die with the same question again and again.
    """
    with open_backend(processes(at_a_time), partial(answer, budget, seed)) as backend:
        yield from in_order(results(backend, asked))


def answer(budget: Budget, seed: int, question: Question) -> Finding:
    """One answer, in whatever process this is."""
    return analyst(question.game, seed, question.rules).answer(question, budget)
