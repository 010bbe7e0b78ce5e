"""How games end: which rule ends them, and whether one wins alone."""

from __future__ import annotations

import numpy as np

from .. import sum_names
from ..aggregate.ending_sums import BY_TIE_BREAK, SHARED
from ..charts import Scale
from ..estimates import Estimate
from ..figures import Figures
from ..headlines import DRAWS, judge_headlines
from ..row_chart import RowChart, rows_chart
from ..sum_names import SumName
from ..view import Chapter, Chart, Side, View

RESULTS = ("points", "tie-break", "shared")


def chapter(view: View) -> Chapter:
    """Games by the rule that ended them, and by their result."""
    words = view.words
    prefix = [f"{side.name}: " if view.compares else "" for side in view.sides]
    said = [
        f"{before}{sentence}"
        for before, side in zip(prefix, view.sides, strict=True)
        for sentence in sentences(view, side)
    ]
    charts = [chart for chart in (_endings(view), _results(view)) if chart]
    return Chapter("endings", words.text("report-endings"), said, charts)


def sentences(view: View, side: Side) -> list[str]:
    """By which rules games ended, the most frequent first, and how many have no single winner."""
    words, results = view.words, side.figures.part(sum_names.RESULTS)
    draws = words.text(
        "report-draws",
        shared=words.sure(results[SHARED], words.share),
        broken=words.sure(results[BY_TIE_BREAK], words.share),
    )
    return [*_rules(view, side), draws]


def _rules(view: View, side: Side) -> list[str]:
    if sum_names.ENDINGS not in side.figures.sums:
        return []
    words, shares = view.words, side.figures.part(sum_names.ENDINGS)
    labels = _labels(view)
    found = [
        words.text("report-ended", rule=labels[at], share=words.sure(shares[at], words.share))
        for at in map(int, np.argsort(-shares.value, kind="stable"))
        if shares.value[at] > 0
    ]
    return [words.text("report-ended-by", list="; ".join(found))]


def _labels(view: View) -> list[str]:
    """What the rules are called that may end a game."""
    legend = view.one.legend
    return legend.labels(legend.endings, view.words.locale) if legend.endings else []


def _endings(view: View) -> Chart | None:
    if not view.has(sum_names.ENDINGS):
        return None
    legend, locale = view.one.legend, view.words.locale
    title = legend.title(legend.endings, locale) if legend.endings else ""
    return _shares(view, sum_names.ENDINGS, title, _labels(view))


def _results(view: View) -> Chart | None:
    words = view.words
    labels = [words.text(f"report-result-{name}") for name in RESULTS]
    return _shares(view, sum_names.RESULTS, words.text("report-results"), labels, SHARED)


def _shares(
    view: View, sums: SumName, title: str, labels: list[str], settled: int | None = None
) -> Chart | None:
    """Parts of all games; the row ``settled`` is a headline."""

    def measure(figures: Figures) -> Estimate:
        return figures.part(sums)

    def settle(view: View) -> dict[int, float]:
        known = settled is not None and view.compares
        return {settled: judge_headlines(view)[DRAWS]} if known and settled is not None else {}

    words = view.words
    scale = Scale(words.text("report-games-share"), words.tick)
    wanted = RowChart(title, labels, measure, words.share, scale, weight=measure, settle=settle)
    return rows_chart(view, wanted)
