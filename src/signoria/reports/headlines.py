"""The numbers by which a change is judged first: two runs side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from . import sum_names
from .aggregate.ending_sums import SHARED
from .estimates import Estimate, difference
from .figures import Figures
from .html import tag
from .report_words import Form, ReportWords
from .view import NumberTable, View

ASKED = "report-start-wins"  # the question that is asked, judged by itself
DRAWS = "report-draws-share"
LAST, TURNS, ORDER_PART = "report-last-wins", "report-turns-mean", "report-order-part"


class Headline(NamedTuple):
    """A number: the key of its message, how it is got and written."""

    name: str
    measure: Callable[[Figures], Estimate]
    form: Form


def headlines(words: ReportWords, players: int) -> list[Headline]:
    """All of them, first the one that is asked; of two players the last is the other one."""
    one, two = words.decimal(1), words.decimal(2)
    found = [
        Headline(ASKED, lambda run: run.wins("order")[0], words.share),
        Headline(LAST, lambda run: run.wins("order")[run.players - 1], words.share),
        Headline("report-winners-points", lambda run: run.mean(sum_names.BEST), one),
        Headline("report-margin-mean", lambda run: run.mean_of(sum_names.MARGINS), two),
        Headline(DRAWS, lambda run: run.mean(sum_names.RESULTS)[SHARED], words.share),
        Headline(TURNS, lambda run: run.mean_of(sum_names.TURNS), one),
        Headline("report-decisions-mean", lambda run: run.mean(sum_names.DECISIONS), one),
        Headline("report-changes-mean", lambda run: run.mean_of(sum_names.CHANGES), two),
        Headline("report-half-wins", lambda run: run.lead_at_half(), words.share),
        Headline(
            "report-comebacks", lambda run: run.mean(sum_names.WINNER_AT_HALF)[-1], words.share
        ),
        Headline("report-decided-at", lambda run: run.decided_at(), words.share),
        Headline(ORDER_PART, lambda run: run.luck()[0], words.share),
    ]
    return [each for each in found if players > 2 or each.name != LAST]


def judge_headlines(view: View) -> dict[str, float]:
    """By name 1 or -1 for what is clearly more or less in the second run, else 0.

    This is the one verdict on each of these numbers, wherever on the page it stands: the first
    question is judged by itself, all others are one family.
    """
    found = headlines(view.words, view.one.players)
    apart = [difference(*(one.measure(figures) for figures in view.all)) for one in found]
    family = len(found) - 1
    return {
        one.name: float(gap.clear(among=1 if one.name == ASKED else family))
        for one, gap in zip(found, apart, strict=True)
    }


def changes(view: View) -> tuple[list[str], NumberTable]:
    """What changed clearly, what may be chance, and all numbers."""
    words, found = view.words, headlines(view.words, view.one.players)
    pairs = [[one.measure(figures) for figures in view.all] for one in found]
    apart = [difference(*pair) for pair in pairs]
    clear = list(judge_headlines(view).values())
    rows = [
        [words.text(one.name), *(words.sure(each, one.form) for each in pair),
         _difference(words, gap, one.form, sure)]
        for one, pair, gap, sure in zip(found, pairs, apart, clear, strict=True)
    ]  # fmt: skip
    heads = [words.text("report-what"), *view.names, words.text("report-difference")]
    return _sentences(view, found, clear), NumberTable(heads, rows)


def _difference(words: ReportWords, gap: Estimate, form: Form, clear: float) -> str:
    text = words.gap(gap, form)
    return tag("b", text) if clear else text


def _sentences(view: View, found: list[Headline], clear: list[float]) -> list[str]:
    """The names of what is clear, by direction, and of the rest; what was asked is told apart."""
    words = view.words
    said = []
    for sign, name in ((1, "report-rose"), (-1, "report-fell"), (0, "report-unclear")):
        same = [found[at].name for at in np.flatnonzero(np.array(clear) == sign)]
        which = [words.text(name) for name in same if name != ASKED]
        if which:
            values: dict[str, str | int] = {"list": "; ".join(which), "count": len(found) - 1}
            values |= {"one": view.names[0], "other": view.names[1]}
            said.append(words.text(name, **values))
    return said
