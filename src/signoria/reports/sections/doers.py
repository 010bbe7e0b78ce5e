"""Who did it and won: the victories of those who did something at least once."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from .. import sum_names
from ..estimates import Estimate
from ..row_chart import FEW, RowChart, rows_chart
from ..view import Chapter, Chart, Side, View
from .facts import fact_chapter, kind_names


class Best(NamedTuple):
    """The deed of a kind that goes most surely with winning: the lower end of the interval."""

    what: str
    share: Estimate
    number: int
    among: int  # so many deeds of the kind

    @property
    def least(self) -> float:
        """The lower end of the interval."""
        return float(self.share.ends[0])


def chapter(view: View) -> Chapter | None:
    """A chart for each kind of deeds."""
    return fact_chapter(view, "doers", sum_names.DEEDS, _chart)


def in_short(view: View, side: Side) -> str | None:
    """Of all deeds the one that goes most surely with winning, if it is clear among them all."""
    kinds = [kind for kind in side.figures.legend.facts.values() if kind.role in sum_names.DEEDS]
    found = [(kind.name, best) for kind in kinds if (best := _best(view, side, kind.name))]
    name, best = max(found, key=lambda each: each[1].least, default=("", None))
    among = sum(best.among for _, best in found)
    if best is None or best.share.clear(side.figures.fair, among) <= 0:
        return None
    title, _ = kind_names(view, name)
    return _sentence(view, "short", best, f"{title}: {best.what}")


def _chart(view: View, name: str) -> Chart | None:
    sums = sum_names.doers(name)
    if not view.has(sums):
        return None
    title, labels = kind_names(view, name)
    words = view.words
    wanted = RowChart(
        words.text("report-doers-by", kind=title),
        labels,
        lambda figures: figures.doers(name),
        words.share,
        view.share_scale,
        view.one.fair,
        weight=lambda figures: Estimate(figures.doer_counts(name), np.zeros(0)),
        count=lambda figures: figures.doer_counts(name),
        counted=words.text("report-doers-number"),
    )
    chart = rows_chart(view, wanted)
    return chart and replace(chart, said=[*_best_sentences(view, name), *chart.said])


def _best_sentences(view: View, name: str) -> list[str]:
    """Which deed goes most surely with winning, in each run."""
    found = ((side, _best(view, side, name)) for side in view.sides)
    told = [(side, _sentence(view, "most", best, best.what)) for side, best in found if best]
    return [f"{side.name}: {text}" if view.compares else text for side, text in told]


def _best(view: View, side: Side, name: str) -> Best | None:
    """Of what was done often enough, and not by everybody, what goes most surely with winning."""
    figures, sums = side.figures, sum_names.doers(name)
    if sums not in figures.sums:
        return None
    counts, shares = figures.doer_counts(name), figures.doers(name)
    told = (counts >= FEW) & (counts < figures.games * figures.players)
    if not told.any():
        return None
    at = int(np.argmax(np.where(told, np.nan_to_num(shares.ends[0]), -1.0)))
    _, labels = kind_names(view, name)
    return Best(labels[at], shares[at], int(counts[at]), int(told.sum()))


def _sentence(view: View, form: str, best: Best, what: str) -> str:
    words = view.words
    return words.text(
        f"report-doers-{form}",
        what=what,
        share=words.sure(best.share, words.share),
        number=words.number(best.number),
        fair=words.percent(view.one.fair),
    )
