"""How much of everything, and how fast."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RoomLimits:
    """What the tables take.

    ``pace`` is the time that a bot's move takes at least while people are connected, in seconds;
    ``quick`` is the same for one that does not search, where it might tell others of its hand;
    ``idle`` the seconds after which a room that nobody needs is dropped from memory.  ``rooms``
    counts those in memory, ``viewers`` the connections at one table.  Matches of bots only take at
    most ``bots_share`` of the rooms, and a person or an address has at most ``bots_by_person`` and
    ``bots_by_address`` of them under way.  A room of people that was used within the last
    ``recent`` seconds makes space for nobody.
    counts those in memory, ``viewers`` the connections at one table beyond which spectators are
    refused, ``spectators_per_address`` those of one address without a seat there.
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
