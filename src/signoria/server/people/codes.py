"""Recovery codes: printed and put away, each of them brings a person back to a browser once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Literal

from ..journal.entries import Person
from ..journal.port import Journal
from ..protocol.recovery import CodeCount
from .people import hash_token, milliseconds, new_token

NUMBER = 10  # codes of a person
SIGNS, GROUP = 16, 4  # 80 random bits, which nobody guesses, also not from a hash
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: what looks alike is there once
LOOKALIKES = str.maketrans("OIL", "011")
BETWEEN = str.maketrans("", "", " -\u2010\u2011\u2012\u2013\u00a0\t\r\n")


class BadCode(ValueError):
    """A code that brings nobody back; ``reason`` is a stable word for why."""

    def __init__(self, reason: Literal["no-such-code", "used-code"]) -> None:
        super().__init__(reason)
        self.reason = reason


class Codes:
    """The recovery codes of all persons; ``now`` tells the milliseconds since 1970."""

    def __init__(self, journal: Journal, now: Callable[[], int] = milliseconds) -> None:
        self._journal = journal
        self._now = now

    async def count(self, person: Person) -> CodeCount:
        """How many of a person's codes still work."""
        rows = await self._journal.codes(person.id)
        made = max((row.created // 1000 for row in rows), default=None)
        return CodeCount(left=sum(row.used is None for row in rows), made=made)

    async def renew(self, person: Person) -> list[str]:
        """New codes for a person, which are told this once; earlier ones work no more."""
        codes = [new_code() for _ in range(NUMBER)]
        hashes = [hash_token(clean_code(code)) for code in codes]
        await self._journal.keep_codes(person.id, hashes, self._now())
        return codes

    async def redeem(self, text: str) -> tuple[Person, str]:
        """Use a code: its person, and a token for a browser more; raises ``BadCode``."""
        code, own = hash_token(clean_code(text)), new_token()
        person = await self._journal.use_code(code, hash_token(own), self._now())
        if person is None:
            known = await self._journal.has_code(code)
            raise BadCode("used-code" if known else "no-such-code")
        return person, own


def new_code() -> str:
    """A random code, in groups that are easy to copy from paper."""
    signs = "".join(secrets.choice(ALPHABET) for _ in range(SIGNS))
    return "-".join(signs[at : at + GROUP] for at in range(0, SIGNS, GROUP))


def clean_code(text: str) -> str:
    """A code as it was made, however it is typed: in small letters, with O for 0, without lines."""
    return text.translate(BETWEEN).upper().translate(LOOKALIKES)
