"""Exercises from the end of a game, for two people, with an analyst in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from signoria import games
from signoria.analysis.analyst import Analyst
from signoria.analysis.exercises import Exercise, find_exercises
from signoria.analysis.findings import Decision
from signoria.analysis.questions import questions
from signoria.bots.search.budget import Budget
from signoria.server.exercises.exercises import Exercises
from signoria.server.exercises.stored_exercise import key_of
from signoria.server.journal.rows import TokenRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.rooms.protection import Protection
from tests.analysis.ends import SEATS, end
from tests.server.analyses.here import OneDesk
from tests.server.world import ANN, BEN, SetClock

SUBJECT = "0123456789abcdef" * 4
FEW = Budget(simulations=60)
DAY = 24 * 3600.0  # seconds


@cache
def found_in(game: str) -> tuple[Exercise, ...]:
    """Five exercises of the end of a game, as if other moves than the best had cost much."""
    match, analyst, decisions = end(game, 60), Analyst(game, 1), list[Decision]()
    for one in questions(match):
        if one.kind == "decision":
            verdict = analyst.answer(one, FEW)
            assert isinstance(verdict, Decision)
            if verdict.move != verdict.best[0].move:
                decisions.append(replace(verdict, lost=0.2, size="blunder"))
    return tuple(find_exercises(match, decisions, range(SEATS)))


def moves_of(one: Exercise) -> list[str]:
    """All that is possible there, in notation."""
    game = games.load(one.game, one.rules)
    state = game.from_bytes(one.state)
    return [game.format(state, action) for action in state.legal_actions()]


class School:
    """Exercises of two people, a clock that is set, and nobody else at a table."""

    def __init__(self, journal: SqliteJournal) -> None:
        self.clock = SetClock()
        self.analysts = OneDesk()
        self.journal = journal
        self.protection = Protection()
        self.exercises = Exercises(journal, self.analysts, lambda: self.clock.at, FEW)

    def key(self, one: Exercise) -> str:
        return key_of(SUBJECT, one)

    def go_on(self, days: float) -> None:
        """Let days pass."""
        self.clock.go_on(days * DAY)


@asynccontextmanager
async def school(folder: Path) -> AsyncIterator[School]:
    """A school that is closed in the end."""
    found = School(SqliteJournal.open(folder / "a.db"))
    try:
        for person in (ANN, BEN):
            token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
            await found.journal.add_person(person, token)
        yield found
    finally:
        await found.analysts.close()
        await found.journal.close()
