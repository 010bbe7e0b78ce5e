"""Settings for all tests.

SIGNORIA_PURE=1 runs them on the .py files even if compiled modules lie beside them;
HYPOTHESIS_PROFILE=ci makes Hypothesis repeatable; SIGNORIA_EFFORT=10 makes random tests ten times
as long.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from types import ModuleType

import psutil
import pytest
from hypothesis import settings

from tests import extras
from tests.builds import load_uncompiled, run_uncompiled

PATIENCE = 30.0  # seconds until a worker whose pool is closed has ended

# A shell that starts the tests in the background has Ctrl-C ignored, and so would the programs
# that they start, to which some tests send it.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Shared machines stall at times, so no example has a deadline.
settings.register_profile("dev", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

if os.environ.get("SIGNORIA_PURE"):
    run_uncompiled()


def pytest_configure(config: pytest.Config) -> None:
    """For all folders, also those whose own conftest.py cannot be imported."""
    config.pluginmanager.register(extras)


@pytest.fixture(scope="module", autouse=True)
def worker_processes() -> Iterator[None]:
    """No module leaves worker processes behind; the tests that count them would be blamed."""
    yield
    _, left = psutil.wait_procs(own_workers(), timeout=PATIENCE)
    assert left == [], "pools of these tests were not closed"


def own_workers() -> list[psutil.Process]:
    """The processes that this one has spawned to work for it."""
    found = []
    for child in psutil.Process().children():
        with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


@pytest.fixture(scope="session")
def plain() -> ModuleType:
    """``signoria.games`` a second time, uncompiled: for lockstep in one process."""
    load_uncompiled("signoria_plain")
    return import_module("signoria_plain.games")
