"""What commands take, in the middle of a long game that many look at."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import process_time
from typing import Any

import msgspec

from signoria.decoders import convert
from signoria.server.domain.match.model import Model
from signoria.server.hub.new_matches import NewMatches
from signoria.server.journal.entries import Person
from signoria.server.limits.costs import ENTER, command_price
from signoria.server.protocol import http, socket

from .asking import NEW, Measured
from .worst import BANK, LONG, Ground, Sink, long_match, quiet, sitting

WATCHING = 100
ASKED = 32  # moves of a ``why``


class SocketCosts:
    """What the commands take, in the middle of a long game that many look at."""

    def __init__(self, here: Ground) -> None:
        self.here = here
        self.took: Measured = {}

    async def all(self) -> Measured:
        """Measure them."""
        (ann, _), (ben, _) = await self.here.person("Ann"), await self.here.person("Ben")
        model, entries = await asyncio.to_thread(long_match, ann, ben, over=False, clock=BANK)
        match, self.sink = await self.here.keep(model, entries), Sink()
        try:
            for _ in range(WATCHING):
                await sitting(self.here, match, None, self.sink)
            before = process_time()
            self.asking = self.ann = await sitting(self.here, match, ann, self.sink)
            self.took["enter"] = ENTER.of(), (process_time() - before) * 1000
            self.ben = await sitting(self.here, match, ben, self.sink)
            self.match = match
            await self._commands()
            await self._waiting(ann)
        finally:
            self.sink.close()
        return self.took

    async def _commands(self) -> None:
        """All of them, by who is to move or has just moved."""
        await self.say(socket.Ping)
        await self.say(socket.Attend, visible=True)
        await self.say(socket.Say, text="x" * 500)
        await self.say(socket.Watch, seat=0)
        version = self.asking._room.version
        action, text = await self.here.hub.view(self.match, None, to_take_back)
        worst = ["x" * LONG] * ASKED
        await self.say(socket.Why, version=version, moves=worst)
        await self.say(socket.WhatIf, version=version, move=text)
        for kind in (socket.Undo, socket.Propose):
            reached = await self.say(socket.Move, version=version, action=action)
            more: dict[str, Any] = {"what": "undo"} if kind is socket.Propose else {}
            version = await self.say(kind, version=reached, **more)
        self.asking = self.ben
        await self.say(socket.Answer, proposal=version, yes=True)
        self.asking, version = self.ann, self.ann._room.version
        version = await self.say(socket.Propose, version=version, what="pause")
        self.asking = self.ben
        await self.say(socket.Answer, proposal=version, yes=True)
        await self.say(socket.Resume)

    async def _waiting(self, ann: Person) -> None:
        """What is for a match that has not begun."""
        new = convert(NEW, http.NewMatch)
        made = await NewMatches(self.here.hub).create(ann, new)
        self.asking = await sitting(self.here, made.id, ann, self.sink)
        await self.say(socket.Contribute, value="0" * 64)

    async def say(self, kind: type[Any], **fields: Any) -> int:
        """Measure a command, which must not be refused; the version then."""
        who, frame = self.asking, kind(id=1, **fields)
        data = msgspec.json.encode(frame)
        answers: list[bytes] = []

        def hear(frames: Sequence[bytes]) -> bool:
            answers.extend(frames)
            return True

        who._viewer.send_now = hear
        before = process_time()
        await who._carry_out(data)
        took = (process_time() - before) * 1000
        kinds = {msgspec.json.decode(one)["type"] for one in answers}
        assert kinds & {"done", "reasons", "foreseen"}, answers
        viewers = len(who._room.audience.viewers)
        self.took.setdefault(kind.__name__, (command_price(frame, viewers), took))
        return who._room.version


def to_take_back(model: Model) -> tuple[int, str]:
    """A move that can be taken back at once, with its notation."""
    assert model.play
    action = quiet(model)[0]
    return action, model.game.format(model.play.state, action)
