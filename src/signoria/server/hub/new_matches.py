"""Making matches: new ones, and from the middle of another game."""

from __future__ import annotations

from ..domain.handlers import create_match, fork_match
from ..domain.match.asking import find_notices
from ..domain.match.model import Model
from ..domain.match.shuffle import MatchSecrets
from ..domain.questions.likeness import Likeness
from ..domain.questions.variations import LineEnd
from ..domain.refusals import journal_refusal, refusal
from ..journal.entries import AnyEntry, Person
from ..journal.errors import Conflict, JournalError
from ..journal.notice_rows import NoticeChange
from ..protocol import http
from ..protocol.common import MatchCard
from ..protocol.lines import PlayLine
from ..rooms import storage
from ..rooms.chat import Chat
from ..rooms.room import Room
from ..views import match_card
from .hub import Hub


class NewMatches:
    """Makes the matches of a hub; every refusal is raised as ``Refusal``."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._context = hub.context
        self._promises = hub.promises

    async def create(
        self, host: Person, new: http.NewMatch, address: str | None = None
    ) -> MatchCard:
        """Make a match; ``address`` is where its host is."""
        now = self._context.times.now()
        fresh = self._promises.redeem(new.shuffle, host, now)
        if any(len(value) > create_match.SHORT for value in new.options.values()):
            # A map of one's own, say: to check it takes a while, and what was checked is cached.
            offload = self._context.offload
            entries = await offload.run(host.id, create_match.create_match, new, host, fresh, now)
        else:
            entries = create_match.create_match(new, host, fresh, now)
        if not all(isinstance(seat, http.BotSeat) for seat in new.seats):
            return await self.begin(fresh, entries, host)
        async with self._hub.bot_matches.one_more(fresh.match, host, address):
            return await self.begin(fresh, entries, host)

    async def fork_match(
        self, match: str, person: Person, actions: int, wish: http.PlayOn
    ) -> MatchCard:
        """A match against bots that begins with a moment of another one; raises ``Refusal``."""
        await self._hub.protection()
        now = self._context.times.now()
        fresh = self._promises.redeem(wish.shuffle, person, now)
        entries = await self._hub.view(
            match,
            person,
            lambda model: fork_match.fork_match(model, person, actions, wish, fresh, now),
        )
        return await self.begin(fresh, entries, person)

    async def fork_line(
        self, end: LineEnd, likeness: Likeness, person: Person, wish: PlayLine
    ) -> MatchCard:
        """A match against bots that begins with the end of a line; raises ``Refusal``."""
        now = self._context.times.now()
        fresh = self._promises.redeem(wish.shuffle, person, now)
        protection = await self._hub.protection()
        # Setups are compared with those of all matches under way.
        like = await self._context.offload.run(person.id, protection.find_like, likeness)
        entries = fork_match.fork_line(end, person, wish, fresh, now, like)
        return await self.begin(fresh, entries, person)

    def promise(self, person: Person) -> http.Commitment:
        """The shuffle of a match that this person may make."""
        return self._promises.promise(person, self._context.times.now())

    async def begin(self, fresh: MatchSecrets, entries: list[AnyEntry], host: Person) -> MatchCard:
        """Make the match of these entries, its first ones."""
        await self._context.tasks.finish(self.open_room(fresh.match, entries))
        return await self._hub.card(fresh.match, host)

    async def open_room(self, match: str, entries: list[AnyEntry]) -> None:
        """Append the first entries of a match and open its room."""
        model = Model(match)
        for entry in entries:
            model.fold(entry)
        self._context.restrictions.check_ban(model.created.host.id)
        room = Room(self._context, model, Chat(match, self._context.journal))
        with self._hub.rooms.space(bots_only=model.bots_only):
            notices = self._find_invitations(model)
            row = match_card.match_row(model, entries, room.wake_at, notices)
            try:
                await storage.append_entries(self._context, match, 1, entries, row)
            except Conflict:  # there is a match with this id
                raise refusal("other-commitment") from None
            except JournalError as error:
                raise journal_refusal(error) from error
            self._hub.rooms.add(room)
        self._context.protection.follow(model)
        room.turns.schedule(model)

    def _find_invitations(self, model: Model) -> NoticeChange | None:
        """The notices to those for whom seats of a new match are kept."""
        if model.status != "waiting":
            return None
        return find_notices(model, {}, model.status, self._context.limits.notice_delay)
