"""Signing in by mail: a letter with a link goes to whoever has confirmed the address.

Whether anybody has is found out after the answer, which is the same for all addresses.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Literal

from ..domain.clock.times import Times
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..journal.port import Journal
from ..journal.sign_in_rows import Addressee
from ..limits.shared_limits import SharedLimits
from ..mail_address import BadMailAddress, clean_mail_address
from ..people.people import hash_token, new_token
from .delivery import MailCourier, Undelivered

MINUTES = 15  # for which a link works
MOST = 4  # persons of one address who are sent a letter
AT_ONCE = 64  # requests that are worked on at the same time
A_MINUTE, BURST = 0.2, 3  # letters that are asked for one address
log = logging.getLogger(__name__)


class BadLetter(ValueError):
    """A link that brings nobody back; ``reason`` is a stable word for why."""

    def __init__(self, reason: Literal["bad-letter", "old-letter", "used-letter"]) -> None:
        super().__init__(reason)
        self.reason = reason


class Letters:
    """The letters by which people sign in; without a ``courier`` there are none."""

    def __init__(
        self, journal: Journal, courier: MailCourier | None, times: Times, limits: SharedLimits
    ) -> None:
        self._journal = journal
        self._courier = courier
        self._times = times
        self._asked = limits.buckets("letter-to", A_MINUTE, BURST)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def available(self) -> bool:
        """Whether the host can send letters."""
        return self._courier is not None

    def ask(self, text: str) -> None:
        """Have a letter sent to an address if anybody has confirmed it; raises ``Refusal``."""
        if self._courier is None:
            raise refusal("no-mail")
        try:
            address = clean_mail_address(text).lower()
        except BadMailAddress:
            raise refusal("bad-mail-address") from None
        if not self._asked.take(address):
            raise refusal("many-letters")
        if len(self._tasks) >= AT_ONCE:
            raise refusal("overloaded")
        task = asyncio.create_task(self._write_to(address, self._courier))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def redeem(self, token: str) -> tuple[Person, str]:
        """Use a link: its person, and a token for a browser more; raises ``BadLetter``."""
        letter, own, now = hash_token(token), new_token(), self._times.now()
        person = await self._journal.use_letter(letter, hash_token(own), now)
        if person is None:
            known = await self._journal.find_letter(letter)
            if known is None:
                raise BadLetter("bad-letter")
            raise BadLetter("old-letter" if known.used is None else "used-letter")
        return person, own

    async def _write_to(self, address: str, courier: MailCourier) -> None:
        """Write to all who have confirmed an address, which is named in no log."""
        tokens, now = [new_token() for _ in range(MOST)], self._times.now()
        hashes = [hash_token(token) for token in tokens]
        try:
            found = await self._journal.add_letters(address, hashes, now, now + MINUTES * 60_000)
        except JournalError as error:
            log.warning("a letter to sign in was not written: %s", error)
            return
        for token, to in zip(tokens, found, strict=False):
            await self._send(courier, to, token)

    async def _send(self, courier: MailCourier, to: Addressee, token: str) -> None:
        try:
            await courier.bring_back(to, token, MINUTES, self._times.now())
        except Undelivered as failed:
            log.warning("a letter to sign in did not arrive: %s", failed.fault)
