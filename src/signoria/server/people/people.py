"""Persons and the tokens by which they are recognised; the journal has hashes of these only."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Literal

from ..domain.clean_text import clean_text, has_ink
from ..domain.ids import new_id
from ..journal.entries import Person
from ..journal.port import Journal
from ..journal.rows import TokenRow

NAME_LENGTH = 40
LINK_MINUTES = 15


class BadName(ValueError):
    """A name of which nothing is left to be seen."""


def clean_name(text: str) -> str:
    """A name fit to be shown beside others, of 40 characters; raises ``BadName`` if empty."""
    name = clean_text(text, NAME_LENGTH)
    if not has_ink(name):
        raise BadName("a name needs a character that can be seen")
    return name


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


def new_token() -> str:
    """A token: 32 random bytes in 43 signs."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """The hash of a token, which is too random to be guessed from it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


class People:
    """All persons; ``now`` tells the milliseconds since 1970."""

    def __init__(self, journal: Journal, now: Callable[[], int] = milliseconds) -> None:
        self._journal = journal
        self._now = now

    async def find(self, token: str | None) -> Person | None:
        """Whose token this is, a browser's or a network bot's; None if nobody's."""
        if token is None:
            return None
        return await self._journal.find_person(hash_token(token))

    async def bot_seat(self, token: str) -> tuple[str, int] | None:
        """The match and seat to which a network bot's token is bound; None for any other token."""
        return await self._journal.find_bot_seat(hash_token(token))

    async def holds_seat(self, token: str) -> bool:
        """Whether the token's person holds a seat in a match that waits or runs."""
        return await self._journal.holds_seat(hash_token(token))

    async def rename(self, token: str | None, name: str) -> tuple[Person, str | None]:
        """Give the token's person this name; raises ``BadName``.

        Without a token that we know this is a new person, whose token comes along.
        """
        new, own = Person(new_id(), clean_name(name)), new_token()
        known = hash_token(token) if token else None
        row = self._token_row(own, new, "browser")
        person = await self._journal.rename_person(known, new, row)
        return (person, None) if person else (new, own)

    async def rename_known(self, token: str, name: str) -> Person | None:
        """Give the token's person this name; None if nobody has it any more.

        Raises ``BadName``.  Nobody new is added.
        """
        new, own = Person(new_id(), clean_name(name)), new_token()
        row = self._token_row(own, new, "browser")
        return await self._journal.rename_person(hash_token(token), new, row, adding=False)

    async def link(self, person: Person) -> tuple[str, int]:
        """A token that brings the person to another device once, and when it expires (ms).

        Earlier ones do so no longer.
        """
        token, expires = new_token(), self._now() + LINK_MINUTES * 60_000
        row = self._token_row(token, person, "device", expires=expires)
        await self._journal.add_link(row)
        return token, expires

    async def adopt(self, token: str) -> tuple[Person, str] | None:
        """Use a link: its person, and a browser's token for it.

        None if there is no such link, it has expired, or somebody was faster.
        """
        own = new_token()
        found = await self._journal.use_link(hash_token(token), hash_token(own), self._now())
        return (found, own) if found else None

    async def bot_token(self, match: str, seat: int, name: str) -> tuple[Person, str]:
        """A new person that plays this seat from outside, and its token; raises ``BadName``."""
        bot, token = Person(new_id(), clean_name(name)), new_token()
        row = self._token_row(token, bot, "bot", match, seat)
        await self._journal.add_person(bot, row)
        return bot, token

    async def renew_bot_token(self, bot: Person, match: str, seat: int) -> str:
        """Another token for a network bot; its earlier ones mean nobody any more."""
        token = new_token()
        row = self._token_row(token, bot, "bot", match, seat)
        await self._journal.renew_bot_token(bot, row)
        return token

    async def forget(self, token: str) -> bool:
        """Let this token mean nobody; a person whom no other token means is forgotten, too.

        Whether that was so.
        """
        return await self._journal.forget_token(hash_token(token), self._now())

    def _token_row(
        self,
        token: str,
        person: Person,
        kind: Literal["browser", "device", "bot"],
        match: str | None = None,
        seat: int | None = None,
        expires: int | None = None,
    ) -> TokenRow:
        """A row for a new token."""
        return TokenRow(hash_token(token), person.id, kind, match, seat, self._now(), expires)
