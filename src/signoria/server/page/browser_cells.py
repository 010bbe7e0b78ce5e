"""Cells that the page keeps, in IndexedDB (web/src/local/cells.ts)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..journal.cells.cells import Changes
from ..journal.errors import Conflict, NotRead, NotWritten

TAKEN = "ConstraintError"  # what IndexedDB calls it if a new cell is there already


class PageCells(Protocol):
    """The store as TypeScript offers it; what fails is raised as Pyodide's ``JsException``."""

    async def read(self, prefix: str) -> Any:
        """Pairs of keys and bytes, as objects of JavaScript."""

    async def write(
        self,
        new: Sequence[tuple[str, bytes]],
        put: Sequence[tuple[str, bytes]],
        gone: Sequence[str],
    ) -> None:
        """Write it all or nothing."""


class BrowserCells:
    """The port of cells over the page's store."""

    def __init__(self, store: PageCells) -> None:
        self._store = store

    async def read(self, prefix: str) -> list[tuple[str, bytes]]:
        """All cells whose keys begin so, in the order of their keys; raises ``NotRead``."""
        try:
            found = await self._store.read(prefix)
        except Exception as error:  # whatever a browser raises
            raise NotRead(str(error)) from error
        return [(key, data.to_bytes()) for key, data in found]

    async def write(self, changes: Changes) -> None:
        """Write all of it durably, or nothing; raises ``Conflict`` and ``NotWritten``."""
        new, put = list(changes.new.items()), list(changes.put.items())
        try:
            await self._store.write(new, put, list(changes.gone))
        except Exception as error:  # whatever a browser raises
            kind = Conflict if TAKEN in str(error) else NotWritten
            raise kind(str(error)) from error
