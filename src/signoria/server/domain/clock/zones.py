"""Time zones: what a clock on the wall shows at a moment (milliseconds since 1970)."""

from __future__ import annotations

from datetime import date, datetime, time
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .times import SECOND


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def find_zone(name: str) -> ZoneInfo:
    """The time zone of this name; UTC for one that there is no more."""
    return ZoneInfo(name if is_zone(name) else "UTC")


def local_time(moment: int, zone: ZoneInfo) -> datetime:
    """A moment by a clock on the wall."""
    return datetime.fromtimestamp(moment / SECOND, zone)


@lru_cache(maxsize=4096)
def moment_of(day: date, hour: int, zone: ZoneInfo) -> int:
    """The moment when an hour of a day begins.

    An hour that summer time leaves out begins with the one after it, one that comes twice the first
    time.
    """
    return round(datetime.combine(day, time(hour), zone).timestamp() * SECOND)
