"""The hub: all matches of a server by their ids."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal, TypeVar

from ... import record as records
from ..domain.clock.times import Times
from ..domain.clock.uptime import Uptime
from ..domain.commands import AnyCommand, FillSeat, SeatNetworkBot
from ..domain.handlers import seating
from ..domain.handlers.dispatch import decide
from ..domain.match import checks
from ..domain.match.model import Model
from ..domain.refusals import Refusal, journal_refusal, refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..journal.port import Journal
from ..journal.rows import Announcement, LobbyRow
from ..people.people import People
from ..protocol import http
from ..protocol.common import MatchCard
from ..rooms.attendance import UNHEARD
from ..rooms.connection import Connection
from ..rooms.context import RoomContext, RoomLimits
from ..rooms.protection import Protection
from ..rooms.room import Room
from ..rooms.tasks import isolate
from ..rooms.viewer import TRY_AGAIN, Viewer
from ..thinking.bot_pool import BotPool
from ..views import match_card, perspective, record_export
from . import salvage
from .bot_matches import BotMatches, leaves_bots_only
from .errands import Errands
from .heartbeat import TASK, Heartbeat
from .ownership import Ownership
from .promises import Promises
from .registry import RoomRegistry
from .sharing import Sharing
from .waking import Waking

T = TypeVar("T")
log = logging.getLogger(__name__)


class Hub:
    """All matches; every refusal is raised as ``Refusal`` with its ``problem``.

    ``context.counts`` and ``rooms`` have numbers for metrics.  New matches are made by
    ``NewMatches``.
    """

    def __init__(
        self,
        journal: Journal,
        people: People,
        thinking: BotPool,
        limits: RoomLimits | None = None,
        times: Times | None = None,
    ) -> None:
        times = times or Times()
        self._uptime = Uptime(times)
        self.context = RoomContext(journal, thinking, limits or RoomLimits(), times, self._uptime)
        self.rooms = RoomRegistry(self.context)
        self._uptime.on_resume = self._resume
        self._heartbeat = Heartbeat(self.context)
        self._heartbeat.on_outage = self.rooms.leave_out_outages
        self.context.protection.on_end = self.rooms.renew_copies
        self.promises = Promises()
        self._people = people
        self.bot_matches = BotMatches(self.context)
        self._waking = Waking(self.context, self.rooms)
        self.errands = Errands(self.context, self.rooms)
        self.ownership = Ownership(self.context, self.rooms, self.errands)
        self.sharing = Sharing(self.context, self.promises)

    async def start(self) -> None:
        """Wake the matches where a bot is to move or a clock runs; returns before all are awake."""
        self._uptime.watch()
        await self.context.restrictions.refresh(self.context.journal)
        await self._heartbeat.start()
        await self._waking.start()
        self.ownership.start()
        self.errands.start()
        self.sharing.start()

    async def protection(self) -> Protection:
        """The matches on which no advice is given elsewhere, all that run; raises ``Refusal``."""
        return await self._waking.protection()

    async def close(self) -> None:
        """Let what is being appended finish, close all viewers with 1001, keep snapshots.

        Ends the bots' processes, too; the journal is left open.
        """
        self._uptime.stop()
        self._waking.cancel()
        self.errands.stop()
        await self.rooms.close()
        await self._heartbeat.stop()
        await self.sharing.stop()
        await self.ownership.stop()
        await self.context.bot_pool.close()

    def _resume(self) -> None:
        """The server did not run for a while."""
        log.warning("the server has not run for a while: clocks that ran give time anew")
        self.rooms.resume()
        self.context.tasks.start(TASK, self._heartbeat.beat())

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
        visible: bool = True,
    ) -> Connection:
        """Enter a match as a viewer; its first frames are in the outbox.

        ``version`` is the one that the client has, None for a whole table; ``visible`` says that
        its page is in sight.  The socket
        sends ``viewer.frames()``, closes with ``viewer.closing``, gives each command to ``handle``
        and, in the end, calls ``room.leave(viewer)``.
        """
        room = await self.room(match)
        viewer = Viewer(person, state=state, address=address)
        if not await room.read(lambda model: perspective.may_see(model, person_id(person))):
            raise refusal("private")
        await room.enter(viewer, version)
        viewer.attending = visible
        if visible and person is not None:
            await self.note_visit(person, match)
        return Connection(room, viewer)

    async def note_visit(self, person: Person, match: str | None = None) -> None:
        """A person sees a match, or the list of all: nothing of it need be told any more."""
        try:
            await self.context.journal.note_visit(person.id, match)
        except JournalError as error:
            log.warning("a visit could not be noted: %s", error)

    def saw(self, match: str, person: str, at: int) -> bool:
        """Whether a person has had a match in sight at a moment or later, for certain."""
        return self.context.attendance.saw(match, person, at) or (
            self.rooms.attends(match, person) and self.context.times.now() >= at + UNHEARD
        )

    def sure_at(self, match: str, person: str, at: int) -> int | None:
        """When that will be certain of somebody who has it in sight now; None for others."""
        return at + UNHEARD if self.rooms.attends(match, person) else None

    async def holds_seat(self, match: str, person: Person | None) -> bool:
        """Whether a person holds a seat of a match; raises ``Refusal`` if there is none."""
        if person is None:
            return False
        room = await self.room(match)
        return await room.read(lambda model: bool(model.seats_of(person.id)))

    async def card(
        self, match: str, person: Person | None, invitation: str | None = None
    ) -> MatchCard:
        """A match as this person may see it."""

        def check_and_view_card(model: Model) -> MatchCard:
            check_sight(model, person, invitation)
            return match_card.card_for(model, person_id(person))

        return await (await self.room(match)).read(check_and_view_card)

    async def carry_out(
        self, match: str, person: Person, command: AnyCommand, address: str | None = None
    ) -> MatchCard:
        """Carry out a command (Join, Leave, ComeBack, ...) for a person at an address."""
        room = await self.room(match)
        async with self._count_if_bots_only(room, person, command, address):
            await room.carry_out_to_end(person, command)
        return await room.read(lambda model: match_card.card_for(model, person.id))

    @asynccontextmanager
    async def _count_if_bots_only(
        self, room: Room, host: Person, command: AnyCommand, address: str | None
    ) -> AsyncIterator[None]:
        """Count a match that becomes one of bots only; raises ``Refusal`` for one too many."""
        if isinstance(command, FillSeat | SeatNetworkBot):
            seat = command.seat
            if await room.read(lambda model: leaves_bots_only(model, seat)):
                async with self.bot_matches.one_more(room.id, host, address):
                    yield
                return
        yield

    async def issue_seat_token(
        self, match: str, person: Person, seat: int, address: str | None = None
    ) -> http.SeatToken:
        """Give an open seat to a network bot, or a new token to the bot that has the seat.

        The token is shown once; an earlier one means nobody from then on.
        """
        room = await self.room(match)
        bot = await room.read(lambda model: seating.find_network_bot(model, person, seat))
        if bot is not None:
            return await self._renew_token(match, bot, seat)
        now = self.context.times.now()
        await room.read(lambda model: decide(model, person, SeatNetworkBot(seat, person), now))
        try:
            bot, token = await self._people.bot_token(match, seat, f"Bot {seat + 1}")
        except JournalError as error:
            raise journal_refusal(error) from error
        command = SeatNetworkBot(seat, bot)
        try:
            async with self._count_if_bots_only(room, person, command, address):
                await room.carry_out_to_end(person, command)
        except Refusal:  # somebody was faster
            await self._people.forget(token)
            raise
        return http.SeatToken(seat=seat, token=token)

    async def _renew_token(self, match: str, bot: Person, seat: int) -> http.SeatToken:
        """Another token for a network bot; connections with the old one are closed."""
        try:
            token = await self._people.renew_bot_token(bot, match, seat)
        except JournalError as error:
            raise refusal("not-kept") from error
        for viewer in self.rooms.viewers_of(bot):
            viewer.close(TRY_AGAIN, "another token")
        return http.SeatToken(seat=seat, token=token)

    async def rename(self, person: Person) -> None:
        """A person has another name, under which it talks from now on, at all servers."""
        self.rooms.rename(person)
        await self._announce("renamed", person)

    async def sign_out(self, person: Person, *, gone: bool) -> None:
        """A browser of a person has been forgotten: all connections of the person are closed.

        Browsers that still stand for the person come back.
        ``gone``: nobody can be this person any more, so its seats in matches under way go to bots.
        """
        self.rooms.send_away(person)
        await self._announce("signed-out", person)
        if gone:
            await self.leave_all(person)

    async def leave_all(self, person: Person) -> None:
        """Let bots play on for a person wherever it has a seat, at all servers; ``Refusal``.

        At other servers within a second; what cannot be done now is done later.
        """
        try:
            await self.context.journal.add_errands("leave", person.id)
        except JournalError as error:
            raise journal_refusal(error) from error
        await self.errands.do_for(person.id)

    async def join(self, gone: Person, kept: Person) -> None:
        """Two identities become one: all is the kept one's from now on.

        Matches in memory, here and at other servers, are read anew, under the kept one's id.
        """
        try:
            matches = await self.context.journal.join_people(gone.id, kept.id)
        except JournalError as error:
            raise journal_refusal(error) from error
        self.rooms.send_away(gone)
        await self._announce("signed-out", gone)
        for match in matches:
            with isolate(match, "joining"), suppress(Refusal):  # ended, or shut, meanwhile
                await self.rooms.renew_own(match)
        await self.context.restrictions.refresh(self.context.journal)
        if self.context.restrictions.find("ban", kept.id):
            await self.sign_out(kept, gone=True)

    async def _announce(self, kind: Literal["renamed", "signed-out"], person: Person) -> None:
        """Let other servers know what concerns connections there."""
        try:
            await self.context.journal.announce(Announcement(kind, person))
        except JournalError as error:  # what was asked for has been done all the same
            log.error("other servers are not told: %s: %s", kind, error)

    async def lobby(self, person: Person | None) -> http.Lobby:
        """The person's own matches and the public ones."""
        if person is not None:
            await self.note_visit(person)
        rows = await self.context.journal.lobby(person_id(person))
        mine = match_card.read_cards(rows.mine, person, self.context.damaged)
        public = [self._public_cards(some, person) for some in (rows.open, rows.running)]
        return http.Lobby(mine, *public)

    def _public_cards(self, rows: Sequence[LobbyRow], person: Person | None) -> list[MatchCard]:
        """The cards of those public matches that no administrator has hidden."""
        hidden = self.context.restrictions.is_hidden
        shown = [row for row in rows if not hidden(row.id)]
        return match_card.read_cards(shown, person, self.context.damaged, public=True)

    async def record(self, match: str, person: Person | None) -> str:
        """The record of a match that is over, or of one that is shut as far as it goes."""
        try:
            return await self.view_finished(
                match,
                person,
                lambda model: records.write(record_export.finished_record(model).record()),
            )
        except Refusal as refused:
            if refused.problem.reason != "damaged":
                raise
        return await salvage.salvage_record(self.context, match, person)

    async def view_history(
        self, match: str, person: Person | None, what: Callable[[Model], T]
    ) -> T:
        """As ``view``, for what takes longer with a longer game; beside the loop if it is over."""
        over = await self.view(match, person, lambda model: model.status == "over")
        view = self.view_finished if over else self.view
        return await view(match, person, what)

    async def view_finished(
        self, match: str, person: Person | None, what: Callable[[Model], T]
    ) -> T:
        """As ``view``, for what takes a while; only of a match that is over."""
        room = await self.room(match)
        await self.view(match, person, record_export.require_over)
        return await room.read_offloaded(what)

    async def view(self, match: str, person: Person | None, what: Callable[[Model], T]) -> T:
        """Something of a match for somebody who may look at it; raises ``Refusal``."""

        def check_and_view(model: Model) -> T:
            check_sight(model, person)
            return what(model)

        return await (await self.room(match)).read(check_and_view)


def check_sight(model: Model, person: Person | None, invitation: str | None = None) -> None:
    """Raise ``Refusal`` for somebody who may not look at a match, with this invitation."""
    invited = invitation is not None and checks.is_invited(model, invitation)
    if not perspective.may_see(model, person_id(person), invited=invited):
        raise refusal("private")


def person_id(person: Person | None) -> str | None:
    """A person's id, None for nobody known."""
    return person.id if person else None
