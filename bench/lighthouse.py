"""Lighthouse: installed for the time of a bench, and what it reports of an address."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PACKAGE = "lighthouse@13"
PATIENCE = 240  # seconds
INSTALL = ["install", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts"]


class NotHere(Exception):
    """Lighthouse can't run here, for this reason."""


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


def reported(program: Path, chromium: str, address: str, cookie: str) -> dict[str, Any]:
    """What Lighthouse reports of an address for whose cookie it is; ``NotHere`` if it can't."""
    told = program.parents[2] / "report.json"  # a pipe would get only the first 64 KiB
    flags = "--chrome-flags=--headless=new --no-sandbox"
    command = [str(program), address, "--quiet", "--output=json", f"--output-path={told}", flags]
    command.append(f"--extra-headers={json.dumps({'Cookie': cookie})}")
    try:
        subprocess.run(
            command, check=True, capture_output=True, timeout=PATIENCE, env=browsing(chromium)
        )
        report: dict[str, Any] = json.loads(told.read_bytes())
    except (subprocess.SubprocessError, OSError, ValueError) as error:
        raise NotHere(f"Lighthouse: {type(error).__name__}") from None
    if any(category["score"] is None for category in report["categories"].values()):
        raise NotHere("the browser recorded nothing; perhaps the machine is too busy")
    return report


def browsing(chromium: str) -> dict[str, str]:
    """The environment in which Lighthouse finds its browser."""
    return {**os.environ, "CHROME_PATH": chromium}
