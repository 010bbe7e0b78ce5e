"""A room: a match that is in memory, with everybody who looks at it.

Whatever changes or reads the model holds the room's lock, from the decision to the commit, so
that nobody sees anything that is not durable.  Telling the viewers never waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from ..domain.commands import AnyCommand
from ..domain.damage import Damaged
from ..domain.handlers.dispatch import decide
from ..domain.model import Model
from ..domain.refusals import Refusal, refusal, unkept
from ..domain.what_if import foreseen
from ..domain.why_not import reasons
from ..journal.entries import AnyEntry, Person, Switched
from ..journal.errors import JournalError
from ..protocol import socket
from ..protocol.common import Problem
from ..views import listing
from ..views.projection import Shares
from . import chat, frame_handlers, storage
from .audience import Audience, eyes, room_of
from .context import House
from .steps import Gone
from .turns import Turns
from .viewer import DAMAGED, TRY_AGAIN, Viewer

T = TypeVar("T")
Decided = Callable[[Model], Awaitable[list[AnyEntry]]]
SNAPSHOT_EVERY = 64  # versions
log = logging.getLogger(__name__)


class Room:
    """A match with its viewers; made by the hub.

    ``version`` is the newest durable one, ``touched`` when the room was last used, be it by its
    bots, and ``visited`` when somebody asked for it, in milliseconds since 1970.
    """

    def __init__(self, house: House, model: Model, said: chat.Talk) -> None:
        self.id = model.id
        self.house = house
        self.version = model.version
        self.touched = self.visited = house.times.now()
        self.audience = Audience(house, said)
        self.turns = Turns(self, house)
        self._talk = said
        self._lock = asyncio.Lock()
        self._model: Model | None = model
        self._kept = 0
        self._closed = False

    @property
    def needed(self) -> bool:
        """Whether somebody looks on, a bot is at it, or somebody waits for an answer."""
        return bool(self.audience.viewers) or self.turns.busy or self._lock.locked()

    @property
    def bots_only(self) -> bool:
        """Whether nobody plays but bots."""
        return self._model is not None and self._model.bots_only

    @property
    def rests(self) -> bool:
        """Whether only bots play and nobody looks on, so that it may as well rest.

        What is being written is written all the same, and then read by who comes.
        """
        return self.bots_only and not self.audience.viewers

    @property
    def due(self) -> int | None:
        """When the match goes on by itself, in milliseconds since 1970; None if only people can."""
        return self.turns.wake(self._model) if self._model is not None else None

    async def do(self, person: Person | None, command: AnyCommand) -> int:
        """Carry out a command durably; returns the version reached.  Raises ``Refusal``.

        Who is cancelled while waiting has the command carried out all the same.
        """
        return await self.house.tasks.finish(self.carry_out(person, command))

    async def carry_out(self, person: Person | None, command: AnyCommand) -> int:
        """As ``do``, for who is never cancelled."""

        async def decided(model: Model) -> list[AnyEntry]:
            return decide(model, person, command, self.house.times.now())

        return await self._changed(decided)

    async def change(self, decided: Decided) -> int:
        """Append what is decided on the model, as ``do`` does; nothing if that is nothing."""
        return await self.house.tasks.finish(self._changed(decided))

    async def read(self, what: Callable[[Model], T]) -> T:
        """Something of the match as it stands; raises ``Refusal`` if the journal fails."""
        async with self._lock:
            return what(await self._current())

    async def study(self, what: Callable[[Model], T]) -> T:
        """The same for what takes a while: beside the event loop.  For matches that are over.

        In others those who are to move would wait for it.
        """
        async with self._lock:
            return await self.house.offload.run(self.id, what, await self._current())

    async def handle(self, viewer: Viewer, frame: socket.Command) -> None:
        """Carry out a frame of a viewer and answer into its outbox, ``Done`` or ``Refused``.

        Who is cancelled while waiting leaves open what becomes of it; the match is whole.
        """
        await frame_handlers.handle(self, viewer, frame)

    async def enter(self, viewer: Viewer, version: int | None) -> None:
        """Let a viewer in: the steps after ``version`` or the whole table go to its outbox."""
        async with self._lock:
            model = await self._current()
            self.audience.make_place(model, viewer)
            self.audience.enter(self._shares(model), viewer, version)

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended; may be called twice."""
        self.touched = self.house.times.now()
        self.audience.leave(viewer)

    async def watch(self, viewer: Viewer, seat: int | None) -> int:
        """Look with the eyes of one of the viewer's own seats; returns the version."""
        async with self._lock:
            model = await self._current()
            self.audience.watch(self._shares(model), viewer, seat)
            return model.version

    async def reasons(
        self, viewer: Viewer, version: int, moves: Sequence[str]
    ) -> list[Problem | None]:
        """Why moves are not possible for the seat that a viewer watches; raises ``Refusal``."""

        def told(model: Model) -> list[Problem | None]:
            return reasons(model, eyes(model, viewer).watching, version, moves)

        return await self.read(told)

    async def foreseen(self, viewer: Viewer, frame: socket.WhatIf) -> socket.Foreseen:
        """What a move would change for the seat that a viewer watches; raises ``Refusal``."""
        return await self.read(lambda model: foreseen(model, eyes(model, viewer).watching, frame))

    async def show(self, viewer: Viewer) -> None:
        """Send the whole table; nothing if the journal fails."""
        async with self._lock:
            if self._model is not None and viewer in self.audience.viewers:
                self.audience.hello(self._shares(self._model), viewer)

    def comes_from(self, match: str) -> bool:
        """Whether the match begins with a moment of that one, or of a copy of it."""
        origin = self._model.created.origin if self._model else None
        return origin is not None and match in (origin.match, origin.root)

    async def renew(self) -> None:
        """Send everybody the whole table; nothing if the journal fails."""
        async with self._lock:
            if self._model is not None:
                self.audience.show(self._shares(self._model))

    async def say(self, viewer: Viewer, text: str) -> None:
        """Say something in the room that the viewer is in; raises ``Refusal``."""
        person, line = frame_handlers.known(viewer), chat.cleaned(text)
        if not line:
            raise refusal("empty-line")
        seat = viewer.watching if viewer.watching is not None else next(iter(viewer.seats), None)
        now = self.house.times.now()
        said = self._talk.say(room_of(viewer), person, seat, line, now, self.audience.say)
        try:
            await self.house.tasks.finish(said)
        except JournalError as error:
            raise unkept(error) from error

    async def keep(self) -> None:
        """Keep a snapshot, unless there is one of this version."""
        try:
            async with self._lock:
                model = self._model
                if model is None or model.version == self._kept:
                    return
                version, snapshot = model.version, model.snapshot()
            await self.house.journal.keep_snapshot(self.id, version, snapshot)
            self._kept = version
        except Exception as error:  # a snapshot only saves time
            log.warning("match %s: no snapshot: %s: %s", self.id, type(error).__name__, error)

    def close(self, code: int, reason: str) -> None:
        """Let nobody in any more and send everybody away."""
        self._closed = True
        self.turns.stop()
        self.audience.close(code, reason)

    async def switch_rules(self) -> None:
        """Write down that the match goes on under the newest rules; raises ``Refusal``."""

        async def switch(model: Model) -> list[AnyEntry]:
            rules = (model.id, model.rules, model.game.rules_version)
            log.warning("match %s: its rules %s are gone; it is the same under rules %s", *rules)
            return [Switched(at=self.house.times.now(), rules=model.game.rules_version)]

        await self.change(switch)

    async def _changed(self, decided: Decided) -> int:
        async with self._lock:
            model = await self._current()
            self.house.counts.commands += 1
            if entries := await decided(model):
                await self._append(model, entries)
            return model.version

    async def _append(self, model: Model, entries: list[AnyEntry]) -> None:
        """Make entries durable and tell them."""
        first = model.version + 1
        try:
            steps = [Gone(entry, model.fold(entry)) for entry in entries]
            row = listing.row(model, entries, self.turns.wake(model))
            await storage.append(self.house, self.id, first, entries, row)
        except JournalError as error:
            log.error("match %s: not appended: %s", self.id, error)
            await self._start_over()
            self.turns.fail()
            raise unkept(error) from error
        except BaseException:  # cancelled, so that nobody knows whether it will be durable
            self._model = None
            self.house.tasks.start(self.id, self._recover())
            raise
        self.version = model.version
        self.house.protection.follow(model)
        self._tell(model, steps)
        self.turns.go_on(model)
        if model.version - self._kept >= SNAPSHOT_EVERY:
            self.house.tasks.start(self.id, self.keep())

    def _tell(self, model: Model, steps: Sequence[Gone]) -> None:
        """Tell what is durable; whoever cannot be told comes back for the whole table."""
        try:
            self.audience.tell(self._shares(model), steps)
        except Exception:  # the match goes on all the same
            log.exception("match %s: a step could not be told", self.id)
            self.audience.close(TRY_AGAIN, "a step could not be told")
            self.audience.forget()

    async def _current(self) -> Model:
        """The model; read anew if it was lost."""
        if self._closed:
            raise refusal("stopping")
        self.touched = self.house.times.now()
        if self._model is None:
            await self._start_over()
        if self._model is None:
            raise unkept()
        self._model.guarded = self.house.protection.guards(self._model)
        return self._model

    async def _recover(self) -> None:
        """Go on from what is durable."""
        try:
            await self.read(self.turns.go_on)
        except Refusal:
            self.turns.fail()

    async def _start_over(self) -> None:
        """Drop the model, which is ahead of the journal, and show everybody what is durable."""
        self._model = None
        self.audience.forget()
        try:
            self._model = await storage.load_settled(self.house, self.id)
        except Damaged as damage:
            self.house.damages.note(self.id, damage)
            self.close(DAMAGED, "damaged")
            raise self.house.damages.refusal(self.id) from damage
        if self._model is None:
            self.audience.close(TRY_AGAIN, "the journal fails")
            return
        self.version = self._model.version
        self.audience.show(self._shares(self._model))

    def _shares(self, model: Model) -> Shares:
        model.guarded = self.house.protection.guards(model)
        return Shares(model, self.turns.deadline(model))
