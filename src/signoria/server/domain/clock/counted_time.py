"""Which time counts: all of it, or all but the nights of a time zone.

Moments and spans are milliseconds.  A night is walked by the days of its zone, so that it begins
and ends by the clock on the wall, also where summer time begins or ends within it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import islice
from typing import NamedTuple

from ...protocol.clocks import Night
from .zones import find_zone, local_time, moment_of

DAY = timedelta(days=1)
LONGEST_NIGHT = 16  # hours that a night may have


class Span(NamedTuple):
    """From one moment to a later one."""

    begin: int
    end: int


def counted_between(begin: int, end: int, night: Night | None) -> int:
    """How much of the time from one moment to another counts; none if that is earlier."""
    if end <= begin:
        return 0
    asleep = 0
    for span in nights_from(begin, night):
        if span.begin >= end:
            break
        asleep += min(span.end, end) - max(span.begin, begin)
    return end - begin - asleep


def add_counted(begin: int, amount: int, night: Night | None) -> int:
    """The first moment by which so much time has counted."""
    cursor, left = begin, amount
    for span in nights_from(begin, night):
        awake = max(0, span.begin - cursor)
        if left <= awake:
            break
        cursor, left = span.end, left - awake
    return cursor + left


def next_nights(begin: int, night: Night | None, count: int) -> list[Span]:
    """The next nights that do not end before a moment."""
    return list(islice(nights_from(begin, night), count))


def nights_from(begin: int, night: Night | None) -> Iterator[Span]:
    """The nights that end after a moment, in order and apart from each other, without end."""
    if night is None:
        return
    zone = find_zone(night.zone)
    day, last = local_time(begin, zone).date() - 2 * DAY, begin
    later = DAY if night.end <= night.begin else timedelta()
    while day < date.max - 2 * DAY:
        starts = moment_of(day, night.begin, zone)
        ends = moment_of(day + later, night.end, zone)
        if ends > last:
            yield Span(max(starts, last), ends)
            last = ends
        day += DAY


def night_hours(night: Night) -> int:
    """How many hours a night has on most days."""
    return (night.end - night.begin) % 24
