"""The charts of a report, drawn by Matplotlib as SVG that takes its colours from the page.

They are drawn 336 units wide, so that on the narrowest phone no text is smaller than the page's.
What belongs to the first of two series is a filled disc or a solid line in ink, what belongs to
the second a hollow diamond or a dashed line; no colour has to be told apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any, NamedTuple

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator
from numpy.typing import NDArray

from .block_sums import Floats
from .estimates import Estimate

WIDTH, HEIGHT = 336, 220  # in the units of the SVG, as all that follows
ROWS = (34, 44)  # the height of a row with one mark or two
LEFT, RIGHT, FOOT = 46, 14, 44  # around the axes; numbers and a title stand below them
ABOVE, NARROW = 22, 6  # over the axes, with something written there and without
STEPS = (1, 2, 2.5, 5, 10)  # between the numbers along an axis
INK, PALE, LINE, GROUND, PAGE = "#0a0b01", "#0a0b02", "#0a0b03", "#0a0b04", "#0a0b05"
COLOURS = {INK: "--ink", PALE: "--ink2", LINE: "--sino", GROUND: "--tint", PAGE: "--page"}
STYLE: Any = {  # its type lists all that Matplotlib knows
    "svg.fonttype": "none",
    "font.size": 12.0,
    "axes.edgecolor": PALE,
    "axes.labelcolor": PALE,
    "text.color": INK,
    "xtick.color": PALE,
    "ytick.color": PALE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.8,
}
MARKS: tuple[dict[str, Any], ...] = (
    {"marker": "o", "color": INK, "markersize": 6},
    {"marker": "D", "color": PALE, "markersize": 6, "markerfacecolor": "none"},
)
LINES: tuple[dict[str, Any], ...] = (
    {"color": INK, "linewidth": 1.8},
    {"color": PALE, "linewidth": 1.8, "linestyle": (0, (4, 2))},
)
UNUSED = re.compile(r' id="[A-Za-z.\d]+_\d+"')  # names that Matplotlib gives to all groups
HOLLOW: dict[str, Any] = {**MARKS[0], "markerfacecolor": "none"}
REFERENCE: dict[str, Any] = {"color": LINE, "linewidth": 1.2, "linestyle": (0, (3, 2))}
BEHIND: dict[str, Any] = {"facecolor": PAGE, "edgecolor": "none", "pad": 1}  # a label on a line
ROOM = 0.12  # part of an axis that a word takes
Tick = Callable[[float], str]
Flags = NDArray[np.bool_]


class Scale(NamedTuple):
    """An axis of numbers: what they are, with the unit, and how one is written."""

    title: str
    tick: Tick


class Reference(NamedTuple):
    """A dashed line at a number to which others are compared, and what it is called."""

    at: float
    name: str


def _svg(name: str, height: float, draw: Callable[[Axes], None], margins: Sequence[float]) -> str:
    """A chart; ``margins`` are left, right, bottom and top of its axes, in units."""
    with rc_context(STYLE | {"svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH / 72, height / 72))
        left, right, bottom, top = margins
        across, up = WIDTH - left - right, height - bottom - top
        draw(figure.add_axes((left / WIDTH, bottom / height, across / WIDTH, up / height)))
        sink = StringIO()
        figure.savefig(sink, format="svg", transparent=True, metadata={"Date": None})
    return _inline_svg(sink.getvalue())


def _inline_svg(text: str) -> str:
    """The SVG for a page: no head, no names that two charts could share, the page's colours."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<(metadata|style)\b.*?</\1>", "", text, flags=re.S)
    text = re.sub(r' (?:width|height)="[\d.]+pt"', "", text)
    for colour, token in COLOURS.items():
        text = text.replace(colour, f"var({token})")
    text = re.sub(r"font: ([\d.]+px) [^;\"]+", r"font-size: \1", text)
    text = re.sub(r"\s*\n\s*", " ", UNUSED.sub("", text))
    return text.replace("<svg ", '<svg focusable="false" ', 1)


def _scale_across(axes: Axes, scale: Scale) -> None:
    """The axis of numbers along the bottom."""
    axes.xaxis.set_major_locator(MaxNLocator(4, steps=STEPS))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: scale.tick(value)))
    axes.set_xlabel(scale.title)


def _scale_up(axes: Axes, scale: Scale) -> None:
    """The axis of numbers on the left; its title stands above it, where it can be read."""
    axes.yaxis.set_major_locator(MaxNLocator(5, steps=STEPS))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: scale.tick(value)))
    axes.figure.text(0.01, 1 - 4 / HEIGHT, scale.title, va="top", color=PALE)


