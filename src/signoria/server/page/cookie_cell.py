"""The browser's cookie as a cell: within a page nobody keeps cookies but the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from http.cookies import SimpleCookie

from ..http.cookies import FORMER
from ..journal.cells.cells import Cells, Changes

KEY = "cookie"
Headers = Sequence[tuple[bytes, bytes]]


class CookieCell:
    """What a browser would send with every request; ``open`` reads what was kept."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self._text = b""

    async def open(self) -> None:
        """Read the cookie that was kept."""
        self._text = dict(await self._cells.read(KEY)).get(KEY, b"")

    def headers(self) -> list[tuple[bytes, bytes]]:
        """The headers of a request."""
        return [(b"cookie", self._text)] if self._text else []

    async def take(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Keep the cookie that an answer sets, or forget it."""
        for name, value in headers:
            if name.lower() == b"set-cookie":
                await self._set(value.decode("latin-1"))

    async def _set(self, header: str) -> None:
        for name, morsel in SimpleCookie(header).items():
            if name.endswith(FORMER.ending):  # nobody signs in as somebody else here
                continue
            gone = morsel["max-age"] == "0" or not morsel.value
            self._text = b"" if gone else f"{name}={morsel.value}".encode("latin-1")
            changes = Changes(gone=[KEY]) if gone else Changes(put={KEY: self._text})
            await self._cells.write(changes)
