"""What befalls two servers under load: ``python -m bench cluster --matches N --restarts N``."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.report import Figure, print_json, print_table
from tests.hostile.failures.several_servers import Report, Trial
from tests.support.postgres import running_cluster

MATCHES, RESTARTS = 200, 100
SECONDS = 900.0  # after which no further server is restarted
THINKING = 4.0  # seconds at most until somebody moves
AT_MOST = 10.0  # seconds until a table goes on
AWAY = 1.0  # second for which people see no table while a server is restarted
AVAILABLE = 99.5  # % of moves that are answered with done, but for those that meet a fault
KINDS = {
    "kill": "server killed",
    "freeze": "server asleep past its lease",
    "database stop": "PostgreSQL restarted",
    "database crash": "PostgreSQL crashed and started",
    "restart": "server restarted in order",
}


def run(matches: int, restarts: int, seconds: float, as_json: bool) -> None:
    """Measure and print; what is lost, doubled, untrue or stuck ends with status 1."""
    with TemporaryDirectory(prefix="signoria-cluster-") as folder, running_cluster() as cluster:
        trial = Trial(Path(folder), cluster, matches, THINKING)
        report = asyncio.run(trial.live(restarts, seconds))
    notes = [f"{kind}: {answers(found)}" for kind, found in refusals(report).items()]
    (print_json if as_json else print_table)(figures(report), notes)
    if report.stuck or not report.audit.sound:
        sys.exit(1)


def figures(report: Report) -> list[Figure]:
    """What became of moves, of tables, and of what a server did that was asleep."""
    found = report.audit
    return [
        Figure("matches played", found.matches, "matches"),
        Figure("acknowledged moves", found.moves, "moves"),
        Figure("acknowledged moves that are missing", found.lost, "moves", 0, at_most=True),
        Figure("doubled moves", found.doubled, "moves", 0, at_most=True),
        Figure("frames compared with the journal", found.close, "frames"),
        Figure("tables that were shown what is not so", found.untrue, "tables", 0, at_most=True),
        Figure("tables that had not gone on after a minute", report.stuck, "", 0, at_most=True),
        *(each for kind in KINDS for each in figures_of(report, kind)),
        *availability_figures(report),
        *asleep_figures(report),
        Figure("the whole", report.seconds, "s"),
    ]


def figures_of(report: Report, kind: str) -> list[Figure]:
    """How long tables waited after blows of a kind."""
    blows = [blow for blow in report.blows if blow.kind == kind]
    times = report.times(kind)
    if not times:
        return []
    name = KINDS[kind]
    refused = sum((blow.refused for blow in blows), Counter[str]())
    longest = [max(blow.times) for blow in blows if blow.times]
    away = report.away(kind)
    return [
        Figure(name, len(blows), "times"),
        Figure(f"{name}: a table of those concerned goes on, median", median(times), "s"),
        Figure(f"{name}: all go on, median", median(longest), "s"),
        Figure(f"{name}: all go on, longest", max(longest), "s", AT_MOST, at_most=True),
        Figure(f"{name}: refused moves", refused.total() / len(blows), "moves each time"),
        *(away_figures(name, away) if kind == "restart" and away else []),
    ]


def away_figures(name: str, away: Sequence[float]) -> list[Figure]:
    """How long people had no table before them, from the end of a connection on."""
    ordered = sorted(away)
    return [
        Figure(f"{name}: connections that ended", len(away), "connections"),
        Figure(f"{name}: without a table, median", median(away), "s", AWAY, at_most=True),
        Figure(f"{name}: without a table, 99 of 100", ordered[len(away) * 99 // 100], "s"),
        Figure(f"{name}: without a table, longest", ordered[-1], "s"),
    ]


def availability_figures(report: Report) -> list[Figure]:
    """Which share of all moves was answered with done, but for those that meet a fault."""
    found = report.in_order
    share = 100 * found["done"] / max(1, found.total())
    return [
        Figure("moves sent but for those that meet a fault", found.total(), "moves"),
        Figure("of these refused or cut off", not_done(found), "moves"),
        Figure("availability: done of these", share, "%", AVAILABLE),
    ]


def asleep_figures(report: Report) -> list[Figure]:
    """What came of moves for a server that was asleep."""
    before, during = report.before, report.during
    name = "sent to a server asleep past its lease"
    return [
        Figure("sent as it fell asleep: acknowledged", before["done"], "moves"),
        Figure("sent as it fell asleep: refused or cut off", not_done(before), "moves"),
        # Right if it has taken the match anew, as nobody else had it; the audit knows.
        Figure(f"{name}: acknowledged", during["done"], "moves"),
        Figure(f"{name}: refused or cut off", not_done(during), "moves"),
        Figure("appends refused to it by the database", report.appends, "appends"),
    ]


def not_done(found: Counter[str]) -> int:
    """The moves that were refused or cut off."""
    return found["refused"] + found["cut off"]


def refusals(report: Report) -> dict[str, Counter[str]]:
    """The reasons that people were told, by what had befallen."""
    found: dict[str, Counter[str]] = {}
    for blow in report.blows:
        found[KINDS[blow.kind]] = found.get(KINDS[blow.kind], Counter[str]()) + blow.refused
    return found


def answers(found: Counter[str]) -> str:
    """Reasons in a line."""
    return ", ".join(f"{reason} {count}" for reason, count in found.most_common()) or "none refused"
