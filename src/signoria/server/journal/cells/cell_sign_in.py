"""The journal's port for signing in over cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import ParamSpec, TypeVar

from ..entries import Person
from ..rows import TokenRow
from ..sign_in_rows import Addressee, Challenge, LetterRow, PasskeyRow
from .cells import Cells
from .notice_cells import NoticeCells
from .passkey_cells import PasskeyCells
from .person_cells import PersonCells
from .shelf import Edit

P = ParamSpec("P")
T = TypeVar("T")


class CellSignIn(ABC):
    """The part of the journal for signing in; see ``SignInJournal``."""

    _cells: Cells
    _people: PersonCells
    _notices: NoticeCells
    _passkeys: PasskeyCells

    @abstractmethod
    async def _write(
        self, job: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a job gives that writes, when those before it are done."""

    @abstractmethod
    async def _edit(
        self, edit: Callable[P, Edit | None], /, *args: P.args, **kwargs: P.kwargs
    ) -> bool:
        """Write what changes, as all stands when it is this job's turn; whether there is any."""

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

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """A person's passkeys, oldest first."""
        return self._passkeys.of(person)

    async def find_passkey(self, id: bytes) -> PasskeyRow | None:
        """A passkey by its id."""
        return self._passkeys.find(id)

    async def add_passkey(self, passkey: PasskeyRow) -> bool:
        """Add a passkey; whether there was none of this id."""
        return await self._edit(self._passkeys.add, passkey)

    async def use_passkey(
        self, id: bytes, count: int, backed_up: bool, own: bytes, now: int
    ) -> Person | None:
        """Note that a passkey was used, and add a browser's ``own`` token; None if it is void."""
        return await self._write(self._use_passkey, id, count, backed_up, own, now)

    async def remove_passkey(self, person: str, id: bytes) -> bool:
        """Remove a person's passkey; whether there was such a one."""
        return await self._edit(self._passkeys.remove, person, id)

    async def add_challenge(self, hash: bytes, person: str | None, now: int, expires: int) -> None:
        """Have a challenge answered once."""
        self._passkeys.add_challenge(hash, person, now, expires)

    async def take_challenge(self, hash: bytes, now: int) -> Challenge | None:
        """Take a challenge out; None if there is none any more, or it is too old."""
        return self._passkeys.take_challenge(hash, now)

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

    async def _use_passkey(
        self, id: bytes, count: int, backed_up: bool, own: bytes, now: int
    ) -> Person | None:
        row = self._passkeys.find(id)
        if row is None or not (row.sign_count < count or row.sign_count == count == 0):
            return None
        used = row._replace(sign_count=count, backed_up=backed_up, used=now)
        edit = self._passkeys.put(used)
        browser = TokenRow(own, row.person, "browser", None, None, now)
        found = await self._people.add_browser(browser, edit.changes)
        edit.settle()
        return found
