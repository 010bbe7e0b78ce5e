"""Notes again and again that the server runs, so that clocks count nothing of when none did."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..domain.clock.times import SECOND, Alarm
from ..journal.errors import JournalError
from ..rooms.context import RoomContext

PERIOD = 60 * SECOND  # between two notes
GAP = 150 * SECOND  # without a note nobody ran: two may have failed
KEPT = 400 * 24 * 3600 * SECOND  # for so long outages are known
TASK = "of the clocks"  # for the log
log = logging.getLogger(__name__)


class Heartbeat:
    """The notes of one server in the journal; ``on_outage`` is called when none had run."""

    def __init__(self, context: RoomContext) -> None:
        self.on_outage: Callable[[], None] = lambda: None
        self._context = context
        self._alarm = Alarm(context.times)

    async def start(self) -> None:
        """Note the start; alone on a database also the shortest time since the last note counts."""
        self._set_alarm()
        await self._note(0 if self._context.journal.began_alone else GAP)

    async def stop(self) -> None:
        """Note the end, so that the time from now on counts as one in which nothing ran."""
        if self._alarm.is_set:
            self._alarm.cancel()
            await self._note(GAP)

    async def beat(self) -> None:
        """Note that the server runs."""
        await self._note(GAP)

    def _ring(self) -> None:
        self._set_alarm()
        self._context.tasks.start(TASK, self.beat())

    def _set_alarm(self) -> None:
        self._alarm.set(self._context.times.now() + PERIOD, self._ring)

    async def _note(self, gap: int) -> None:
        """If the journal fails, nobody can move either: the next note says for how long."""
        now = self._context.times.now()
        try:
            found = await self._context.journal.note_uptime(now, gap, KEPT)
        except JournalError as error:
            log.error("that the server runs could not be noted: %s", error)
            return
        if found:
            log.info("no server ran for a while: clocks of matches do not count that time")
            self.on_outage()
