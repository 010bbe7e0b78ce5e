"""Waking matches as the server starts: which of them go on first."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from enum import IntEnum

import msgspec

from ...decoders import json_decoder
from ..domain.clock.times import Alarm
from ..domain.damage import MatchDamaged
from ..domain.refusals import Refusal
from ..journal.errors import JournalError
from ..journal.rows import DueRow
from ..protocol.common import MatchCard, SeatInfo
from ..rooms import storage
from ..rooms.context import RoomContext
from ..rooms.protection import Protection
from ..views.match_card import StoredCard
from .registry import RETRY, RoomRegistry

EVERY = "of all"  # for the log: what is done for all matches
log = logging.getLogger(__name__)


class Waking:
    """Wakes the matches that go on by themselves as the server starts, and learns what runs."""

    def __init__(self, context: RoomContext, rooms: RoomRegistry) -> None:
        self._context = context
        self._rooms = rooms
        self._again = Alarm(context.times)

    async def start(self) -> None:
        """Wake the matches where a bot is to move or a clock runs; returns before all are awake.

        If the journal cannot be read, people play all the same, and it is asked again later.
        """
        with suppress(Refusal):  # then it is loaded before anybody is advised
            await self.protection()
        now = self._context.times.now()
        if self._context.journal.shared:  # then ``Ownership`` looks who is due, again and again
            return
        try:
            rows = await self._context.journal.due_matches()
        except JournalError as error:
            log.error("the matches to be woken cannot be read: %s", error)
            self._again.set(now + RETRY, self._start_later)
            return
        for row in rows:
            if row.wake > now:
                self._rooms.wake_at(row.id, row.wake)
        due = order_by_urgency([row for row in rows if row.wake <= now])
        self._context.tasks.start(EVERY, self._wake_in_order(due))

    async def protection(self) -> Protection:
        """The matches on which no advice is given elsewhere, all that run; raises ``Refusal``."""
        found = self._context.protection
        if unread := await found.load(self._context.journal):
            self._context.tasks.start(EVERY, self._load_likenesses(unread))
        return found

    def cancel(self) -> None:
        """Do not ask the journal again."""
        self._again.cancel()

    def _start_later(self) -> None:
        self._context.tasks.start(EVERY, self.start())

    async def _load_likenesses(self, matches: list[str]) -> None:
        """Know how the matches stand of which only the setup is known; one after the other."""
        for match in matches:
            if self._context.protection.is_setup_only(match):
                try:
                    model = await storage.load_match(self._context, match)
                except (JournalError, MatchDamaged, ValueError) as error:
                    log.error("match %s: not read: %s", match, error)
                    continue
                if model is not None and self._context.protection.is_setup_only(match):
                    self._context.protection.follow(model)

    async def _wake_in_order(self, matches: list[str]) -> None:
        """One after the other, so that people who come at the same time need not wait."""
        for match in matches:
            await self._rooms.wake(match)


class Urgency(IntEnum):
    """People who wait for a bot among people, clocks, one person against bots, an end."""

    PEOPLE_WAIT = 0
    CLOCK = 1
    ONE_PERSON = 2
    NOBODY_COMES = 3


def order_by_urgency(rows: Sequence[DueRow]) -> list[str]:
    """The matches to be woken, those for which most people wait first.

    Not those of bots only: they go on when somebody looks at them.  What has a damaged card comes
    last, as nobody knows what it is.
    """
    ranked = [(urgency(row), row.wake, row.id) for row in rows]
    return [match for rank, _, match in sorted(r for r in ranked if r[0] is not None)]


def urgency(row: DueRow) -> Urgency | None:
    """How urgent a match is; None if only bots play."""
    try:
        card = json_decoder(StoredCard).decode(row.card).card
    except msgspec.DecodeError:
        return Urgency.ONE_PERSON
    if card.status == "waiting":
        return Urgency.NOBODY_COMES
    people = [seat for seat in card.seats if is_played_by_person(seat)]
    if not people:
        return None
    if any(seat.seat == row.to_move for seat in people):
        return Urgency.CLOCK
    return Urgency.PEOPLE_WAIT if len(people) > 1 else Urgency.ONE_PERSON


def is_played_by_person(seat: SeatInfo) -> bool:
    """Whether a person plays on this seat itself."""
    return seat.holder == "person" and seat.standing_in is None


def has_only_bots(card: MatchCard) -> bool:
    """Whether nobody plays but bots."""
    return not any(is_played_by_person(seat) for seat in card.seats)
