"""What is still to be done at matches, as cells; all of it is kept in memory, too."""

from __future__ import annotations

from collections.abc import Iterable

from ..rows import Errand, ErrandKind
from .cells import Cells
from .shelf import Edit, Shelf


class ErrandCells:
    """All that is to be done in a store."""

    def __init__(self) -> None:
        self._rows = Shelf("errand/", Errand)

    async def open(self, cells: Cells) -> None:
        """Read all of it."""
        await self._rows.open(cells)

    def all(self) -> list[Errand]:
        """All that is to be done."""
        return sorted(self._rows.rows.values())

    def add(self, kind: ErrandKind, person: str, matches: Iterable[str]) -> Edit:
        """Something is to be done at matches, once more where it is already."""
        new = [Errand(match, person, kind) for match in matches]
        before = {key: row.number for key, row in self._rows.rows.items()}
        rows = {key_of(row): row._replace(number=before.get(key_of(row), 0) + 1) for row in new}
        return self._rows.put(rows)

    def end(self, errand: Errand) -> Edit:
        """Something is done, unless it was asked once more meanwhile."""
        key = key_of(errand)
        return self._rows.drop([key] if self._rows.rows.get(key) == errand else [])

    def join(self, gone: str, kept: str) -> Edit:
        """What is to be done for one person is to be done for another."""
        own = self._of(gone)
        moved = [row._replace(person=kept) for row in own]
        known = self._rows.rows
        fresh = {key_of(row): row for row in moved if key_of(row) not in known}
        return self.forget(gone) + self._rows.put(fresh)

    def forget(self, person: str) -> Edit:
        """Nothing is to be done for a person."""
        return self._rows.drop(key_of(row) for row in self._of(person))

    def forget_matches(self, matches: Iterable[str]) -> Edit:
        """Nothing is to be done at matches that are no more."""
        old = set(matches)
        return self._rows.drop(key for key, row in self._rows.rows.items() if row.match in old)

    def _of(self, person: str) -> list[Errand]:
        return [row for row in self._rows.rows.values() if row.person == person]


def key_of(errand: Errand) -> str:
    """The key of an errand's cell."""
    return f"{errand.match}/{errand.person}/{errand.kind}"
