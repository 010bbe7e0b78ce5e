"""The charts of a report: marks in rows, curves and columns, drawn as SVG (``svg``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import svg
from .axis import Axis, Reference, Scale, Tick, fit
from .block_sums import Floats
from .estimates import Estimate
from .html import Html
from .svg import DASHES, GROUND, HEIGHT, INK, LINE, PALE, REFERENCE, WIDTH

__all__ = ["Reference", "Scale", "Tick", "columns", "dots", "lines"]

ROWS = (34, 44)  # the height of a row with one mark or two
LEFT, RIGHT, FOOT = 46, 14, 44  # around the axes; numbers and a title stand below them
ABOVE, NARROW = 22, 6  # over the axes, with something written there and without
BELOW = 0.2  # of a row's height stays free under the last one
TICK = 4  # the length of the stroke at a number
ACROSS, UP = 4, 5  # steps along the axes, at most
ROOM = 0.12  # part of an axis that a word takes
COLUMN = 0.84  # part of its place that a column fills
Flags = NDArray[np.bool_]


def dots(
    labels: Sequence[str],
    series: Sequence[Estimate],
    scale: Scale,
    reference: Reference | None = None,
    filled: Flags | None = None,
) -> str:
    """A row for each label with a mark for each series, and its interval.

    ``filled`` says which marks of a single series are filled; without it all are.
    """
    top, height = ABOVE if reference else NARROW, ROWS[len(series) - 1] * len(labels)
    foot, row = top + height, height / (len(labels) + BELOW)
    compared = [reference.at] if reference else []
    reached = (end for one in series for ends in intervals(one) for end in ends)
    axis = fit([*compared, *reached], NARROW, WIDTH - RIGHT)
    rows = [top + row * (at + 0.6) for at in range(len(labels))]
    parts = [reference_across(axis, reference, top, foot)] if reference else []
    parts += [
        svg.label((NARROW, y - row * 0.25 + 4), each) for y, each in zip(rows, labels, strict=True)
    ]
    for number, one in enumerate(series):
        solid = [True] * len(labels) if filled is None else [bool(each) for each in filled]
        lines_of = [y + row * (0.14 + 0.27 * number) for y in rows]
        parts.append(marks(one, axis, lines_of, number, solid))
    return svg.drawing(foot + FOOT, *parts, scale_across(axis, scale, foot))


def intervals(one: Estimate) -> Iterable[tuple[float, float]]:
    """The ends of each interval; a number without one is its own."""
    low, high = one.ends
    for value, least, most in zip(one.value, low, high, strict=True):
        known = isfinite(least) and isfinite(most)
        yield (float(least), float(most)) if known else (float(value), float(value))


def marks(
    one: Estimate, axis: Axis, rows: Sequence[float], number: int, solid: Sequence[bool]
) -> Html:
    """The marks of one series with their intervals."""
    parts = []
    for value, (low, high), y, filled in zip(one.value, intervals(one), rows, solid, strict=True):
        if not isfinite(value):
            continue
        ends = (axis.place(low), y), (axis.place(high), y)
        parts.append(svg.line(*ends, colour=PALE if number else INK, width=1.4))
        parts.append(svg.mark((axis.place(float(value)), y), number, filled))
    return svg.group(*parts)


def reference_across(axis: Axis, reference: Reference, top: float, foot: float) -> Html:
    """An upright line with its name at its upper end, within the drawing."""
    x, share = axis.place(reference.at), axis.share(reference.at)
    anchor: Any = "start" if share < 0.3 else "end" if share > 0.7 else "middle"
    drawn = svg.line((x, top), (x, foot), LINE, 1.2, REFERENCE)
    return svg.group(drawn, svg.text((x, top - 5), reference.name, anchor))


def scale_across(axis: Axis, scale: Scale, foot: float) -> Html:
    """The axis of numbers along the bottom."""
    parts = [svg.line((axis.start, foot), (axis.end, foot))]
    for value in axis.ticks(ACROSS):
        x = axis.place(value)
        parts.append(svg.line((x, foot), (x, foot + TICK)))
        parts.append(svg.text((x, foot + 16), scale.tick(value), "middle"))
    middle = (axis.start + axis.end) / 2
    return svg.group(*parts, svg.text((middle, foot + 35), scale.title, "middle"))


def scale_up(axis: Axis, scale: Scale) -> Html:
    """The axis of numbers on the left; its title stands above it, where it can be read."""
    parts = [svg.line((LEFT, axis.start), (LEFT, axis.end))]
    for value in axis.ticks(UP):
        y = axis.place(value)
        parts.append(svg.line((LEFT - TICK, y), (LEFT, y)))
        parts.append(svg.text((LEFT - TICK - 3, y + 4), scale.tick(value), "end"))
    return svg.group(*parts, svg.text((3, 14), scale.title))


def lines(
    across: Sequence[float],
    series: Sequence[Estimate],
    scales: tuple[Scale, Scale],
    reference: Reference | None = None,
) -> str:
    """A line for each series with its interval as a band; ``scales`` are across and up."""
    foot = HEIGHT - FOOT
    places = fit(map(float, across), LEFT, WIDTH - RIGHT)
    compared = [reference.at] if reference else []
    reached = [end for one in series for ends in intervals(one) for end in ends]
    axis = fit([*compared, *reached], foot, ABOVE)
    parts = []
    if reference:
        axis, named = reference_up(axis, reference, series)
        parts.append(named)
    xs = [places.place(float(value)) for value in across]
    bands = [band(one, axis, xs) for one in series]
    curves = [
        svg.curve(points_of(one.value, axis, xs), PALE if number else INK, 1.8, DASHES[number])
        for number, one in enumerate(series)
    ]
    foot_axis = scale_across(places, scales[0], foot)
    return svg.drawing(HEIGHT, *bands, *parts, *curves, foot_axis, scale_up(axis, scales[1]))


def band(one: Estimate, axis: Axis, xs: Sequence[float]) -> Html:
    """The intervals of a curve."""
    low, high = zip(*intervals(one), strict=True)
    below, above = points_of(low, axis, xs), points_of(high, axis, xs)
    return svg.area([*below, *reversed(above)], GROUND)


def points_of(values: Iterable[float], axis: Axis, xs: Sequence[float]) -> list[svg.Point]:
    """The points of a curve, but for what is unknown."""
    pairs = zip(xs, values, strict=True)
    return [(x, axis.place(float(value))) for x, value in pairs if isfinite(value)]


def reference_up(axis: Axis, reference: Reference, series: Sequence[Estimate]) -> tuple[Axis, Html]:
    """A level line; its name stands at that end and on that side where no curve is near.

    The axis has room for it.
    """
    away = [float(each) for each in np.mean([one.value - reference.at for one in series], 0)]
    third = -(-len(away) // 3)
    ends = {"start": sum(away[:third]) / third, "end": sum(away[-third:]) / third}
    end: Any = max(ends, key=lambda each: abs(ends[each]))
    below = ends[end] > 0
    if below:
        axis = axis.widen((reference.at - ROOM * axis.high) / (1 - ROOM), axis.high)
    else:
        axis = axis.widen(axis.low, (reference.at - ROOM * axis.low) / (1 - ROOM))
    y = axis.place(reference.at)
    at = (LEFT + 3 if end == "start" else WIDTH - RIGHT, y + 14 if below else y - 5)
    drawn = svg.line((LEFT, y), (WIDTH - RIGHT, y), LINE, 1.2, REFERENCE)
    return axis, svg.group(drawn, svg.text(at, reference.name, end))


def columns(
    labels: Sequence[str],
    series: Sequence[Floats],
    scales: tuple[str, Scale],
    every: int = 1,
) -> str:
    """Columns side by side; every so many have their label below.

    ``scales`` are what the labels are, and the axis up.
    """
    foot, right = HEIGHT - FOOT, WIDTH - RIGHT
    axis = fit([float(value) for one in series for value in one], foot, ABOVE, floor_at=True)
    place = (right - LEFT) / max(len(labels), 1)
    width = place * COLUMN / len(series)
    parts = []
    for number, values in enumerate(series):
        for at, value in enumerate(values):
            x = LEFT + place * (at + 0.5 - COLUMN / 2) + number * width
            y = axis.place(float(value))
            corners = [(x, foot), (x, y), (x + width, y), (x + width, foot)]
            parts.append(svg.area(corners, INK if number else GROUND, INK))
    named = [
        svg.text((LEFT + place * (at + 0.5), foot + 16), labels[at], "middle")
        for at in range(0, len(labels), every)
    ]
    title = svg.text(((LEFT + right) / 2, foot + 35), scales[0], "middle")
    base = svg.line((LEFT, foot), (right, foot))
    return svg.drawing(HEIGHT, *parts, base, *named, title, scale_up(axis, scales[1]))
