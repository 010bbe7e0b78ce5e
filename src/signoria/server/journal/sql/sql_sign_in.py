"""The means by which people come back, in a database."""

from __future__ import annotations

from collections.abc import Sequence

from ..entries import Person
from ..sign_in_rows import Addressee, LetterRow
from . import letter_queries
from .sql_access import SqlAccess


class SqlSignIn(SqlAccess):
    """The part of the journal for signing in; see ``SignInJournal``."""

    async def add_letters(
        self, address: str, tokens: Sequence[bytes], now: int, expires: int
    ) -> list[Addressee]:
        """Give a token each to those who have confirmed a mail address, the newest first."""
        return await self.write(letter_queries.add_letters, address, tokens, now, expires)

    async def find_letter(self, token: bytes) -> LetterRow | None:
        """A link that was sent, used or not."""
        return await self.read(letter_queries.find_letter, token)

    async def use_letter(self, token: bytes, own: bytes, now: int) -> Person | None:
        """Use a link once, and add a browser's ``own`` token; None if it is void."""
        return await self.write(letter_queries.use_letter, token, own, now)
