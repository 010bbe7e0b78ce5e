"""Luck and skill: what the differences in points come from."""

from __future__ import annotations

import numpy as np

from .. import sum_names
from ..charts import Scale
from ..estimates import Estimate
from ..figures import Figures
from ..headlines import ORDER_PART, judge_headlines
from ..row_chart import RowChart, rows_chart
from ..view import Chapter, View

PARTS = ("order", "player", "deal", "rest", "left")
TOLD, UNTOLD = (0, 1, 2, 3), (0, 1, 4)  # with and without sets of games


def chapter(view: View) -> Chapter | None:
    """The parts, and how they are told apart."""
    words = view.words
    sets = all(sum_names.SETS in figures.sums for figures in view.all)
    parts = list(TOLD if sets else UNTOLD)

    def measure(figures: Figures) -> Estimate:
        return figures.luck()[parts]

    wanted = RowChart(
        words.text("report-luck-chart"),
        [words.text(f"report-luck-{PARTS[part]}") for part in parts],
        measure,
        words.share,
        Scale(words.text("report-axis-part"), words.tick),
        ranked=False,
        settle=lambda view: {0: judge_headlines(view)[ORDER_PART]} if view.compares else {},
    )
    chart = rows_chart(view, wanted)
    said = [words.text("report-luck-about")]
    said.append(words.text("report-luck-sets" if sets else "report-luck-no-sets"))
    if any(len(set(figures.settings.bots)) == 1 for figures in view.all):
        said.append(words.text("report-luck-alike"))
    found = [chart] if chart and not np.isnan(view.one.luck().error[0]) else []
    return Chapter("luck", words.text("report-luck"), said, found)
