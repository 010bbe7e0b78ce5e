"""What all rooms of a server share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .clock import Times
from .limits import Limits
from .tasks import Tasks

if TYPE_CHECKING:
    from ..journal.store import Journal
    from .thinking import Thinking


@dataclass
class Counts:
    """What has happened since the start, for metrics; ``append_seconds`` are by append."""

    commands: int = 0
    entries: int = 0
    appends: int = 0
    failed_appends: int = 0
    append_seconds: float = 0.0
    hellos: int = 0
    caught_up: int = 0
    too_slow: int = 0
    loads: int = 0
    refusals: Counter[str] = field(default_factory=Counter)


@dataclass
class House:
    """The journal, the bots, the time and the limits; ``started`` is the server's start."""

    journal: Journal
    thinking: Thinking
    limits: Limits
    times: Times
    started: int
    counts: Counts = field(default_factory=Counts)
    tasks: Tasks = field(default_factory=Tasks)
