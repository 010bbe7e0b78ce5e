"""Playing once more: one match that is proposed follows a match that is over."""

from __future__ import annotations

import msgspec

from ...decoders import json_decoder
from ..domain.handlers import create_match, rematch
from ..domain.match import checks
from ..domain.match.model import Model
from ..domain.refusals import Refusal, journal_refusal, refusal
from ..journal.entries import AnyEntry, Person
from ..journal.errors import JournalError
from ..journal.rows import LobbyRow
from ..protocol import http
from ..protocol.common import MatchCard
from ..views.match_card import StoredCard
from .hub import Hub
from .new_matches import NewMatches


class Rematches:
    """Proposes the matches of a hub once more; every refusal is raised as ``Refusal``."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._context = hub.context
        self._promises = hub.promises
        self._new = NewMatches(hub)

    async def propose(
        self, match: str, person: Person, wish: http.Rematch = rematch.AS_LAST_TIME
    ) -> MatchCard:
        """The match that is to follow; the one that was proposed before, if somebody was faster."""
        room = await self._hub.room(match)
        before = await room.read(lambda model: seated_rematch(model, person))
        void = before is not None and await self._is_void(before, person)
        await self._check_texts(room.id, person, wish)
        fresh, values = await self._promises.next_match(match, before)

        async def decide_rematch(model: Model) -> list[AnyEntry]:
            proposed = seated_rematch(model, person)
            if proposed is not None and (proposed != before or not void):
                return []
            now = self._context.times.now()
            both = rematch.create_rematch(model, person, fresh, now, values, wish, anew=void)
            await self._make(fresh.match, both.new)
            return both.old

        await room.change(decide_rematch)
        if void and before is not None:
            await self._give_up(before, person)
        again = await room.read(lambda model: model.rematch)
        try:
            return await self._hub.card(again or fresh.match, person)
        except Refusal as refused:  # it was proposed to others
            if refused.problem.reason == "private":
                raise refusal("rematched") from None
            raise

    async def _make(self, match: str, entries: list[AnyEntry]) -> None:
        """Make the match that follows, unless it is there and only its table has not heard of it.

        So it is where the table could not be written, or had another server just then.
        """
        try:
            await self._new.open_room(match, entries)
        except Refusal as refused:
            if refused.problem.reason != "other-commitment":
                raise

    async def promise_next(
        self, match: str, person: Person, added: http.Contribution | None = None
    ) -> http.Commitment:
        """The shuffle of the match that may follow, with what one of its people adds to it."""
        room = await self._hub.room(match)
        await room.read(lambda model: checks.require_rematchable(model, person))
        if added is None:
            return self._promises.promise_next(match)
        return await self._promises.add_next(match, added, person)

    async def _check_texts(self, match: str, person: Person, wish: http.Rematch) -> None:
        """Check a map of one's own, which takes a while, beside the loop: what was is cached."""
        options = wish.options or {}
        if not any(len(value) > create_match.SHORT for value in options.values()):
            return
        room = await self._hub.room(match)
        game, players = await room.read(lambda model: (model.game, len(model.chairs)))
        number = len(wish.seats) if wish.seats else players
        await self._context.offload.run(
            person.id, create_match.choose_options, game, number, options
        )

    async def _is_void(self, match: str, person: Person) -> bool:
        """Whether nobody can accept a proposal any more, which its host may not even know."""
        journal = self._context.journal
        try:
            for row in await journal.find_rows(person.id, [match]):
                stored = json_decoder(StoredCard).decode(row.card)
                own = await journal.find_rows(stored.host, [match])
                return is_given_up(row) or was_declined(stored, own[0].seats or [])
        except msgspec.DecodeError:
            return False
        except JournalError as error:
            raise journal_refusal(error) from error
        return False

    async def _give_up(self, match: str, person: Person) -> None:
        """Let a proposal of one's own go that nobody wants, at whatever server it is."""
        journal = self._context.journal
        try:
            rows = await journal.find_rows(person.id, [match])
            if any(json_decoder(StoredCard).decode(row.card).host == person.id for row in rows):
                await journal.add_errand("leave", person.id, match)
        except JournalError as error:
            raise journal_refusal(error) from error
        await self._hub.errands.do_for(person.id)


def seated_rematch(model: Model, person: Person) -> str | None:
    """The match that follows, for those who play; raises ``Refusal`` for others."""
    checks.require_seats(model, person)
    return model.rematch


def is_given_up(row: LobbyRow) -> bool:
    """Whether a match has ended before it began."""
    return row.status == "abandoned" and row.turn is None


def was_declined(stored: StoredCard, host_seats: list[int]) -> bool:
    """Whether somebody has declined, nobody is asked any more, and nobody but the host is there."""
    seats = stored.card.seats
    others = [one for one in seats if one.holder in ("person", "network-bot")]
    return (
        stored.card.status == "waiting"
        and not stored.invited
        and any(one.declined for one in seats)
        and all(one.seat in host_seats for one in others)
    )
