"""How long games are."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from .. import charts, sum_names
from ..block_sums import Floats
from ..charts import Scale
from ..estimates import difference, quantile
from ..figures import Figures
from ..headlines import TURNS, judge_headlines
from ..html import Html
from ..view import Chapter, Chart, NumberTable, View

BINS = 20


def chapter(view: View) -> Chapter:
    """Turns and decisions."""
    said = [length_text(view, place) for place in range(len(view.sides))]
    if view.compares:
        said.append(_change(view))
    return Chapter("length", view.words.text("report-length"), said, [_chart(view)])


def length_text(view: View, place: int) -> str:
    """The middle half, the extremes and the means of one run."""
    side, words = view.sides[place], view.words
    turns = side.figures.turns()
    low, middle, high = (quantile(turns, share) for share in (0.25, 0.5, 0.75))
    met = np.flatnonzero(turns)
    return words.text(
        "report-length-of" if view.compares else "report-length-about",
        run=side.name,
        middle=middle,
        span=str(low) if low == high else words.text("report-span", low=low, high=high),
        least=int(met[0]),
        most=int(met[-1]),
        mean=words.sure(side.figures.mean_of(sum_names.TURNS), words.decimal(1)),
        decisions=words.sure(side.figures.mean(sum_names.DECISIONS), words.decimal(0)),
    )


def _change(view: View) -> str:
    one, other = (figures.mean_of(sum_names.TURNS) for figures in view.all)
    apart, words = difference(one, other), view.words
    name = "report-length-changed" if judge_headlines(view)[TURNS] else "report-length-same"
    return words.text(name, difference=words.gap(apart, words.decimal(1)))


def _chart(view: View) -> Chart:
    """The number of games of each length in turns."""
    words, turns = view.words, [figures.turns() for figures in view.all]
    edges = _edges(turns)
    shares = [_shares(figures, edges) for figures in view.all]
    labels = [str(low) if high == low + 1 else f"{low}–{high - 1}" for low, high in pairwise(edges)]
    rows = [
        [label, *(words.percent(share[at]) for share in shares)] for at, label in enumerate(labels)
    ]
    names = view.names if view.compares else [words.text("report-games-share")]
    every = max(-(-len(labels) // 5), 1)
    below = [str(low) for low in edges[:-1]]
    scales = words.text("report-axis-turns"), Scale(words.text("report-games-share"), words.tick)
    svg = charts.columns(below, shares, scales, every)
    table = NumberTable([words.text("report-turns"), *names], rows)
    key = names if view.compares else []
    return Chart(words.text("report-length-chart"), [], Html(svg), table, key, "column")


def _edges(turns: list[Floats]) -> list[int]:
    """Where the bins begin, each of the same whole number of turns."""
    met = np.flatnonzero(sum(turns))
    low, high = int(met[0]), int(met[-1]) + 1
    step = max(-(-(high - low) // BINS), 1)
    return [*range(low, high, step), low + step * -(-(high - low) // step)]


def _shares(figures: Figures, edges: list[int]) -> Floats:
    turns = figures.turns()
    sums = [turns[low:high].sum() for low, high in pairwise(edges)]
    shares: Floats = np.array(sums) / turns.sum()
    return shares
