"""What all rooms of a server share."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..domain.clock.times import Times
from ..domain.clock.uptime import Uptime
from ..domain.damage import DamagedMatches
from ..limits.shared_limits import SharedLimits
from ..thinking.offload import Offload
from .attendance import Attendance
from .protection import Protection
from .restrictions import Restrictions
from .tasks import Tasks

if TYPE_CHECKING:
    from ..journal.entries import Person
    from ..journal.port import Journal
    from ..thinking.bot_pool import BotPool


APPEND_BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5)  # seconds


@dataclass(frozen=True)
class RoomLimits:
    """How many rooms, viewers and matches of bots there may be, and how fast bots move.

    ``pace`` is the time that a bot's move takes at least while people are connected, in seconds;
    ``quick`` is the same for one that does not search, where it might tell others of its hand;
    ``idle`` the seconds after which a room that nobody needs is dropped from memory.  ``rooms``
    counts those in memory, ``viewers`` the connections at one table beyond which spectators are
    refused, ``spectators_per_address`` those of one address without a seat there.  Matches of bots
    only take at most ``bots_share`` of the rooms, and a person or an address has at most
    ``bots_by_person`` and ``bots_by_address`` of them under way.  A room of people that was used
    within the last ``recent`` seconds makes space for nobody.  ``notice_delay`` is the milliseconds
    after which a notice may be sent, so that who has a match in sight gets none.  ``vacation`` is
    the days a year that a person may be away.
    """

    pace: float = 0.0
    quick: float = 0.05
    idle: float = 300.0
    rooms: int = 5000
    viewers: int = 200
    recent: float = 60.0
    bots_share: float = 0.25
    bots_by_person: int = 2
    bots_by_address: int = 2
    spectators_per_address: int = 64
    notice_delay: int = 45_000
    vacation: int = 30


@dataclass
class RoomCounts:
    """What has happened since the start, for metrics.

    ``append_times`` counts the appends that took at most as long as each of ``APPEND_BOUNDS`` and
    longer than the one before; the last number is of those that took longer than all.
    """

    commands: int = 0
    entries: int = 0
    appends: int = 0
    failed_appends: int = 0
    append_seconds: float = 0.0
    append_times: list[int] = field(default_factory=lambda: [0] * (len(APPEND_BOUNDS) + 1))
    hellos: int = 0
    caught_up: int = 0
    too_slow: int = 0
    loads: int = 0
    refusals: Counter[str] = field(default_factory=Counter)

    def count_append(self, entries: int, seconds: float) -> None:
        """Count the entries appended at once, and the time that it took."""
        self.appends += 1
        self.entries += entries
        self.append_seconds += seconds
        self.append_times[bisect_left(APPEND_BOUNDS, seconds)] += 1


@dataclass
class RoomContext:
    """The journal, the bots, the time, the limits, the matches that are shut.

    ``protection`` knows the matches among people on which no advice is given elsewhere;
    ``shared_limits`` are those that hold once over all servers.
    ``on_return`` is called with the match in which somebody who was on vacation is back.
    """

    journal: Journal
    bot_pool: BotPool
    limits: RoomLimits
    times: Times
    uptime: Uptime
    counts: RoomCounts = field(default_factory=RoomCounts)
    damaged: DamagedMatches = field(default_factory=DamagedMatches)
    tasks: Tasks = field(default_factory=Tasks)
    offload: Offload = field(default_factory=Offload)
    on_return: Callable[[str, Person], None] = lambda match, person: None
    protection: Protection = field(init=False)
    shared_limits: SharedLimits = field(init=False)
    attendance: Attendance = field(init=False)
    restrictions: Restrictions = field(init=False)

    def __post_init__(self) -> None:
        self.protection = Protection(self.journal.shared)
        self.shared_limits = SharedLimits(self.journal.shared)
        self.attendance = Attendance(self.times)
        self.restrictions = Restrictions(self.times)
