"""What a larger set-up costs beside a smaller one: of each round, so that both had one weather."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from bench.report import Figure
from bench.server.cluster import SECOND
from bench.server.load import Result

RATE, WORK = 0.6, 1.1  # what is aimed at


def rate_figure(postgres: Sequence[Result], file: Sequence[Result]) -> Figure:
    """Moves a second with PostgreSQL, those with a file being 1."""
    name = "PostgreSQL / SQLite, one server, as fast as can be"
    return ratio(name, lambda result: result.rate, postgres, file, RATE)


def work_figure(two: Sequence[Result], one: Sequence[Result], kind: str) -> Figure:
    """The work of both servers for a move, that of one alone being 1."""
    name = f"servers' work for a move, two / one, {kind}"
    return ratio(name, servers_work, two, one, WORK, at_most=True)


def servers_work(result: Result) -> float:
    """The work of all servers for a move, in us."""
    return result.cpu + result.beside.get(SECOND, 0.0)


def ratio(
    name: str,
    what: Callable[[Result], float],
    larger: Sequence[Result],
    smaller: Sequence[Result],
    target: float,
    at_most: bool = False,
) -> Figure:
    """The median over all rounds, and the least and the greatest."""
    values = [what(one) / what(other) for one, other in zip(larger, smaller, strict=True)]
    spread = min(values), max(values)
    return Figure(name, median(values), "x", target, at_most, spread)
