"""Whoever only plays needs none of the packages of research."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
from importlib import import_module
import_module({module!r})
{then}
found = set(sys.modules) & {{"numpy", "gymnasium", "pettingzoo", "pyspiel"}}
sys.exit(", ".join(sorted(found)) or None)
"""


@pytest.mark.parametrize(
    ("module", "then"),
    [
        ("signoria.games", "[sys.modules['signoria.games'].load(n) for n in ('calimala',)]"),
        ("signoria.bots", "sys.modules['signoria.bots'].load('heuristic', 'calimala')"),
        ("signoria.cli.main", ""),
        ("signoria.envs", ""),
    ],
)
def test_they_are_imported_only_where_used(module: str, then: str) -> None:
    script = SCRIPT.format(module=module, then=then)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
