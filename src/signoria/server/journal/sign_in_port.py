"""What the journal does for people who come back: links by mail, passkeys, and one of two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .entries import Person
from .sign_in_rows import Addressee, Challenge, LetterRow, PasskeyRow


class SignInJournal(Protocol):
    """The part of the journal for signing in; tokens are given as hashes.

    Whom a confirmed mail address or a passkey can bring back is not forgotten with the last token.
    """

    async def add_letters(
        self, address: str, tokens: Sequence[bytes], now: int, expires: int
    ) -> list[Addressee]:
        """Give a token each to those who have confirmed a mail address, the newest first.

        Capital letters make no difference.  There are as many tokens as letters may be sent; a
        token works once, and as long as its address is there.
        """

    async def find_letter(self, token: bytes) -> LetterRow | None:
        """A link that was sent, used or not; very old ones are forgotten."""

    async def use_letter(self, token: bytes, own: bytes, now: int) -> Person | None:
        """Use a link once, and add a browser's ``own`` token; None if it is void."""

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """A person's passkeys, oldest first."""

    async def find_passkey(self, id: bytes) -> PasskeyRow | None:
        """A passkey by its id."""

    async def add_passkey(self, passkey: PasskeyRow) -> bool:
        """Add a passkey; whether there was none of this id."""

    async def use_passkey(
        self, id: bytes, count: int, backed_up: bool, own: bytes, now: int
    ) -> Person | None:
        """Note that a passkey was used, and add a browser's ``own`` token.

        None if there is no such passkey, or its ``count`` is not beyond the last one; zero each
        time is that of one that does not count.
        """

    async def remove_passkey(self, person: str, id: bytes) -> bool:
        """Remove a person's passkey; whether there was such a one."""

    async def add_challenge(self, hash: bytes, person: str | None, now: int, expires: int) -> None:
        """Have a challenge answered once; it is given as a hash."""

    async def take_challenge(self, hash: bytes, now: int) -> Challenge | None:
        """Take a challenge out; None if there is none any more, or it is too old."""

    async def join_people(self, gone: str, kept: str) -> list[str]:
        """Make one person of two, whole or not at all; the matches of the one that is no more.

        All is the kept one's then: seats, ways, codes, passkeys, browsers.  Who was two in a match
        has the seats of both.  Entries stay as they are and are read under the kept one's id, so
        that whoever has such a match in memory reads it anew.  Nothing happens unless both are
        there.
        """
