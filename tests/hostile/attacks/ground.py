"""What an attack is given: addresses to come from, so much time, so many requests, and no more."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address, ip_network
from time import monotonic

import msgspec

from bench.server.wire import Refused, Wire, open_wire

from .calling import Answer, Caller

LOOPBACK = ip_network("127.0.0.0/8")
RATE = 4000  # requests, connections and frames a second at most, of one attack
OPENING = 10.0  # seconds for a WebSocket
PAUSE = 0.05  # seconds after something broke
BRIEF, PATIENCE = 0.1, 20.0  # seconds for what is begun last, and for the first answer
ANSWERED = re.compile(r"HTTP/1\.1 ([0-9]+)|closed with [0-9a-f]{4} b'([a-z-]+)'")
BREAKS = (OSError, EOFError, TimeoutError, Refused)  # what may happen to an attacker


class Order(msgspec.Struct):
    """What is to be attacked, from where and how much.

    ``match`` is a public match under way, ``finished`` are matches that are over; ``size`` is the
    number of connections for each address.
    """

    attack: str
    port: int
    addresses: list[str]
    seconds: float
    match: str
    finished: list[str] = []
    size: int = 100
    most: int = 100_000


class Outcome(msgspec.Struct):
    """What came of it: requests, frames or connections, by how they were answered."""

    served: int
    refused: dict[str, int]
    broken: int

    @property
    def tried(self) -> int:
        """All that were tried."""
        return self.served + self.broken + sum(self.refused.values())


class Ground:
    """Where an attack takes place; counts what it does, and says when it is enough."""

    def __init__(self, order: Order) -> None:
        if not all(ip_address(address) in LOOPBACK for address in order.addresses):
            raise ValueError("attacks come from this machine only")
        self.order, self.port = order, order.port
        self.served = self.broken = self._begun = 0
        self.refused: Counter[str] = Counter()
        self._start = monotonic()

    @property
    def outcome(self) -> Outcome:
        """What came of it so far."""
        return Outcome(self.served, dict(self.refused), self.broken)

    @property
    def going(self) -> bool:
        """Whether time is left, and requests; on a machine that stalls until there is an answer."""
        lasts = self._passed < self.order.seconds or not self.outcome.tried
        return lasts and self._begun < self.order.most

    @property
    def _left(self) -> float:
        """Seconds for what is begun now."""
        least = BRIEF if self.outcome.tried else PATIENCE
        return max(least, self.order.seconds - self._passed)

    @property
    def _passed(self) -> float:
        return monotonic() - self._start

    async def turn(self) -> None:
        """Wait until one more may be begun; nothing floods faster than ``RATE``."""
        self._begun += 1
        await asyncio.sleep(max(0.0, self._begun / RATE - self._passed))

    def count(self, answer: Answer) -> Answer:
        """Count an answer."""
        if answer.status < 400:
            self.served += 1
        else:
            self.refused[answer.reason] += 1
        return answer

    async def each(self, number: int, work: Callable[[str], Awaitable[None]]) -> None:
        """Do this so often at once for each address, again and again while the attack lasts."""
        workers = [self._again(work, address) for address in self.order.addresses * number]
        await asyncio.gather(*workers)

    async def _again(self, work: Callable[[str], Awaitable[None]], address: str) -> None:
        while self.going:
            await self.turn()
            try:
                async with asyncio.timeout(self._left):
                    await work(address)
            except TimeoutError:
                self.broken += self.going
            except BREAKS as broken:
                self._broke(broken)
                await asyncio.sleep(PAUSE)

    def _broke(self, broken: BaseException) -> None:
        """Who is refused or closed with a reason is answered, everything else is none."""
        if isinstance(broken, Refused) and (found := ANSWERED.match(str(broken))):
            self.refused[found[1] or found[2]] += 1
        else:
            self.broken += 1

    async def keep_calling(
        self, address: str, method: str, path: str, bodies: Sequence[object], name: str = ""
    ) -> None:
        """One call after the other on one connection, as somebody with this name."""
        async with Caller(self.port, address) as caller:
            if name:
                await caller.name(name)
            while self.going:
                await self.turn()
                body = bodies[self._begun % len(bodies)]
                self.count(await caller.call(method, path, body))

    async def watch(
        self, address: str, match: str, cookie: str | None = None, heard: Heard | None = None
    ) -> Wire:
        """A WebSocket at a match that has been told the table; raises one of ``BREAKS``."""
        headers = {"Origin": f"http://127.0.0.1:{self.port}"}
        headers |= {"Cookie": cookie} if cookie else {}
        async with asyncio.timeout(OPENING):
            wire = await open_wire(self.port, f"/api/matches/{match}/socket", headers, address)
            await self._wait_for_greeting(wire, heard)
        return wire

    async def _wait_for_greeting(self, wire: Wire, heard: Heard | None) -> None:
        """Wait for the first frame; refused is who is closed before it."""
        greeted = asyncio.Event()

        def hear(text: bytes) -> None:
            greeted.set()
            if heard:
                heard(text)

        wire.listen(hear)
        while not greeted.is_set():
            if wire.ended:
                raise wire.ended
            await asyncio.sleep(0.005)


Heard = Callable[[bytes], None]
