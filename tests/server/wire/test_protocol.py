"""People come, go and say anything: whoever looks with the same eyes always has the same table.

The cards follow from a seed that Hypothesis draws, so that a run can be repeated.  When the server
hears that somebody has gone, and who is told of it first, is chance: nothing is compared by it, it
only must come true in the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial, wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from signoria.server.domain.match.shuffle import MatchSecrets
from signoria.server.protocol import socket
from tests.support.effort import examples

from .client import PATIENCE, Client, Table, enter, visit
from .process import match
from .served import running_server

T = TypeVar("T")
PLAYERS = ("Ann", "Ben", "Cat")
NAMES = (*PLAYERS, "Eve", "nobody")
MOST = 6  # connections
SOME = st.integers(0, 1000)
GARBAGE: st.SearchStrategy[str | bytes] = st.sampled_from(
    [
        *("", "{", "null", "[" * 3000, b"\xff\xfe", '"\\ud800"', '{"type":"move","id":1}'),
        *('{"type":"ping","id":NaN}', '{"type":"ping","id":1e999}'),
        '{"type":"ping","id":%s}' % ("9" * 3000),
        '{"more":' + "[" * 3900,
    ]
)


def only(
    when: Callable[[Wire], object],
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A rule that does nothing unless this holds.

    It is no precondition: what holds depends on what the server tells, and how much of it has come
    when; Hypothesis wants the same choices whenever it repeats a run.
    """

    def decorate(rule: Callable[..., None]) -> Callable[..., None]:
        @wraps(rule)
        def careful(self: Wire, **drawn: Any) -> None:
            if when(self):
                rule(self, **drawn)

        return careful

    return decorate


