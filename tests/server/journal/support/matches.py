"""Matches to be written: small, but of every kind of entry that an append distinguishes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from signoria.server.journal.entries import Chair, Created, Moved, Person
from signoria.server.journal.rows import MatchRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal

T = TypeVar("T")
ADA = Person("ada-ada-ada-ada-", "Ada")
RUNNING = MatchRow(status="running", updated=1)


def run(path: Path, work: Callable[[SqliteJournal], Awaitable[T]]) -> T:
    """Open the journal, do something with it, and close it."""

    async def use_journal() -> T:
        journal = SqliteJournal.open(path)
        try:
            return await work(journal)
        finally:
            await journal.close()

    return asyncio.run(use_journal())


def first_entry(at: int = 1, *, public: bool = True, spectators: bool = True) -> Created:
    """The first entry of a match."""
    return Created(
        at=at,
        game="calimala",
        options={"edition": "en"},
        host=ADA,
        chairs=[Chair(person=ADA), Chair(bot="heuristic"), Chair()],
        seed="5e" * 32,
        invitation="an-invitation-of-22-x",
        public=public,
        spectators=spectators,
    )


def move_entry(version: int) -> Moved:
    """An entry that tells its own version."""
    return Moved(at=version, seat=version % 3, action=version % 7)
