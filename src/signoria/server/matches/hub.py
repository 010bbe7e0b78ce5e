"""The hub: all matches of a server, whoever asks for them by their id."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar

from ... import record as records
from ..journal.entries import AnyEntry, Person
from ..journal.rows import Conflict, JournalError
from ..journal.store import Journal
from ..people import People
from ..protocol import http
from ..protocol.common import MatchCard
from . import checks, creating, exporting, listing, share, stored
from .clock import Times
from .commands import AnyCommand, Leave, Remote
from .decide import decide
from .house import House
from .limits import Limits
from .model import Model
from .promises import Promises, Secrets
from .refusals import Refusal, refusal
from .room import Room
from .rooms import Rooms
from .talk import Talk
from .thinking import Thinking
from .viewers import TRY_AGAIN, Viewer

T = TypeVar("T")


class Connection(NamedTuple):
    """A viewer that has entered a room."""

    room: Room
    viewer: Viewer


class Hub:
    """All matches; every refusal is raised as ``Refusal`` with its ``problem``.

    ``house.counts`` and ``rooms`` have numbers for metrics.
    """

    def __init__(
        self,
        journal: Journal,
        people: People,
        thinking: Thinking,
        limits: Limits | None = None,
        times: Times | None = None,
    ) -> None:
        times = times or Times()
        self.house = House(journal, thinking, limits or Limits(), times, times.now())
        self.rooms = Rooms(self.house)
        self.promises = Promises()
        self._people = people

    async def start(self) -> None:
        """Wake the matches where a bot is to move or a clock runs; returns before all are awake."""
        now = self.house.times.now()
        due = []
        for match, wake in await self.house.journal.due():
            if wake > now:
                self.rooms.wake_at(match, wake)
            else:
                due.append(match)
        self.house.tasks.start(self._wake(due))

    async def close(self) -> None:
        """Let what is being appended finish, close all viewers with 1001, keep snapshots.

        Ends the bots' processes, too; the journal is left open.
        """
        await self.rooms.close()
        await self.house.thinking.close()

    async def room(self, match: str) -> Room:
        """The room of a match; raises ``Refusal`` if there is none."""
        room = await self.rooms.get(match)
        if room is None:
            raise refusal("no-such-match")
        return room

    async def connect(
        self, match: str, person: Person | None, *, version: int | None, state: bool = False
    ) -> Connection:
        """Enter a match as a viewer; its first frames are in the outbox.

        ``version`` is the one that the client has, None for a whole table.  The edge sends
        ``viewer.frames()``, closes with ``viewer.closing``, gives each command to
        ``room.handle(viewer, command)`` and, in the end, calls ``room.leave(viewer)``.
        """
        room = await self.room(match)
        viewer = Viewer(person, state=state)
        if not await room.read(lambda model: share.may_see(model, key(person))):
            raise refusal("private")
        await room.enter(viewer, version)
        return Connection(room, viewer)

    async def create(self, host: Person, new: http.NewMatch) -> MatchCard:
        """Make a match."""
        now = self.house.times.now()
        fresh = self.promises.redeem(new.shuffle, host, now)
        entries = creating.create(new, host, fresh, now)
        return await self.begin(fresh, entries, host)

    async def card(
        self, match: str, person: Person | None, invitation: str | None = None
    ) -> MatchCard:
        """A match as this person may see it."""

        def seen(model: Model) -> MatchCard:
            invited = invitation is not None and checks.invited(model, invitation)
            if not share.may_see(model, key(person), invited=invited):
                raise refusal("private")
            return share.card(model, key(person))

        return await (await self.room(match)).read(seen)

    async def do(self, match: str, person: Person, command: AnyCommand) -> MatchCard:
        """Carry out a command (Join, Leave, Return, Fill, ...) for a person."""
        room = await self.room(match)
        await room.do(person, command)
        return await room.read(lambda model: share.card(model, person.id))

    async def token(self, match: str, person: Person, seat: int) -> http.SeatToken:
        """Give an open seat to a network bot; the token is told once."""
        room = await self.room(match)
        now = self.house.times.now()
        await room.read(lambda model: decide(model, person, Remote(seat, person), now))
        try:
            bot, token = await self._people.bot_token(match, seat, f"Bot {seat + 1}")
        except JournalError as error:
            raise refusal("not-kept") from error
        try:
            await room.do(person, Remote(seat, bot))
        except Refusal:  # somebody was faster
            await self._people.forget(token)
            raise
        return http.SeatToken(seat=seat, token=token)

    async def rematch(self, match: str, person: Person) -> MatchCard:
        """The same match once more, the one that was made before if somebody was faster."""
        room = await self.room(match)
        fresh, values = self.promises.following(match)

        async def decided(model: Model) -> list[AnyEntry]:
            checks.seated(model, person)
            if model.rematch is not None:
                return []
            both = creating.rematch(model, person, fresh, self.house.times.now(), values)
            self.rooms.check_space()
            await self._found(fresh.match, both.new)
            return both.old

        await room.change(decided)
        self.promises.forget_next(match)
        again = await room.read(lambda model: model.rematch)
        return await self.card(again or fresh.match, person)

    def promise(self, person: Person) -> http.Commitment:
        """The shuffle of a match that this person may make."""
        return self.promises.promise(person, self.house.times.now())

    async def promise_next(
        self, match: str, person: Person, added: http.Contribution | None = None
    ) -> http.Commitment:
        """The shuffle of the match that may follow, with what one of its people adds to it."""

        def check(model: Model) -> None:
            checks.again(model, person)

        await (await self.room(match)).read(check)
        if added is None:
            return self.promises.promise_next(match)
        return self.promises.add_next(match, added, person)

    def renamed(self, person: Person) -> None:
        """A person has another name, under which it talks from now on."""
        for viewer in self.rooms.viewers_of(person):
            viewer.person = person

    async def forget(self, person: Person, *, gone: bool) -> None:
        """A browser of a person has been forgotten: whoever still is this person comes back.

        ``gone``: nobody can be this person any more, so its seats in matches under way go to bots.
        """
        for viewer in self.rooms.viewers_of(person):
            viewer.close(TRY_AGAIN, "signed out")
        if gone:
            for match in await self.house.journal.unfinished(person.id):
                with suppress(Refusal):  # it has ended meanwhile, or the journal fails
                    await self.do(match, person, Leave())

    async def lobby(self, person: Person | None) -> http.Lobby:
        """The person's own matches and the public ones."""
        rows = await self.house.journal.lobby(key(person))
        return http.Lobby(
            mine=[listing.card(row, person) for row in rows.mine],
            open=[listing.card(row, person) for row in rows.open],
            running=[listing.card(row, person) for row in rows.running],
        )

    async def record(self, match: str, person: Person | None) -> str:
        """The record of a match that is over."""
        return await self.look(
            match, person, lambda model: records.write(exporting.record(model).record())
        )

    async def look(self, match: str, person: Person | None, what: Callable[[Model], T]) -> T:
        """Something of a match for somebody who may look at it."""

        def seen(model: Model) -> T:
            if not share.may_see(model, key(person)):
                raise refusal("private")
            return what(model)

        return await (await self.room(match)).read(seen)

    async def begin(self, fresh: Secrets, entries: list[AnyEntry], host: Person) -> MatchCard:
        """Make the match of these entries, its first ones."""
        self.rooms.check_space()
        await self.house.tasks.finish(self._found(fresh.match, entries))
        return await self.card(fresh.match, host)

    async def _found(self, match: str, entries: list[AnyEntry]) -> None:
        """Append the first entries of a match and open its room."""
        model = Model(match)
        for entry in entries:
            model.fold(entry)
        room = Room(self.house, model, Talk(match, self.house.journal))
        row = listing.row(model, entries, room.due)
        try:
            await stored.append(self.house, match, 1, entries, row)
        except Conflict:  # there is a match with this id
            raise refusal("other-commitment") from None
        except JournalError as error:
            raise refusal("not-kept") from error
        self.rooms.add(room)
        room.turns.go_on(model)

    async def _wake(self, matches: list[str]) -> None:
        """One after the other, so that people who come at the same time need not wait."""
        for match in matches:
            await self.rooms.wake(match)


def key(person: Person | None) -> str | None:
    """A person's id, None for nobody known."""
    return person.id if person else None
