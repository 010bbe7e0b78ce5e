"""How long a search goes on: to its budget, or until its choice is settled."""

from __future__ import annotations

import cython

from . import tree_search
from .search_data import Search

if not cython.compiled:
    from .tree_memory import now, worked

LOOK = 32  # simulations from one look at the lead to the next
# Of the simulations that a time still allows, the share that would all have to go to the second
# best move.  Nobody knows how many these will be, and so many never went to it.
OVERTAKES = 0.5


def clock(busy: bool) -> float:
    """The seconds of a clock: of the time, or of this thread's work only."""
    return worked() if busy else now()


def lead(search: Search) -> int:
    """How much oftener the move tried most often has been tried than the second."""
    nodes = search.tree.nodes
    first = 0
    second = 0
    at = nodes[0].child
    while at:
        visits = nodes[at].visits
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        at = nodes[at].sibling
    return first - second


def still(search: Search, limit: int, seconds: float, passed: float) -> float:
    """How many simulations could still go to the second best move."""
    left = float(limit - search.simulations)
    if seconds > 0.0 and passed > 0.0:
        left = OVERTAKES * search.simulations * (seconds - passed) / passed
    return left


def is_settled(search: Search, limit: int, seconds: float, passed: float) -> bool:
    """Whether the choice stays what it is, looked at now and then."""
    if search.simulations % LOOK:
        return False
    return lead(search) > still(search, limit, seconds, passed)


def run(search: Search, seed: int, limit: int, seconds: float, busy: bool, brief: bool) -> None:
    """At least one simulation: ``limit`` of them, or as many as ``seconds`` (if not 0) allow.

    ``brief``: no more once the choice is settled.
    """
    began = clock(busy)
    passed = 0.0
    search.base = seed
    while search.simulations < limit:
        tree_search.simulate(search)
        if seconds > 0.0:
            passed = clock(busy) - began
            if passed >= seconds:
                return
        if brief and is_settled(search, limit, seconds, passed):
            return
