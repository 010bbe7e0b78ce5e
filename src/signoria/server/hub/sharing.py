"""What this server and others on the same database limit, guard and promise together."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ..journal.errors import JournalError
from ..journal.sharing_port import SharingJournal
from ..rooms.context import RoomContext
from .promises import Promises

PERIOD = 0.5  # seconds between two looks
PATIENCE = 2.0  # seconds for the last one
log = logging.getLogger(__name__)


class Sharing:
    """Tells other servers what happens here, and hears what happens there.

    Beside the lease, which must not wait for it.
    """

    def __init__(self, context: RoomContext, promises: Promises) -> None:
        self._context = context
        self._promises = promises
        self._task: asyncio.Task[None] | None = None

    @property
    def _journal(self) -> SharingJournal | None:
        return self._context.journal.sharing

    async def prepare(self) -> None:
        """Have the keys of all servers before anybody asks for something; ``JournalError``."""
        if self._journal is not None:
            await self._promises.share(self._journal)
            await self._context.shared_limits.prepare(self._journal)

    def start(self) -> None:
        """Begin, where there may be other servers."""
        if self._journal is not None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Tell the last of it: what has ended here would be guarded elsewhere for ever."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(JournalError, TimeoutError):  # others find out what runs no more
                await asyncio.wait_for(self.look_once(), PATIENCE)

    async def look_once(self) -> None:
        """Tell and hear; raises ``JournalError``."""
        if self._journal is not None:
            await self._context.protection.share(self._journal)
            await self._context.shared_limits.share(self._journal)

    async def _run(self) -> None:
        while True:
            try:
                await self.prepare()
                await self.look_once()
            except JournalError as error:  # all is told with the next look
                log.error("other servers are not told what happens here: %s", error)
            except Exception:  # whatever it is, this server goes on
                log.exception("other servers are not told what happens here")
            await asyncio.sleep(PERIOD)