class Wire(RuleBasedStateMachine):
    """One match on a server of its own."""

    @initialize(seed=st.integers(0, 2**16))
    def begin(self, seed: int) -> None:
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.here: list[tuple[str, Client]] = []
        self.away: list[tuple[str, Table]] = []
        self.run(self.open(seed))
        for name in PLAYERS:
            self.arrive(name)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(asyncio.wait_for(work, PATIENCE))

    async def open(self, seed: int) -> None:
        """A match that has begun, with cards that follow from the seed."""
        fixed = MatchSecrets(f"match-{seed:010d}", f"{seed:064x}", f"invitation-{seed:010d}")
        self.stack.enter_context(patch("signoria.server.hub.promises.fresh_secrets", lambda: fixed))
        folder = Path(self.stack.enter_context(TemporaryDirectory()))
        self.server = await self.stack.enter_async_context(running_server(folder))
        self.tokens: dict[str, str | None] = {"nobody": None}
        for name in NAMES[:-1]:
            self.tokens[name] = await self.server.person(name)
        async with self.server.client() as browser:
            tokens = [token for name in PLAYERS if (token := self.tokens[name])]
            self.match = await match(browser, tokens)

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.run(self.end())
            self.runner.close()

    async def end(self) -> None:
        for _, client in self.here:
            await client.leave()
        await self.stack.aclose()

    def one(self, number: int) -> Client:
        return self.here[number % len(self.here)][1]

    @rule(name=st.sampled_from(NAMES), version=st.none() | st.integers(0, 300))
    @only(lambda self: len(self.here) < MOST)
    def come(self, name: str, version: int | None) -> None:
        """Somebody new, or with a version of unknown origin, who is then told no older step."""
        self.arrive(name, version)

    def arrive(self, name: str, version: int | None = None) -> None:
        """Somebody comes, unless refused."""

        async def come() -> None:
            query = f"version={version}" if version is not None else ""
            client = await enter(self.server.url, self.match, self.tokens[name], query=query)
            client.table.version = version or 0
            client.heard = lambda _: None
            await client.until(lambda: client.frames)
            if isinstance(client.frames[0], socket.Hello):
                self.here.append((name, client))
            else:
                await client.leave()

        self.run(come())

    @rule(who=SOME)
    @only(lambda self: self.here)
    def go(self, who: int) -> None:
        """A connection breaks."""
        name, client = self.here.pop(who % len(self.here))
        self.run(client.leave())
        self.away.append((name, client.table))

    @rule(who=SOME)
    @only(lambda self: self.away and len(self.here) < MOST)
    def come_back(self, who: int) -> None:
        """Who was away names the version it has."""
        name, table = self.away.pop(who % len(self.away))

        async def come() -> None:
            client = await enter(self.server.url, self.match, self.tokens[name], table)
            self.here.append((name, client))
            await client.until(lambda: client.frames)

        self.run(come())

    @rule(choice=SOME, times=st.integers(1, 8))
    @only(lambda self: any(client.table.legal for _, client in self.here))
    def play(self, choice: int, times: int) -> None:
        """Legal moves are carried out."""
        for _ in range(times):
            able = [client for _, client in self.here if client.table.legal]
            if able:
                legal = able[0].table.legal
                self.expect_done(able[0], socket.Move, action=legal[choice % len(legal)])

    def expect_done(self, client: Client, kind: type[socket.Frame], **fields: Any) -> None:
        before = client.table.version
        answer = self.run(client.ask(kind, version=before, **fields))
        assert isinstance(answer, socket.Done), answer
        assert answer.version == client.table.version > before
        self.run(self.settle())

    @rule(who=SOME, version=st.integers(0, 40), action=st.integers(0, 400))
    @only(lambda self: self.here)
    def move_anyhow(self, who: int, version: int, action: int) -> None:
        """A move that is mostly stale, illegal or out of turn."""
        client = self.one(who)
        back = version if version > 5 else max(0, client.table.version - version)
        self.attempt(client, socket.Move, version=back, action=action)

    @rule()
    @only(lambda self: any(free(client.table) for _, client in self.here))
    def undo(self) -> None:
        """What may be taken back freely is."""
        able = [client for _, client in self.here if free(client.table)]
        self.expect_done(able[0], socket.Undo)

    @rule(who=SOME, what=st.sampled_from(["free", "undo", "undo", "abandon"]))
    @only(lambda self: self.here)
    def take_back(self, who: int, what: str) -> None:
        """Taking back, or asking for it."""
        client = self.one(who)
        if what == "free" and not free(client.table):
            self.attempt(client, socket.Undo, version=client.table.version)
        elif what != "free":
            self.attempt(client, socket.Propose, version=client.table.version, what=what)

    @rule(who=SOME, yes=st.sampled_from([True, True, False]))
    @only(lambda self: self.here)
    def answer(self, who: int, yes: bool) -> None:
        """An answer to what was asked, or to nothing."""
        client = self.one(who)
        asked = client.table.situation.proposal if client.table.situation else None
        self.attempt(client, socket.Answer, proposal=asked.number if asked else 1, yes=yes)

    @rule(who=SOME, seat=st.none() | st.integers(0, 3), text=st.text(min_size=1, max_size=9))
    @only(lambda self: self.here)
    def look_and_talk(self, who: int, seat: int | None, text: str) -> None:
        """Neither makes a version."""
        before = self.one(who).table.version
        self.attempt(self.one(who), socket.Watch, seat=seat)
        own = self.one(who).table.yours
        if own:
            self.attempt(self.one(who), socket.Watch, seat=own[0])
        self.attempt(self.one(who), socket.Say, text=text.encode("utf-8", "ignore").decode() or "a")
        assert self.one(who).table.version == before

    @rule(who=SOME, text=GARBAGE)
    @only(lambda self: self.here)
    def say_nonsense(self, who: int, text: str | bytes) -> None:
        """What is no command is refused without a number."""
        client = self.one(who)

        def count_unnumbered() -> int:
            return sum(isinstance(f, socket.Refused) and f.id is None for f in client.frames)

        before, table = count_unnumbered(), known_table(client.table)
        self.run(client.send(text))
        self.run(client.until(lambda: count_unnumbered() > before))
        assert known_table(client.table) == table

    def attempt(self, client: Client, kind: type[socket.Frame], **fields: Any) -> None:
        """Ask for what may be refused; then nothing has changed, and who was late is told all."""
        before = known_table(client.table)
        hellos = sum(isinstance(frame, socket.Hello) for frame in client.frames)
        answer = self.run(client.ask(kind, **fields))
        self.run(self.settle())
        if isinstance(answer, socket.Refused):
            assert known_table(client.table) == before
            told = sum(isinstance(frame, socket.Hello) for frame in client.frames) - hellos
            assert told == (answer.problem.reason == "stale")

    async def settle(self) -> None:
        """Wait until all have been told everything."""
        for _, client in self.here:
            await client.settle()

    @invariant()
    def equal_eyes_see_the_same(self) -> None:
        if hasattr(self, "here") and self.here:
            self.run(self.compare())

    async def compare(self) -> None:
        await self.settle()
        for name in {name for name, _ in self.here}:
            async with visit(self.server.url, self.match, self.tokens[name]) as fresh:
                for who, client in self.here:
                    if who == name:
                        assert known_table(client.table) == known_table(fresh.table)
        names = {name for name, _ in self.here}
        online = [seat for seat, name in enumerate(PLAYERS) if name in names]
        watching = sum(name not in PLAYERS for name, _ in self.here)
        presence = socket.Presence(online=online, spectators=watching)
        for _, client in self.here:
            await client.until(partial(is_told, client.table, presence))


def known_table(table: Table) -> Table:
    """What a client has now, but for who is there."""
    return replace(table, log=list(table.log), chat=list(table.chat), presence=None)


def free(table: Table) -> bool:
    """Whether the viewer may take something back at once."""
    return table.situation is not None and table.situation.undo.free


def is_told(table: Table, presence: socket.Presence) -> bool:
    """Whether a client knows who is there."""
    return table.presence == presence


TestWire = Wire.TestCase
TestWire.settings = settings(examples(8), stateful_step_count=20)
