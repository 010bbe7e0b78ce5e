"""The store below the journal: keys with bytes, written all or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from ..errors import Conflict

NO_CELLS: Mapping[str, bytes] = {}


class Changes(NamedTuple):
    """What is written in one go: ``new`` cells, which must not be there yet, cells ``put`` in the
    place of what was there, and the keys of those that go.
    """

    new: Mapping[str, bytes] = NO_CELLS
    put: Mapping[str, bytes] = NO_CELLS
    gone: Sequence[str] = ()


NO_CHANGES = Changes()


class Cells(Protocol):
    """Cells by their keys."""

    async def read(self, prefix: str) -> list[tuple[str, bytes]]:
        """All cells whose keys begin so, in the order of their keys; raises ``NotRead``."""

    async def write(self, changes: Changes) -> None:
        """Write all of it durably, or nothing.

        Raises ``Conflict`` if one of the new cells is there already, and ``NotWritten``.
        """


class MemoryCells:
    """Cells that are gone with the program: for tests, and for a browser that keeps nothing."""

    def __init__(self) -> None:
        self._cells: dict[str, bytes] = {}

    async def read(self, prefix: str) -> list[tuple[str, bytes]]:
        """All cells whose keys begin so, in the order of their keys."""
        return sorted(each for each in self._cells.items() if each[0].startswith(prefix))

    async def write(self, changes: Changes) -> None:
        """Write all of it, or nothing; raises ``Conflict``."""
        if taken := changes.new.keys() & self._cells.keys():
            raise Conflict(", ".join(sorted(taken)))
        self._cells |= {**changes.new, **changes.put}
        for key in changes.gone:
            self._cells.pop(key, None)
