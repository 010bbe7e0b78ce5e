"""Charts with a row for each thing: of one run beside what is fair, or of two beside each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import charts
from .block_sums import Floats
from .charts import Scale
from .estimates import Estimate, difference
from .figures import Figures
from .html import Html, tag
from .report_words import Form, ReportWords
from .view import Chart, Gaps, NumberTable, View

MOST = 24  # rows that are drawn; the table has them all
FEW = 60  # times; of what occurred more seldom nothing is said
NAMED = 5  # things that a sentence lists

Flags = NDArray[np.bool_]
NONE: Floats = np.zeros(0)  # no verdicts yet


@dataclass(frozen=True)
class RowChart:
    """What is to be shown: ``measure`` gives a number for each label.

    ``form`` writes it, ``scale`` is its axis; ``fair`` is what it would be if nothing mattered.
    ``weight`` says how important each row is: those without any are left out, and the most
    important ones are drawn.  ``count`` says how often each occurred: of what is rare nothing can
    be said; ``counted`` is what that number is called, if the table has it.  Of one run ``beside``
    may show winners, others and the difference.  ``settle`` gives the verdicts on rows that are
    judged elsewhere on the page; the other rows are one family.
    """

    title: str
    labels: Sequence[str]
    measure: Callable[[Figures], Estimate]
    form: Form
    scale: Scale
    fair: float | None = None
    weight: Callable[[Figures], Estimate] | None = None
    count: Callable[[Figures], Floats] | None = None
    counted: str = ""
    beside: Callable[[Figures], Estimate] | None = None
    ranked: bool = True
    settle: Callable[[View], dict[int, float]] | None = None


class Series(NamedTuple):
    """What stands in each row: numbers with their names, and what they differ by, if anything."""

    names: list[str]
    numbers: list[Estimate]
    apart: Estimate | None
    kind: str  # of the sentences
    clear: Floats  # 1 or -1 where a row clearly differs, else 0
    judged: int  # of how many rows it can be said


def rows_chart(view: View, wanted: RowChart) -> Chart | None:
    """The chart, or None if there is nothing to be shown."""
    chosen = _rows_met(view, wanted)
    if not chosen:
        return None
    labels = [wanted.labels[row] for row in chosen]
    series = _judge(view, wanted, chosen, _series(view, wanted, chosen))
    drawn = _most_important(_weights(view, wanted)[chosen], _enough(view, wanted)[chosen])
    svg = charts.dots(
        [labels[at] for at in drawn],
        [one[drawn] for one in series.numbers],
        wanted.scale,
        None if wanted.fair is None else view.words.fair_line(wanted.fair),
    )
    return Chart(
        wanted.title,
        _sentences(view, wanted, labels, series),
        Html(svg),
        _table(view, wanted, chosen, series),
        series.names if len(series.names) > 1 else [],
        gaps=_gaps(view, wanted, labels, series, drawn),
    )


def _gaps(
    view: View, wanted: RowChart, labels: list[str], series: Series, drawn: list[int]
) -> Gaps | None:
    """The differences between two series in the rows that are drawn."""
    if series.apart is None or len(series.names) < 2:
        return None
    words = view.words
    svg = charts.dots(
        [labels[at] for at in drawn],
        [series.apart[drawn]],
        words.gap_scale(wanted.form),
        words.zero_line(),
        filled=series.clear[drawn] != 0,
    )
    one, other = series.names if view.compares else reversed(series.names)
    return Gaps(Html(svg), words.text("report-gaps", one=one, other=other))


def _series(view: View, wanted: RowChart, chosen: list[int]) -> Series:
    """Two runs, winners and others of one, or one alone beside what is fair."""
    text = view.words.text
    enough = _enough(view, wanted)[chosen]
    if view.compares:
        one, other = (wanted.measure(figures)[chosen].only(enough) for figures in view.all)
        return Series(view.names, [one, other], difference(one, other), "changed", NONE, 0)
    if wanted.beside is not None:
        found = wanted.beside(view.one)[chosen].only(enough[:, None])
        names = [text("report-winners"), text("report-others")]
        return Series(names, [found[:, 0], found[:, 1]], found[:, 2], "winners", NONE, 0)
    alone = wanted.measure(view.one)[chosen].only(enough)
    if wanted.fair is None:
        return Series([text("report-number")], [alone], None, "", NONE, 0)
    apart = Estimate(alone.value - wanted.fair, alone.without - wanted.fair)
    return Series([text("report-share")], [alone], apart, "apart", NONE, 0)


def _judge(view: View, wanted: RowChart, chosen: list[int], series: Series) -> Series:
    """The series with its verdicts."""
    if series.apart is None:
        return series
    known = ~np.isnan(series.apart.error)
    settled = wanted.settle(view) if wanted.settle else {}
    free = known & ~np.isin(chosen, list(settled))
    clear = np.where(free, series.apart.clear(among=int(free.sum())), 0.0)
    for at, row in enumerate(chosen):
        if row in settled and known[at]:
            clear[at] = settled[row]
    return series._replace(clear=clear, judged=int(known.sum()))


def _weights(view: View, wanted: RowChart) -> Floats:
    """How important each row is; equally, unless it is said."""
    size = len(wanted.labels)
    if wanted.weight is None:
        return np.ones(size)
    total = np.zeros(size)
    for figures in view.all:
        weights = np.nan_to_num(wanted.weight(figures).value)
        total[: len(weights)] += weights
    return total


def _rows_met(view: View, wanted: RowChart) -> list[int]:
    """The rows that occur, the largest first or in their own order."""
    met = [int(row) for row in np.flatnonzero(_weights(view, wanted))]
    values = np.nan_to_num(wanted.measure(view.one).value)
    return sorted(met, key=lambda row: -values[row]) if wanted.ranked else met


def _enough(view: View, wanted: RowChart) -> Flags:
    """Which rows occurred often enough in all runs."""
    enough = np.ones(len(wanted.labels), np.bool_)
    for figures in view.all if wanted.count else ():
        counts = wanted.count(figures) if wanted.count else np.zeros(0)
        enough &= np.pad(counts, (0, len(enough) - len(counts))) >= FEW
    return enough


def _most_important(weights: Floats, enough: Flags) -> list[int]:
    """The places of the most important rows that occurred often enough, in their order."""
    known = [int(at) for at in np.flatnonzero(enough)] or list(range(len(weights)))
    best = sorted(known, key=lambda at: -weights[at])
    return sorted(best[:MOST])


def _table(view: View, wanted: RowChart, chosen: list[int], series: Series) -> NumberTable:
    """All numbers with their intervals; what differs clearly is bold."""
    words, counts = view.words, _counts(view, wanted)
    heads = [words.text("report-what"), *counts, *series.names]
    rows = [
        [
            wanted.labels[row],
            *(words.number(count[row]) for count in counts.values()),
            *(words.sure(one[at], wanted.form) for one in series.numbers),
        ]
        for at, row in enumerate(chosen)
    ]
    if series.apart is None:
        return NumberTable(heads, rows)
    for at, row in enumerate(rows):
        text = words.gap(series.apart[at], wanted.form)
        row.append(tag("b", text) if series.clear[at] else text)
    return NumberTable([*heads, words.text("report-difference")], rows)


def _counts(view: View, wanted: RowChart) -> dict[str, Floats]:
    """By head how often each row occurred, if that is told."""
    if not (wanted.counted and wanted.count):
        return {}
    size = len(wanted.labels)
    found = [wanted.count(figures) for figures in view.all]
    whole = [np.pad(count, (0, size - len(count))) for count in found]
    named = [f"{wanted.counted}: {name}" for name in view.names]
    heads = named if view.compares else [wanted.counted]
    return dict(zip(heads, whole, strict=True))


def _sentences(view: View, wanted: RowChart, labels: list[str], series: Series) -> list[str]:
    """What is clearly more or less, in a sentence."""
    words, apart = view.words, series.apart
    if apart is None:
        return [_range(words, wanted, labels, series.numbers[0])]
    values: dict[str, str | int] = {"count": series.judged, "fair": wanted.form(wanted.fair or 0.0)}
    values |= {"one": view.names[0], "other": view.names[-1]}
    clear, size = series.clear, np.abs(np.nan_to_num(apart.value))
    said = []
    for sign, name in ((1, "more"), (-1, "less")):
        found = sorted(np.flatnonzero(clear == sign), key=lambda row: -size[row])
        if found:
            listed = join_names(words, [labels[row] for row in found])
            said.append(words.text(f"report-{series.kind}-{name}", list=listed, **values))
    return said or [words.text(f"report-{series.kind}-none", **values)]


def join_names(words: ReportWords, names: list[str], between: str = ", ") -> str:
    """The first names, and how many there are besides."""
    rest = len(names) - NAMED
    if rest <= 0:
        return words.join(names) if between == ", " else between.join(names)
    return between.join(names[:NAMED]) + words.text("report-and-more", number=rest)


def _range(words: ReportWords, wanted: RowChart, labels: list[str], numbers: Estimate) -> str:
    """The largest number and the smallest, or the only one."""
    if len(labels) == 1:
        return f"{labels[0]}: {words.sure(numbers[0], wanted.form)}."
    most, least = int(np.argmax(numbers.value)), int(np.argmin(numbers.value))
    high, low = (words.sure(numbers[at], wanted.form) for at in (most, least))
    return words.text("report-range", most=labels[most], high=high, least=labels[least], low=low)
