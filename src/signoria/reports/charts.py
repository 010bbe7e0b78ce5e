"""The charts of a report, drawn by Matplotlib as SVG that takes its colours from the page.

They are drawn 336 units wide, so that on the narrowest phone no text is smaller than the page's.
What belongs to the first of two series is a filled disc or a solid line in ink, what belongs to
the second a hollow diamond or a dashed line; no colour has to be told apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from .block_sums import Floats
from .estimates import Estimate

WIDTH, HEIGHT, FOOT = 336, 200, 38
ROWS = (34, 44)  # the height of a row with one mark or two
STEPS = (1, 2, 2.5, 5, 10)  # between the numbers along an axis  # in the units of the SVG
INK, PALE, LINE, GROUND = "#0a0b01", "#0a0b02", "#0a0b03", "#0a0b04"
COLOURS = {INK: "--ink", PALE: "--ink2", LINE: "--sino", GROUND: "--tint"}
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
Tick = Callable[[float], str]


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


def _scale_axis(axes: Axes, tick: Tick) -> None:
    """The axis of numbers, along the bottom."""
    axes.xaxis.set_major_locator(MaxNLocator(4, steps=STEPS))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: tick(value)))


def dots(
    name: str,
    labels: Sequence[str],
    series: Sequence[Estimate],
    tick: Tick,
    line: float | None = None,
) -> str:
    """A row for each label with a mark for each series, and its interval; ``line`` is fair."""

    def draw(axes: Axes) -> None:
        rows = np.arange(len(labels))
        for number, (one, mark) in enumerate(zip(series, MARKS, strict=False)):
            at = rows + 0.14 + 0.27 * number
            half = np.nan_to_num(one.half)
            axes.errorbar(one.value, at, xerr=half, linestyle="none", linewidth=1.4, **mark)
        if line is not None:
            axes.axvline(line, color=LINE, linewidth=1.2, linestyle=(0, (3, 2)), zorder=0)
        for row, label in enumerate(labels):
            axes.text(0, row - 0.25, label, transform=axes.get_yaxis_transform(), va="center")
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        _scale_axis(axes, tick)

    return _svg(name, ROWS[len(series) - 1] * len(labels) + FOOT, draw, (6, 14, 26, 4))


def lines(
    name: str,
    across: Sequence[float],
    series: Sequence[Estimate],
    ticks: tuple[Tick, Tick],
    line: float | None = None,
) -> str:
    """A line for each series with its interval as a band; ``ticks`` are across and up."""

    def draw(axes: Axes) -> None:
        for one, style in zip(series, LINES, strict=False):
            half = np.nan_to_num(one.half)
            axes.fill_between(
                across, one.value - half, one.value + half, color=GROUND, linewidth=0, zorder=0
            )
            axes.plot(across, one.value, **style)
        if line is not None:
            axes.axhline(line, color=LINE, linewidth=1.2, linestyle=(0, (3, 2)), zorder=1)
        _scale_axis(axes, ticks[0])
        axes.yaxis.set_major_locator(MaxNLocator(5, steps=STEPS))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: ticks[1](value)))

    return _svg(name, HEIGHT, draw, (46, 14, 26, 8))


def columns(
    name: str, labels: Sequence[str], series: Sequence[Floats], tick: Tick, every: int = 1
) -> str:
    """Columns side by side; every so many have their label below."""

    def draw(axes: Axes) -> None:
        width = 0.84 / len(series)
        for number, values in enumerate(series):
            at = np.arange(len(values)) + (number - (len(series) - 1) / 2) * width
            fill = GROUND if number == 0 else INK
            axes.bar(at, values, width, linewidth=1, color=fill, edgecolor=INK)
        axes.set_xticks(range(0, len(labels), every), labels[::every])
        axes.yaxis.set_major_locator(MaxNLocator(5, steps=STEPS))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: tick(value)))

    return _svg(name, HEIGHT, draw, (46, 14, 26, 8))
