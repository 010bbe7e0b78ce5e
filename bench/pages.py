"""The pages of a running server: what a first visit loads, and what Lighthouse says of them."""

from __future__ import annotations

import shutil
import statistics
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.lighthouse import NotHere, lighthouse, reported
from bench.peers import Missing
from bench.report import Figure
from bench.server.process import signoria
from bench.visitor import Visitor

LEAST = 95  # of 100, in each category
RUNS = 3  # Lighthouse's scores differ from run to run


def figures(_: int) -> tuple[list[Figure], list[Missing]]:
    """All figures of the pages; missing where Chromium, npm or the network is."""
    found: list[Figure] = []
    missing: list[Missing] = []
    parts: dict[str, Callable[[Path, Visitor], list[Figure]]] = {
        "first load": loaded,
        "Lighthouse": scores,
    }
    with TemporaryDirectory() as name, signoria(Path(name) / "pages.db") as server:
        for part, measure in parts.items():
            try:
                found += measure(Path(name), Visitor(server.port))
            except NotHere as why:
                missing.append(Missing(part, str(why)))
    return found, missing


def loaded(_: Path, visitor: Visitor) -> list[Figure]:
    """What a first visit loads."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None or find_spec("playwright") is None:
        raise NotHere("Chromium or Playwright is not here")
    from bench.loading import loading

    return loading(visitor, chromium)


def scores(folder: Path, visitor: Visitor) -> list[Figure]:
    """The scores of each page in each category, on a slow phone."""
    found = []
    with lighthouse(folder) as (program, chromium):
        for name, path in visitor.pages().items():
            address = visitor.address + path
            runs = [reported(program, chromium, address, visitor.cookie) for _ in range(RUNS)]
            for key, category in runs[0]["categories"].items():
                score = statistics.median(run["categories"][key]["score"] for run in runs)
                title = f"Lighthouse, {name}: {category['title']}"
                found.append(Figure(title, 100 * score, "of 100", LEAST))
    return found
