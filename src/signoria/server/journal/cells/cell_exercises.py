"""The journal's port for exercises over cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import ParamSpec, TypeVar

from ..exercises.exercise_rows import ExerciseCounts, ExerciseRow
from .cells import Cells
from .exercise_cells import ExerciseCells
from .person_cells import PersonCells
from .shelf import Edit

P = ParamSpec("P")
T = TypeVar("T")


class CellExercises(ABC):
    """The part of the journal for exercises; see ``ExerciseJournal``."""

    _cells: Cells
    _people: PersonCells
    _exercises: ExerciseCells

    @abstractmethod
    async def _write(
        self, job: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a job gives that writes, when those before it are done."""

    async def keep_exercises(self, person: str, rows: Sequence[ExerciseRow]) -> int:
        """Keep those of whose keys the person has none; how many these were."""
        return await self._write(self._keep_exercises, person, rows)

    async def exercises(self, person: str) -> list[ExerciseRow]:
        """All exercises of a person, by when they were made."""
        return self._exercises.of(person)

    async def count_exercises(self, person: str, now: int) -> ExerciseCounts:
        """How many exercises a person has, and how many of them are due at a moment."""
        kept = sum(row.due is not None for row in self._exercises.of(person))
        return ExerciseCounts(len(self._exercises.due(person, now)), kept)

    async def next_exercise(self, person: str, now: int) -> ExerciseRow | None:
        """The one that has been due for longest; None if none is due yet."""
        return next(iter(self._exercises.due(person, now)), None)

    async def find_exercise(self, person: str, key: str) -> ExerciseRow | None:
        """An exercise of a person, also one that was put away."""
        return self._exercises.find(person, key)

    async def schedule_exercise(
        self, person: str, key: str, before: str, card: str, due: int | None
    ) -> bool:
        """Have an exercise come at another time, if its card still is the one of ``before``."""
        return await self._write(self._schedule_exercise, person, key, before, card, due)

    async def _keep_exercises(self, person: str, rows: Sequence[ExerciseRow]) -> int:
        edit = self._exercises.add(person, rows) if self._people.has(person) else Edit()
        await self._carry_out(edit)
        return sum(len(part.put) for part in edit.parts)

    async def _schedule_exercise(
        self, person: str, key: str, before: str, card: str, due: int | None
    ) -> bool:
        edit = self._exercises.schedule(person, key, before, card, due)
        await self._carry_out(edit)
        return edit.matters

    async def _carry_out(self, edit: Edit) -> None:
        if edit.matters:
            await self._cells.write(edit.changes)
            edit.settle()
