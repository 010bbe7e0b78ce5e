"""The wheel that ``make wheel`` has built, and environments that have nothing else.

Without the wheel these tests are skipped; with SIGNORIA_COMPILED=1, as on the CI, that is a
failure.
"""

from __future__ import annotations

import os
import subprocess
import venv
from collections.abc import Mapping
from pathlib import Path

import pytest
from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

ROOT = Path(__file__).parents[2]
PATIENCE = 300  # seconds for one program on a busy machine
NO_INDEX = ("--retries", "1", "--timeout", "15")  # say soon that no index of packages is reached


def find_wheel() -> Path:
    """The wheel for this Python, as new as what it is made from; skips where there is none."""
    tags = set(sys_tags())
    wheels = [path for path in ROOT.glob("dist/*.whl") if tags & parse_wheel_filename(path.name)[3]]
    if not wheels:
        give_up("no wheel for this Python in dist: make wheel")
    newest = max(wheels, key=lambda path: path.stat().st_mtime)
    sources = (path for path in (ROOT / "src/signoria").rglob("*.*") if path.suffix != ".pyc")
    if any(path.stat().st_mtime > newest.stat().st_mtime for path in sources):
        give_up("the wheel in dist is older than what it is made from: make wheel")
    return newest


def give_up(why: str) -> None:
    """Skip, but not where all must be there."""
    if os.environ.get("SIGNORIA_COMPILED") == "1":
        pytest.fail(why)
    pytest.skip(why)


def empty_environment(folder: Path) -> dict[str, str]:
    """Make a virtual environment; the variables of somebody who has only that, and a new home.

    Neither a compiler nor Node.js is on the path, nor anything else.  How pip reaches its index
    is kept.
    """
    venv.create(folder / "venv", with_pip=True, symlinks=os.name != "nt")
    home = folder / "home"
    home.mkdir()
    kept = {name: text for name, text in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    return {**kept, "PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8"}


def run(
    variables: Mapping[str, str], *command: str | Path, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A program with these variables only."""
    words = [str(word) for word in command]
    return subprocess.run(
        words, env=dict(variables), capture_output=True, text=True, timeout=PATIENCE, cwd=cwd
    )


def pip(variables: Mapping[str, str], python: Path | str, *words: str | Path) -> None:
    """Let pip fetch what is needed; skips where no index of packages is reached."""
    command = (python, "-m", "pip", "--quiet", "--disable-pip-version-check")
    done = run(variables, *command, *words, *NO_INDEX)
    if done.returncode == 0:
        return
    probe = run(variables, *command, "index", "versions", "wcwidth", *NO_INDEX)
    if probe.returncode:
        pytest.skip("no index of packages is reached: " + probe.stderr.strip()[-300:])
    raise AssertionError(done.stdout + done.stderr)
