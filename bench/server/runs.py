"""The runs under load, ours and the peer's in turn, so that they share all weather."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.peers import Missing
from bench.report import Figure
from bench.server import ratios
from bench.server.cluster import SECOND, behind_balancer
from bench.server.load import Order, Result
from bench.server.peer import NotInstalled, boardgame, install
from bench.server.process import Running, signoria
from tests.support.postgres import running_cluster

MATCHES = 100
SECONDS = 4.0
PACE = 400.0  # moves a second
SPARE = 150  # matches for those that end in a saturated run
OURS = "Calimala, {} matches of 4 people, durable"
ON_POSTGRES = OURS + " in PostgreSQL"
BALANCED = ON_POSTGRES + ", two servers behind HAProxy"
THEIRS = "boardgame.io, counting game, {} matches of 4, in memory"
FAST, PACED, TWICE = "as fast as can be", f"{PACE:.0f} moves/s", f"{2 * PACE:.0f} moves/s"
RATES = {FAST: None, PACED: PACE, TWICE: 2 * PACE}


@dataclass
class Runs:
    """One kind of load on one server, run several times."""

    name: str
    server: Running
    dialect: str
    rate: float | None
    results: list[Result] = field(default_factory=list)

    def run(self) -> None:
        """Once more."""
        ours = self.dialect.startswith("calimala")
        spare = SPARE if self.rate is None and ours else 0
        pid, port = self.server.process.pid, self.server.port
        beside = self.server.beside() if ours else {}
        order = Order(self.dialect, port, pid, MATCHES, spare, SECONDS, self.rate, beside)
        self.results.append(self.server.load(order))

    def middle(self, what: str) -> float:
        """The median of something over all runs."""
        values: list[float] = [getattr(result, what) for result in self.results]
        return median(values)


def figures(folder: Path, rounds: int) -> tuple[list[Figure], list[Missing]]:
    """All figures of moves, and who could not be measured."""
    with ExitStack() as stack:
        ours = stack.enter_context(signoria(folder / "bench.db"))
        runs, missing = both(OURS, ours, "calimala"), []
        try:
            runs += larger(stack)
        except FileNotFoundError as error:
            missing.append(Missing(BALANCED.format(MATCHES), str(error)))
        try:
            install(folder)
            theirs = stack.enter_context(boardgame(folder))
            runs += both(THEIRS, theirs, "counter")
        except NotInstalled as error:
            missing.append(Missing(THEIRS.format(MATCHES), str(error)))
        for _ in range(rounds):
            for each in runs:
                each.run()
    found = [figure for each in runs for figure in figures_of(each)]
    return found + compare({each.name: each.results for each in runs}), missing


def larger(stack: ExitStack) -> list[Runs]:
    """One server and two on PostgreSQL; raises ``FileNotFoundError`` for what is not here."""
    postgres = stack.enter_context(running_cluster())
    one = stack.enter_context(signoria(postgres.new_database()))
    one.database = postgres.pid
    two = stack.enter_context(behind_balancer(postgres))
    return both(ON_POSTGRES, one, "calimala") + [
        Runs(full_name(BALANCED, kind), two, "calimala", rate) for kind, rate in RATES.items()
    ]


def both(name: str, server: Running, dialect: str) -> list[Runs]:
    """Both kinds of load on a server."""
    return [Runs(full_name(name, kind), server, dialect, RATES[kind]) for kind in (FAST, PACED)]


def full_name(name: str, kind: str) -> str:
    """A server with its kind of load."""
    return f"{name.format(MATCHES)}: {kind}"


def figures_of(runs: Runs) -> list[Figure]:
    """The figures of some runs; the targets are for one server of ours."""
    name, middle = runs.name, runs.middle
    several, paced = SECOND in runs.results[0].beside, runs.rate is not None
    ours = runs.dialect == "calimala" and not several
    late = (15 if paced else 40) if ours else None
    which = "first server" if several else "server"
    beside = [
        Figure(
            f"{name}; {each}'s work for a move",
            median(result.beside[each] for result in runs.results),
            "us",
        )
        for each in runs.results[0].beside
    ]
    return [
        *([] if paced else [rate_figure(runs, 4000 if ours else None)]),
        Figure(f"{name}; to the answer, median", middle("answered_p50"), "ms"),
        Figure(f"{name}; to the answer, p99", middle("answered_p99"), "ms"),
        Figure(f"{name}; to the last viewer, median", middle("seen_p50"), "ms"),
        Figure(f"{name}; to the last viewer, p99", middle("seen_p99"), "ms", late, at_most=True),
        Figure(f"{name}; {which}'s work for a move", middle("cpu"), "us"),
        *beside,
        Figure(f"{name}; sent for a move", middle("bytes"), "bytes"),
    ]


def rate_figure(runs: Runs, target: float | None) -> Figure:
    """Moves a second, with the slowest and the fastest run."""
    rates = [result.rate for result in runs.results]
    return Figure(runs.name, median(rates), "moves/s", target, spread=(min(rates), max(rates)))


def compare(results: dict[str, list[Result]]) -> list[Figure]:
    """Our servers beside each other, where all were measured."""

    def of(name: str, kind: str) -> list[Result]:
        return results.get(full_name(name, kind), [])

    if not of(BALANCED, FAST):
        return []
    rate = ratios.rate_figure(of(ON_POSTGRES, FAST), of(OURS, FAST))
    works = [
        ratios.work_figure(of(BALANCED, kind), of(ON_POSTGRES, kind), f"both {kind}")
        for kind in (FAST, PACED)
    ]
    each = f"{PACED} each"  # two servers have twice the moves of one
    return [rate, *works, ratios.work_figure(of(BALANCED, TWICE), of(ON_POSTGRES, PACED), each)]
