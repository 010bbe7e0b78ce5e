"""What the journal does for people who practise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .exercise_rows import ExerciseCounts, ExerciseRow


class ExerciseJournal(Protocol):
    """The part of the journal for exercises, each of which is one person's alone."""

    async def keep_exercises(self, person: str, rows: Sequence[ExerciseRow]) -> int:
        """Keep those of whose keys the person has none, be it put away; how many these were.

        None where there is no such person.
        """

    async def exercises(self, person: str) -> list[ExerciseRow]:
        """All exercises of a person, also what was put away, by when they were made."""

    async def count_exercises(self, person: str, now: int) -> ExerciseCounts:
        """How many exercises a person has, and how many of them are due at a moment."""

    async def next_exercise(self, person: str, now: int) -> ExerciseRow | None:
        """The one that has been due for longest; None if none is due yet."""

    async def find_exercise(self, person: str, key: str) -> ExerciseRow | None:
        """An exercise of a person, also one that was put away."""

    async def schedule_exercise(
        self, person: str, key: str, before: str, card: str, due: int | None
    ) -> bool:
        """Have an exercise come at another time, or (None) no more, with another card.

        False, and nothing changes, unless its card still is the one of ``before``.
        """
