"""Keys by which a person knows those it has sat with; nobody else can use them.

A key follows from both persons and a secret of the server, so that it stays the same, and says of
nobody that there is such a person.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode

from ..journal.port import Journal

KEY_BYTES = 12  # 16 signs


class CompanyKeys:
    """The keys of a server; its secret is made when it is first needed and kept in the journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._secret: bytes | None = None

    async def secret(self) -> bytes:
        """What all keys follow from; raises ``JournalError``."""
        if self._secret is None:
            found = await self._journal.company_key()
            found = found or await self._journal.keep_company_key(secrets.token_hex(32))
            self._secret = found.encode()
        return self._secret


def key_of(secret: bytes, viewer: str, other: str) -> str:
    """By which key one person knows another."""
    digest = hmac.digest(secret, f"{viewer} {other}".encode(), "sha256")
    return urlsafe_b64encode(digest[:KEY_BYTES]).decode()
