"""The exercises of people as cells; all of them are kept in memory, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..exercises.exercise_rows import ExerciseRow
from .cells import Cells
from .shelf import Edit, Shelf


class PersonalExercise(NamedTuple):
    """An exercise, and whose it is."""

    person: str
    row: ExerciseRow


class ExerciseCells:
    """All exercises of a store."""

    def __init__(self) -> None:
        self._rows = Shelf("exercise/", PersonalExercise)

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        await self._rows.open(cells)

    def of(self, person: str) -> list[ExerciseRow]:
        """All exercises of a person, by when they were made."""
        own = [one.row for one in self._rows.rows.values() if one.person == person]
        return sorted(own, key=lambda row: (row.made, row.key))

    def due(self, person: str, now: int) -> list[ExerciseRow]:
        """Those that are due at a moment, those that have been for longest first."""
        due = [(row.due, row.key, row) for row in self.of(person) if row.due is not None]
        return [row for when, _, row in sorted(due) if when <= now]

    def find(self, person: str, key: str) -> ExerciseRow | None:
        """An exercise of a person."""
        found = self._rows.rows.get(f"{person}/{key}")
        return found.row if found else None

    def add(self, person: str, rows: Sequence[ExerciseRow]) -> Edit:
        """Those of whose keys the person has none."""
        return self._put(person, [row for row in rows if self.find(person, row.key) is None])

    def schedule(self, person: str, key: str, before: str, card: str, due: int | None) -> Edit:
        """An exercise that comes at another time, if its card still is the one of before."""
        found = self.find(person, key)
        if found is None or found.card != before:
            return Edit()
        return self._put(person, [found._replace(card=card, due=due)])

    def join(self, gone: str, kept: str) -> Edit:
        """A person's exercises are another's, but for those that both have."""
        return self.forget(gone) + self.add(kept, self.of(gone))

    def forget(self, person: str) -> Edit:
        """No exercises of a person any more."""
        return self._rows.drop(f"{person}/{row.key}" for row in self.of(person))

    def _put(self, person: str, rows: Sequence[ExerciseRow]) -> Edit:
        new = {f"{person}/{row.key}": PersonalExercise(person, row) for row in rows}
        return self._rows.put(new) if new else Edit()
