"""A room: a match that is in memory, with everybody who looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..journal.entries import Person
from ..protocol import socket
from .viewers import Viewer

if TYPE_CHECKING:
    from .commands import AnyCommand


class Room:
    """A match with its viewers; made by the hub."""

    id: str

    async def do(self, person: Person | None, command: AnyCommand) -> int:
        """Carry out a command durably; returns the version reached.  Raises ``Refusal``.

        Who is cancelled while waiting has the command carried out all the same.
        """
        raise NotImplementedError

    async def handle(self, viewer: Viewer, command: socket.Command) -> None:
        """Carry out a frame of a viewer and answer into its outbox, ``Done`` or ``Refused``."""
        raise NotImplementedError

    async def enter(self, viewer: Viewer, version: int | None) -> None:
        """Let a viewer in: the steps after ``version`` or the whole table go to its outbox."""
        raise NotImplementedError

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended; may be called twice."""
        raise NotImplementedError
