"""Commands from many sides at once, callers that give up, a journal that fails."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import AnyEntry
from signoria.server.journal.errors import NotRead, NotWritten
from signoria.server.journal.rows import MatchRow, StoredMatch
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.protocol import socket
from tests.server import frames

from ..world import ANN, World, asynchronous, party, world


class Unreliable:
    """A journal that does what it is told, or not: ``trouble`` comes before and after appends."""

    def __init__(self, journal: SqliteJournal) -> None:
        self._journal = journal
        self.before: Callable[[], Any] | None = None
        self.after: Callable[[], Any] | None = None
        self.unreadable = False
        self.entered, self.gate = asyncio.Event(), asyncio.Event()
        self.gate.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        self.entered.set()
        await self.gate.wait()
        if self.before:
            self.before()
        await self._journal.append(match, first, entries, row)
        if self.after:
            self.after()

    async def load(self, match: str, *, from_start: bool = False) -> StoredMatch | None:
        if self.unreadable:
            raise NotRead("disk I/O error")
        return await self._journal.load(match, from_start=from_start)


@asynccontextmanager
async def troubled_world(path: Path) -> AsyncIterator[tuple[World, Unreliable]]:
    """A world with such a journal."""
    here = World(path)
    journals: list[Unreliable] = []

    def unreliable(real: SqliteJournal) -> Unreliable:
        journals.append(Unreliable(real))
        return journals[0]

    here.open(unreliable)
    try:
        yield here, journals[0]
    finally:
        await here.close()


def fails() -> None:
    raise NotWritten("disk full")


@asynchronous
async def test_of_many_equal_moves_one_is_made(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        own, other = table.mover()
        move = {"version": own.version, "action": own.legal[0]}
        asked = [own.ask(socket.Move, **move) for _ in range(20)]
        asked += [other.ask(socket.Move, **move) for _ in range(5)]
        answers = await asyncio.gather(*asked)
        told = Counter(
            a.problem.reason if isinstance(a, socket.Refused) else "done" for a in answers
        )
        assert told["done"] == 1
        assert set(told) <= {"done", "stale", "not-your-turn"}
        await table.together()


@asynchronous
async def test_who_was_behind_is_shown_the_whole_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        own, _ = table.mover()
        hellos = len(own.all(socket.Hello))
        answer = await own.ask(socket.Move, version=0, action=own.legal[0])
        assert isinstance(answer, socket.Refused)
        assert answer.problem.reason == "stale"
        await own.until(lambda: len(own.all(socket.Hello)) == hellos + 1)


@asynchronous
async def test_a_move_is_made_even_if_its_caller_is_cancelled(tmp_path: Path) -> None:
    async with troubled_world(tmp_path) as (here, journal):
        table = await party(here)
        own, other = table.mover()
        before = own.version
        journal.entered.clear()
        journal.gate.clear()
        move = frames.move(before, own.legal[0])
        asking = asyncio.create_task(own.room.carry_out_to_end(own.viewer.person, move))
        await journal.entered.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert other.room.version == before
        journal.gate.set()
        await other.wait_for_version(before + 1)
        await table.together()
        await table.move()


@asynchronous
async def test_a_command_that_is_dropped_with_its_event_loop_starts_nothing(
    tmp_path: Path,
) -> None:
    async with troubled_world(tmp_path) as (here, journal):
        table = await party(here)
        own, _ = table.mover()
        journal.gate.clear()
        move = frames.move(own.version, own.legal[0])
        dropped = own.room.carry_out(own.viewer.person, move)
        dropped.send(None)  # as far as the journal
        before = asyncio.all_tasks()
        dropped.close()  # as the interpreter does with what no loop will go on with
        assert asyncio.all_tasks() == before
        journal.gate.set()


@pytest.mark.parametrize("patience", range(8))
@asynchronous
async def test_a_connection_that_breaks_in_a_command_leaves_the_match_whole(
    patience: int, tmp_path: Path
) -> None:
    """Wherever the frame's task is cancelled: all know what is durable, and the match goes on."""
    async with troubled_world(tmp_path) as (here, journal):
        table = await party(here)
        own, _ = table.mover()
        journal.entered.clear()
        asking = asyncio.create_task(own.play())
        await journal.entered.wait()
        for _ in range(patience):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await here.hub.context.tasks.wait()
        kept = await here.journal.load(table.match, from_start=True)
        assert kept is not None
        assert own.room.version == len(kept.entries)
        await table.together()
        await table.move()


@pytest.mark.parametrize("when", ["before", "after"])
@asynchronous
async def test_a_failing_journal_loses_nothing_and_all_are_told(when: str, tmp_path: Path) -> None:
    async with troubled_world(tmp_path) as (here, journal):
        table = await party(here)
        own, other = table.mover()
        before, hellos = own.version, len(other.all(socket.Hello))
        setattr(journal, when, fails)
        answer = await own.play()
        assert isinstance(answer, socket.Refused)
        assert answer.problem.reason == "not-kept"
        await other.until(lambda: len(other.all(socket.Hello)) == hellos + 1)
        kept = await here.journal.load(table.match, from_start=True)
        assert kept is not None
        assert other.version == own.version == own.room.version == len(kept.entries)
        assert (other.version > before) == (when == "after")
        setattr(journal, when, None)
        await table.move()


@asynchronous
async def test_a_conflict_shows_what_somebody_else_has_written(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await party(here)
        twin = World(tmp_path, here.clock)
        twin.hub = type(here.hub)(here.journal, here.hub._people, here.thinking, here.limits)
        own, _ = table.mover()
        person = own.viewer.person
        room = await twin.hub.room(table.match)
        reached = await room.carry_out_to_end(person, frames.move(own.version, own.legal[-1]))
        answer = await own.play()
        assert isinstance(answer, socket.Refused)
        assert answer.problem.reason == "not-kept"
        await own.wait_for_version(reached)
        await twin.hub.close()


@asynchronous
async def test_if_nothing_can_be_read_either_all_come_back_later(tmp_path: Path) -> None:
    async with troubled_world(tmp_path) as (here, journal):
        table = await party(here)
        own, other = table.mover()
        journal.before, journal.unreadable = fails, True
        with pytest.raises(Refusal, match="could not be written"):
            await own.room.carry_out_to_end(
                own.viewer.person, frames.move(own.version, own.legal[0])
            )
        assert other.viewer.closing is not None
        assert other.viewer.closing.code == 1013
        with pytest.raises(Refusal):
            await here.enter(table.match, ANN)
        journal.before, journal.unreadable = None, False
        again = await here.enter(table.match, own.viewer.person)
        assert isinstance(await again.play(), socket.Done)
