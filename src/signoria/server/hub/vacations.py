"""Vacations: so many days a year in which nobody lets a bot stand in, until one moves."""

from __future__ import annotations

from collections.abc import Sequence

from ..domain.match.absence import DAY
from ..domain.refusals import journal_refusal, refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..journal.rows import VacationRow
from ..protocol.vacations import Vacation
from .hub import Hub

YEAR = 365 * DAY


class Vacations:
    """The vacations of people; each stands in all matches that they play, for all to see.

    Raises ``Refusal``.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._context = hub.context
        self._context.on_return = self._start_ending

    async def find(self, person: Person) -> Vacation:
        """How a person stands."""
        now, days = self._context.times.now(), self._context.limits.vacation
        rows = await self._rows(person)
        until = next((row.until for row in rows if row.until > now), None)
        left = max(0, days - count_days(rows, now))
        return Vacation(days, left, None if until is None else -(-until // 1000))

    async def begin(self, person: Person, days: int) -> None:
        """Be away for so many days from now on."""
        now, stand = self._context.times.now(), await self.find(person)
        if stand.until is not None:
            raise refusal("on-vacation")
        if days > stand.left:
            raise refusal("few-vacation-days", left=stand.left)
        await self._keep(person, VacationRow(now, now + days * DAY))

    async def end(self, person: Person) -> None:
        """Be back, before the time; nothing happens where one has not been away."""
        now = self._context.times.now()
        for row in await self._rows(person):
            if row.until > now:
                await self._keep(person, row._replace(until=now))

    async def list_matches(self, person: Person) -> list[str]:
        """The matches that wait or run, which are told of a vacation."""
        return await self._context.journal.unfinished_of(person.id)

    async def _rows(self, person: Person) -> list[VacationRow]:
        return await self._context.journal.vacations(person.id)

    async def _keep(self, person: Person, row: VacationRow) -> None:
        """Keep a vacation, by which all matches are to be told, and tell those that are here."""
        try:
            await self._context.journal.keep_vacation(person.id, row)
        except JournalError as error:
            raise journal_refusal(error) from error
        await self._hub.errands.do_for(person.id)

    def _start_ending(self, match: str, person: Person) -> None:
        """A person has moved in a match, and is back in all of them."""
        self._context.tasks.start(match, self.end(person))


def count_days(rows: Sequence[VacationRow], now: int) -> int:
    """How many days of the last year somebody has been or is going to be away, begun ones whole."""
    last = [row.until - max(row.began, now - YEAR) for row in rows if row.until > now - YEAR]
    return sum(-(-span // DAY) for span in last)
