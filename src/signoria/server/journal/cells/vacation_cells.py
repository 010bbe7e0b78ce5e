"""The vacations of people as cells; all of them are kept in memory, too."""

from __future__ import annotations

from typing import NamedTuple

from ..rows import VacationRow
from .cells import Cells
from .shelf import Edit, Shelf


class PersonalVacation(NamedTuple):
    """A vacation, and whose it is."""

    person: str
    vacation: VacationRow


class VacationCells:
    """All vacations of a store."""

    def __init__(self) -> None:
        self._rows = Shelf("vacation/", PersonalVacation)

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        await self._rows.open(cells)

    def of(self, person: str) -> list[VacationRow]:
        """All vacations of a person, in order."""
        return sorted(row.vacation for row in self._rows.rows.values() if row.person == person)

    def keep(self, person: str, vacation: VacationRow) -> Edit:
        """A vacation in the place of the one that began at the same moment."""
        return self._rows.put({key(person, vacation): PersonalVacation(person, vacation)})

    def join(self, gone: str, kept: str) -> Edit:
        """A person's vacations are another's."""
        moved = {key(kept, one): PersonalVacation(kept, one) for one in self.of(gone)}
        return self.forget(gone) + self._rows.put(moved)

    def forget(self, person: str) -> Edit:
        """No vacations of a person any more."""
        return self._rows.drop(key(person, one) for one in self.of(person))


def key(person: str, vacation: VacationRow) -> str:
    """The key of a vacation's cell."""
    return f"{person}/{vacation.began}"
