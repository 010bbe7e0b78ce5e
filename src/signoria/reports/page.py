"""One self-contained page of a report: no network, light and dark, for print and phones."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from . import sweep
from .headlines import changes
from .html import Html, join, tag
from .page_head import about, title
from .sections import chapters
from .short import in_short
from .view import Chapter, Chart, NumberTable, View

MARKS = {"mark": ("●", "◇"), "line": ("━", "╍"), "column": ("▯", "▮")}
EMPTY = Html("")


def page(view: View) -> str:
    """The page as HTML."""
    words = view.words
    found = [sweep.chapter(view)] if view.sweeps else list(chapters(view))
    head = tag(
        "head",
        Html('<meta charset="utf-8"/>'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1"/>'),
        tag("title", title(view)),
        tag("style", Html(files(__package__).joinpath("page.css").read_text("utf-8"))),
    )
    drawn = [_chapter(view, one) for one in found]
    main = tag("main", *about(view), _short(view), _nav(view, found), *drawn)
    body = tag("body", main, tag("footer", tag("p", words.text("report-made"), class_="small")))
    return f"<!doctype html>\n{tag('html', head, body, lang=words.language)}\n"


def content(view: View) -> Html:
    """The answers and the chapters of one run, for a page that has a head of its own."""
    return join(_short(view), *(_chapter(view, one) for one in chapters(view)))


def _short(view: View) -> Html:
    """The answers to what is asked first, and how to read the rest."""
    words = view.words
    head = words.text("report-changes-title" if view.compares else "report-short")
    parts = [tag("h2", head, id="short"), *(tag("p", sentence) for sentence in in_short(view))]
    if view.compares and not view.sweeps:
        _, table = changes(view)
        parts.append(_table(table, f"{head}: {words.text('report-numbers')}"))
    parts.append(tag("p", words.text("report-read"), class_="small"))
    return tag("section", *parts, aria_labelledby="short")


def _nav(view: View, found: Iterable[Chapter]) -> Html:
    items = [tag("li", tag("a", chapter.title, href=f"#{chapter.name}")) for chapter in found]
    return tag("nav", tag("ul", *items), aria_label=view.words.text("report-contents"))


def _chapter(view: View, chapter: Chapter) -> Html:
    """A chapter with its charts side by side."""
    numbered = [
        _chart(view, chart, f"{chapter.name}-{number}")
        for number, chart in enumerate(chapter.charts, 1)
    ]
    return tag(
        "section",
        tag("h2", chapter.title, id=chapter.name),
        *(tag("p", sentence) for sentence in chapter.said),
        tag("div", *numbered, class_="charts"),
        aria_labelledby=chapter.name,
    )


def _chart(view: View, chart: Chart, name: str) -> Html:
    """A chart: its title, what it says, the drawing, and the numbers behind it."""
    words = view.words
    drawing = chart.svg.replace("<svg ", f'<svg role="img" aria-labelledby="{name}" ', 1)
    table = _table(chart.table, f"{chart.title}: {words.text('report-numbers')}")
    numbers = tag("details", tag("summary", words.text("report-numbers")), table)
    return tag(
        "section",
        tag("h3", chart.title, id=name),
        *(tag("p", sentence) for sentence in chart.said),
        _key(chart),
        tag("figure", Html(drawing)),
        _gaps(chart, name),
        numbers,
    )


def _gaps(chart: Chart, name: str) -> Html:
    """The drawing of the differences, with its words."""
    if chart.gaps is None:
        return EMPTY
    names = f"{name} {name}-gaps"
    drawing = chart.gaps.svg.replace("<svg ", f'<svg role="img" aria-labelledby="{names}" ', 1)
    said = tag("figcaption", chart.gaps.said, id=f"{name}-gaps")
    return tag("figure", said, Html(drawing))


def _key(chart: Chart) -> Html:
    """Which mark stands for what."""
    if not chart.key:
        return EMPTY
    pairs = zip(MARKS[chart.shape], chart.key, strict=False)
    marks = (join(tag("span", mark, aria_hidden="true"), " ", name) for mark, name in pairs)
    return tag("ul", *(tag("li", one) for one in marks), class_="key")


def _table(table: NumberTable, name: str) -> Html:
    """The numbers; wide ones scroll within their place."""
    heads = tag("tr", *(tag("th", head, scope="col") for head in table.heads))
    rows = [
        tag("tr", tag("th", row[0], scope="row"), *(tag("td", cell) for cell in row[1:]))
        for row in table.rows
    ]
    whole = tag("table", tag("thead", heads), tag("tbody", *rows))
    return tag("div", whole, class_="wide", tabindex="0", role="region", aria_label=name)
