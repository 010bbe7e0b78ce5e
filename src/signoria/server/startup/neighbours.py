"""Whether another server has been started on the same database under another address.

Servers of one site have one address.  Two sites on one database would send people of one to the
other, by links in letters, invitations and passkeys, and nothing else would show it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ..journal.errors import JournalError
from ..journal.port import Journal

NAME = "address"  # of what the database keeps
NONE = "a server without --base-url"
PERIOD = 10.0  # seconds between two looks


class Neighbours:
    """Writes down the address of this server, and looks whether another one stands there later."""

    def __init__(self, journal: Journal, address: str | None) -> None:
        self._journal = journal
        self._address = address or NONE
        self._other: str | None = None

    async def run(self) -> None:
        """Write it down and look again and again, where other servers may be."""
        if not self._journal.shared:
            return
        begun = False
        while True:
            with suppress(JournalError):  # health says so
                await (self.look() if begun else self.begin())
                begun = True
            await asyncio.sleep(PERIOD)

    async def begin(self) -> None:
        """Write the address down; raises ``JournalError``."""
        if administration := self._journal.administration:
            await administration.keep_choice(NAME, self._address)

    async def look(self) -> None:
        """See which address stands there; raises ``JournalError``."""
        if administration := self._journal.administration:
            found = await administration.choice(NAME)
            self._other = found if found != self._address else None

    def reason(self) -> str | None:
        """What is wrong, and what would be right."""
        if self._other is None:
            return None
        return (
            f"another server was started on this database as {self._other}, this one is "
            f"{self._address}: give all servers of a site the same --base-url, and each other site "
            "a database of its own; then restart this server"
        )
