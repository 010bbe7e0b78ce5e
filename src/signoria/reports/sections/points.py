"""Where points come from, and when."""

from __future__ import annotations

import numpy as np

from .. import charts, sum_names
from ..aggregate.course_sums import TENTHS
from ..charts import Scale
from ..estimates import Estimate, difference
from ..figures import Figures
from ..html import Html
from ..row_chart import RowChart, rows_chart
from ..view import Chapter, Chart, Gaps, NumberTable, View


def chapter(view: View) -> Chapter:
    """A chart for each kind of scoring, and one over time."""
    legend, words = view.one.legend, view.words
    found = [_kind(view, name) for name in legend.scorings if view.has(sum_names.scoring(name))]
    shown = [chart for chart in [*found, over_time(view)] if chart]
    said = [words.text("report-points-about")]
    return Chapter("points", words.text("report-points"), said, shown)


def _kind(view: View, name: str) -> Chart | None:
    """Points by what was scored."""
    legend, words = view.one.legend, view.words
    kind, sums = legend.scorings[name], sum_names.scoring(name)

    def measure(figures: Figures) -> Estimate:
        return figures.each(sums)

    wanted = RowChart(
        words.text("report-points-by", kind=legend.title(kind, words.locale)),
        legend.labels(kind, words.locale),
        measure,
        words.decimal(2),
        Scale(words.text("report-axis-points"), words.plain),
        weight=measure,
        count=lambda figures: figures.count(sums),
        beside=lambda figures: figures.beside(sums),
    )
    return rows_chart(view, wanted)


def over_time(view: View) -> Chart:
    """Points after each tenth of the turns."""
    words, across = view.words, np.arange(TENTHS + 1) / TENTHS
    if view.compares:
        names = view.names
        series = [figures.each(sum_names.POINTS_OVER_TIME) for figures in view.all]
        apart = difference(series[0], series[1])
    else:
        names = [words.text("report-winners"), words.text("report-others")]
        found = view.one.beside(sum_names.POINTS_OVER_TIME)
        series, apart = [found[:, 0], found[:, 1]], found[:, 2]
    rows = [
        [
            words.tick(share),
            *(words.sure(one[at], words.decimal(1)) for one in series),
            words.gap(apart[at], words.decimal(1)),
        ]
        for at, share in enumerate(across)
    ]
    points = Scale(words.text("report-axis-points"), words.plain)
    svg = charts.lines(list(across), series, (view.time_scale, points))
    heads = [words.text("report-turns-played"), *names, words.text("report-difference")]
    table = NumberTable(heads, rows)
    said = [words.text("report-over-time-about")]
    gaps = _points_apart(view, list(across), apart, names)
    return Chart(words.text("report-over-time"), said, Html(svg), table, names, "line", gaps)


def _points_apart(view: View, across: list[float], apart: Estimate, names: list[str]) -> Gaps:
    """The curve of what the two differ by."""
    words = view.words
    scales = view.time_scale, words.gap_scale(words.decimal(1))
    svg = charts.lines(across, [apart], scales, words.zero_line())
    one, other = names if view.compares else reversed(names)
    return Gaps(Html(svg), words.text("report-gaps-curve", one=one, other=other))
