"""Stretches of time in which a server ran, and the outages between them.

Moments and spans are milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from .rows import UptimeRow

SHORT = 1000  # less is none: two servers may begin at almost the same moment


class Outage(NamedTuple):
    """From one moment to another no server ran."""

    since: int
    until: int


def continue_row(last: UptimeRow | None, now: int, gap: int) -> UptimeRow:
    """The stretch that goes on to a moment, a new one after a longer gap."""
    if last is None or now - last.seen > gap:
        return UptimeRow(now, now)
    return UptimeRow(last.began, now)


def outages_since(rows: Sequence[UptimeRow], since: int) -> list[Outage]:
    """When no server ran after a moment, by the stretches that ended after it, in order."""
    begun = [UptimeRow(since, since), *rows]
    found = [Outage(max(one.seen, since), two.began) for one, two in pairwise(begun)]
    return [one for one in found if one.until - one.since >= SHORT]
