"""A connection: a viewer in a room, what it asks for there, and how that is answered.

This and ``room.py`` are all that a move passes between the socket and the rules.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import msgspec

from ..domain.clean_text import clean_text
from ..domain.match import checks
from ..domain.questions.what_if import foresee
from ..domain.questions.why_not import explain_moves
from ..domain.refusals import Refusal, journal_refusal, refusal
from ..journal.errors import JournalError
from ..protocol import socket
from .room import Room
from .viewer import Viewer

Answer = socket.Done | socket.Reasons | socket.Foreseen
encode = msgspec.json.Encoder().encode


class Connection(NamedTuple):
    """A viewer that has entered a room."""

    room: Room
    viewer: Viewer

    async def handle(self, frame: socket.Command) -> None:
        """Carry out a frame and answer it into the outbox, by ``Refused`` if that cannot be.

        Who was not up to date is shown the whole table.  Who is cancelled while waiting leaves open
        what becomes of the command; the match is whole.
        """
        try:
            answer = await self._answer(frame)
        except Refusal as error:
            problem = error.problem
            self.room.context.counts.refusals[problem.reason] += 1
            refused = socket.Refused(id=frame.id, version=self.room.version, problem=problem)
            self.viewer.send([encode(refused)])
            if problem.reason == "stale":
                await self.room.send_table(self.viewer)
            return
        self.viewer.send([encode(answer)])

    async def _answer(self, frame: socket.Command) -> Answer:
        """Do what a frame asks, and answer it; raises ``Refusal``."""
        match frame:
            case socket.Why():
                return await self._explain(frame)
            case socket.WhatIf():
                return await self._foresee(frame)
            case socket.Watch():
                version = await self.room.watch(self.viewer, frame.seat)
            case socket.Say():
                version = await self._say(frame.text)
            case socket.Attend():
                version = await self._attend(frame.visible)
            case socket.Ping():
                version = self.room.version
            case _:
                person = checks.require_person(self.viewer.person)
                version = await self.room.carry_out(person, frame)
        return socket.Done(id=frame.id, version=version)

    async def _attend(self, visible: bool) -> int:
        """Note whether the page is in sight; returns the match's version."""
        room, viewer = self
        room.attend(viewer, visible)
        if visible and viewer.person is not None:
            with suppress(JournalError):  # then one notice too many is sent
                await room.context.journal.note_visit(viewer.person.id, room.id)
        return room.version

    async def _say(self, text: str) -> int:
        """Say something where the viewer talks; returns the match's version."""
        room, viewer = self
        person, text = checks.require_person(viewer.person), clean_text(text)
        if not text:
            raise refusal("empty-line")
        room.context.restrictions.check_talk(person.id, room.id)
        seat = viewer.perspective.seat
        if seat is None:
            seat = next(iter(viewer.seats), None)
        now, send = room.context.times.now(), room.audience.send_chat
        saying = room.chat.say(viewer.chat_room, person, seat, text, now, send)
        try:
            await room.context.tasks.finish(saying)
        except JournalError as error:
            raise journal_refusal(error) from error
        return room.version

    async def _explain(self, frame: socket.Why) -> socket.Reasons:
        """Why moves are not possible for the seat from which the viewer looks."""
        seat = self.viewer.perspective.seat
        problems = await self.room.read(
            lambda model: explain_moves(model, seat, frame.version, frame.moves)
        )
        return socket.Reasons(id=frame.id, version=frame.version, problems=problems)

    async def _foresee(self, frame: socket.WhatIf) -> socket.Foreseen:
        """What a move would change for the seat from which the viewer looks."""
        seat = self.viewer.perspective.seat
        return await self.room.read(lambda model: foresee(model, seat, frame))
