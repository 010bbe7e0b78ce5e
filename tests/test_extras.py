"""Without the optional packages all other tests can be collected and run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .extras import EXTRAS, missing_extra

ROOT = Path(__file__).parent.parent
PATIENCE = 300  # seconds, on a busy machine


def run_without_extras(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Pytest, as it would run without them."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:schemathesis",
        "-p",
        "tests.support.hiding",
    ]
    command += ["-p", "no:cacheprovider", "-q", *words]
    kept = {name: text for name, text in os.environ.items() if name != "SIGNORIA_COMPILED"}
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(ROOT), **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.slow
def test_all_others_are_collected_and_those_are_skipped_with_a_reason() -> None:
    done = run_without_extras("--collect-only")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    skipped = {line for line in done.stdout.splitlines() if line.startswith("SKIPPED")}
    assert any("numpy is not installed: pip install -e '.[research]'" in line for line in skipped)
    assert any("playwright is not installed" in line for line in skipped)


def test_what_is_found_out_late_is_skipped_too() -> None:
    done = run_without_extras("tests/envs/test_documents.py", "tests/envs/test_layout.py")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert "test_layout.py:" in done.stdout.partition("SKIPPED")[2]


def test_where_everything_must_be_there_it_is_an_error() -> None:
    done = run_without_extras("tests/envs/test_vector.py", SIGNORIA_COMPILED="1")
    assert done.returncode != 0
    assert "ModuleNotFoundError" in done.stdout


@pytest.mark.parametrize("name", ["nump", "signoria.nothing", "numpy.nothing", "filelock"])
def test_any_other_module_that_is_not_found_is_an_error(name: str) -> None:
    assert missing_extra(ModuleNotFoundError(name=name)) is None
    assert missing_extra(ImportError(name="numpy")) is None
    assert "numpy" in EXTRAS
