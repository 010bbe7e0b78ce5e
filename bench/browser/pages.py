"""The pages of a running server: what a first visit loads, and what Lighthouse says of them."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.browser.chromium import find_chromium
from bench.browser.lighthouse import NotHere, calibrate, gather, lighthouse, report_of
from bench.browser.visitor import Visitor
from bench.peers import Missing
from bench.report import Figure
from bench.server.process import signoria

LEAST = 95  # of 100, in each category
RUNS = 3  # Lighthouse's scores differ from run to run


def figures(_: int) -> tuple[list[Figure], list[Missing]]:
    """All figures of the pages; missing where Chromium, npm or the network is."""
    found: list[Figure] = []
    missing: list[Missing] = []
    parts: dict[str, Callable[[Path, Visitor], list[Figure]]] = {
        "first load": weigh_visit,
        "Lighthouse": scores,
    }
    with TemporaryDirectory() as name, signoria(Path(name) / "pages.db") as server:
        for part, measure in parts.items():
            try:
                with closing(Visitor(server.port)) as visitor:
                    found += measure(Path(name), visitor)
            except NotHere as why:
                missing.append(Missing(part, str(why)))
    return found, missing


def weigh_visit(_: Path, visitor: Visitor) -> list[Figure]:
    """What a first visit loads."""
    chromium = find_chromium()
    if chromium is None or find_spec("playwright") is None:
        raise NotHere("Chromium or Playwright is not here")
    from bench.browser.loading import loading

    return loading(visitor, chromium)


def scores(folder: Path, visitor: Visitor) -> list[Figure]:
    """The scores of each page in each category, on a slow phone."""
    found = []
    with lighthouse(folder) as (program, chromium):
        runs: dict[str, list[Path]] = {}
        for name, path in visitor.pages().items():
            runs[name] = [folder / "gathered" / name / str(run) for run in range(RUNS)]
            for one in runs[name]:
                gather(program, chromium, one, visitor.address + path, visitor.cookie)
        slowdown = calibrate([one for each in runs.values() for one in each])
        found.append(Figure("Lighthouse's slow phone: slower than here", slowdown, "times"))
        for name, each in runs.items():
            found += score_figures(
                name, [report_of(program, chromium, one, slowdown) for one in each]
            )
    return found


def score_figures(name: str, reports: list[dict[str, Any]]) -> list[Figure]:
    """The medians of several reports on a page."""
    found = []
    for key, category in reports[0]["categories"].items():
        score = statistics.median(one["categories"][key]["score"] for one in reports)
        title = f"Lighthouse, {name}: {category['title']}"
        found.append(Figure(title, 100 * score, "of 100", LEAST))
    return found
