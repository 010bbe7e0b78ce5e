"""One verdict for each number: the asked question alone, the others as one family."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from signoria.arena.intervals import student
from signoria.reports import headlines, row_chart
from signoria.reports.charts import Scale
from signoria.reports.estimates import Estimate
from signoria.reports.headlines import ASKED, LAST, Headline, judge_headlines
from signoria.reports.report_words import ReportWords
from signoria.reports.row_chart import NONE, RowChart, Series
from signoria.reports.sections.balance import _judge_start

BLOCKS = 20
WORDS = ReportWords("en", "calimala")
SPREAD = np.linspace(-1, 1, BLOCKS)


def away(errors: float, size: int = 1) -> Estimate:
    """A number that is so many standard errors away from 0, or several such."""
    without = SPREAD if size == 1 else np.stack([SPREAD] * size, 1)
    unit = Estimate(np.zeros(without.shape[1:]), without)
    return Estimate(unit.error * errors, without)


NOTHING = Estimate(np.zeros(()), np.zeros(BLOCKS))


def make_view(monkeypatch: pytest.MonkeyPatch, players: int, errors: dict[str, float]) -> Any:
    """Two runs of which each number differs by so many standard errors."""
    names = [one.name for one in headlines.headlines(WORDS, players)]
    found = [
        Headline(name, lambda run, name=name: away(errors.get(name, 0)) if run else NOTHING, str)  # type: ignore[arg-type, misc]
        for name in names
    ]
    monkeypatch.setattr(headlines, "headlines", lambda words, players: found)
    one = SimpleNamespace(players=players)
    return SimpleNamespace(words=WORDS, one=one, all=[0, 1], compares=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_question_that_is_asked_stands_alone_and_the_others_together(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    alone, family = student(19, 0.975), len(headlines.headlines(WORDS, players)) - 1
    together = student(19, 1 - 0.05 / (2 * family))
    for asked, other, verdicts in (
        (alone + 0.01, together - 0.01, (1, 0)),
        (alone - 0.01, together + 0.01, (0, 1)),
        (-alone - 0.01, -together - 0.01, (-1, -1)),
    ):
        name = "report-margin-mean"
        with monkeypatch.context() as patch:
            view = make_view(patch, players, {ASKED: asked, name: other})
            found = judge_headlines(view)
            assert [found[ASKED], found[name]] == list(verdicts)
            assert set(found.values()) - {*verdicts} <= {0}


@pytest.mark.parametrize("asked", [-1.0, 0.0, 1.0])
def test_what_was_asked_is_not_told_among_the_family(asked: float) -> None:
    """It has its own sentence; each of the others is named once."""
    found = headlines.headlines(WORDS, 3)
    view: Any = SimpleNamespace(words=WORDS, names=["one", "other"])
    verdicts = [asked, 1.0, -1.0, *[0.0] * (len(found) - 3)]
    said = "".join(headlines._sentences(view, found, verdicts))
    named = [said.count(f" {WORDS.text(one.name)}") > 0 for one in found]
    assert named == [False] + [True] * (len(found) - 1)
    assert f"among the {len(found) - 1} " in said


def test_a_chart_takes_over_what_is_judged_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        view = make_view(patch, 4, {ASKED: 2.5, LAST: -2.5})
        assert _judge_start(view) == {0: 1.0, 3: 0.0}
    with monkeypatch.context() as patch:
        view = make_view(patch, 2, {ASKED: 2.5})
        assert _judge_start(view) == {0: 1.0, 1: -1.0}


def test_rows_that_are_judged_elsewhere_are_not_in_the_family() -> None:
    wanted = RowChart("x", [], lambda run: NOTHING, WORDS.share, Scale("x", WORDS.tick))
    apart = away(2.5, 4)
    series = Series([], [], apart, "changed", NONE, 0)
    view: Any = None

    def verdicts(settled: dict[int, float] | None, chosen: list[int]) -> list[float]:
        asked = RowChart(**{**vars(wanted), "settle": settled and (lambda view: settled)})
        return list(row_chart._judge(view, asked, chosen, series).clear)

    assert verdicts(None, [0, 1, 2, 3]) == [0, 0, 0, 0]  # too little among four
    assert verdicts({0: 0.0, 1: 1.0, 2: -1.0}, [0, 1, 2, 3]) == [0, 1, -1, 1]  # enough alone
    assert verdicts({0: 0.0, 1: 1.0, 2: -1.0}, [3, 2, 1, 0]) == [1, -1, 1, 0]
