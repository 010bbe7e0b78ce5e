"""Answering the questions about a game in several processes."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import cache, partial

from ..arena.backends import in_order, results
from ..arena.workers import opened, processes
from ..bots.search.budget import Budget
from .analyst import Analyst
from .findings import Finding
from .questions import Question


def answers(
    asked: Iterable[Question], budget: Budget, seed: int, at_a_time: int
) -> Generator[Finding, None, None]:
    """The answers in the order of the questions; closing the iterator stops the workers at once.

    Raises ``Lost`` if workers die with the same question again and again.
    """
    with opened(processes(at_a_time), partial(answer, budget, seed)) as backend:
        yield from in_order(results(backend, asked))


def answer(budget: Budget, seed: int, question: Question) -> Finding:
    """One answer, in whatever process this is."""
    return analyst(question.game, seed, question.rules).answer(question, budget)


@cache
def analyst(game: str, seed: int, rules: str | None) -> Analyst:
    """This process's analyst under a rules version, whose memory is used again."""
    return Analyst(game, seed, rules)
