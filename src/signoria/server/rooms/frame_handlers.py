"""What a viewer asks by its connection, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..domain import commands
from ..domain.refusals import Refusal, refusal
from ..journal.entries import Person
from ..protocol import socket
from .viewer import Viewer

if TYPE_CHECKING:
    from .room import Room

encode = msgspec.json.Encoder().encode


async def handle(room: Room, viewer: Viewer, frame: socket.Command) -> None:
    """Carry out a frame and answer it; who was not up to date is shown the whole table."""
    try:
        answer = await answered(room, viewer, frame)
    except Refusal as error:
        problem = error.problem
        room.context.counts.refusals[problem.reason] += 1
        refused = socket.Refused(id=frame.id, version=room.version, problem=problem)
        viewer.send([encode(refused)])
        if problem.reason == "stale":
            await room.show(viewer)
        return
    viewer.send([encode(answer)])


async def answered(
    room: Room, viewer: Viewer, frame: socket.Command
) -> socket.Done | socket.Reasons | socket.Foreseen:
    """Do what a frame asks, and answer it; raises ``Refusal``."""
    if isinstance(frame, socket.WhatIf):
        return await room.foreseen(viewer, frame)
    if isinstance(frame, socket.Why):
        problems = await room.reasons(viewer, frame.version, frame.moves)
        return socket.Reasons(id=frame.id, version=frame.version, problems=problems)
    return socket.Done(id=frame.id, version=await carried_out(room, viewer, frame))


Asking = socket.Move | socket.Undo | socket.Propose | socket.Answer | socket.Contribute
Doing = Asking | socket.Say | socket.Watch


async def carried_out(room: Room, viewer: Viewer, frame: Doing | socket.Ping) -> int:
    """Do what a frame asks; returns the match's version.  Raises ``Refusal``."""
    match frame:
        case socket.Ping():
            return room.version
        case socket.Watch():
            return await room.watch(viewer, frame.seat)
        case socket.Say():
            await room.say(viewer, frame.text)
            return room.version
        case _:
            return await room.carry_out(known(viewer), asked(frame))


def known(viewer: Viewer) -> Person:
    """The person who asks; raises ``Refusal``."""
    if viewer.person is None:
        raise refusal("no-name")
    return viewer.person


def asked(frame: Asking) -> commands.AnyCommand:
    """A frame as a command."""
    match frame:
        case socket.Move():
            return commands.Move(frame.version, frame.action)
        case socket.Undo():
            return commands.Undo(frame.version)
        case socket.Propose():
            return commands.Propose(frame.version, frame.what)
        case socket.Answer():
            return commands.Answer(frame.proposal, frame.yes)
        case socket.Contribute():
            return commands.Contribute(frame.value)
