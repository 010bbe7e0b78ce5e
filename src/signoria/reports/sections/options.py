"""Options that were drawn anew for each game, compared within a run."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from .. import sum_names
from ..charts import Scale
from ..estimates import Estimate, jackknife, ratio
from ..figures import Figures
from ..row_chart import RowChart, rows_chart
from ..view import Chapter, Chart, View

MOST = 12  # values that are compared; more are too many to say anything of each
LONGEST = 40  # letters of a value that has a name; longer ones are texts, such as a map


def chapter(view: View) -> Chapter | None:
    """How often the start wins, by value of each option that has several."""
    if view.compares:
        return None
    charts = [chart for name, values in _several(view.one).items()
              if (chart := _option(view, name, values))]  # fmt: skip
    if not charts:
        return None
    words = view.words
    said = [words.text("report-options-about")]
    return Chapter("options", words.text("report-options"), said, charts)


def _several(figures: Figures) -> dict[str, list[str]]:
    """The options with more than one value in the run, and those."""
    found = defaultdict[str, list[str]](list)
    for entry in figures.sums.names(sum_names.OPTION):
        name, value = sum_names.option_of(entry)
        found[name].append(value)
    return {
        name: sorted(values)
        for name, values in found.items()
        if 1 < len(values) <= MOST and max(map(len, values)) <= LONGEST
    }


def _option(view: View, name: str, values: list[str]) -> Chart | None:
    words = view.words

    def measure(figures: Figures) -> Estimate:
        sums = [figures.sums[sum_names.option(name, value)] for value in values]
        games = figures.sums[sum_names.GAMES]
        return jackknife(lambda part: ratio(part[:, 1], part[:, 0]), games, np.stack(sums, 1))

    wanted = RowChart(
        option_name(view, name),
        [value_name(view, name, value) for value in values],
        measure,
        words.share,
        Scale(words.text("report-axis-start-wins"), words.tick),
        view.one.fair,
        ranked=False,
    )
    return rows_chart(view, wanted)


def option_name(view: View, name: str) -> str:
    """What an option is called."""
    return _message(view, f"option-{name}") or name


def value_name(view: View, name: str, value: str) -> str:
    """What a value of an option is called."""
    return _message(view, f"option-{name}-{value}") or value


def _message(view: View, message: str) -> str | None:
    """The game's own words, or those of all."""
    locale = view.words.locale
    found = [name for name in (message, f"web-{message}") if locale.has(name)]
    return locale.text(found[0]) if found else None
