"""A viewer: one connection that looks at a match, and what is still to be sent to it.

A sender never waits: frames go straight to the socket if it takes them, else into an outbox,
from which the connection's own task takes them.  A reader that is too slow fills its outbox and is
closed; nobody else notices.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from itertools import count
from typing import NamedTuple

from ..domain.match.model import Model
from ..journal.entries import Person
from ..protocol import common
from ..views.perspective import Perspective, perspective_of

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


def send_nothing(_: Sequence[bytes]) -> bool:
    """Nothing can be sent at once."""
    return False


class Viewer:
    """A person (None: nobody known) at a match.

    ``perspective`` says what it sees; the room sets it.  ``state`` says that it wants states to
    compute with, ``address`` where it comes from.  ``closing`` is set once nothing more will come.
    ``send_now`` sends frames at once and returns whether it could; it must not raise.
    ``attending`` says that its page is in sight, ``lost`` that its line broke without a word.
    """

    def __init__(
        self, person: Person | None, *, state: bool = False, address: str | None = None
    ) -> None:
        self.person = person
        self.state = state
        self.address = address
        self.number = next(numbers)
        self.perspective = Perspective(state=state)
        self.closing: Closing | None = None
        self.attending = True
        self.lost = False
        self.send_now: Callable[[Sequence[bytes]], bool] = send_nothing
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that its person holds."""
        return self.perspective.seats

    @property
    def person_id(self) -> str | None:
        """The id of its person, None for nobody known."""
        return self.person.id if self.person else None

    @property
    def chat_room(self) -> common.Room:
        """Where it talks: with the players or with the spectators."""
        return "players" if self.seats else "spectators"

    def look_from(self, model: Model, seat: int | None) -> None:
        """Look from this seat, if its person holds it now, else as a spectator."""
        self.perspective = perspective_of(model, self.person_id, seat, state=self.state)

    def look_by_default(self, model: Model) -> bool:
        """Look from the seat that the rules of the room choose; whether that is another one now."""
        before = self.perspective.seat
        self.look_from(model, self._default_seat(model))
        return self.perspective.seat != before

    def update_seats(self, model: Model) -> bool:
        """Look from other seats if its person holds, or is invited to, others; whether so."""
        before, person = self.perspective, self.person_id
        if (model.seats_of(person), model.seats_for(person)) == (before.seats, before.invited):
            return False
        self.look_by_default(model)
        return True

    def _default_seat(self, model: Model) -> int | None:
        """The seat from which it looks as long as it asks for no other.

        Several people at one device start covered, unless the game hides nothing from any of them:
        then they look from the seat of the one of them who is to move, or moved last.
        """
        seats, seat = model.seats_of(self.person_id), self.perspective.seat
        if len(seats) == 1:
            return seats[0]
        if not seats or model.game.hides:
            return None
        if model.to_move in seats:
            return model.to_move
        return seat if seat in seats else seats[0]

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
