"""People who want to be removed: nobody is them any more, and no match says who they were.

What is begun in the journal is taken up again by the next start, so that a removal is finished
whatever happens meanwhile.
"""

from __future__ import annotations

import logging

from ..domain.clock.times import Alarm
from ..domain.commands import LeaveForGood
from ..domain.refusals import Refusal, journal_refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from .hub import Hub

LOOKED_THROUGH = 200  # matches at a time
# By then no server has anything in memory of a person whom it has sent away.
SETTLED = 3_600_000  # milliseconds
AGAIN = 60_000  # milliseconds until what could not be cleared is tried once more
REST = "of a removal"  # for the log: what concerns many matches
log = logging.getLogger(__name__)


class Removals:
    """Removes people from all matches of a server, and of all others on the same database."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._context = hub.context

    async def remove(self, person: Person) -> None:
        """Remove a person for good; raises ``Refusal``, after which nothing has happened.

        When this returns, nobody is the person any more, and its matches that wait or run go on
        without it and its name.  Those that have ended, and those that it left before they began,
        are cleared after that.
        """
        journal = self._context.journal
        try:
            matches = await journal.unfinished_of(person.id)
            await journal.begin_removal(person.id, self._context.times.now())
        except JournalError as error:
            raise journal_refusal(error) from error
        await self._hub.sign_out(Person(person.id, ""), gone=False)
        for match in matches:
            if await self._give_up(match, person.id):
                await self._erase(match, person.id)
        self._context.tasks.start(REST, self._go_on(person.id))

    async def list_matches(self, person: Person) -> list[str]:
        """The matches that a person would leave."""
        return await self._context.journal.unfinished_of(person.id)

    async def resume(self) -> None:
        """Go on with what was begun, also by a server that is no more; raises ``JournalError``.

        A removal that was begun a while ago is finished.
        """
        if not await self._context.journal.leads():
            return
        before = self._context.times.now() - SETTLED
        for person, at in await self._context.journal.removals():
            if await self._clear(person) and at <= before:
                await self._context.journal.finish_removal(person)

    async def _go_on(self, person: str) -> None:
        """Clear what is left, again after a while if something could not be cleared just now."""
        try:
            done = await self._clear(person)
        except JournalError as error:
            log.warning("a removal goes on later: %s", error)
            done = False
        if not done and self._hub.rooms.open:
            again = Alarm(self._context.times)
            again.set(self._context.times.now() + AGAIN, lambda: self._start_again(person))

    def _start_again(self, person: str) -> None:
        if self._hub.rooms.open:
            self._context.tasks.start(REST, self._go_on(person))

    async def _clear(self, person: str) -> bool:
        """Leave all matches, and erase the name in all; whether that was done.

        A match that cannot be left just now keeps the person in its lists, so that it is found
        again; so is one to which a room has appended meanwhile that still had the name in memory.
        """
        journal, done = self._context.journal, True
        unfinished = set(await journal.unfinished_of(person))
        for match in await journal.matches_naming(person):
            left = match not in unfinished or await self._give_up(match, person)
            done = left and await self._erase(match, person) and done
        done = await self._search(person) and done
        return done and not await journal.matches_naming(person)

    async def _give_up(self, match: str, person: str) -> bool:
        """Give the seats of a match up, so that nobody waits for them; whether that was done."""
        try:
            await self._hub.carry_out(match, Person(person, ""), LeaveForGood())
        except Refusal as refused:
            return refused.problem.reason == "damaged"  # nobody plays on there
        return True

    async def _erase(self, match: str, person: str) -> bool:
        """Erase a name from a match, and from all that is in memory of it."""
        try:
            await self._context.journal.erase_names(match, person)
            await self._hub.rooms.renew(match)
        except Refusal as refused:
            return refused.problem.reason == "damaged"
        except JournalError as error:
            log.error("match %s: a name is removed later: %s", match, error)
            return False
        return True

    async def _search(self, person: str) -> bool:
        """Look for the name in all matches; whether it is erased wherever it was."""
        done, after = True, ""
        while self._hub.rooms.open:
            found = await self._context.journal.search_names(person, after, LOOKED_THROUGH)
            for match in found.matches:
                done = await self._erase(match, person) and done
            if found.after is None:
                return done
            after = found.after
        return False
