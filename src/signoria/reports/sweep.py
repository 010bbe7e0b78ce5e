"""More than two runs on one page: each number as a curve or a row of marks, run after run.

Runs that differ in one option alone, and in numbers there, are a sweep, which has curves.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..games.shared.variants.schema import Value
from . import charts
from .charts import Scale
from .estimates import Estimate, difference
from .headlines import ASKED, Headline, headlines
from .html import Html, tag
from .report_words import HUNDRED
from .sections.options import option_name
from .variant_values import OPTION, swept_number, variant_of
from .view import Chapter, Chart, Gaps, NumberTable, View


class Course(NamedTuple):
    """A number of all runs: what it is in each, and by how much each but the first differs."""

    headline: Headline
    numbers: list[Estimate]
    apart: list[Estimate]
    clear: list[float]  # 1 or -1 where a run clearly differs from the first, else 0


def chapter(view: View) -> Chapter:
    """A chart for each number by which a change is judged first."""
    words = view.words
    about = words.text("report-many-about", first=view.names[0], runs=len(view.sides) - 1)
    shown = [_chart(view, course) for course in courses(view)]
    return Chapter("runs", words.text("report-many"), [about], shown)


def courses(view: View) -> list[Course]:
    """All numbers with their verdicts: the first one judged by itself, the others as one family."""
    found = headlines(view.words, view.one.players)
    others = len(view.sides) - 1
    made = []
    for headline in found:
        numbers = [headline.measure(figures) for figures in view.all]
        apart = [difference(numbers[0], other) for other in numbers[1:]]
        among = others if headline.name == ASKED else others * (len(found) - 1)
        made.append(
            Course(headline, numbers, apart, [float(gap.clear(among=among)) for gap in apart])
        )
    return made


def start(view: View) -> str:
    """In which run who starts wins least and most."""
    words = view.words
    wins = [figures.wins("order")[0] for figures in view.all]
    least, most = (int(at([float(one.value) for one in wins])) for at in (np.argmin, np.argmax))
    return words.text(
        "report-many-start",
        least=words.sure(wins[least], words.share),
        low=view.names[least],
        most=words.sure(wins[most], words.share),
        high=view.names[most],
        fair=words.percent(view.one.fair),
    )


def changes(view: View) -> list[str]:
    """Of each number the runs in which it clearly differs from the first."""
    return [sentence for course in courses(view) for sentence in _sentences(view, course)]


def sweep_values(view: View) -> list[float] | None:
    """The values of the one option in which the runs differ, if these are numbers; else None."""
    names = _options_varied(view)
    if len(names) != 1 or len({figures.settings.bots for figures in view.all}) > 1:
        return None
    if names == [OPTION]:
        found = _number_varied(view)
        return found[1] if found else None
    try:
        values = [float(figures.settings.options[names[0]]) for figures in view.all]
    except ValueError:
        return None
    return values if len(set(values)) == len(values) else None


def _options_varied(view: View) -> list[str]:
    """The options in which the runs differ."""
    options = [figures.settings.options for figures in view.all]
    options = [{**each, OPTION: variant_of(each)} for each in options]
    return [name for name in options[0] if len({each.get(name) for each in options}) > 1]


def _number_varied(view: View) -> tuple[Value, list[float]] | None:
    """The number of the rules in which the runs differ, if it is one alone."""
    settings = [figures.settings for figures in view.all]
    return swept_number(settings[0].game, [variant_of(each.options) for each in settings])


def _option_varied(view: View) -> str:
    """What the one option is called in which the runs differ."""
    (name,) = _options_varied(view)
    found = _number_varied(view) if name == OPTION else None
    if found is None:
        return option_name(view, name)
    locale, value = view.words.locale, found[0]
    return locale.text(value.text, **{each: locale.text(id) for each, id in value.names.items()})


def _sentences(view: View, course: Course) -> list[str]:
    words, said = view.words, []
    values = {"name": _name(view, course), "first": view.names[0]}
    for sign, kind in ((1, "more"), (-1, "less")):
        runs = [view.names[at + 1] for at, found in enumerate(course.clear) if found == sign]
        if runs:
            said.append(words.text(f"report-many-{kind}", list=words.join(runs), **values))
    return said or [words.text("report-many-none", **values)]


def _name(view: View, course: Course) -> str:
    text = view.words.text(course.headline.name)
    return text[:1].upper() + text[1:]


def _chart(view: View, course: Course) -> Chart:
    svg = _drawing(view, course)
    said, table = _sentences(view, course), _table(view, course)
    return Chart(_name(view, course), said, Html(svg), table, gaps=_gaps(view, course))


def _gaps(view: View, course: Course) -> Gaps:
    """A mark for what each run but the first differs from it by."""
    words, first = view.words, view.names[0]
    svg = charts.dots(
        view.names[1:],
        [_join(course.apart)],
        words.gap_scale(course.headline.form),
        words.zero_line(),
        filled=np.array(course.clear) != 0,
    )
    return Gaps(Html(svg), words.text("report-gaps-first", first=first))


def _drawing(view: View, course: Course) -> str:
    """The curve over the values of a sweep, or a mark for each run."""
    words, headline = view.words, course.headline
    tick = words.tick if headline.form.scale == HUNDRED else words.plain
    fair = words.fair_line(view.one.fair) if headline.name == ASKED else None
    scale = Scale(words.text("report-share" if headline.name == ASKED else "report-number"), tick)
    across = sweep_values(view)
    order = (
        list(range(len(view.sides))) if across is None else [int(at) for at in np.argsort(across)]
    )
    series = _join([course.numbers[at] for at in order])
    if across is None:
        return charts.dots(view.names, [series], scale, fair)
    places = [across[at] for at in order]
    values = Scale(_option_varied(view), words.plain)
    return charts.lines(places, [series], (values, scale), fair)


def _join(numbers: list[Estimate]) -> Estimate:
    """Single numbers as one row of them; runs with fewer blocks leave the others' uncounted."""
    values = np.array([float(one.value) for one in numbers])
    blocks = min(len(one.without) for one in numbers)
    return Estimate(values, np.stack([one.without[:blocks] for one in numbers], 1))


def _table(view: View, course: Course) -> NumberTable:
    """The number in each run, and by how much it differs from the first; bold where clearly."""
    words, form = view.words, course.headline.form
    heads = [words.text(name) for name in ("report-run", "report-number", "report-difference")]
    rows = [[view.names[0], words.sure(course.numbers[0], form), ""]]
    for at, gap in enumerate(course.apart):
        text = words.gap(gap, form)
        shown = tag("b", text) if course.clear[at] else text
        rows.append([view.names[at + 1], words.sure(course.numbers[at + 1], form), shown])
    return NumberTable(heads, rows)
