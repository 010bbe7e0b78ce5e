"""The journal's port for exercises, in a database."""

from __future__ import annotations

from collections.abc import Sequence

from ...exercises.exercise_rows import ExerciseCounts, ExerciseRow
from ..sql_access import SqlAccess
from . import exercise_queries


class SqlExercises(SqlAccess):
    """The part of the journal for exercises; see ``ExerciseJournal``."""

    async def keep_exercises(self, person: str, rows: Sequence[ExerciseRow]) -> int:
        """Keep those of whose keys the person has none; how many these were."""
        return await self.write(exercise_queries.keep_exercises, person, rows)

    async def exercises(self, person: str) -> list[ExerciseRow]:
        """All exercises of a person, by when they were made."""
        return await self.read(exercise_queries.exercises, person)

    async def count_exercises(self, person: str, now: int) -> ExerciseCounts:
        """How many exercises a person has, and how many of them are due at a moment."""
        return await self.read(exercise_queries.count_exercises, person, now)

    async def next_exercise(self, person: str, now: int) -> ExerciseRow | None:
        """The one that has been due for longest; None if none is due yet."""
        return await self.read(exercise_queries.next_exercise, person, now)

    async def find_exercise(self, person: str, key: str) -> ExerciseRow | None:
        """An exercise of a person, also one that was put away."""
        return await self.read(exercise_queries.find_exercise, person, key)

    async def schedule_exercise(
        self, person: str, key: str, before: str, card: str, due: int | None
    ) -> bool:
        """Have an exercise come at another time, if its card still is the one of ``before``."""
        return await self.write(exercise_queries.schedule_exercise, person, key, before, card, due)
