"""The chapters of a report, each made of the figures of one run or two."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..view import Chapter, View
from . import balance, course, doers, endings, facts, length, luck, options, points, undone

CHAPTERS: tuple[Callable[[View], Chapter | None], ...] = (
    balance.chapter,
    points.chapter,
    facts.openings,
    facts.choices,
    doers.chapter,
    undone.chapter,
    facts.routes,
    facts.chance,
    length.chapter,
    endings.chapter,
    course.chapter,
    luck.chapter,
    options.chapter,
)


def chapters(view: View) -> Iterator[Chapter]:
    """All that have something to say."""
    for make in CHAPTERS:
        if found := make(view):
            yield found
