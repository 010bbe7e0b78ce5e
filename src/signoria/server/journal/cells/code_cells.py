"""The hashes of recovery codes as cells; all of them are kept in memory, too."""

from __future__ import annotations

from collections.abc import Sequence

from ..rows import CodeRow
from .cells import Cells
from .shelf import Edit, Shelf


class CodeCells:
    """All recovery codes of a store."""

    def __init__(self) -> None:
        self._codes = Shelf("code/", CodeRow)

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        await self._codes.open(cells)

    def of(self, person: str) -> list[CodeRow]:
        """A person's recovery codes."""
        rows = (row for row in self._codes.rows.values() if row.person == person)
        return sorted(rows, key=lambda row: row.hash)

    def find(self, code: bytes) -> CodeRow | None:
        """A code, used or not."""
        return self._codes.rows.get(code.hex())

    def keep(self, person: str, codes: Sequence[bytes], now: int) -> Edit:
        """These codes in the place of a person's earlier ones."""
        rows = {code.hex(): CodeRow(code, person, now, None) for code in codes}
        return self.forget(person) + self._codes.put(rows)

    def use(self, row: CodeRow, now: int) -> Edit:
        """Note that a code was used."""
        return self._codes.put({row.hash.hex(): row._replace(used=now)})

    def join(self, gone: str, kept: str) -> Edit:
        """A person's codes are another's."""
        return self._codes.put({row.hash.hex(): row._replace(person=kept) for row in self.of(gone)})

    def forget(self, person: str) -> Edit:
        """No codes of a person any more."""
        return self._codes.drop(row.hash.hex() for row in self.of(person))
