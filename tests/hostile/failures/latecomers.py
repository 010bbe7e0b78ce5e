"""Moves that a server reads when it wakes: sent as it fell asleep, and while it slept."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Sequence

from signoria.server.protocol import socket
from tests.server.wire.client import Client, Gone, enter
from tests.server.wire.crowd import Match
from tests.server.wire.site import Site

from .paced import Paced, PacedCrowd

Answers = Counter[str]


class Latecomer:
    """All seats of a match, connected to one server past the balancer."""

    def __init__(self, crowd: PacedCrowd, match: Match) -> None:
        self._seats = [Paced(crowd, match, seat, crowd.rand) for seat in range(len(match.tokens))]
        self._match = match
        self._clients: list[Client] = []

    async def come(self, site: Site, number: int) -> None:
        """Sit down."""
        url = site.direct_url(number)
        for seat in self._seats:
            token = self._match.tokens[seat.seat]
            client = await enter(url, self._match.id, token, origin=site.url)
            client.heard = seat.hear
            self._clients.append(client)
        for client in self._clients:
            await client.until(lambda table=client.table: table.version)  # type: ignore[misc]

    async def move(self) -> str:
        """Let whoever's turn it is move; what came of it: done, refused, or cut off."""
        for seat, client in zip(self._seats, self._clients, strict=True):
            if client.table.legal:
                command, fields = seat.choose(client)
                try:
                    answer = await client.ask(command, **fields)
                except Gone:
                    return "cut off"
                seat.note(command, fields, answer)
                return "done" if isinstance(answer, socket.Done) else "refused"
        return "nobody's turn"

    async def leave(self) -> None:
        """Go; raises what was wrong with what was shown."""
        for client in self._clients:
            await client.leave()


async def freeze(
    site: Site, number: int, crowd: PacedCrowd, matches: Sequence[Match], seconds: float
) -> tuple[Answers, Answers]:
    """Let a server sleep for so long, with moves in these matches of its own on their way.

    What came of those sent as it fell asleep, and of those sent while it slept.
    """
    late = [Latecomer(crowd, match) for match in matches]
    for each in late:
        await each.come(site, number)
    pid = site.servers[number].running.pid
    before = [asyncio.create_task(each.move()) for each in late[::2]]
    await asyncio.sleep(0)  # all have been sent
    os.kill(pid, signal.SIGSTOP)
    try:
        during = [asyncio.create_task(each.move()) for each in late[1::2]]
        await asyncio.sleep(seconds)
    finally:
        os.kill(pid, signal.SIGCONT)
    found = Counter(await asyncio.gather(*before)), Counter(await asyncio.gather(*during))
    for each in late:
        await each.leave()
    return found
