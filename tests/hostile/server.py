"""The server under attack: ``signoria serve`` with the limits that strangers meet."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

import psutil

from tests.server.wire.process import Process

DEFAULT = {"SIGNORIA_PORT": "0", "SIGNORIA_METRICS_PORT": "0", "LANG": "C"}
WRONG = re.compile(r"Traceback|problem id=| (ERROR|CRITICAL) ")


async def begin(folder: Path, *, files: int | None = None, **variables: str) -> Process:
    """A server with its database in a folder, and the default limits but for these variables.

    It may have so many ``files`` open.  What it logs is added to ``log`` in the folder.
    """
    kept = {name: os.environ[name] for name in ("PATH", "SIGNORIA_PURE") if name in os.environ}
    command = [sys.executable, "-m", "signoria", "serve", "--database", str(folder / "a.db")]
    if files is not None:
        command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(files), *command]
    with (folder / "log").open("ab") as log:
        running = await asyncio.create_subprocess_exec(
            *command,
            env={**kept, **DEFAULT, **variables},
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    server = Process(running, folder / "log")
    await server.ready()
    return server


async def stop(server: Process) -> None:
    """End it as a person would; it closes all by itself."""
    if server.running.returncode is None:
        server.running.terminate()
        await asyncio.wait_for(server.running.wait(), 60.0)


def processor(server: Process) -> float:
    """The seconds of work that the server's own process has done, without bots and writer."""
    times = psutil.Process(server.running.pid).cpu_times()
    return float(times.user + times.system)


def wrong(folder: Path) -> list[str]:
    """Lines of the log that tell of something unexpected."""
    text = (folder / "log").read_text("utf-8", "replace")
    return [line for line in text.splitlines() if WRONG.search(line)]
