"""The example that learns, where what it needs is not installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FILE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.mark.parametrize("missing", ["numpy", "torch"])
def test_without_what_it_needs_it_says_what_to_install(missing: str) -> None:
    code = (
        f"import runpy, sys; sys.modules[{missing!r}] = None; sys.argv = ['ppo.py', '--help'];"
        f"runpy.run_path({str(FILE)!r}, run_name='__main__')"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=120
    )
    assert found.returncode == 1
    wanted = f"this example needs {missing}; in the clone: pip install '.[train]'\n"
    assert found.stderr == wanted
