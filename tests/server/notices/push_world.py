"""A server whose people are told in a browser each, and the push service of all of these."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path

from signoria.decoders import convert
from signoria.server.journal.entries import Person
from signoria.server.journal.notice_rows import WayRow
from signoria.server.journal.rows import TokenRow
from signoria.server.notices.outbox import Outbox
from signoria.server.notices.push import Push
from signoria.server.notices.ways import Ways
from signoria.server.people.people import hash_token
from signoria.server.protocol.notices import NewBrowser
from tests.server.notices.browser import Browser
from tests.server.notices.endpoint import Endpoint, Posted, endpoint
from tests.server.notices.test_outbox import LATE
from tests.server.world import World

HERE = [ip_network("127.0.0.1")]
SUBJECT = "mailto:host@s.example"


class Told(World):
    """A world whose people are told in a browser each, all of them at one push service."""

    there: Endpoint
    push: Push
    outbox: Outbox
    ways: Ways

    def begin(self, there: Endpoint, *, home: bool = True) -> None:
        """Open it, with what sends."""
        self.open()
        self.there = there
        self.browsers: dict[str, Browser] = {}
        self.push = Push(self.journal, SUBJECT, HERE)
        times, base = self.clock.times, "https://s.example"
        self.ways = Ways(self.journal, {"push": self.push}, base, times, home=home)
        self.outbox = Outbox(self.journal, {"push": self.push}, self.hub, base, times)

    async def meet(self, person: Person) -> Browser:
        """Somebody with a browser that is told; ``WayRow.id`` is random."""
        token = TokenRow(hash_token(person.id), person.id, "browser", None, None, 1)
        await self.journal.add_person(person, token)
        browser = Browser(f"{self.there.url}/{person.name}")
        self.browsers[person.id] = browser
        await self.add(person, browser)
        return browser

    async def add(
        self, person: Person, browser: Browser, token: str | None = None, **fields: str
    ) -> None:
        """Tell a browser of a person."""
        wanted = convert(browser.subscription(**fields), NewBrowser)
        await self.ways.add_browser(person, wanted, "Firefox, Linux", token or person.id)

    async def send(self, seconds: float = LATE) -> list[Posted]:
        """Let time pass, and what is due go out; what has arrived by it."""
        before = len(self.there.posted)
        self.clock.go_on(seconds)
        await self.outbox.look()
        await self.outbox.settle()
        return self.there.posted[before:]

    async def only_way(self, person: Person) -> WayRow:
        """The one way to a person."""
        (way,) = await self.journal.ways(person.id)
        return way


@asynccontextmanager
async def pushing(path: Path, *, home: bool = True) -> AsyncIterator[Told]:
    """Such a world, with nobody in it."""
    with endpoint() as there:
        here = Told(path)
        here.begin(there, home=home)
        try:
            yield here
        finally:
            await here.push.close()
            await here.close()
