"""The means by which people come back, in a database."""

from __future__ import annotations

from collections.abc import Sequence

from ..entries import Person
from ..sign_in_rows import Addressee, Challenge, LetterRow, PasskeyRow
from . import join_queries, letter_queries, passkey_queries
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

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """A person's passkeys, oldest first."""
        return await self.read(passkey_queries.passkeys, person)

    async def find_passkey(self, id: bytes) -> PasskeyRow | None:
        """A passkey by its id."""
        return await self.read(passkey_queries.find_passkey, id)

    async def add_passkey(self, passkey: PasskeyRow) -> bool:
        """Add a passkey; whether there was none of this id."""
        return await self.write(passkey_queries.add_passkey, passkey)

    async def use_passkey(
        self, id: bytes, count: int, backed_up: bool, own: bytes, now: int
    ) -> Person | None:
        """Note that a passkey was used, and add a browser's ``own`` token; None if it is void."""
        return await self.write(passkey_queries.use_passkey, id, count, backed_up, own, now)

    async def remove_passkey(self, person: str, id: bytes) -> bool:
        """Remove a person's passkey; whether there was such a one."""
        return await self.write(passkey_queries.remove_passkey, person, id)

    async def add_challenge(self, hash: bytes, person: str | None, now: int, expires: int) -> None:
        """Have a challenge answered once."""
        await self.write(passkey_queries.add_challenge, hash, person, now, expires)

    async def take_challenge(self, hash: bytes, now: int) -> Challenge | None:
        """Take a challenge out; None if there is none any more, or it is too old."""
        return await self.write(passkey_queries.take_challenge, hash, now)

    async def join_people(self, gone: str, kept: str) -> list[str]:
        """Make one person of two; the matches of the one that is no more."""
        return await self.write(join_queries.join_people, gone, kept)
