"""Counts of reachable lines from fixed positions, as chess programs count theirs ("perft").

A line is a sequence of steps, each a decision or a chance outcome.  For every length up to a bound
the lines that end in a decision and those that end in a chance outcome are counted separately.
``python -m tests.golden.regenerate`` writes the numbers once more.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from signoria.games.contract import CHANCE, State

Count = tuple[int, int]  # lines that end in a decision, lines that end in a chance outcome
Positions = Mapping[str, tuple[Callable[[], Any], int]]  # by name: what makes it, and a length


def steps(state: State) -> list[int]:
    """All actions or chance outcomes."""
    if state.to_move == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()


def visit(state: State, left: int, counts: list[list[int]]) -> None:
    """Add the lines from here; the last step need not be carried out to be counted."""
    found = steps(state)
    counts[len(counts) - left][state.to_move == CHANCE] += len(found)
    if left > 1:
        for step in found:
            after = state.clone()
            after.apply(step)
            visit(after, left - 1, counts)


def nodes(state: Any, length: int) -> Iterator[Any]:
    """The states after all lines shorter than ``length``."""
    yield state
    if length > 1:
        for step in steps(state):
            after = state.clone()
            after.apply(step)
            yield from nodes(after, length - 1)


def perft(state: State, length: int) -> list[Count]:
    """The numbers of lines of length 1, 2, ... up to the given one."""
    counts = [[0, 0] for _ in range(length)]
    visit(state, length, counts)
    return [(decisions, outcomes) for decisions, outcomes in counts]


def table_of_counts(positions: Positions) -> str:
    """All numbers as JSON, a line for each position."""
    lines = (
        f"  {json.dumps(name)}: {json.dumps(perft(build(), length))}"
        for name, (build, length) in positions.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"
