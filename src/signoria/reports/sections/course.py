"""How tense games are: who leads when, how often the lead changes, when all is decided."""

from __future__ import annotations

import numpy as np

from .. import charts, sum_names
from ..aggregate.course_sums import TENTHS
from ..charts import Scale
from ..estimates import Estimate, quantile
from ..html import Html
from ..view import Chapter, Chart, NumberTable, Side, View


def chapter(view: View) -> Chapter:
    """Tension, decisiveness and comebacks."""
    said = [sentence for side in view.sides for sentence in _sentences(view, side)]
    charts = [_leaders(view), _decision_chart(view)]
    return Chapter("course", view.words.text("report-course"), said, charts)


def in_short(view: View) -> list[str]:
    """How soon games are decided, of one run."""
    halfway, _, _, late, _ = _sentences(view, view.sides[0])
    return [halfway, late]


def _sentences(view: View, side: Side) -> list[str]:
    """Comebacks, changes of the lead, the end and the margin of one run."""
    words, figures = view.words, side.figures
    half, changes = figures.mean(sum_names.WINNER_AT_HALF), figures.mean_of(sum_names.CHANGES)
    late = quantile(figures.sums[sum_names.DECIDED].sum(0), 0.5) / TENTHS
    margins = figures.sums[sum_names.MARGINS].sum(0)
    told = [
        words.text(
            "report-half",
            share=words.sure(figures.lead_at_half(), words.share),
            fair=words.percent(figures.fair),
        ),
        words.text("report-comeback", share=words.sure(half[figures.players - 1], words.share)),
        words.text("report-changes", number=words.sure(changes, words.decimal(1))),
        words.text("report-decided-by", share=words.tick(late)),
        words.text(
            "report-margin",
            middle=quantile(margins, 0.5),
            mean=words.sure(figures.mean_of(sum_names.MARGINS), words.decimal(1)),
        ),
    ]
    return [f"{side.name}: {each}" for each in told] if view.compares else told


def _leaders(view: View) -> Chart:
    """How often who leads after each tenth of the turns wins."""
    words, across = view.words, np.arange(TENTHS + 1) / TENTHS
    series = [figures.mean(sum_names.LEADER_WINS) for figures in view.all]
    rows = [
        [words.tick(share), *(words.sure(one[at], words.share) for one in series)]
        for at, share in enumerate(across)
    ]
    scales = view.time_scale, Scale(words.text("report-leader-wins"), words.tick)
    fair = words.fair_line(view.one.fair)
    svg = charts.lines(list(across), series, scales, fair)
    names = view.names if view.compares else [words.text("report-leader-wins")]
    key = names if view.compares else []
    table = NumberTable([words.text("report-turns-played"), *names], rows)
    said = [words.text("report-leaders-about", fair=words.percent(view.one.fair))]
    return Chart(words.text("report-leaders"), said, Html(svg), table, key, "line")


def _decision_chart(view: View) -> Chart:
    """In which tenth of the game the winner takes the lead for good."""
    words = view.words
    series: list[Estimate] = [figures.mean(sum_names.DECIDED) for figures in view.all]
    labels = [words.tick(tenth / TENTHS) for tenth in range(TENTHS + 1)]
    rows = [
        [label, *(words.sure(one[at], words.share) for one in series)]
        for at, label in enumerate(labels)
    ]
    scales = view.time_scale.title, Scale(words.text("report-games-share"), words.tick)
    svg = charts.columns(labels, [one.value for one in series], scales, 5)
    names = view.names if view.compares else [words.text("report-games-share")]
    key = names if view.compares else []
    table = NumberTable([words.text("report-turns-played"), *names], rows)
    said = [words.text("report-decided-about")]
    return Chart(words.text("report-decided"), said, Html(svg), table, key, "column")
