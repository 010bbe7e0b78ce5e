"""A room: a match that is in memory, with everybody who looks at it.

Whatever changes or reads the model holds the room's lock, from the decision to the commit, so
that nobody sees anything that is not durable.  Sending to the viewers never waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from ..domain.commands import AnyCommand, Leave, LeaveForGood
from ..domain.damage import MatchDamaged
from ..domain.handlers.dispatch import decide
from ..domain.match.asking import asked_people, find_notices
from ..domain.match.model import FoldResult, Model
from ..domain.refusals import Refusal, journal_refusal, refusal
from ..journal.entries import AnyEntry, Person
from ..journal.errors import Elsewhere, JournalError
from ..monitoring.spans import span
from ..views import match_card
from ..views.projection import Projection
from . import storage
from .broadcast import Audience
from .chat import Chat
from .context import RoomContext
from .outages import find_outages
from .turns import TurnScheduler
from .viewer import DAMAGED, TRY_AGAIN, Viewer

T = TypeVar("T")
Decision = Callable[[Model], Awaitable[list[AnyEntry]]]
ELSEWHERE = "another server has the match"
SNAPSHOT_EVERY = 64  # versions
LEAVING = (Leave, LeaveForGood)  # what also those do who may do nothing else
log = logging.getLogger(__name__)


class Room:
    """A match with its viewers; made by the hub.

    ``version`` is the newest durable one, ``touched`` when the room was last used, be it by its
    bots, and ``visited`` when somebody asked for it, in milliseconds since 1970.
    """

    def __init__(self, context: RoomContext, model: Model, chat: Chat) -> None:
        self.id = model.id
        self.context = context
        self.version = model.version
        self.touched = self.visited = context.times.now()
        self.audience = Audience(context, chat)
        self.turns = TurnScheduler(self, context)
        self.chat = chat
        self._lock = asyncio.Lock()
        self._model: Model | None = model
        self._snapshot_version = 0
        self._closed: str | None = None  # why nobody comes in any more

    @property
    def in_use(self) -> bool:
        """Whether somebody looks on, a bot thinks, or somebody waits for an answer."""
        return bool(self.audience.viewers) or self.turns.busy or self._lock.locked()

    @property
    def bots_only(self) -> bool:
        """Whether nobody plays but bots."""
        return self._model is not None and self._model.bots_only

    @property
    def may_rest(self) -> bool:
        """Whether only bots play and nobody looks on, so that it may as well rest.

        What is being written is written all the same, and then read for the next viewer.
        """
        return self.bots_only and not self.audience.viewers

    @property
    def alone(self) -> bool:
        """Whether nobody looks on or waits for an answer; a bot may be at it."""
        return not self.audience.viewers and not self._lock.locked()

    @property
    def wake_at(self) -> int | None:
        """When the match goes on by itself, in milliseconds since 1970; None if only people can."""
        return self.turns.next_wake(self._model) if self._model is not None else None

    def check_lease(self) -> None:
        """Raise ``Refusal`` if another server may have the match by now: then nothing is shown."""
        try:
            self.context.journal.check_lease(self.id)
        except Elsewhere as error:
            raise journal_refusal(error) from error

    async def carry_out_to_end(self, person: Person | None, command: AnyCommand) -> int:
        """Carry out a command durably; returns the version reached.  Raises ``Refusal``.

        Who is cancelled while waiting has the command carried out all the same.
        """
        return await self.context.tasks.finish(self.carry_out(person, command))

    async def carry_out(self, person: Person | None, command: AnyCommand) -> int:
        """As ``carry_out_to_end``, for who is never cancelled."""
        if person is not None and not isinstance(command, LEAVING):
            self.context.restrictions.check_ban(person.id)

        async def decide_command(model: Model) -> list[AnyEntry]:
            return decide(model, person, command, self.context.times.now())

        return await self._decide_and_append(decide_command)

    async def change(self, decision: Decision) -> int:
        """Append what is decided on the model, to its end; nothing if that is nothing."""
        return await self.context.tasks.finish(self._decide_and_append(decision))

    async def read(self, what: Callable[[Model], T]) -> T:
        """Something of the match as it stands; raises ``Refusal`` if the journal fails."""
        async with self._lock:
            return what(await self._current_model())

    async def read_offloaded(self, what: Callable[[Model], T]) -> T:
        """The same for what takes a while: beside the event loop.  For matches that are over.

        In others those who are to move would wait for it.
        """
        async with self._lock:
            return await self.context.offload.run(self.id, what, await self._current_model())

    async def enter(self, viewer: Viewer, version: int | None) -> None:
        """Let a viewer in: the steps after ``version`` or the whole table go to its outbox."""
        async with self._lock:
            model = await self._current_model()
            self.audience.admit(model, viewer)
            self.audience.enter(self._project(model), viewer, version)

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended; may be called twice."""
        self.touched = self.context.times.now()
        self._note_sight(viewer)
        self.audience.leave(viewer)

    def attend(self, viewer: Viewer, visible: bool) -> None:
        """A viewer's page has come into sight, or is out of it."""
        self._note_sight(viewer)
        viewer.attending = visible

    def attends(self, person: str) -> bool:
        """Whether a person has the match in sight now."""
        return any(one.attending and one.person_id == person for one in self.audience.viewers)

    def _note_sight(self, viewer: Viewer) -> None:
        """Note until when a viewer that looks on no more has had the match in sight."""
        if viewer.attending and viewer.person and viewer in self.audience.viewers:
            self.context.attendance.note(self.id, viewer.person.id, lost=viewer.lost)

    async def watch(self, viewer: Viewer, seat: int | None) -> int:
        """Let a viewer look from one of its own seats; returns the version."""
        async with self._lock:
            model = await self._current_model()
            self.audience.watch(self._project(model), viewer, seat)
            return model.version

    async def send_table(self, viewer: Viewer) -> None:
        """Send the whole table; nothing if the journal fails."""
        async with self._lock:
            if self._model is not None and viewer in self.audience.viewers:
                self.audience.send_table(self._project(self._model), viewer)

    def is_copy_of(self, match: str) -> bool:
        """Whether the match begins with a moment of that one, or of a copy of it."""
        origin = self._model.created.origin if self._model else None
        return origin is not None and match in (origin.match, origin.root)

    async def send_table_to_all(self) -> None:
        """Send everybody the whole table; nothing if the journal fails."""
        async with self._lock:
            if self._model is not None:
                self.audience.send_table_to_all(self._project(self._model))

    async def renew(self) -> None:
        """Read the match anew and show everybody what it is now; raises ``Refusal``."""
        async with self._lock:
            if self._closed is None:
                await self.chat.renew()
                await self._start_over()
                if self._model is not None:
                    self.turns.schedule(self._model)

    async def resume(self) -> None:
        """The host has slept: where a clock runs it has more time now, of which all are told."""
        async with self._lock:
            if self._model is not None and self.turns.deadline(self._model) is not None:
                self.turns.schedule(self._model)
                self.audience.send_table_to_all(self._project(self._model))

    async def leave_out_outages(self) -> None:
        """Take out of the clock what no server ran; it has its grace if that fails."""
        with suppress(Refusal):
            await self.change(partial(find_outages, self.context))

    async def save_snapshot(self) -> None:
        """Keep a snapshot, unless there is one of this version."""
        try:
            async with self._lock:
                model = self._model
                if model is None or model.version == self._snapshot_version:
                    return
                version, snapshot = model.version, model.snapshot()
            await self.context.journal.keep_snapshot(self.id, version, snapshot)
            self._snapshot_version = version
        except Exception as error:  # a snapshot only saves time
            log.warning("match %s: no snapshot: %s: %s", self.id, type(error).__name__, error)

    @property
    def closed(self) -> bool:
        """Whether nobody comes in any more; another room of the match may."""
        return self._closed is not None

    def close(self, code: int, reason: str, refused: str = "stopping") -> None:
        """Let nobody in any more and send everybody away; who asks is ``refused`` with that."""
        self._closed = refused
        self.turns.stop()
        self.audience.close(code, reason)

    async def _decide_and_append(self, decision: Decision) -> int:
        async with self._lock:
            model = await self._current_model()
            self.context.counts.commands += 1
            with span("match.decide"):
                entries = await decision(model)
            if entries:
                await self._append(model, entries)
            return model.version

    async def _append(self, model: Model, entries: list[AnyEntry]) -> None:
        """Fold entries, make them durable, broadcast them, and let the match go on."""
        first, asked, status = model.version + 1, asked_people(model), model.status
        away = set(model.vacations)
        try:
            steps = [model.fold(entry) for entry in entries]
            delay = self.context.limits.notice_delay
            notices = find_notices(model, asked, status, delay, entries[0])
            row = match_card.match_row(model, entries, self.turns.next_wake(model), notices)
            with span("journal.append", **{"signoria.entries": len(entries)}):
                await storage.append_entries(self.context, self.id, first, entries, row)
        except JournalError as error:
            log.error("match %s: not appended: %s", self.id, error)
            await self._start_over()
            self.turns.retry_later()
            raise journal_refusal(error) from error
        except (Exception, asyncio.CancelledError):  # nobody knows whether it will be durable
            self._model = None
            self.context.tasks.start(self.id, self._recover())
            raise
        self.version = model.version
        self.context.protection.follow(model)
        self._broadcast(model, steps)
        self.turns.schedule(model)
        for seat in away - model.vacations.keys():
            if (person := model.chairs[seat].person) is not None:
                self.context.on_return(self.id, person)
        if model.version - self._snapshot_version >= SNAPSHOT_EVERY:
            self.context.tasks.start(self.id, self.save_snapshot())

    def _broadcast(self, model: Model, steps: Sequence[FoldResult]) -> None:
        """Send what is durable to all viewers; if that fails, they come back for all of it."""
        viewers = len(self.audience.viewers)
        try:
            with span("match.broadcast", **{"signoria.viewers": viewers}):
                self.audience.broadcast(self._project(model), steps)
        except Exception:  # the match goes on all the same
            log.exception("match %s: a step could not be sent", self.id)
            self.audience.close(TRY_AGAIN, "a step could not be told")
            self.audience.forget_steps()

    async def _current_model(self) -> Model:
        """The model; read anew if it was lost."""
        self._check_open()
        self.touched = self.context.times.now()
        if self._model is None:
            await self._start_over()
            self._check_open()  # reading took a while
        if self._model is None:
            raise journal_refusal()
        self._note_rights(self._model)
        return self._model

    def _check_open(self) -> None:
        if self._closed is not None:
            raise refusal(self._closed)
        self.check_lease()

    async def _recover(self) -> None:
        """Go on from what is durable."""
        try:
            await self.read(self.turns.schedule)
        except Refusal:
            self.turns.retry_later()

    async def _start_over(self) -> None:
        """Drop the model, which is ahead of the journal, and show everybody what is durable."""
        self._model = None
        self.audience.forget_steps()
        try:
            self._model = await storage.load_after_writes(self.context, self.id)
        except Elsewhere as error:
            self.close(TRY_AGAIN, ELSEWHERE, "elsewhere")
            raise journal_refusal(error) from error
        except MatchDamaged as damage:
            self.context.damaged.add(self.id, damage)
            self.close(DAMAGED, "damaged")
            raise self.context.damaged.refusal(self.id) from damage
        if self._model is None:
            self.audience.close(TRY_AGAIN, "the journal fails")
            return
        self.version = self._model.version
        self.audience.send_table_to_all(self._project(self._model))

    def _project(self, model: Model) -> Projection:
        self._note_rights(model)
        return Projection(model, self.turns.deadline(model))

    def _note_rights(self, model: Model) -> None:
        """Let the match know what is not its own to know: other matches, and administrators."""
        model.guarded = self.context.protection.is_guarded(model)
        model.hidden = self.context.restrictions.is_hidden(self.id)
