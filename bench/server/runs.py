"""The runs under load, ours and the peer's in turn, so that they share all weather."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.peers import Missing
from bench.report import Figure
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
THEIRS = "boardgame.io, counting game, {} matches of 4, in memory"


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
            cluster = stack.enter_context(running_cluster())
            larger = stack.enter_context(signoria(cluster.new_database()))
            larger.database = cluster.pid
            runs += both(ON_POSTGRES, larger, "calimala")
        except FileNotFoundError as error:
            missing.append(Missing(ON_POSTGRES.format(MATCHES), str(error)))
        try:
            install(folder)
            theirs = stack.enter_context(boardgame(folder))
            runs += both(THEIRS, theirs, "counter")
        except NotInstalled as error:
            missing.append(Missing(THEIRS.format(MATCHES), str(error)))
        for _ in range(rounds):
            for each in runs:
                each.run()
        return [figure for each in runs for figure in figures_of(each)], missing


def both(name: str, server: Running, dialect: str) -> list[Runs]:
    """Both kinds of load on a server."""
    name = name.format(MATCHES)
    return [
        Runs(f"{name}: as fast as can be", server, dialect, None),
        Runs(f"{name}: {PACE:.0f} moves/s", server, dialect, PACE),
    ]


def figures_of(runs: Runs) -> list[Figure]:
    """The figures of some runs; the targets are for our server."""
    name, middle = runs.name, runs.middle
    ours, paced = runs.dialect == "calimala", runs.rate is not None
    late = (15 if paced else 40) if ours else None
    beside = [
        Figure(
            f"{name}; {each}'s work for a move",
            median(result.beside[each] for result in runs.results),
            "us",
        )
        for each in runs.results[0].beside
    ]
    rate = [] if paced else [Figure(name, middle("rate"), "moves/s", 4000 if ours else None)]
    return [
        *rate,
        Figure(f"{name}; to the answer, median", middle("answered_p50"), "ms"),
        Figure(f"{name}; to the answer, p99", middle("answered_p99"), "ms"),
        Figure(f"{name}; to the last viewer, median", middle("seen_p50"), "ms"),
        Figure(f"{name}; to the last viewer, p99", middle("seen_p99"), "ms", late, at_most=True),
        Figure(f"{name}; server's work for a move", middle("cpu"), "us"),
        *beside,
        Figure(f"{name}; sent for a move", middle("bytes"), "bytes"),
    ]
