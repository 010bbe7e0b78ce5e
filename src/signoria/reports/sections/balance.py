"""Who wins: the order of seats, and the players if they are not all alike."""

from __future__ import annotations

from ..charts import Scale
from ..estimates import difference
from ..headlines import ASKED, LAST, judge_headlines
from ..row_chart import RowChart, rows_chart
from ..view import Chapter, Chart, View


def chapter(view: View) -> Chapter:
    """Wins and points by the order of seats; wins by entrant."""
    charts = [_wins(view), _points(view), *_entrants(view)]
    found = [chart for chart in charts if chart]
    return Chapter("balance", view.words.text("report-balance"), [start(view)], found)


def start(view: View) -> str:
    """Whether who starts wins too often."""
    words, fair = view.words, view.one.fair
    values = {"fair": words.percent(fair)}
    if view.compares:
        return _change(view)
    wins = view.one.wins("order")[0]
    kind = {1.0: "more", -1.0: "less", 0.0: "even"}[float(wins.clear(fair))]
    return words.text(f"report-start-{kind}", share=words.sure(wins, words.share), **values)


def _change(view: View) -> str:
    """How the advantage of the start differs between two runs."""
    words = view.words
    one, other = (figures.wins("order")[0] for figures in view.all)
    apart = difference(one, other)
    kind = "changed" if judge_headlines(view)[ASKED] else "same"
    return words.text(
        f"report-start-{kind}",
        one=words.sure(one, words.share),
        other=words.sure(other, words.share),
        first=view.names[0],
        second=view.names[1],
        difference=words.gap(apart, words.share),
        fair=words.percent(view.one.fair),
    )


def _judge_start(view: View) -> dict[int, float]:
    """The verdicts on seats that stand elsewhere on the page, by their place in the order."""
    last = view.one.players - 1
    if view.compares:
        verdicts = judge_headlines(view)
        start = verdicts[ASKED]
        return {0: start, last: verdicts.get(LAST, -start)}
    start = float(view.one.wins("order")[0].clear(view.one.fair))
    return {0: start, last: -start} if last == 1 else {0: start}


def _orders(view: View) -> list[str]:
    return [view.words.text("report-order", place=seat + 1) for seat in range(view.one.players)]


def _wins(view: View) -> Chart | None:
    words = view.words
    return rows_chart(
        view,
        RowChart(
            words.text("report-order-wins"),
            _orders(view),
            lambda figures: figures.wins("order"),
            words.share,
            view.share_scale,
            view.one.fair,
            ranked=False,
            settle=_judge_start,
        ),
    )


def _points(view: View) -> Chart | None:
    words = view.words
    return rows_chart(
        view,
        RowChart(
            words.text("report-order-points"),
            _orders(view),
            lambda figures: figures.points("order"),
            words.decimal(2),
            Scale(words.text("report-axis-points"), words.plain),
            ranked=False,
        ),
    )


def _entrants(view: View) -> list[Chart | None]:
    """Wins by who plays, if anybody differs and the same play in both runs."""
    bots = view.one.settings.bots
    if len(set(bots)) == 1 or any(figures.settings.bots != bots for figures in view.all):
        return []
    words = view.words
    labels = [f"{place + 1}: {bot}" for place, bot in enumerate(bots)]
    wanted = RowChart(
        words.text("report-entrant-wins"),
        labels,
        lambda figures: figures.wins("entrant"),
        words.share,
        view.share_scale,
        view.one.fair,
        ranked=False,
    )
    return [rows_chart(view, wanted)]
