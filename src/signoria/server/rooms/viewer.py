"""A viewer: one connection that looks at a match, and what is still to be sent to it.

Whoever sends never waits: frames go straight to the line if it takes them, else into an outbox,
from which the connection's own task takes them.  A reader that is too slow fills its outbox and is
closed; nobody else notices.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from itertools import count
from typing import NamedTuple

from ..journal.entries import Person
from ..views.projection import Perspective

GOING_AWAY = 1001
REFUSED = 1008
TRY_AGAIN = 1013
DAMAGED = 4410  # the match is shut

MOST_FRAMES = 64
MOST_BYTES = 1 << 20
numbers = count()  # of viewers, as they come


class Closing(NamedTuple):
    """Why a connection is to be closed: a WebSocket close code and a word for logs and clients."""

    code: int
    reason: str


class Viewer:
    """A person (None: nobody known) at a match.

    ``watching`` is the seat with whose eyes it looks, ``seats`` are those that its person holds,
    ``eyes`` all on which its picture depends; the room sets them.  ``state`` says that it wants
    states to compute with, ``address`` where it comes from.  ``closing`` is set once nothing more
    will come.  ``line`` sends frames at once and tells whether it could; it must not raise.
    """

    def __init__(
        self, person: Person | None, *, state: bool = False, address: str | None = None
    ) -> None:
        self.person = person
        self.state = state
        self.address = address
        self.number = next(numbers)
        self.watching: int | None = None
        self.seats: tuple[int, ...] = ()
        self.eyes = Perspective()
        self.closing: Closing | None = None
        self.send_now: Callable[[Sequence[bytes]], bool] = send_nothing
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def send(self, frames: Sequence[bytes]) -> None:
        """Send frames, or put them into the outbox; if that is full, close the connection instead.

        All that is given at once is taken, so that a table can be caught up with in one go.
        """
        if self.closing or (not self._outbox and self.send_now(frames)):
            return
        if len(self._outbox) >= MOST_FRAMES or self._bytes >= MOST_BYTES:
            self._drop_outbox()
            self.close(TRY_AGAIN, "too slow")
            return
        for frame in frames:
            self._outbox.append(frame)
            self._bytes += len(frame)
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """Say that nothing more will come; what is in the outbox is sent before."""
        self.closing = self.closing or Closing(code, reason)
        self._news.set()

    async def frames(self) -> AsyncIterator[bytes]:
        """What is to be sent, as it comes; ends when ``closing`` is set.

        A frame stays in the outbox until the next one is asked for, so that none overtakes it.
        """
        while True:
            while self._outbox:
                yield self._outbox[0]
                if self._outbox:  # else it was too slow meanwhile
                    self._bytes -= len(self._outbox.popleft())
            if self.closing:
                return
            self._news.clear()
            await self._news.wait()

    def _drop_outbox(self) -> None:
        """Drop all that has not been sent."""
        self._outbox.clear()
        self._bytes = 0


def send_nothing(_: Sequence[bytes]) -> bool:
    """Nothing can be sent at once."""
    return False
