"""The engine of the pages without a server, run by Node; and the same natively."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
MANIFEST = ROOT / "build" / "engine" / "engine.json"

Tasks = list[list[Any]]


def what_lacks() -> str | None:
    """What is missing to run it, in words."""
    if not MANIFEST.exists() or not PYODIDE.exists():
        return "the pages without a server are not built: make static"
    return None if shutil.which("node") else "node is not here"


def in_wasm(tasks: Tasks) -> list[Any]:
    """What tasks of ``plays.py`` come to in WebAssembly."""
    engine = MANIFEST.parent / json.loads(MANIFEST.read_text())["folder"]
    command = ["node", HERE / "run.mjs", PYODIDE, engine, HERE / "plays.py", json.dumps(tasks)]
    return read(list(map(str, command)))


def natively(tasks: Tasks) -> list[Any]:
    """The same in this Python."""
    return read([sys.executable, "-m", "bench.unserved.plays", json.dumps(tasks)])


def read(command: list[str]) -> list[Any]:
    """What a program prints as JSON."""
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    found: list[Any] = json.loads(done.stdout.splitlines()[-1])
    return found
