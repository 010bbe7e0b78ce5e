"""The rooms in memory: loaded when they are asked for, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic

from ..domain.clock.times import SECOND, Alarm
from ..domain.damage import MatchDamaged
from ..domain.match.model import Model
from ..domain.refusals import Refusal, journal_refusal, refusal
from ..journal.entries import AnyEntry, Person, Switched
from ..journal.errors import Elsewhere, JournalError
from ..journal.rows import LEASE_DURATION
from ..rooms import storage
from ..rooms.chat import Chat
from ..rooms.context import RoomContext
from ..rooms.room import ELSEWHERE, Room
from ..rooms.tasks import isolate
from ..rooms.viewer import GOING_AWAY, TRY_AGAIN, Viewer

MOMENT = 2 * SECOND  # who has just got a room may be about to use it
RETRY = 60 * SECOND  # for a room that could not be woken
STOPS = "the server stops"
HAND_OVER = LEASE_DURATION / SECOND + 1  # seconds: a killed server lets go when its lease is over
LOOK = 0.1  # seconds between looks whether another server has let go
log = logging.getLogger(__name__)


class RoomRegistry:
    """All rooms of a server by the ids of their matches."""

    def __init__(self, context: RoomContext) -> None:
        self._context = context
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._wanted: set[str] = set()  # of these, those that people wait for
        self._alarms: dict[str, Alarm] = {}
        self._sweeping = Alarm(context.times)
        self._coming = {True: 0, False: 0}  # rooms that are being made, by bots only or not
        self._closed = False

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def open(self) -> bool:
        """Whether rooms can be had: nothing stops yet."""
        return not self._closed

    @property
    def viewers(self) -> int:
        """All connections."""
        return sum(len(room.audience.viewers) for room in self._rooms.values())

    def viewers_of(self, person: Person) -> list[Viewer]:
        """All connections of a person."""
        every = (viewer for room in self._rooms.values() for viewer in room.audience.viewers)
        return [viewer for viewer in every if viewer.person and viewer.person.id == person.id]

    def rename(self, person: Person) -> None:
        """Let a person talk under another name."""
        for viewer in self.viewers_of(person):
            viewer.person = person

    def send_away(self, person: Person) -> None:
        """Close all connections of a person; browsers that still stand for it come back."""
        for viewer in self.viewers_of(person):
            viewer.close(TRY_AGAIN, "signed out")

    async def renew_own(self, match: str) -> None:
        """Have a match read anew that is in memory here; raises ``Refusal``."""
        if match in self._loading:  # it may have been read before
            await asyncio.shield(self._loading[match])
        if (room := self._open_room(match)) is not None:
            await room.renew()

    async def renew(self, match: str) -> None:
        """Have a match read anew that is in memory here, or at another server; raises ``Refusal``.

        Another server that has it lets go of it.
        """
        room = self._open_room(match)
        if room is not None:
            await room.renew()
        elif self._context.journal.shared:
            await self.get(match)

    def forget(self, match: str) -> None:
        """Have a match no more, which is not kept any longer."""
        if room := self._rooms.pop(match, None):
            room.close(TRY_AGAIN, "no longer kept", "no-such-match")
        self._forget_alarm(match)

    def has(self, match: str) -> bool:
        """Whether the room of a match is in memory."""
        return match in self._rooms

    def attends(self, match: str, person: str) -> bool:
        """Whether a person has a match in sight now."""
        room = self._rooms.get(match)
        return room is not None and room.attends(person)

    def will_wake(self, match: str) -> bool:
        """Whether a match is in memory, or will be at a moment that is set."""
        return match in self._rooms or (match in self._alarms and self._alarms[match].is_set)

    async def get(self, match: str, *, wanted: bool = True) -> Room | None:
        """The room of a match, None if there is no such match; raises ``Refusal``.

        It stays for a moment, so that it can be used.  One that is not ``wanted`` by people here
        stays at the server that has it.
        """
        self._check_open()
        self._context.damaged.check(match)
        if room := self._open_room(match):
            room.touched = room.visited = self._context.times.now()
            return room
        if wanted:
            self._wanted.add(match)
        return await self._load_once(match)

    def add(self, room: Room) -> None:
        """A new match, or one that was read; once everything stops, it does not go on by itself.

        Nor does one whose lease was lost meanwhile: whoever asks for it has it read anew.
        """
        self._rooms[room.id] = room
        if self._closed:
            room.close(GOING_AWAY, STOPS)
            return
        try:
            room.check_lease()
        except Refusal:
            room.close(TRY_AGAIN, ELSEWHERE, "elsewhere")
        if not self._sweeping.is_set:
            self._sweep_later()

    @contextmanager
    def space(self, *, bots_only: bool, wanted: bool = True) -> Iterator[None]:
        """Space for one more room, which is kept for as long as it takes to make it.

        A room that nobody needs is dropped for it; raises ``Refusal`` if there is none.  One that
        is not ``wanted`` by people, but goes on by itself, disturbs no bots.
        """
        self._check_open()
        if self._is_full(bots_only):
            self._drop(self._find_dispensable(bots_only, wanted))
        self._coming[bots_only] += 1
        try:
            yield
        finally:
            self._coming[bots_only] -= 1

    def wake_at(self, match: str, at: int) -> None:
        """Have the room of a match back at a moment, so that it goes on."""
        alarm = self._alarms.setdefault(match, Alarm(self._context.times))
        alarm.set(at, partial(self._start_waking, match))

    async def wake(self, match: str) -> None:
        """Have the room of a match; its bots and its clock go on by themselves.

        One that cannot be had is tried again later, unless it is damaged; nothing is raised.
        """
        with isolate(match, "waking"):
            try:
                if self._open_room(match) is None:
                    self._check_open()
                    self._context.damaged.check(match)
                    await self._load_once(match)
                return
            except Refusal as refused:
                if self._closed or refused.problem.reason in ("damaged", "elsewhere"):
                    return
        self.wake_at(match, self._context.times.now() + RETRY)

    async def hand_over(self, match: str) -> None:
        """Let another server have a match: what is being written is written, then it goes."""
        room = self._rooms.get(match)
        if room is not None:
            room.close(TRY_AGAIN, ELSEWHERE, "elsewhere")
            await room.save_snapshot()
            self._remove(room)
        if match not in self._loading:
            await self._context.journal.release_match(match)

    def abandon_all(self) -> None:
        """Have no match any more: others may have them all."""
        for room in list(self._rooms.values()):
            room.close(TRY_AGAIN, ELSEWHERE, "elsewhere")
            self._remove(room)

    def renew_copies(self, match: str) -> None:
        """A match has ended: where it was played on, there may be hints now."""
        for room in self._rooms.values():
            if room.is_copy_of(match):
                self._context.tasks.start("of copies", room.send_table_to_all())

    def resume(self) -> None:
        """The host has slept: all clocks go on from now."""
        for alarm in (*self._alarms.values(), self._sweeping):
            alarm.renew()
        for room in self._rooms.values():
            self._context.tasks.start(room.id, room.resume())

    def leave_out_outages(self) -> None:
        """No server ran for a while, which clocks do not count; later rooms look by themselves."""
        for room in self._rooms.values():
            self._context.tasks.start(room.id, room.leave_out_outages())

    async def close(self) -> None:
        """Send everybody away, let what is under way finish, keep snapshots."""
        self._closed = True
        self._sweeping.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        for room in self._rooms.values():
            with isolate(room.id, "closing"):
                room.close(GOING_AWAY, STOPS)
        await self._context.tasks.wait()
        await asyncio.gather(*(self._leave(room) for room in self._rooms.values()))

    async def _leave(self, room: Room) -> None:
        """Keep a snapshot of a room that is closed, and let others have its match."""
        await room.save_snapshot()
        if self._rooms.get(room.id) in (room, None) and room.id not in self._loading:
            with suppress(JournalError):  # they have it in some seconds all the same
                await self._context.journal.release_match(room.id)

    def _open_room(self, match: str) -> Room | None:
        """The room of a match in memory; one that has closed by itself is forgotten."""
        room = self._rooms.get(match)
        if room is not None and room.closed and not self._closed:
            self._remove(room)
            return None
        return room

    def _remove(self, room: Room) -> None:
        """Forget a room, unless there is another one of its match by now."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    async def _load_once(self, match: str) -> Room | None:
        """A room that is not in memory yet; read once for all who wait for it."""
        if match not in self._loading:
            self._loading[match] = self._context.tasks.start_awaited(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Room | None:
        """Read a match from the journal; a damaged one is shut."""
        try:
            self._check_possible(match in self._wanted)
            model = await self._take(match)
            if model is None:
                return None
            if self._context.journal.shared:  # it may have been another server's, which hid it
                await self._context.restrictions.refresh(self._context.journal)
            with self.space(bots_only=model.bots_only, wanted=match in self._wanted):
                return await self._open(model)
        except MatchDamaged as damage:
            self._context.damaged.add(match, damage)
            raise self._context.damaged.refusal(match) from damage
        except JournalError as error:
            raise journal_refusal(error) from error
        finally:
            del self._loading[match]
            self._wanted.discard(match)

    async def _take(self, match: str) -> Model | None:
        """Have a match; where people want it, its server has a moment to let go of it."""
        last = monotonic() + HAND_OVER
        while True:
            wanted = match in self._wanted
            try:
                return await storage.take_match(self._context, match, wanted=wanted)
            except Elsewhere:
                if not wanted or self._closed or monotonic() > last:
                    raise
            await asyncio.sleep(LOOK)

    async def _open(self, model: Model) -> Room:
        """The room of a match that was read, which goes on."""
        chat = Chat(model.id, self._context.journal)
        await chat.load()
        self._check_open()
        room = Room(self._context, model, chat)
        if model.rules_gone:
            await room.change(self._switch_rules)
        await room.leave_out_outages()
        self._forget_alarm(model.id)
        self.add(room)
        self._context.protection.follow(model)
        room.turns.schedule(model)
        return room

    async def _switch_rules(self, model: Model) -> list[AnyEntry]:
        """The entry that says that a match goes on under the newest rules."""
        rules = (model.id, model.rules, model.game.rules_version)
        log.warning("match %s: its rules %s are gone; it is the same under rules %s", *rules)
        return [Switched(at=self._context.times.now(), rules=model.game.rules_version)]

    def _sweep_later(self) -> None:
        at = self._context.times.now() + int(self._context.limits.idle * SECOND / 2)
        self._sweeping.set(at, self._sweep)

    def _sweep(self) -> None:
        """Drop the rooms that nobody has needed for a while; let those rest that stand still."""
        idle = max(MOMENT, int(self._context.limits.idle * SECOND))
        before = self._context.times.now() - idle
        for room in list(self._rooms.values()):
            with isolate(room.id, "resting"):
                if room.touched <= before:
                    room.audience.forget_public_view()
                if is_droppable(room, before):
                    self._drop(room)
        if self._rooms and not self._closed:
            self._sweep_later()

    def _is_full(self, bots_only: bool) -> bool:
        """Whether another room needs the place of one that is there."""
        limits, coming = self._context.limits, self._coming
        if len(self._rooms) + sum(coming.values()) >= limits.rooms:
            return True
        if not bots_only:
            return False
        among = sum(room.bots_only for room in self._rooms.values())
        return among + coming[True] >= max(1, int(limits.rooms * limits.bots_share))

    def _check_possible(self, wanted: bool) -> None:
        """Raise ``Refusal`` if no room can be had, whatever match it is for."""
        if self._is_full(bots_only=False):
            self._find_dispensable(bots_only=False, wanted=wanted)

    def _find_dispensable(self, bots_only: bool, wanted: bool) -> Room:
        """The room to be dropped for another one; raises ``Refusal`` if there is none.

        First those of bots only that nobody watches, then those of people that stand idle; a match
        of bots only never takes the place of one of people.  For what people want those, too, in
        which bots think while nobody watches: else whoever left enough of them would have all.
        """
        now, limits = self._context.times.now(), self._context.limits
        rooms = self._rooms.values()
        if resting := [room for room in rooms if room.may_rest and room.visited <= now - MOMENT]:
            return min(resting, key=lambda room: room.visited)
        before = now - int(limits.recent * SECOND)
        idle = [] if bots_only else [room for room in rooms if is_droppable(room, before)]
        if idle:
            return min(idle, key=lambda room: room.touched)
        alone = [room for room in rooms if room.alone and room.visited <= now - MOMENT]
        if bots_only or not wanted or not alone:
            raise refusal("server-full")
        return min(alone, key=lambda room: room.visited)

    def _drop(self, room: Room) -> None:
        """Forget a room; it comes back when its clock or anybody wants it.

        Among several servers that is for ``Ownership`` to see, as others may have it meanwhile.
        """
        due = None if self._context.journal.shared else room.wake_at
        if room.wake_at is not None and room.in_use:  # its bots go on when others have had a turn
            due = max(room.wake_at, self._context.times.now() + RETRY)
        room.close(GOING_AWAY, STOPS)
        del self._rooms[room.id]
        self._context.tasks.start(room.id, self._leave(room))
        if due is not None:
            self.wake_at(room.id, due)

    def _start_waking(self, match: str) -> None:
        self._context.tasks.start(match, self.wake(match))

    def _forget_alarm(self, match: str) -> None:
        if alarm := self._alarms.pop(match, None):
            alarm.cancel()

    def _check_open(self) -> None:
        if self._closed:
            raise refusal("stopping")


def is_droppable(room: Room, before: int) -> bool:
    """Whether nobody needs a room, nor has since that moment."""
    return not room.in_use and room.touched <= before
