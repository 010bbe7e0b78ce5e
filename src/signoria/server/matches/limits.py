"""How much of everything, and how fast."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What the tables take.

    ``pace`` is the time that a bot's move takes at least while people are connected, in seconds;
    ``idle`` the seconds after which a room that nobody needs is dropped from memory.  ``rooms``
    counts those in memory, ``viewers`` the connections at one table beyond which spectators are
    refused, ``spectators_per_address`` those of one address without a seat there.
    """

    pace: float = 0.0
    idle: float = 300.0
    rooms: int = 5000
    viewers: int = 200
    spectators_per_address: int = 64
