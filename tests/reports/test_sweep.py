"""More than two runs on one page, and the curve over the values of an option."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from signoria.cli.main import main
from signoria.reports import sweep
from signoria.reports.headlines import headlines
from signoria.reports.make_report import find_runs, read_in_silence, read_side
from signoria.reports.report_words import ReportWords
from signoria.reports.run_reader import natural_order, open_run
from signoria.reports.view import View
from tests.reports.runs import play

WORDS = ReportWords("en", "calimala")


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same deals with three starting seats, one run with more games than the others."""
    folder = tmp_path_factory.mktemp("sweep")
    for start, games in ((2, 24), (0, 24), (1, 27)):
        play(folder / str(start), "calimala", games, ("random",) * 3, {"start": str(start)})
    return folder


def view_of(runs: Path, *names: str) -> View:
    """What a page looks at."""
    sides = [read_side(open_run(runs / name), name, read_in_silence) for name in names]
    return View(tuple(sides), WORDS)


def test_they_have_one_page_with_all_of_them(runs: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert main(["report", str(runs), "-o", str(page), "--lang", "en"]) == 0
    text = page.read_text("utf-8")
    assert "Calimala: 3 runs compared" in text
    assert text.count("<svg ") == 2 * len(headlines(WORDS, 3))  # with their differences
    for name in ("0", "1", "2"):
        assert f'<th scope="row">{name}</th>' in text
    named = [str(runs / name) for name in ("0", "1", "2")]
    assert main(["report", "--compare", *named, "-o", str(page), "--lang", "en"]) == 0
    assert page.read_text("utf-8") == text


def test_a_sweep_has_a_curve_whatever_the_order_of_its_runs(runs: Path) -> None:
    """The same drawing, over the values of the option."""
    one, other = view_of(runs, "0", "1", "2"), view_of(runs, "2", "0", "1")
    assert sweep.sweep_values(one) == [0, 1, 2]
    assert sweep.sweep_values(other) == [2, 0, 1]
    for here, there in zip(sweep.courses(one), sweep.courses(other), strict=True):
        assert sweep._drawing(one, here) == sweep._drawing(other, there)


def test_runs_that_differ_otherwise_have_a_mark_each(runs: Path, tmp_path: Path) -> None:
    play(tmp_path / "de", "calimala", 24, ("random",) * 3, {"start": "0", "edition": "de"})
    sides = view_of(runs, "0", "1").sides
    view = View((*sides, read_side(open_run(tmp_path / "de"), "de", read_in_silence)), WORDS)
    assert sweep.sweep_values(view) is None
    assert ">de</text>" in sweep._drawing(view, sweep.courses(view)[0])


def test_a_course_is_the_pairs_with_the_first_run(runs: Path) -> None:
    view = view_of(runs, "0", "1", "2")
    for course in sweep.courses(view):
        assert len(course.numbers) == 3
        assert len(course.clear) == len(course.apart) == 2
        for at, gap in enumerate(course.apart):
            there = course.numbers[at + 1].value - course.numbers[0].value
            assert np.isclose(gap.value, there, equal_nan=True)


def test_the_runs_of_a_folder_come_in_the_order_of_their_numbers() -> None:
    names = ["90+b", "120+a", "60", "90+a", "en"]
    assert sorted(names, key=natural_order) == ["en", "60", "90+a", "90+b", "120+a"]


def test_the_usual_run_comes_first(runs: Path) -> None:
    assert [Path(run).name for run in find_runs(str(runs))] == ["0", "1", "2"]
