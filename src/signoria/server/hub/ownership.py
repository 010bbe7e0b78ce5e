"""The matches of this server among those of others on the same database."""

from __future__ import annotations

import asyncio
import logging

from ..journal.errors import JournalError
from ..journal.rows import LeaseNews
from ..rooms.context import RoomContext
from .clock_check import ClockCheck
from .errands import Errands
from .registry import RoomRegistry
from .waking import order_by_urgency

PERIOD = 0.5  # seconds between two renewals
ALL = "of other servers"  # for the log: what concerns many matches
log = logging.getLogger(__name__)


class Ownership:
    """Renews the lease of this server, hands matches over, and takes up those that nobody has.

    What is to be done at matches it does as well.
    """

    def __init__(self, context: RoomContext, rooms: RoomRegistry, errands: Errands) -> None:
        self._context = context
        self._rooms = rooms
        self._errands = errands
        self._waking = True
        self._clock_check = ClockCheck()
        self._task: asyncio.Task[None] | None = None

    def start(self, *, waking: bool = True) -> None:
        """Begin, where there may be other servers; ``waking``: take up what nobody has."""
        self._waking = waking
        if self._context.journal.shared:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Renew no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look_once(self) -> None:
        """Renew the lease and do what is to be done; raises ``JournalError``."""
        news = await self._renew()
        if news.lost:  # nothing is awaited before: whoever comes now must not find an old room
            log.warning("this server was gone for too long: its matches are read anew")
            self._rooms.abandon_all()
            news = await self._renew()
        for kind, person in news.announcements:  # they are told once, whatever fails afterwards
            (self._rooms.rename if kind == "renamed" else self._rooms.send_away)(person)
        # Before any match is handed over, whose viewers come back at once.
        await self._context.restrictions.refresh(self._context.journal)
        for match in news.wanted:
            self._context.tasks.start(match, self._rooms.hand_over(match))
        if self._waking:
            for errand in news.errands:
                self._context.tasks.start(errand.match, self._errands.do(errand))
            self._wake(news)

    async def _renew(self) -> LeaseNews:
        before = self._context.times.now()
        news = await self._context.journal.renew_lease()
        if news.now is not None:
            self._clock_check.compare(before, news.now, self._context.times.now())
        return news

    async def _run(self) -> None:
        while True:
            try:
                await self.look_once()
            except JournalError as error:  # the lease runs out by itself
                log.error("the lease is not renewed: %s", error)
            except Exception:  # whatever it is, without a lease nothing goes on
                log.exception("the lease is not renewed")
            await asyncio.sleep(PERIOD)

    def _wake(self, news: LeaseNews) -> None:
        """Wake the matches that are due and that no server has."""
        resting = [row for row in news.due if not self._rooms.will_wake(row.id)]
        for match in order_by_urgency(resting):
            self._context.tasks.start(match, self._rooms.wake(match))
