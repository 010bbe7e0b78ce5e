"""The journal's port for signing in over cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import ParamSpec, TypeVar

from ..entries import Person
from ..rows import TokenRow
from ..sign_in_rows import Addressee, LetterRow
from .cells import Cells
from .notice_cells import NoticeCells
from .person_cells import PersonCells

P = ParamSpec("P")
T = TypeVar("T")


class CellSignIn(ABC):
    """The part of the journal for signing in; see ``SignInJournal``."""

    _cells: Cells
    _people: PersonCells
    _notices: NoticeCells

    @abstractmethod
    async def _write(
        self, job: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a job gives that writes, when those before it are done."""

    async def add_letters(
        self, address: str, tokens: Sequence[bytes], now: int, expires: int
    ) -> list[Addressee]:
        """Give a token each to those who have confirmed a mail address, the newest first."""
        return await self._write(self._add_letters, address, tokens, expires)

    async def find_letter(self, token: bytes) -> LetterRow | None:
        """A link that was sent, used or not."""
        return self._notices.letters.rows.get(token.hex())

    async def use_letter(self, token: bytes, own: bytes, now: int) -> Person | None:
        """Use a link once, and add a browser's ``own`` token; None if it is void."""
        return await self._write(self._use_letter, token, own, now)

    async def _add_letters(
        self, address: str, tokens: Sequence[bytes], expires: int
    ) -> list[Addressee]:
        ways = [way for way in self._notices.ways.rows.values() if way.confirmed]
        found = [way for way in ways if way.target.lower() == address.lower()]
        found.sort(key=lambda way: (-way.created, way.id))
        given = list(zip(tokens, found, strict=False))
        edit = self._notices.letters.put(
            {token.hex(): LetterRow(token, way.id, expires) for token, way in given}
        )
        await self._cells.write(edit.changes)
        edit.settle()
        return [
            Addressee(way, self._people.get(way.person), self._notices.profile(way.person))
            for _, way in given
        ]

    async def _use_letter(self, token: bytes, own: bytes, now: int) -> Person | None:
        row = self._notices.letters.rows.get(token.hex())
        if row is None or row.used is not None or row.expires <= now:
            return None
        edit = self._notices.letters.put({token.hex(): row._replace(used=now)})
        person = self._notices.ways.rows[row.way].person
        browser = TokenRow(own, person, "browser", None, None, now)
        found = await self._people.add_browser(browser, edit.changes)
        edit.settle()
        return found
