"""Drawing SVG that takes its colours from the page, without names, styles or scripts.

A page's content policy may forbid styles within it, so all is said by attributes.  No colour has
to be told apart: what belongs to the first of two series is filled or solid, the second is hollow
or dashed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .html import Html, join, tag

WIDTH, HEIGHT = 336, 220  # so that on the narrowest phone no text is smaller than the page's
SIZE = 12  # of text
INK, PALE, LINE, GROUND, PAGE = (
    f"var(--{name})" for name in ("ink", "ink2", "sino", "tint", "page")
)
DASHES = ("", "7.2 3.6")  # of the lines of two series
REFERENCE = "3.6 2.4"  # of a line to which others are compared
MARK = 3.0  # half the width of a mark
Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]


def drawing(height: float, *parts: str) -> str:
    """A drawing of this height."""
    box = {"viewBox": f"0 0 {WIDTH} {number(height)}", "xmlns": "http://www.w3.org/2000/svg"}
    return tag("svg", *parts, focusable="false", font_size=str(SIZE), **box)


def number(value: float) -> str:
    """A length with as many digits as can be seen."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def text(at: Point, words: str, anchor: Anchor = "start", fill: str = PALE) -> Html:
    """Words whose baseline is at a point."""
    return tag("text", words, x=number(at[0]), y=number(at[1]), text_anchor=anchor, fill=fill)


def label(at: Point, words: str) -> Html:
    """Words that can be read where a line passes."""
    x, y = map(number, at)
    behind = {"stroke": PAGE, "stroke-width": "4", "stroke-linejoin": "round"}
    return tag("text", words, x=x, y=y, fill=INK, paint_order="stroke", **behind)


def line(start: Point, end: Point, colour: str = PALE, width: float = 0.8, dash: str = "") -> Html:
    """A straight line."""
    (x1, y1), (x2, y2) = ((number(x), number(y)) for x, y in (start, end))
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **stroke(colour, width, dash))


def curve(points: Sequence[Point], colour: str, width: float, dash: str = "") -> Html:
    """A line through points."""
    return tag("path", d=path(points), fill="none", **stroke(colour, width, dash))


def area(points: Sequence[Point], fill: str, edge: str = "none") -> Html:
    """What points enclose."""
    return tag("path", d=f"{path(points)} Z", fill=fill, stroke=edge)


def mark(at: Point, series: int, filled: bool) -> Html:
    """A disc for the first of two series, a diamond for the second."""
    x, y = at
    outline = stroke(PALE if series else INK, 1)
    if series:
        corners = [(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)]
        return tag("path", d=f"{path(corners)} Z", fill="none", **outline)
    inside = INK if filled else "none"
    return tag("circle", cx=number(x), cy=number(y), r=number(MARK), fill=inside, **outline)


def stroke(colour: str, width: float, dash: str = "") -> dict[str, str]:
    """The attributes of a line."""
    found = {"stroke": colour, "stroke_width": number(width)}
    return {**found, "stroke_dasharray": dash} if dash else found


def path(points: Sequence[Point]) -> str:
    """The way through points."""
    return "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points)


def group(*parts: str) -> Html:
    """Parts that belong together."""
    return tag("g", join(*parts))
