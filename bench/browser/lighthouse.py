"""Lighthouse: installed for the time of a bench, and what it reports of an address."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.browser.chromium import find_chromium

PACKAGE = "lighthouse@13"
PATIENCE = 240  # seconds
USUAL_SLOWDOWN = 4.0
USUAL_INDEX = 1750.0  # the middle of what Lighthouse calls a high-end desktop
INSTALL = ["install", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts"]


class NotHere(Exception):
    """Lighthouse can't run here, for this reason."""


@contextmanager
def lighthouse(folder: Path) -> Iterator[tuple[Path, str]]:
    """Lighthouse, installed by npm for the time of the bench, and the browser it drives."""
    npm, chromium = shutil.which("npm"), find_chromium()
    if npm is None or chromium is None:
        raise NotHere("npm or Chromium is not here")
    try:
        command = [npm, *INSTALL, "--prefix", str(folder), PACKAGE]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    except (subprocess.SubprocessError, OSError) as error:
        raise NotHere(f"npm: {type(error).__name__}") from None
    yield folder / "node_modules/.bin/lighthouse", chromium


def gather(program: Path, chromium: str, folder: Path, address: str, cookie: str) -> None:
    """Write into a folder what Lighthouse sees at an address, for whose cookie it is."""
    flags = "--chrome-flags=--headless=new --no-sandbox"
    told = f"--extra-headers={json.dumps({'Cookie': cookie})}"
    run(program, [address, f"--gather-mode={folder}", flags, told], chromium)


def report_of(program: Path, chromium: str, folder: Path, slowdown: float) -> dict[str, Any]:
    """What Lighthouse says of what it saw, on a processor slower by a factor; or ``NotHere``."""
    seen = folder / "artifacts.json"
    artifacts = json.loads(seen.read_bytes())
    address = artifacts["URL"]["requestedUrl"]
    # Simulated throttling happens after the fact, but Lighthouse takes no other settings then.
    artifacts["settings"]["throttling"]["cpuSlowdownMultiplier"] = slowdown
    seen.write_text(json.dumps(artifacts))
    told = folder / "report.json"  # a pipe would get only the first 64 KiB
    headers = f"--extra-headers={json.dumps(artifacts['settings']['extraHeaders'])}"
    flags = [f"--audit-mode={folder}", f"--throttling.cpuSlowdownMultiplier={slowdown}", headers]
    run(program, [address, *flags, "--output=json", f"--output-path={told}"], chromium)
    report: dict[str, Any] = json.loads(told.read_bytes())
    if any(category["score"] is None for category in report["categories"].values()):
        raise NotHere("the browser recorded nothing; perhaps the machine is too busy")
    return report


def calibrate(folders: list[Path]) -> float:
    """By how much this machine is to be slowed down to be Lighthouse's slow phone.

    Lighthouse slows every machine down by 4, which suits a desktop of index 1,500 to 2,000; for
    others it asks to calibrate by the index that it measures (its docs/throttling.md).  That one
    differs between two moments, so it is the median of all that was seen.
    """
    seen = [json.loads((one / "artifacts.json").read_bytes()) for one in folders]
    index = statistics.median(one["BenchmarkIndex"] for one in seen)
    return float(round(index * USUAL_SLOWDOWN / USUAL_INDEX, 2))


def run(program: Path, arguments: list[str], chromium: str) -> None:
    """Run Lighthouse; ``NotHere`` if it fails."""
    environment = {**os.environ, "CHROME_PATH": chromium}
    try:
        subprocess.run(
            [str(program), *arguments, "--quiet"],
            check=True, capture_output=True, timeout=PATIENCE, env=environment,
        )  # fmt: skip
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip().splitlines() or ["it says nothing"]
        raise NotHere(f"Lighthouse: {said[-1]}") from None
    except (subprocess.SubprocessError, OSError) as error:
        raise NotHere(f"Lighthouse: {type(error).__name__}") from None
