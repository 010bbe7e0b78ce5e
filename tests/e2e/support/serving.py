"""``signoria serve`` as a process that tests can kill and start again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

GENEROUS = 60.0  # seconds for anything that must happen
SIGNORIA = (sys.executable, "-m", "signoria")


class Server:
    """A real server on a database of its own; it keeps its address over restarts.

    ``program`` begins the command, ``settings`` are variables of its environment.
    """

    def __init__(self, folder: Path, program: Sequence[str] = SIGNORIA, **settings: str) -> None:
        self._program = program
        self._settings = settings
        self._database = folder / "signoria.db"
        self._log = folder / "server.log"
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        options = [
            "--port",
            self._port,
            "--metrics-port",
            "0",
            "--pace",
            "0",
            "--lang",
            "en",
            "--database",
            f"{self._database}",
        ]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*self._program, "serve", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "SIGNORIA_BUDGET": "1000000", **self._settings},
            )
        assert self._process.stdout
        greeting = self._process.stdout.readline().split()
        assert greeting, self._log.read_text()
        self.url = greeting[-1]
        self._port = self.url.rpartition(":")[2]

    def admin(self, *argv: str) -> Any:
        """What ``signoria admin`` answers for this server."""
        command = [*self._program, "admin", *argv, "--json"]
        done = subprocess.run(
            [*command, "--database", f"{self._database}"], capture_output=True, check=True
        )
        return json.loads(done.stdout)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process
        self._process.kill()
        self._reap()

    def stop(self) -> None:
        """End it in good order, if it runs."""
        if self._process:
            self._process.terminate()
            self._reap()

    def _reap(self) -> None:
        assert self._process
        assert self._process.stdout
        self._process.wait(GENEROUS)
        self._process.stdout.close()
        self._process = None