def dots(
    name: str,
    labels: Sequence[str],
    series: Sequence[Estimate],
    scale: Scale,
    reference: Reference | None = None,
    filled: Flags | None = None,
) -> str:
    """A row for each label with a mark for each series, and its interval.

    ``filled`` says which marks of a single series are filled; without it all are.
    """

    def draw(axes: Axes) -> None:
        rows = np.arange(len(labels))
        for number, (one, mark) in enumerate(zip(series, MARKS, strict=False)):
            _mark(axes, one, rows + 0.14 + 0.27 * number, mark, filled)
        if reference:
            axes.axvline(reference.at, zorder=0, **REFERENCE)
        for row, label in enumerate(labels):
            place = axes.get_yaxis_transform()
            axes.text(0, row - 0.25, label, transform=place, va="center", bbox=BEHIND)
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        _scale_across(axes, scale)
        if reference:
            _name_above(axes, reference)

    top = ABOVE if reference else NARROW
    height = ROWS[len(series) - 1] * len(labels) + FOOT + top
    return _svg(name, height, draw, (NARROW, RIGHT, FOOT, top))


def _mark(
    axes: Axes, one: Estimate, at: NDArray[Any], mark: dict[str, Any], filled: Flags | None
) -> None:
    """The marks of one series with their intervals."""
    solid: Flags = np.ones(len(at), np.bool_) if filled is None else filled
    low, high = one.ends
    reach = np.nan_to_num([one.value - low, high - one.value])
    for which, style in ((solid, mark), (~solid, HOLLOW)):
        if which.any():
            axes.errorbar(
                one.value[which],
                at[which],
                xerr=reach[:, which],
                linestyle="none",
                linewidth=1.4,
                **style,
            )


def _name_above(axes: Axes, reference: Reference) -> None:
    """The name of an upright line at its upper end, within the drawing."""
    low, high = axes.get_xlim()
    share = (reference.at - low) / (high - low)
    aligned = "left" if share < 0.3 else "right" if share > 0.7 else "center"
    place = axes.get_xaxis_transform()
    axes.text(reference.at, 1.01, reference.name, transform=place, ha=aligned, color=PALE)


def lines(
    name: str,
    across: Sequence[float],
    series: Sequence[Estimate],
    scales: tuple[Scale, Scale],
    reference: Reference | None = None,
) -> str:
    """A line for each series with its interval as a band; ``scales`` are across and up."""

    def draw(axes: Axes) -> None:
        for one, style in zip(series, LINES, strict=False):
            half = np.nan_to_num(one.half)
            low, high = one.value - half, one.value + half
            axes.fill_between(across, low, high, color=GROUND, linewidth=0, zorder=0)
            axes.plot(across, one.value, **style)
        if reference:
            axes.axhline(reference.at, zorder=1, **REFERENCE)
            _name_beside(axes, reference, series)
        _scale_across(axes, scales[0])
        _scale_up(axes, scales[1])

    return _svg(name, HEIGHT, draw, (LEFT, RIGHT, FOOT, ABOVE))


def _name_beside(axes: Axes, reference: Reference, series: Sequence[Estimate]) -> None:
    """The name of a level line at that end and on that side of it where no curve is near."""
    away = np.mean([one.value - reference.at for one in series], 0)
    third = -(-len(away) // 3)
    ends = {"left": away[:third].mean(), "right": away[-third:].mean()}
    end = max(ends, key=lambda each: abs(ends[each]))
    below = ends[end] > 0
    low, high = axes.get_ylim()
    if below:
        axes.set_ylim(min(low, (reference.at - ROOM * high) / (1 - ROOM)), high)
    else:
        axes.set_ylim(low, max(high, (reference.at - ROOM * low) / (1 - ROOM)))
    side, gap = ("top", -3) if below else ("bottom", 3)
    axes.annotate(
        reference.name,
        (float(end == "right"), reference.at),
        xycoords=axes.get_yaxis_transform(),
        xytext=(0, gap),
        textcoords="offset points",
        ha=end,
        va=side,
        color=PALE,
    )


def columns(
    name: str,
    labels: Sequence[str],
    series: Sequence[Floats],
    scales: tuple[str, Scale],
    every: int = 1,
) -> str:
    """Columns side by side; every so many have their label below.

    ``scales`` are what the labels are, and the axis up.
    """

    def draw(axes: Axes) -> None:
        width = 0.84 / len(series)
        for number, values in enumerate(series):
            at = np.arange(len(values)) + (number - (len(series) - 1) / 2) * width
            fill = GROUND if number == 0 else INK
            axes.bar(at, values, width, linewidth=1, color=fill, edgecolor=INK)
        axes.set_xticks(range(0, len(labels), every), labels[::every])
        axes.set_xlabel(scales[0])
        _scale_up(axes, scales[1])

    return _svg(name, HEIGHT, draw, (LEFT, RIGHT, FOOT, ABOVE))
