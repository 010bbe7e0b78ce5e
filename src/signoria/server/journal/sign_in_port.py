"""What the journal does for people who come back: links by mail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .entries import Person
from .sign_in_rows import Addressee, LetterRow


class SignInJournal(Protocol):
    """The part of the journal for signing in; tokens are given as hashes.

    Whom a confirmed mail address can bring back is not forgotten with the last token.
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
