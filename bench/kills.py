"""The figure of a night of kills: ``python -m bench kills --count N``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.report import Figure, print_json, print_table
from tests.hostile.failures.kills import Night, Report

COUNT = 100


def run(count: int, as_json: bool) -> None:
    """Kill so often, and print what came of it."""
    with TemporaryDirectory(prefix="signoria-kills-") as folder:
        report = asyncio.run(Night(Path(folder)).live(count))
    (print_json if as_json else print_table)(figures(report), [str(report)])


def figures(report: Report) -> list[Figure]:
    """A night in figures; what is missing would have ended it."""
    kinds = [
        Figure(f"killed: {kind}", count, "times") for kind, count in sorted(report.kills.items())
    ]
    return [
        Figure("kills", report.kills.total(), "times"),
        *kinds,
        Figure("acknowledged moves", report.moves, "moves"),
        Figure("acknowledged lines of talk", report.lines, "lines"),
        Figure("other acknowledged commands", report.others, "commands"),
        Figure("commands in flight at a kill", report.in_flight, "commands"),
        Figure("restart, median", 1000 * median(report.restarts), "ms"),
        Figure("restart, longest", 1000 * max(report.restarts), "ms"),
        Figure("for one kill", report.seconds / report.kills.total(), "s"),
    ]
