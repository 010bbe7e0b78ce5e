"""From the folders of runs to a page."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from .aggregate import aggregate
from .figures import Figures
from .page import page
from .report_words import ReportWords
from .run_reader import Run, open_run, runs_in
from .run_table import BadRun
from .view import Side, View

Advance = Callable[[int], None]
Reading = Callable[[Run], AbstractContextManager[Advance]]  # is told how far a run has been read


def read_in_silence(run: Run) -> AbstractContextManager[Advance]:
    """Tell nobody."""
    return nullcontext(lambda games: None)


def find_runs(folder: str) -> list[str]:
    """A run, or those in a folder that ``simulate --vary`` has made, the usual ones first."""
    return [str(path) for path in runs_in(Path(folder))] or [folder]


def make_report(paths: Sequence[str], language: str, reading: Reading = read_in_silence) -> str:
    """The page of these runs as HTML; raises ``BadRun``."""
    return page(read_runs(paths, language, reading))


def read_runs(paths: Sequence[str], language: str, reading: Reading = read_in_silence) -> View:
    """What a report on these runs looks at; raises ``BadRun``."""
    runs = [open_run(Path(path)) for path in paths]
    check_alike(runs)
    sides = tuple(
        read_side(run, name, reading) for run, name in zip(runs, side_names(paths), strict=True)
    )
    return View(sides, ReportWords(language, runs[0].settings.game))


def check_alike(runs: Sequence[Run]) -> None:
    """All runs must be of one game with as many players; raises ``BadRun``."""
    first = runs[0].settings
    for other in (run.settings for run in runs[1:]):
        if (first.game, len(first.bots)) != (other.game, len(other.bots)):
            one, two = (f"{each.game}, {len(each.bots)}" for each in (first, other))
            raise BadRun("unlike", one=one, other=two)


def side_names(paths: Sequence[str]) -> list[str]:
    """What runs are called: by their folders, or with numbers if those are called alike."""
    names = [Path(os.path.abspath(path)).name for path in paths]
    if len(set(names)) == len(names):
        return names
    return [f"{chr(ord('A') + at)}: {path}" for at, path in enumerate(paths)]


def read_side(run: Run, name: str, reading: Reading) -> Side:
    """The figures of a run."""
    with reading(run) as advance:
        return Side(name, Figures(run.settings, *aggregate(run, advance)))
