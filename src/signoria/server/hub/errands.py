"""What is to be done at matches by whatever server has them, and is written down until it is done.

Who signs out for good leaves all its matches, and a vacation stands in all of them; most of these
may be at other servers.  None is taken from there: each server does what is to be done at its own
matches, and any of them what is to be done at those that nobody has.
"""

from __future__ import annotations

import asyncio
import logging

from ..domain.clock.times import Alarm
from ..domain.commands import AnyCommand, Leave, TakeVacation
from ..domain.refusals import Refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..journal.rows import Errand
from ..rooms.context import RoomContext
from .registry import RoomRegistry

AGAIN = 60_000  # milliseconds until what could not be done is tried once more
TASK = "of errands"  # for the log: what concerns many matches
# Why something may still be done at another time; for all other reasons nothing is left to do.
FOR_NOW = ("database-gone", "elsewhere", "not-kept", "server-full", "stopping")
log = logging.getLogger(__name__)


class Errands:
    """Does what is to be done at the matches of this server."""

    def __init__(self, context: RoomContext, rooms: RoomRegistry) -> None:
        self._context = context
        self._rooms = rooms
        self._again = Alarm(context.times)
        self._doing: dict[Errand, Errand] = {}  # what is under way, as it was asked last
        self._failed: set[Errand] = set()  # which another program may know how to do

    def start(self) -> None:
        """Do what an earlier server has left; servers of a shared database look all the time."""
        if not self._context.journal.shared:
            self._start_again()

    def stop(self) -> None:
        """What is not done yet is for the next server to do."""
        self._again.cancel()

    async def do_for(self, person: str) -> None:
        """Do now what is to be done for a person here; other servers see to theirs."""
        await self._do_all([one for one in await self._list() if one.person == person])

    async def do(self, errand: Errand) -> bool:
        """Do it, unless another server has the match; whether nothing of it is left to do.

        What is asked once more while it is under way is done once more, after that.
        """
        same = errand._replace(number=0)
        if same in self._doing:
            self._doing[same] = errand
            return True
        self._doing[same] = errand
        try:
            while await self._try(errand):
                if self._doing[same] == errand:
                    return True
                errand = self._doing[same]
            return False
        finally:
            del self._doing[same]

    async def _try(self, errand: Errand) -> bool:
        """Do it once; whether nothing of it is left to do."""
        if errand in self._failed:
            return True
        try:
            await self._carry_out(errand)
        except Refusal as refused:
            if refused.problem.reason in FOR_NOW:
                return False
        except JournalError:
            return False
        except Exception:  # whatever it is, it would be so again
            log.exception("match %s: for a person, %s: failed", errand.match, errand.kind)
            self._failed.add(errand)
            return True
        return await self._end(errand)

    async def _carry_out(self, errand: Errand) -> None:
        """Do it; raises ``Refusal`` and ``JournalError``."""
        if errand.kind == "renew":
            await self._rooms.renew_own(errand.match)
            return
        room = await self._rooms.get(errand.match, wanted=False)
        if room is not None:
            await room.carry_out_to_end(Person(errand.person, ""), await self._command(errand))

    async def _command(self, errand: Errand) -> AnyCommand:
        """What is to be carried out."""
        if errand.kind == "leave":
            return Leave()
        now, rows = self._context.times.now(), await self._context.journal.vacations(errand.person)
        return TakeVacation(next((row.until for row in rows if row.until > now), None))

    async def _end(self, errand: Errand) -> bool:
        try:
            await self._context.journal.end_errand(errand)
        except JournalError as error:
            log.warning("match %s: %s is done once more: %s", errand.match, errand.kind, error)
            return False
        return True

    async def _list(self) -> list[Errand]:
        """What is to be done here; where that cannot be read all is looked at again later."""
        try:
            return await self._context.journal.errands()
        except JournalError as error:
            log.warning("what is to be done at matches is done later: %s", error)
            self._try_later()
            return []

    async def _do_all(self, errands: list[Errand]) -> None:
        """Do all of these beside each other, and later again what could not be done now."""
        if not all(await asyncio.gather(*map(self.do, errands))):
            self._try_later()

    def _try_later(self) -> None:
        if not self._context.journal.shared:
            self._again.set(self._context.times.now() + AGAIN, self._start_again)

    def _start_again(self) -> None:
        if self._rooms.open:
            self._context.tasks.start(TASK, self._do_everything())

    async def _do_everything(self) -> None:
        await self._do_all(await self._list())
