"""The hub: all matches of a server, whoever asks for them by their id."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple, TypeVar

from ... import record as records
from ..domain import checks
from ..domain.clock import Alarm, Times
from ..domain.commands import AnyCommand, Fill, Leave, Remote
from ..domain.damage import Damaged
from ..domain.handlers import create_match, seating
from ..domain.handlers.dispatch import decide
from ..domain.match_secrets import Secrets
from ..domain.model import Model
from ..domain.refusals import Refusal, refusal, unkept
from ..journal.entries import AnyEntry, Person
from ..journal.errors import Conflict, JournalError
from ..journal.port import Journal
from ..people.people import People
from ..protocol import http
from ..protocol.common import MatchCard
from ..rooms import storage
from ..rooms.chat import Talk
from ..rooms.context import House
from ..rooms.limits import Limits
from ..rooms.protection import Protection
from ..rooms.room import Room
from ..rooms.tasks import isolate
from ..rooms.viewer import TRY_AGAIN, Viewer
from ..thinking.bot_pool import Thinking
from ..views import listing, projection, record_export
from . import salvage, startup_order
from .bot_matches import BotMatches, leaves_bots_only
from .promises import Promises
from .registry import RETRY, Rooms

EVERY = "of all"  # for the log: what is done for all matches
T = TypeVar("T")
log = logging.getLogger(__name__)


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
        self.house.protection.on_end = self.rooms.renew_copies
        self.promises = Promises()
        self._people = people
        self._bot_matches = BotMatches(self.house)
        self._again = Alarm(self.house.times)

    async def start(self) -> None:
        """Wake the matches where a bot is to move or a clock runs; returns before all are awake.

        If the journal cannot tell them, people play all the same, and it is asked again later.
        """
        with suppress(Refusal):  # then it is asked again before anybody is advised
            await self.protection()
        now = self.house.times.now()
        try:
            rows = await self.house.journal.due_matches()
        except JournalError as error:
            log.error("the matches to be woken cannot be read: %s", error)
            self._again.set(now + RETRY, self._start_later)
            return
        for row in rows:
            if row.wake > now:
                self.rooms.wake_at(row.id, row.wake)
        due = startup_order.in_order([row for row in rows if row.wake <= now])
        self.house.tasks.start(EVERY, self._wake(due))

    def _start_later(self) -> None:
        self.house.tasks.start(EVERY, self.start())

    async def protection(self) -> Protection:
        """The matches on which no advice is given elsewhere, all that run; raises ``Refusal``."""
        found = self.house.protection
        if unread := await found.ready(self.house.journal):
            self.house.tasks.start(EVERY, self._look_closely(unread))
        return found

    async def close(self) -> None:
        """Let what is being appended finish, close all viewers with 1001, keep snapshots.

        Ends the bots' processes, too; the journal is left open.
        """
        self._again.cancel()
        await self.rooms.close()
        await self.house.thinking.close()

    async def room(self, match: str) -> Room:
        """The room of a match; raises ``Refusal`` if there is none."""
        room = await self.rooms.get(match)
        if room is None:
            raise refusal("no-such-match")
        return room

    async def connect(
        self,
        match: str,
        person: Person | None,
        *,
        version: int | None,
        state: bool = False,
        address: str | None = None,
    ) -> Connection:
        """Enter a match as a viewer; its first frames are in the outbox.

        ``version`` is the one that the client has, None for a whole table.  The edge sends
        ``viewer.frames()``, closes with ``viewer.closing``, gives each command to
        ``room.handle(viewer, command)`` and, in the end, calls ``room.leave(viewer)``.
        """
        room = await self.room(match)
        viewer = Viewer(person, state=state, address=address)
        if not await room.read(lambda model: projection.may_see(model, key(person))):
            raise refusal("private")
        await room.enter(viewer, version)
        return Connection(room, viewer)

    async def holds_seat(self, match: str, person: Person | None) -> bool:
        """Whether a person holds a seat of a match; raises ``Refusal`` if there is none."""
        if person is None:
            return False
        room = await self.room(match)
        return await room.read(lambda model: bool(model.seats_of(person.id)))

    async def create(
        self, host: Person, new: http.NewMatch, address: str | None = None
    ) -> MatchCard:
        """Make a match; ``address`` is where its host is."""
        now = self.house.times.now()
        fresh = self.promises.redeem(new.shuffle, host, now)
        if any(len(value) > create_match.SHORT for value in new.options.values()):
            # A map of one's own, say: to check it takes a while, and what was checked is cached.
            offload = self.house.offload
            entries = await offload.run(host.id, create_match.create, new, host, fresh, now)
        else:
            entries = create_match.create(new, host, fresh, now)
        if not all(isinstance(seat, http.BotSeat) for seat in new.seats):
            return await self.begin(fresh, entries, host)
        async with self._bot_matches.one_more(fresh.match, host, address):
            return await self.begin(fresh, entries, host)

    async def card(
        self, match: str, person: Person | None, invitation: str | None = None
    ) -> MatchCard:
        """A match as this person may see it."""

        def seen(model: Model) -> MatchCard:
            invited = invitation is not None and checks.invited(model, invitation)
            if not projection.may_see(model, key(person), invited=invited):
                raise refusal("private")
            return projection.card(model, key(person))

        return await (await self.room(match)).read(seen)

    async def do(
        self, match: str, person: Person, command: AnyCommand, address: str | None = None
    ) -> MatchCard:
        """Carry out a command (Join, Leave, Return, Fill, ...) for a person at an address."""
        room = await self.room(match)
        async with self._place(room, person, command, address):
            await room.do(person, command)
        return await room.read(lambda model: projection.card(model, person.id))

    @asynccontextmanager
    async def _place(
        self, room: Room, host: Person, command: AnyCommand, address: str | None
    ) -> AsyncIterator[None]:
        """Count a match that becomes one of bots only; raises ``Refusal`` for one too many."""
        if isinstance(command, Fill | Remote):
            seat = command.seat
            if await room.read(lambda model: leaves_bots_only(model, seat)):
                async with self._bot_matches.one_more(room.id, host, address):
                    yield
                return
        yield

    async def token(
        self, match: str, person: Person, seat: int, address: str | None = None
    ) -> http.SeatToken:
        """Give an open seat to a network bot, or a new token to the bot that has the seat.

        The token is told once; an earlier one means nobody from then on.
        """
        room = await self.room(match)
        bot = await room.read(lambda model: seating.network_bot(model, person, seat))
        if bot is not None:
            return await self._renew_token(match, bot, seat)
        now = self.house.times.now()
        await room.read(lambda model: decide(model, person, Remote(seat, person), now))
        try:
            bot, token = await self._people.bot_token(match, seat, f"Bot {seat + 1}")
        except JournalError as error:
            raise unkept(error) from error
        command = Remote(seat, bot)
        try:
            async with self._place(room, person, command, address):
                await room.do(person, command)
        except Refusal:  # somebody was faster
            await self._people.forget(token)
            raise
        return http.SeatToken(seat=seat, token=token)

    async def _renew_token(self, match: str, bot: Person, seat: int) -> http.SeatToken:
        """Another token for a network bot; whoever plays with the old one is sent away."""
        try:
            token = await self._people.renew_bot_token(bot, match, seat)
        except JournalError as error:
            raise refusal("not-kept") from error
        for viewer in self.rooms.viewers_of(bot):
            viewer.close(TRY_AGAIN, "another token")
        return http.SeatToken(seat=seat, token=token)

    async def rematch(self, match: str, person: Person) -> MatchCard:
        """The same match once more, the one that was made before if somebody was faster."""
        room = await self.room(match)
        fresh, values = self.promises.following(match)

        async def decided(model: Model) -> list[AnyEntry]:
            checks.seated(model, person)
            if model.rematch is not None:
                return []
            both = create_match.rematch(model, person, fresh, self.house.times.now(), values)
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
            for match in await self.house.journal.unfinished_of(person.id):
                with isolate(match, "leaving"), suppress(Refusal):  # ended, or shut, meanwhile
                    await self.do(match, person, Leave())

    async def lobby(self, person: Person | None) -> http.Lobby:
        """The person's own matches and the public ones."""
        rows = await self.house.journal.lobby(key(person))
        damages = self.house.damages
        return http.Lobby(
            mine=listing.cards(rows.mine, person, damages),
            open=listing.cards(rows.open, person, damages, public=True),
            running=listing.cards(rows.running, person, damages, public=True),
        )

    async def record(self, match: str, person: Person | None) -> str:
        """The record of a match that is over, or of one that is shut as far as it goes."""
        try:
            return await self.study(
                match, person, lambda model: records.write(record_export.record(model).record())
            )
        except Refusal as refused:
            if refused.problem.reason != "damaged":
                raise
        return await salvage.record(self.house, match, person)

    async def look_back(self, match: str, person: Person | None, what: Callable[[Model], T]) -> T:
        """As ``look``, for what takes longer with a longer game; beside the loop if it is over."""
        over = await self.look(match, person, lambda model: model.status == "over")
        look = self.study if over else self.look
        return await look(match, person, what)

    async def study(self, match: str, person: Person | None, what: Callable[[Model], T]) -> T:
        """As ``look``, for what takes a while; only of a match that is over."""
        room = await self.room(match)
        await self.look(match, person, record_export.check_over)
        return await room.study(what)

    async def look(self, match: str, person: Person | None, what: Callable[[Model], T]) -> T:
        """Something of a match for somebody who may look at it."""

        def seen(model: Model) -> T:
            if not projection.may_see(model, key(person)):
                raise refusal("private")
            return what(model)

        return await (await self.room(match)).read(seen)

    async def begin(self, fresh: Secrets, entries: list[AnyEntry], host: Person) -> MatchCard:
        """Make the match of these entries, its first ones."""
        await self.house.tasks.finish(self._found(fresh.match, entries))
        return await self.card(fresh.match, host)

    async def _found(self, match: str, entries: list[AnyEntry]) -> None:
        """Append the first entries of a match and open its room."""
        model = Model(match)
        for entry in entries:
            model.fold(entry)
        room = Room(self.house, model, Talk(match, self.house.journal))
        with self.rooms.space(bots_only=model.bots_only):
            row = listing.row(model, entries, room.due)
            try:
                await storage.append(self.house, match, 1, entries, row)
            except Conflict:  # there is a match with this id
                raise refusal("other-commitment") from None
            except JournalError as error:
                raise unkept(error) from error
            self.rooms.add(room)
        self.house.protection.follow(model)
        room.turns.go_on(model)

    async def _look_closely(self, matches: list[str]) -> None:
        """Know how the matches stand of which only the setup is known; one after the other."""
        for match in matches:
            if self.house.protection.is_rough(match):
                try:
                    model = await storage.load(self.house, match)
                except (JournalError, Damaged, ValueError) as error:
                    log.error("match %s: not read: %s", match, error)
                    continue
                if model is not None and self.house.protection.is_rough(match):
                    self.house.protection.follow(model)

    async def _wake(self, matches: list[str]) -> None:
        """One after the other, so that people who come at the same time need not wait."""
        for match in matches:
            await self.rooms.wake(match)


def key(person: Person | None) -> str | None:
    """A person's id, None for nobody known."""
    return person.id if person else None
