"""What is kept for how long: once a day, what has grown old is dropped, a little at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ..domain.clock.times import SECOND
from ..journal.errors import JournalError
from .hub import Hub
from .removals import Removals

DAY = 24 * 3600  # seconds
BATCH = 20  # matches that are dropped in one go, some hundred entries each
PAUSE = 0.05  # seconds between two of them, in which play is written
log = logging.getLogger(__name__)


class Keep(NamedTuple):
    """Days for which something is kept: what was said and told, and matches that are over.

    0 is for ever.
    """

    talk: int = 0
    notices: int = 0
    matches: int = 0


class Dropped(NamedTuple):
    """How much was dropped: matches whose talk went, notices, whole matches."""

    talk: int = 0
    notices: int = 0
    matches: int = 0


class Retention:
    """Drops what is too old, of all servers on a database by one alone; finishes removals, too."""

    def __init__(self, hub: Hub, keep: Keep, pause: float = PAUSE) -> None:
        self._hub = hub
        self._journal = hub.context.journal
        self._keep = keep
        self._pause = pause
        self._removals = Removals(hub)

    async def run(self) -> None:
        """Look now and once a day; never ends."""
        while True:
            try:
                await self.look()
            except JournalError as error:
                log.warning("what is old stays for another day: %s", error)
            except Exception:  # whatever it is, tomorrow is another day
                log.exception("what is old stays for another day")
            await asyncio.sleep(DAY)

    async def look(self) -> None:
        """Drop what is too old now, and finish removals; raises ``JournalError``."""
        await self._removals.resume()
        if await self._journal.leads():
            await self.drop_old()

    async def drop_old(self) -> Dropped:
        """Drop what is too old now; raises ``JournalError``."""
        keep, journal = self._keep, self._journal
        return Dropped(
            await self._drain("lines of talk: matches", keep.talk, journal.drop_talk),
            await self._drain("notices", keep.notices, journal.drop_notices),
            await self._drain("matches", keep.matches, self._drop_matches),
        )

    async def _drain(self, what: str, days: int, drop: Callable[[int, int], Awaitable[int]]) -> int:
        """Drop all of a kind that is older than so many days, in small batches; how many."""
        if days == 0:
            return 0
        before, total = self._hub.context.times.now() - days * DAY * SECOND, 0
        while found := await drop(before, BATCH):
            total += found
            await asyncio.sleep(self._pause)
        if total:
            log.info("dropped after %d days: %d %s", days, total, what)
        return total

    async def _drop_matches(self, before: int, most: int) -> int:
        """Drop matches from the database and from memory; how many."""
        matches = await self._journal.drop_matches(before, most)
        for match in matches:
            self._hub.rooms.forget(match)
        return len(matches)
