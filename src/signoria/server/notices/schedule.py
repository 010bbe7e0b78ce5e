"""When a notice goes out by a way: a pure function of the choice, the absence and the time.

Moments are milliseconds since 1970; hours are those of the person's time zone.
"""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from ..domain.clock.times import SECOND
from ..domain.clock.zones import find_zone, local_time, moment_of
from ..journal.notice_rows import COMMON, PRESSING, NoticeKind, WayRow, When

MINUTE = 60 * SECOND
RETRIES = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE, 720 * MINUTE)
DAY = timedelta(days=1)


class Send(NamedTuple):
    """Now."""


class Wait(NamedTuple):
    """Not before this moment, which is later than now."""

    until: int


class Drop(NamedTuple):
    """Never: the person has been told already, or does not want to be."""


Plan = Send | Wait | Drop


def plan(
    way: WayRow,
    zone: str,
    at: int,
    now: int,
    kind: NoticeKind = "turn",
    wish: When | None = None,
) -> Plan:
    """What becomes of a notice of the moment ``at`` by a way.

    ``wish`` is when the way's owner wants to be told of this match, None: as the way says.
    """
    choice, place = way.choice, find_zone(zone)
    when = frequency(way, wish)
    if not way.open or when == "never" or (way.match is not None and kind not in COMMON):
        return Drop()
    if once(way, wish) and way.told is not None and kind not in PRESSING:
        return Drop()
    moments = [way.again or 0]
    if when == "digest":
        moments.append(next_hour(at, choice.hour, place))
    if choice.quiet is not None:
        moments.append(quiet_until(now, *choice.quiet, place))
    return Wait(max(moments)) if max(moments) > now else Send()


def frequency(way: WayRow, wish: When | None) -> When:
    """When a way tells of a match; one that is never used stays so, and a match's is its own."""
    if way.match is not None or way.choice.when == "never":
        return way.choice.when
    return wish or way.choice.when


def once(way: WayRow, wish: When | None) -> bool:
    """Whether a way tells of a match once in each absence only."""
    return frequency(way, wish) == "absence"


def retry_at(failures: int, now: int) -> int | None:
    """When to try again after so many failures before this one; None: never."""
    return now + RETRIES[failures] if failures < len(RETRIES) else None


def next_hour(at: int, hour: int, zone: ZoneInfo) -> int:
    """The next moment after ``at`` when an hour begins, once on every day.

    An hour that summer time leaves out begins with the one after it, one that comes twice the first
    time.
    """
    day = local_time(at, zone).date()
    moments = (moment_of(day + days * DAY, hour, zone) for days in range(3))
    return next(moment for moment in moments if moment > at)


def quiet_until(now: int, start: int, end: int, zone: ZoneInfo) -> int:
    """The end of the quiet hours if it is one of them now, else now."""
    hour = local_time(now, zone).hour
    quiet = start <= hour < end if start < end else hour >= start or hour < end
    return next_hour(now, end, zone) if quiet and start != end else now
