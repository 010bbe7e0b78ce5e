"""Tests of what an optional package brings are skipped without it, and say which extra has it.

With SIGNORIA_COMPILED=1, as on the CI, where all must be there, that is a failure.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from importlib.util import find_spec
from typing import Any

import pytest

EXTRAS = {
    "cloudpickle": "research",
    "gymnasium": "research",
    "numpy": "research",
    "open_spiel": "research",
    "pettingzoo": "research",
    "authlib": "organisation",
    "opentelemetry": "traces",
    "psycopg": "postgres",
    "pyarrow": "research",
    "pyspiel": "research",
    "cssselect2": "render",
    "matplotlib": "report",
    "moviepy": "render",
    "quickjs": "render",
    "resvg_py": "render",
    "onnx": "dev",
    "onnxruntime": "policies",
    "ray": "ray",
    "torch": "train",
    "nbclient": "dev",
    "nbformat": "dev",
    "playwright": "dev",
    "schemathesis": "dev",
}


def missing_extra(error: BaseException | None) -> str | None:
    """Why tests cannot even be imported, if that is for want of an optional package.

    Any other module that is not found is an error, and so is one within a package that is there.
    """
    while error is not None:
        if isinstance(error, ModuleNotFoundError) and error.name:
            package = error.name.partition(".")[0]
            if package in EXTRAS and not is_there(package):
                return f"{package} is not installed: pip install -e '.[{EXTRAS[package]}]'"
        error = error.__cause__ or getattr(error, "cause", None)
    return None


def is_there(package: str) -> bool:
    """Whether a package can be found at all."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def lacking(call: pytest.CallInfo[Any] | None) -> str | None:
    """The same of what went wrong in a phase of the tests; None where everything must be there."""
    if call is None or call.excinfo is None or os.environ.get("SIGNORIA_COMPILED") == "1":
        return None
    return missing_extra(call.excinfo.value)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A module or folder that lacks an optional package is skipped, but not where all must run."""
    report = yield
    reason = lacking(getattr(report, "call", None)) if report.outcome == "failed" else None
    if reason is None:
        return report
    return pytest.CollectReport(
        collector.nodeid, "skipped", (str(collector.path), 0, f"Skipped: {reason}"), []
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """So is a test that finds out only when it runs."""
    report = yield
    reason = lacking(call) if report.outcome == "failed" else None
    if reason is not None:
        report.outcome = "skipped"
        report.longrepr = (str(item.path), item.location[1] or 0, f"Skipped: {reason}")
    return report
