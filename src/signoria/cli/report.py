"""``signoria report``: a page of charts of what many simulated games say."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from ..arguments import Parser, language_for
from ..errors import UserError
from ..locales import Locale, load

if TYPE_CHECKING:
    from ..reports.run_reader import Run
    from ..reports.view import View

USUAL = "report.html"


def configure(parser: Parser) -> None:
    """The options of ``signoria report``."""
    add = parser.add_argument
    add("folder", metavar="RUN", nargs="?")
    add("--compare", metavar=("A", "B"), nargs="+")
    add("-o", "--out", metavar="FILE", default=USUAL)
    add("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Write the page; returns the exit status."""
    language = language_for(args.lang)
    words = load(language)
    if bool(args.folder) == (args.compare is not None):
        raise UserError(words.text("report-one-or-two"), words.text("report-one-or-two-hint"))
    _check_extra(words)
    from ..reports.page import page
    from ..reports.short import in_short

    view = _read(words, language, args)
    _write(words, Path(args.out), page(view))
    print("\n".join(in_short(view)))
    print(words.text("report-written", path=args.out))
    return 0


def _check_extra(words: Locale) -> None:
    """Say what to install if the packages that draw are not there."""
    try:
        import babel  # noqa: F401
        import pyarrow  # noqa: F401
    except ImportError as error:
        name = error.name or str(error)
        hint = words.text("report-no-extra-hint")
        raise UserError(words.text("report-no-extra", name=name), hint) from None


def _run_error(words: Locale, error: Exception) -> UserError:
    """What is wrong with a run, for the user."""
    reason, values = getattr(error, "reason", ""), getattr(error, "values", {})
    hint = None if reason == "unlike" else words.text("report-bad-hint")
    return UserError(words.text(f"report-bad-{reason}", **values), hint)


def _read(words: Locale, language: str, args: argparse.Namespace) -> View:
    """Read the runs, with progress."""
    from ..reports.make_report import find_runs, read_runs
    from ..reports.run_table import BadRun
    from .shared.progress import progress

    def read(run: Run) -> AbstractContextManager[Callable[[int], None]]:
        return progress(words, run.settings.games, "report-progress")

    try:
        return read_runs(args.compare or find_runs(args.folder), language, read)
    except BadRun as error:
        raise _run_error(words, error) from None


def _write(words: Locale, path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        what = error.strerror or str(error)
        raise UserError(words.text("report-unwritten", path=str(path), what=what)) from None
