"""How games end, who did it and won, and what nobody did, as a reader meets it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from signoria.locales import LANGUAGES
from signoria.reports.make_report import read_runs
from signoria.reports.sections import doers, endings, undone
from signoria.reports.short import in_short
from signoria.reports.view import View
from tests.reports.runs import play


@pytest.fixture(scope="module")
def random_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games that nobody can win otherwise than by the last round."""
    folder = tmp_path_factory.mktemp("random") / "run"
    return play(folder, "forging-florence", 60, ("random", "random"), {"rounds": "60"})


@pytest.fixture(scope="module")
def view(random_games: Path) -> View:
    return read_runs([str(random_games)], "en")


def test_the_rule_that_ends_all_games_is_named(view: View) -> None:
    rule, draws = endings.sentences(view, view.sides[0])
    assert rule == "What ended the games: last round played, 100.0% (88.4% to 100.0%)."
    assert draws.startswith("In ")
    said = [one for chart in endings.chapter(view).charts for one in chart.said]
    assert "last round played: 100.0% (88.4% to 100.0%)." in said, "no most and least of one"


def test_what_nobody_did_is_listed_by_kind(view: View, random_games: Path) -> None:
    facts = pq.read_table(random_games / "facts", partitioning=None).to_pylist()
    made = {row["what"] for row in facts if row["kind"] == "piece"}
    assert "dome" not in made
    (listed,) = [one for one in undone.chapter(view).said if one.startswith("Pieces made:")]
    assert "Dome of Santa Maria del Fiore" in listed
    values = view.one.legend.facts["piece"].values
    assert listed.count(";") == len(values) - len(made) - 1


def test_a_run_of_an_earlier_version_is_read_without_its_endings(
    random_games: Path, tmp_path: Path
) -> None:
    old = Path(shutil.copytree(random_games, tmp_path / "old"))
    for path in (old / "games").iterdir():
        pq.write_table(pq.read_table(path, partitioning=None).drop_columns("ending"), path)
    view = read_runs([str(old)], "en")
    (draws,) = endings.sentences(view, view.sides[0])
    assert "share the victory" in draws
    assert len(endings.chapter(view).charts) == 1
    assert endings.chapter(read_runs([str(old), str(random_games)], "en")).charts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deed_that_wins_is_told_with_its_number(unlike: Path, language: str) -> None:
    """A heuristic bot against two at random: what only the winner does stands out."""
    view = read_runs([str(unlike)], language)
    said = doers.in_short(view, view.sides[0])
    assert said is not None
    assert said in in_short(view)
    chapter = doers.chapter(view)
    assert chapter is not None
    heads = chapter.charts[0].table.heads
    assert view.words.text("report-doers-number") in heads


def test_where_all_are_alike_no_deed_is_said_to_win(view: View) -> None:
    """Sixty games at random: whatever stands out is chance, and is not told."""
    assert doers.in_short(view, view.sides[0]) is None
