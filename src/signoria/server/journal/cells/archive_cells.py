"""What people have put away of their matches, as cells; all of it is kept in memory, too."""

from __future__ import annotations

from .cells import Cells
from .shelf import Edit, Shelf


class ArchiveCells:
    """For each person the matches that it has put away, in order."""

    def __init__(self) -> None:
        self._rows = Shelf("archive/", list[str])

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        await self._rows.open(cells)

    def of(self, person: str | None) -> list[str]:
        """The matches that a person has put away."""
        return [] if person is None else self._rows.rows.get(person, [])

    def put(self, person: str, match: str, away: bool) -> Edit:
        """A match put away, or brought back."""
        others = {one for one in self.of(person) if one != match}
        return self._rows.put({person: sorted(others | ({match} if away else set()))})

    def join(self, gone: str, kept: str) -> Edit:
        """What a person has put away, another has."""
        both = sorted({*self.of(gone), *self.of(kept)})
        return self.forget(gone) + self._rows.put({kept: both})

    def forget(self, person: str) -> Edit:
        """A person has put nothing away."""
        return self._rows.drop([person])
