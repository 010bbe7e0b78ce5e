"""What all rooms of a server share."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..domain.clock import Times
from ..domain.damage import Damages
from ..thinking.offload import Offload
from .limits import Limits
from .protection import Protection
from .tasks import Tasks

if TYPE_CHECKING:
    from ..journal.port import Journal
    from ..thinking.bot_pool import Thinking


APPEND_BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5)  # seconds


@dataclass
class Counts:
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

    def appended(self, entries: int, seconds: float) -> None:
        """So many entries were appended at once, in so long."""
        self.appends += 1
        self.entries += entries
        self.append_seconds += seconds
        self.append_times[bisect_left(APPEND_BOUNDS, seconds)] += 1


@dataclass
class House:
    """The journal, the bots, the time, the limits, the matches that are shut.

    ``started`` is the server's start.  ``protection`` knows the matches among people on which no
    advice is given elsewhere.
    """

    journal: Journal
    thinking: Thinking
    limits: Limits
    times: Times
    started: int
    counts: Counts = field(default_factory=Counts)
    damages: Damages = field(default_factory=Damages)
    tasks: Tasks = field(default_factory=Tasks)
    offload: Offload = field(default_factory=Offload)
    protection: Protection = field(default_factory=Protection)
