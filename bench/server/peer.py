"""boardgame.io's own server, installed by npm into a folder for the time of the bench."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.process import Running, free_port, start

PACKAGE = "boardgame.io@0.50.2"
TOY = "counter.cjs"
INSTALL = ["install", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts"]
PATIENCE = 120  # seconds


class NotInstalled(Exception):
    """It can't be had here, for this reason."""


def install(folder: Path) -> None:
    """Get it from npm's registry, and put the toy game beside it; raises ``NotInstalled``."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotInstalled("node and npm are not here")
    command = [npm, *INSTALL, "--prefix", str(folder), PACKAGE]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    except (subprocess.SubprocessError, OSError) as error:
        raise NotInstalled(f"npm: {type(error).__name__}") from None
    shutil.copy(Path(__file__).with_name(TOY), folder)


@contextmanager
def boardgame(folder: Path) -> Iterator[Running]:
    """Its server with the toy game, as it is meant for production; in memory."""
    port = free_port()
    command = ["node", str(folder / TOY), str(port)]
    with start(command, {"NODE_ENV": "production"}, port) as server:
        yield server
