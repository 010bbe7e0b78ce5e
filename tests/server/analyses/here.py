"""An analyst in this process, a journal, and short games to be analysed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from signoria.analysis import stages
from signoria.server.analyses.analyses import Analyses
from signoria.server.analyses.analyst_pool import AnalystPool
from signoria.server.analyses.subject import Subject, subject_of
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.protocol.analyses import AnalysisNews
from tests.analysis.ends import end
from tests.server.world import asynchronous

__all__ = ["Desk", "asynchronous", "desk", "game", "quick"]

P = ParamSpec("P")
T = TypeVar("T")


class OneDesk(AnalystPool):
    """An analyst in this process, who stops at a gate where one is set and may fail."""

    def __init__(self) -> None:
        super().__init__()
        self.gate: asyncio.Event | None = None
        self.fails = False
        self.asked = 0

    async def ask(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the task gives."""
        self.asked += 1
        if self.gate is not None:
            await self.gate.wait()
        if self.fails:
            raise ArithmeticError("a search has failed")
        await asyncio.sleep(0)
        return task(*args, **kwargs)


class Desk:
    """Analyses with an analyst, and a clock that is set."""

    def __init__(self, journal: SqliteJournal) -> None:
        self.study = OneDesk()
        self.now = 0.0
        self.journal = journal
        self.analyses = self.fresh()

    def fresh(self) -> Analyses:
        """Another queue on the same journal, as after a new start."""
        return Analyses(self.journal, self.study, lambda: self.now)

    def close_gate(self) -> None:
        """Let analysts wait from now on."""
        self.study.gate = asyncio.Event()

    async def until(self, key: str, *states: str, asker: str = "a") -> AnalysisNews:
        """News of an analysis as soon as it is in one of these states."""
        while (news := await self.analyses.news(key, asker, 0)).state not in states:
            await asyncio.sleep(0.001)
        return news

    async def refusal_reason(self, what: Subject, asker: str) -> str:
        """Why an analysis is not begun."""
        with pytest.raises(Refusal) as error:
            await self.analyses.ask(what, asker)
        return error.value.problem.reason


@asynccontextmanager
async def desk(folder: Path) -> AsyncIterator[Desk]:
    """A desk that is cleared in the end."""
    found = Desk(SqliteJournal.open(folder / "a.db"))
    try:
        yield found
    finally:
        await found.study.close()
        await found.journal.close()


def game(seed: int, decisions: int = 3) -> Subject:
    """The end of a game, another one for each seed."""
    return subject_of(end("calimala", decisions, seed))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analysts look at each decision as briefly as they ever do."""
    monkeypatch.setattr(stages, "AT_FIRST", stages.LEAST)
    monkeypatch.setattr(stages, "AT_MOST", stages.LEAST)
