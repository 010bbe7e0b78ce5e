"""What Lighthouse says of the pages of a running server: its four scores, on a slow phone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.peers import Missing
from bench.report import Figure
from bench.server.process import signoria

PACKAGE = "lighthouse@13"
PAGES = {"first page": "/", "rules": "/rules", "learning": "/learn"}
LEAST = 95  # of 100, in each category
PATIENCE = 240  # seconds
INSTALL = ["install", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts"]


class NotHere(Exception):
    """Lighthouse can't run here, for this reason."""


def figures(_: int) -> tuple[list[Figure], list[Missing]]:
    """The scores of the pages; missing where Chromium, npm or the network is."""
    try:
        with TemporaryDirectory() as name, lighthouse(Path(name)) as (program, chromium):
            return scores(Path(name), program, chromium), []
    except NotHere as why:
        return [], [Missing("Lighthouse", str(why))]


@contextmanager
def lighthouse(folder: Path) -> Iterator[tuple[Path, str]]:
    """Lighthouse, installed by npm for the time of the bench, and the browser it drives."""
    npm, chromium = shutil.which("npm"), shutil.which("chromium") or shutil.which("google-chrome")
    if npm is None or chromium is None:
        raise NotHere("npm or Chromium is not here")
    try:
        command = [npm, *INSTALL, "--prefix", str(folder), PACKAGE]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    except (subprocess.SubprocessError, OSError) as error:
        raise NotHere(f"npm: {type(error).__name__}") from None
    yield folder / "node_modules/.bin/lighthouse", chromium


def scores(folder: Path, program: Path, chromium: str) -> list[Figure]:
    """The scores of each page in each category."""
    found = []
    with signoria(folder / "pages.db") as server:
        for name, path in PAGES.items():
            report = reported(program, chromium, f"http://127.0.0.1:{server.port}{path}")
            for category in report["categories"].values():
                title = f"Lighthouse, {name}: {category['title']}"
                found.append(Figure(title, 100 * category["score"], "of 100", LEAST))
    return found


def reported(program: Path, chromium: str, address: str) -> dict[str, Any]:
    """What Lighthouse reports of an address; raises ``NotHere`` if it can't."""
    flags = "--chrome-flags=--headless=new --no-sandbox"
    command = [str(program), address, "--quiet", "--output=json", flags]
    try:
        done = subprocess.run(
            command, check=True, capture_output=True, timeout=PATIENCE, env=browsing(chromium)
        )
        report: dict[str, Any] = json.loads(done.stdout)
    except (subprocess.SubprocessError, OSError, ValueError) as error:
        raise NotHere(f"Lighthouse: {type(error).__name__}") from None
    if any(category["score"] is None for category in report["categories"].values()):
        raise NotHere("the browser recorded nothing; perhaps the machine is too busy")
    return report


def browsing(chromium: str) -> dict[str, str]:
    """The environment in which Lighthouse finds its browser."""
    return {**os.environ, "CHROME_PATH": chromium}
