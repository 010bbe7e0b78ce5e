"""The clock of a match, as it is agreed on and as it stands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

LONGEST = 60 * 24 * 3600  # seconds that a bank may hold

Bank = Annotated[int, Meta(ge=60, le=LONGEST)]  # seconds
Increment = Annotated[int, Meta(ge=0, le=14 * 24 * 3600)]  # seconds
Hour = Annotated[int, Meta(ge=0, le=23)]  # of the day
Zone = Annotated[str, Meta(min_length=1, max_length=64)]  # as IANA calls a time zone


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours of each day that do not count: from ``begin`` to ``end`` in a time zone."""

    begin: Hour
    end: Hour
    zone: Zone


class ClockRules(
    msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A bank of time for each seat, and what is put in for each turn or decision; all in seconds.

    ``increment`` is put in when a turn or decision is over, but no more than that the bank holds
    ``most`` then (null: as much as any may hold).
    """

    bank: Bank
    increment: Increment = 0
    per: Literal["turn", "decision"] = "turn"
    most: Bank | None = None
    night: Night | None = None


class BankTimes(msgspec.Struct, gc=False):
    """How much time each seat has left, in seconds as far as they count; null: no time runs for it.

    ``runs`` is the seat whose time runs, null where none does; ``paused``: all have agreed on a
    pause, and nobody has ended it.  ``nights`` are the next spans that do not count, as pairs of
    seconds from now.
    """

    left: list[int | None]
    runs: int | None
    paused: bool = False
    nights: list[tuple[int, int]] = []
