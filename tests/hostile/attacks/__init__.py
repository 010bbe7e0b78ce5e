"""All attacks by name; each is bounded in count and time by its ``Ground``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from . import calls, connections, tables
from .ground import Ground


class Attack(NamedTuple):
    """One kind of attack: in how many places it happens at once, and by how many addresses."""

    run: Callable[[Ground], Awaitable[None]]
    about: str
    addresses: int = 1
    size: int = 100
    files: int | None = None  # the server's descriptors, None: as the system has it


ATTACKS = {
    "heads": Attack(connections.heads, "half-open request heads", size=1300, files=1024),
    "spectators": Attack(connections.spectators, "all places at a public table", 3),
    "reconnect": Attack(connections.reconnect, "come, look and go at once", 2, 8),
    "frames": Attack(connections.frames, "large, broken and endless frames", 2, 8),
    "pings": Attack(connections.pings, "pings of the protocol, parts of messages", 2, 16),
    "why": Attack(tables.why, "why 32 moves are not possible, own table"),
    "what-if": Attack(tables.what_if, "what a move would change, own table"),
    "hello": Attack(tables.hello, "stale moves, each shows the whole table anew"),
    "undo": Attack(tables.undo, "moves, undo and proposals, own tables", size=20),
    "talk": Attack(tables.talk, "talk of spectators", 2),
    "bots": Attack(calls.bots, "matches among three master bots", 4, 4),
    "copies": Attack(calls.copies, "matches from moments of another one", 4, 4),
    "moments": Attack(calls.moments, "all moments of finished matches", size=8),
    "records": Attack(calls.records, "whole records brought, eight at once", 2, 8),
    "lines": Attack(calls.lines, "whole lines followed, eight at once", 2, 8),
    "maps": Attack(calls.maps, "maps that are checked in full", 2, 8),
    "hints": Attack(calls.hints, "hints", 2, 4),
    "analyses": Attack(calls.analyses, "analyses, asked for and withdrawn", 2, 4),
    "lobby": Attack(calls.lobby, "lists, games, the protocol", 2, 16),
    "names": Attack(calls.names, "new people", 2, 8),
}


def addresses(number: int) -> list[str]:
    """So many of this machine's addresses, none of which is the victim's."""
    return [f"127.0.0.{2 + at}" for at in range(number)]
