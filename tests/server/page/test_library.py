"""What a page gets of our sources and of packages is enough for its server to begin."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from tools.static.collect import UNUSED, own_files, package_files
from tools.static.engine import NATIVE

STANDARD = [path for path in sys.path if path and "-packages" not in path]
LACKING = dict.fromkeys(UNUSED)
PROGRAM = f"""
import sys
sys.modules.update({LACKING!r})
sys.path[:] = [sys.argv[1], *{STANDARD!r}]
import signoria.server.page.page_server as server
assert server.__file__.startswith(sys.argv[1]), server.__file__
import importlib
for name in sys.stdin.read().split():
    importlib.import_module(name)
"""


def games_modules() -> list[str]:
    """The modules of games and bots that a page gets."""
    names = [name.removesuffix(".py") for name, _ in own_files() if name.endswith(".py")]
    found = [name.removesuffix("/__init__").replace("/", ".") for name in names]
    return [name for name in found if name.startswith(("signoria.games", "signoria.bots"))]


def test_the_server_of_a_page_imports_nothing_that_the_page_lacks(tmp_path: Path) -> None:
    native = importlib.util.find_spec(NATIVE)
    assert native
    assert native.origin
    (tmp_path / NATIVE).symlink_to(Path(native.origin).parent)
    for name, path in (*own_files(), *package_files()):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(path)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROGRAM, str(tmp_path)],
        capture_output=True,
        text=True,
        input="\n".join(games_modules()),  # what the server imports late
        check=False,
        env={**os.environ, "SIGNORIA_PURE": "1"},
    )
    assert done.returncode == 0, done.stderr
