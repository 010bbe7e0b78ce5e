"""How much of everything, and how fast."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What the tables take.

    ``pace`` is the time that a bot's move takes at least while people are connected, in seconds;
    ``quick`` is the same for one that does not search, where it might tell others of its hand;
    ``idle`` the seconds after which a room that nobody needs is dropped from memory.  ``rooms``
    counts those in memory, ``viewers`` the connections at one table.
    """

    pace: float = 0.0
    quick: float = 0.05
    idle: float = 300.0
    rooms: int = 5000
    viewers: int = 200
