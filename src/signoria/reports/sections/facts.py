"""What wins: openings, choices, routes; and what chance brings."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .. import sum_names
from ..charts import Scale
from ..estimates import Estimate
from ..figures import Figures
from ..row_chart import RowChart, rows_chart
from ..view import Chapter, Chart, View

ROUTES = 20  # the most frequent ones
Make = Callable[[View, str], Chart | None]


def openings(view: View) -> Chapter | None:
    """How often seats win that began so."""
    return fact_chapter(view, "openings", ("opening",), _opening)


def choices(view: View) -> Chapter | None:
    """What winners do more often than others."""
    return fact_chapter(view, "choices", ("choice", "route"), _amount)


def routes(view: View) -> Chapter | None:
    """What follows what."""
    return fact_chapter(view, "routes", ("route",), _route)


def chance(view: View) -> Chapter | None:
    """What befalls winners more often than others."""
    return fact_chapter(view, "chance", ("chance",), _amount)


def fact_chapter(view: View, name: str, roles: tuple[str, ...], make: Make) -> Chapter | None:
    """A chart for each kind of facts with one of these roles."""
    kinds = [kind for kind in view.one.legend.facts.values() if kind.role in roles]
    charts = [chart for kind in kinds if (chart := make(view, kind.name))]
    if not charts:
        return None
    words = view.words
    said = [words.text(f"report-{name}-about")]
    return Chapter(name, words.text(f"report-{name}"), said, charts)


def kind_names(view: View, name: str) -> tuple[str, list[str]]:
    """What the kind and its values are called."""
    legend, locale = view.one.legend, view.words.locale
    kind = legend.facts[name]
    return legend.title(kind, locale), legend.labels(kind, locale)


def _opening(view: View, name: str) -> Chart | None:
    sums = sum_names.opening(name)
    if not view.has(sums):
        return None
    title, labels = kind_names(view, name)
    words = view.words
    wanted = RowChart(
        title,
        labels,
        lambda figures: figures.openings(name)[:, 1],
        words.share,
        view.share_scale,
        view.one.fair,
        weight=lambda figures: figures.openings(name)[:, 0],
        count=lambda figures: figures.opening_counts(name),
    )
    return rows_chart(view, wanted)


def _amount(view: View, name: str) -> Chart | None:
    sums = sum_names.amount(name)
    if not view.has(sums):
        return None
    title, labels = kind_names(view, name)
    words = view.words

    def measure(figures: Figures) -> Estimate:
        return figures.each(sums)

    wanted = RowChart(
        title,
        labels,
        measure,
        words.decimal(2),
        Scale(words.text("report-axis-times"), words.plain),
        weight=measure,
        count=lambda figures: figures.count(sums),
        beside=lambda figures: figures.beside(sums),
    )
    return rows_chart(view, wanted)


def _route(view: View, name: str) -> Chart | None:
    """The most frequent steps from one to the next."""
    sums = sum_names.route(name)
    if not view.has(sums):
        return None
    title, labels = kind_names(view, name)
    words, size = view.words, len(labels)
    total = np.sum([figures.sums[sums].sum((0, 3))[:size, :size] for figures in view.all], 0)
    best = [divmod(int(at), size) for at in (-total).ravel().argsort(kind="stable")[:ROUTES]]
    first, then = zip(*best, strict=True)

    def measure(figures: Figures) -> Estimate:
        return figures.each(sums)[first, then]

    wanted = RowChart(
        words.text("report-steps", kind=title),
        [f"{labels[one]} → {labels[other]}" for one, other in best],
        measure,
        words.decimal(2),
        Scale(words.text("report-axis-times"), words.plain),
        weight=measure,
        count=lambda figures: figures.count(sums)[first, then],
        beside=lambda figures: figures.beside(sums)[first, then],
    )
    return rows_chart(view, wanted)
