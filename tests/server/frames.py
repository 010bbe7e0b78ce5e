"""What players ask by their WebSocket, for tests that need no connection."""

from __future__ import annotations

from typing import Literal

from signoria.server.protocol import socket


def move(version: int, action: int) -> socket.Move:
    """A decision in the position of this version."""
    return socket.Move(id=0, version=version, action=action)


def undo(version: int) -> socket.Undo:
    """Take back one's own last decision."""
    return socket.Undo(id=0, version=version)


def propose(version: int, what: Literal["undo", "abandon", "pause"]) -> socket.Propose:
    """Ask all others."""
    return socket.Propose(id=0, version=version, what=what)


def answer(proposal: int, yes: bool) -> socket.Answer:
    """Yes or no to the proposal made at this version."""
    return socket.Answer(id=0, proposal=proposal, yes=yes)


def resume() -> socket.Resume:
    """End a pause."""
    return socket.Resume(id=0)


def contribute(value: str) -> socket.Contribute:
    """Add a value to the shuffle."""
    return socket.Contribute(id=0, value=value)
