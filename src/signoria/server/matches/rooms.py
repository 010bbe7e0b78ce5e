"""The rooms in memory: loaded when they are asked for, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial

from ..journal.entries import Person
from ..journal.rows import JournalError
from . import stored
from .clock import SECOND, Alarm
from .house import House
from .refusals import Refusal, refusal
from .room import Room
from .talk import Talk
from .viewers import GOING_AWAY, Viewer

RECENT = 2 * SECOND  # who has just got a room may be about to use it
RETRY = 60 * SECOND  # for a room that could not be woken
STOPS = "the server stops"


class Rooms:
    """All rooms of a server by the ids of their matches."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._alarms: dict[str, Alarm] = {}
        self._sweeping = Alarm(house.times)
        self._closed = False

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def viewers(self) -> int:
        """All connections."""
        return sum(len(room.audience.viewers) for room in self._rooms.values())

    def viewers_of(self, person: Person) -> list[Viewer]:
        """All connections of a person."""
        every = (viewer for room in self._rooms.values() for viewer in room.audience.viewers)
        return [viewer for viewer in every if viewer.person and viewer.person.id == person.id]

    async def get(self, match: str) -> Room | None:
        """The room of a match, None if there is no such match; raises ``Refusal``.

        It stays for a moment, so that it can be used.
        """
        self._check_open()
        if room := self._rooms.get(match):
            room.touched = self._house.times.now()
            return room
        if match not in self._loading:
            self._loading[match] = self._house.tasks.kept(self._load(match))
        return await asyncio.shield(self._loading[match])

    def add(self, room: Room) -> None:
        """A new match; once everything stops, one that does not go on by itself."""
        self._rooms[room.id] = room
        if self._closed:
            room.close(GOING_AWAY, STOPS)
            return
        if not self._sweeping.is_set:
            self._sweep_later()

    def check_space(self) -> None:
        """Raise ``Refusal`` if no room can be added, not even for one that nobody needs."""
        self._check_open()
        if len(self._rooms) + len(self._loading) < self._house.limits.rooms:
            return
        before = self._house.times.now() - RECENT
        unneeded = [room for room in self._rooms.values() if droppable(room, before)]
        if not unneeded:
            raise refusal("server-full")
        self._drop(min(unneeded, key=lambda room: room.touched))

    def wake_at(self, match: str, at: int) -> None:
        """Have the room of a match back at a moment, so that it goes on."""
        alarm = self._alarms.setdefault(match, Alarm(self._house.times))
        alarm.set(at, partial(self._start_waking, match))

    async def wake(self, match: str) -> None:
        """Have the room of a match; its bots and its clock go on by themselves."""
        try:
            await self.get(match)
        except Refusal:
            if not self._closed:
                self.wake_at(match, self._house.times.now() + RETRY)

    def renew_copies(self, match: str) -> None:
        """A match has ended: where it was played on, there may be hints now."""
        for room in self._rooms.values():
            if room.comes_from(match):
                self._house.tasks.start(room.renew())

    async def close(self) -> None:
        """Send everybody away, let what is under way finish, keep snapshots."""
        self._closed = True
        self._sweeping.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        for room in self._rooms.values():
            room.close(GOING_AWAY, STOPS)
        await self._house.tasks.wait()
        await asyncio.gather(*(room.keep() for room in self._rooms.values()))

    async def _load(self, match: str) -> Room | None:
        """Read a match from the journal."""
        try:
            self.check_space()
            model = await stored.load(self._house, match)
            if model is None:
                return None
            talk = Talk(match, self._house.journal)
            await talk.load()
        except (JournalError, sqlite3.Error) as error:
            raise refusal("not-kept") from error
        finally:
            del self._loading[match]
        self._check_open()
        room = Room(self._house, model, talk)
        self._forget_alarm(match)
        self.add(room)
        self._house.protection.follow(model)
        room.turns.go_on(model)
        return room

    def _sweep_later(self) -> None:
        at = self._house.times.now() + int(self._house.limits.idle * SECOND / 2)
        self._sweeping.set(at, self._sweep)

    def _sweep(self) -> None:
        """Drop the rooms that nobody has needed for a while; let those rest that stand still."""
        idle = max(RECENT, int(self._house.limits.idle * SECOND))
        before = self._house.times.now() - idle
        for room in self._rooms.values():
            if room.touched <= before:
                room.audience.rest()
        for room in [room for room in self._rooms.values() if droppable(room, before)]:
            self._drop(room)
        if self._rooms and not self._closed:
            self._sweep_later()

    def _drop(self, room: Room) -> None:
        """Forget a room; it comes back when its clock or anybody wants it."""
        due = room.due
        room.close(GOING_AWAY, STOPS)
        del self._rooms[room.id]
        self._house.tasks.start(room.keep())
        if due is not None:
            self.wake_at(room.id, due)

    def _start_waking(self, match: str) -> None:
        self._house.tasks.start(self.wake(match))

    def _forget_alarm(self, match: str) -> None:
        if alarm := self._alarms.pop(match, None):
            alarm.cancel()

    def _check_open(self) -> None:
        if self._closed:
            raise refusal("stopping")


def droppable(room: Room, before: int) -> bool:
    """Whether nobody needs a room, nor has since that moment."""
    return not room.needed and room.touched <= before
