"""``signoria report``: a page of charts of what many simulated games say."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..arguments import Parser, language_for
from ..errors import UserError
from ..locales import Locale, load

if TYPE_CHECKING:
    from ..reports.run_reader import Run
    from ..reports.view import Side, View

USUAL = "report.html"


def configure(parser: Parser) -> None:
    """The options of ``signoria report``."""
    add = parser.add_argument
    add("folder", metavar="RUN", nargs="?")
    add("--compare", metavar=("A", "B"), nargs=2)
    add("-o", "--out", metavar="FILE", default=USUAL)
    add("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Write the page; returns the exit status."""
    language = language_for(args.lang)
    words = load(language)
    if bool(args.folder) == (args.compare is not None):
        raise UserError(words.text("report-one-or-two"), words.text("report-one-or-two-hint"))
    _check_extra(words)
    paths = args.compare or _runs(words, args.folder)
    runs = [_open_run(words, path) for path in paths]
    _check_alike(words, runs)
    _write(words, Path(args.out), _page(words, language, runs, paths))
    print(words.text("report-written", path=args.out))
    return 0


def _runs(words: Locale, folder: str) -> list[str]:
    """A run, or the two in a folder that ``simulate --vary`` has made, the usual one first."""
    from ..reports.run_reader import runs_in

    found = runs_in(Path(folder))
    if len(found) > 2:
        names = ", ".join(path.name for path in found)
        one, other = found[:2]
        raise UserError(
            words.text("report-many", path=folder, names=names),
            words.text("report-many-hint", one=str(one), other=str(other)),
        )
    return [str(path) for path in found] or [folder]


def _check_extra(words: Locale) -> None:
    """Say what to install if the packages that draw are not there."""
    try:
        import matplotlib  # noqa: F401
        import pyarrow  # noqa: F401
    except ImportError as error:
        name = error.name or str(error)
        hint = words.text("report-no-extra-hint")
        raise UserError(words.text("report-no-extra", name=name), hint) from None


def _open_run(words: Locale, path: str) -> Run:
    from ..reports.run_reader import BadRun, open_run

    try:
        return open_run(Path(path))
    except BadRun as error:
        raise _run_error(words, error) from None


def _run_error(words: Locale, error: Exception) -> UserError:
    """What is wrong with a run, for the user."""
    reason, values = getattr(error, "reason", ""), getattr(error, "values", {})
    return UserError(words.text(f"report-bad-{reason}", **values), words.text("report-bad-hint"))


def _check_alike(words: Locale, runs: list[Run]) -> None:
    """Two runs must be of one game with as many players."""
    one, other = runs[0].settings, runs[-1].settings
    if (one.game, len(one.bots)) != (other.game, len(other.bots)):
        raise UserError(
            words.text(
                "report-unlike",
                one=f"{one.game}, {len(one.bots)}",
                other=f"{other.game}, {len(other.bots)}",
            )
        )


def _page(words: Locale, language: str, runs: list[Run], paths: list[str]) -> str:
    """Read the runs and make the page of them."""
    from ..reports.page import page
    from ..reports.report_words import ReportWords
    from ..reports.view import View

    sides = tuple(_side(words, run, name) for run, name in zip(runs, _names(paths), strict=True))
    view: View = View(sides, ReportWords(language, runs[0].settings.game))
    return page(view)


def _names(paths: list[str]) -> list[str]:
    """What runs are called: by their folders, or by letters if those are called alike."""
    names = [Path(os.path.abspath(path)).name for path in paths]
    if len(set(names)) == len(names):
        return names
    return [f"{letter}: {path}" for letter, path in zip("AB", paths, strict=True)]


def _side(words: Locale, run: Run, name: str) -> Side:
    """The figures of a run, with progress while it is read."""
    from ..reports.aggregate import aggregate
    from ..reports.figures import Figures
    from ..reports.run_reader import BadRun
    from ..reports.view import Side
    from .shared.progress import progress

    advance: Callable[[int], None]
    try:
        with progress(words, run.settings.games, "report-progress") as advance:
            return Side(name, Figures(run.settings, *aggregate(run, advance)))
    except BadRun as error:
        raise _run_error(words, error) from None


def _write(words: Locale, path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        what = error.strerror or str(error)
        raise UserError(words.text("report-unwritten", path=str(path), what=what)) from None
