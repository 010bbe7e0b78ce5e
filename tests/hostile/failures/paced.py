"""People who think before they move, at tables of which is known when they go on after a blow."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import Any

from signoria.server.protocol import socket
from tests.server.wire.client import PATIENCE, Client, Gone
from tests.server.wire.crowd import ENDED, Crowd, Match
from tests.server.wire.site import Returning

THINKING = 4.0  # seconds at most until somebody moves
PAUSE = (0.1, 0.5)  # seconds until who was sent away comes back, at least and at most
CLOSELY = 10  # one of so many tables keeps all that it is shown: all of them would fill the memory


class PacedCrowd(Crowd):
    """Everybody at all tables; ``sent`` are moves by match, ``refused`` answers by reason.

    ``answers`` says of all moves whether they were done, refused or cut off.  ``away`` are the
    seconds from the end of each connection until its player had the table again.
    ``gone_on`` are the seconds from the last blow until each table had a move of after it.
    """

    def __init__(self, seed: int, thinking: float = THINKING) -> None:
        super().__init__(seed)
        self.thinking = thinking
        self.sent: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.away: list[float] = []
        self.gone_on: dict[str, float] = {}
        self._victims: set[str] = set()
        self._blow = self._valid = 0.0

    def note_blow(self, victims: Iterable[str] = ()) -> None:
        """Something befalls these tables now: they must come back by a new connection."""
        self.gone_on.clear()
        self._victims = set(victims)
        self._blow = self._valid = monotonic()

    def expect_moves(self) -> None:
        """Only what is sent from now on shows that a table goes on."""
        self.gone_on.clear()
        self._valid = monotonic()

    def note_move(self, match: Match, opened: float, asked: float) -> None:
        """A move was acknowledged, sent at that time over a connection opened at that."""
        if asked >= self._valid and (opened >= self._blow or match.id not in self._victims):
            self.gone_on.setdefault(match.id, monotonic() - self._blow)
            self.news.set()

    def waiting_tables(self) -> list[Match]:
        """The tables that have not gone on."""
        return [
            match
            for match in self.matches
            if match.status not in ENDED and match.id not in self.gone_on
        ]

    async def go_on(self) -> list[Match]:
        """Wait until every table has gone on; those that have not done so in time.

        Raises what is wrong with somebody.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.waiting_tables():
                    self.news.clear()
                    await self.news.wait()
                    self.check_players()
        return self.waiting_tables()

    def check_players(self) -> None:
        """Raise what is wrong with somebody."""
        for playing in self._playing:
            if playing.done():
                playing.result()

    def is_close(self, match: Match) -> bool:
        """Whether all that the seats of this table are shown is kept, to be compared."""
        return self.matches.index(match) % CLOSELY == 0


class Paced(Returning):
    """Somebody who moves after a while, and at once after coming back."""

    crowd: PacedCrowd

    def __init__(self, crowd: PacedCrowd, match: Match, seat: int, rand: random.Random) -> None:
        super().__init__(crowd, match, seat, rand)
        self._close = crowd.is_close(match)
        self._opened = self._asked = 0.0
        self._left: float | None = None
        self._back = True

    def pause(self) -> float:
        return self.rand.uniform(*PAUSE)

    def hear(self, frame: Any) -> None:
        """Note a frame; the table is forgotten unless it is one that is looked at closely."""
        super().hear(frame)
        if not self._close:
            self.match.told.clear()

    async def play(self, client: Client) -> None:
        self._back, self._opened = True, monotonic()
        if self._left is not None:
            self.crowd.away.append(monotonic() - self._left)
        try:
            await super().play(client)
        finally:
            self._left = client.ended

    async def think(self, client: Client) -> None:
        if not self._back:
            with suppress(TimeoutError):
                await asyncio.wait_for(client.closing(), self.rand.random() * self.crowd.thinking)
        self._back = False
        if client.ended is not None:
            raise Gone

    def choose(self, client: Client) -> tuple[type[socket.Frame], dict[str, Any]]:
        """A move, whatever else there is."""
        self._asked = monotonic()
        self.crowd.sent[self.match.id] += 1
        action = self.rand.choice(client.table.legal)
        return socket.Move, {"version": client.table.version, "action": action}

    def note(
        self,
        command: type[socket.Frame],
        fields: dict[str, Any],
        answer: socket.Done | socket.Refused,
    ) -> None:
        super().note(command, fields, answer)
        if isinstance(answer, socket.Done):
            self.crowd.answers["done"] += 1
            self.crowd.note_move(self.match, self._opened, self._asked)
        else:
            self.crowd.answers["refused"] += 1
            self.crowd.refused[answer.problem.reason] += 1

    def note_cut_off(self) -> None:
        self.crowd.answers["cut off"] += 1
