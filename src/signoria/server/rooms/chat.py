"""What people say at a match: the players among themselves, the spectators among themselves."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING

from ..domain.clock.times import SECOND
from ..journal.entries import Person
from ..journal.errors import JournalError, NotWritten, Unreadable
from ..protocol import common, socket

if TYPE_CHECKING:
    from ..journal.port import Journal
    from ..journal.rows import ChatRow

log = logging.getLogger(__name__)
LAST = 50  # lines of each room that are kept at hand


class Chat:
    """The last lines of both rooms of a match."""

    def __init__(self, match: str, journal: Journal) -> None:
        self._match = match
        self._journal = journal
        self._lines: dict[common.Room, deque[socket.ChatLine]] = {
            "players": deque(maxlen=LAST),
            "spectators": deque(maxlen=LAST),
        }
        self._turn = asyncio.Lock()  # lines are sent in the order of their numbers

    async def load(self) -> None:
        """Read what was said before; to be done once, before anything else.

        Damaged talk is left out: the match is there without it.
        """
        for room, lines in self._lines.items():
            try:
                rows = await self._journal.chat(self._match, room, LAST)
            except Unreadable as error:
                log.error("match %s: its talk is damaged: %s", self._match, error)
                continue
            lines.extend(sorted((chat_line(room, row) for row in rows), key=lambda one: one.number))

    async def renew(self) -> None:
        """Read it all anew; what cannot be read is not there."""
        async with self._turn:
            for lines in self._lines.values():
                lines.clear()
            try:
                await self.load()
            except JournalError as error:
                log.error("match %s: its talk is not read: %s", self._match, error)

    def last(self, room: common.Room) -> list[socket.ChatLine]:
        """The last lines of a room, oldest first."""
        return list(self._lines[room])

    async def say(
        self,
        room: common.Room,
        person: Person,
        seat: int | None,
        text: str,
        at: int,
        send: Callable[[socket.ChatLine], None],
    ) -> None:
        """Keep a line, then send it; ``at`` is in milliseconds."""
        async with self._turn:
            try:
                number = await self._journal.say(
                    self._match, room, at, person.id, seat, person.name, text
                )
            except NotWritten as error:
                log.error("match %s: a line of talk is not written: %s", self._match, error)
                raise
            line = socket.ChatLine(
                room=room,
                number=number,
                seat=seat,
                by=speaker_sign(person.id),
                name=person.name,
                text=text,
                at=at // SECOND,
            )
            self._lines[room].append(line)
            send(line)


def chat_line(room: common.Room, row: ChatRow) -> socket.ChatLine:
    """A line of the journal as it is sent."""
    return socket.ChatLine(
        room=room,
        number=row.number,
        seat=row.seat,
        by=speaker_sign(row.person),
        name=row.name,
        text=row.text,
        at=row.at // SECOND,
    )


def speaker_sign(person: str) -> str:
    """A sign for a person, by which others can mute it."""
    return sha256(f"speaker {person}".encode()).hexdigest()[:16]
