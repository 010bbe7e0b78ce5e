"""A page of charts of runs, from Python."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import Path

from ..locales import load


def report(
    *runs: str | PathLike[str], out: str | PathLike[str] | None = None, language: str = "en"
) -> str:
    """The page of one run or of several beside each other, as HTML, also written to ``out``.

    A folder with several runs in it stands for these.  Raises ``ValueError`` naming what is wrong.
    """
    from ..reports.make_report import find_runs, make_report
    from ..reports.run_table import BadRun

    if not runs:
        raise ValueError("no run is named")
    paths = [fspath(run) for run in runs] if len(runs) > 1 else find_runs(fspath(runs[0]))
    try:
        page = make_report(paths, language)
    except BadRun as error:
        said = load("en").text(f"report-bad-{error.reason}", **error.values)
        raise ValueError(said) from error
    if out is not None:
        Path(out).write_text(page, "utf-8")
    return page
