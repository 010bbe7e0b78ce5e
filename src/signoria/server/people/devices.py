"""The browsers that stand for a person: what they are, when they were used, and their end."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable

from ..journal.entries import Person
from ..journal.errors import JournalError
from ..journal.port import Journal
from ..protocol.http import DeviceInfo
from .people import hash_token, milliseconds

log = logging.getLogger(__name__)
HOUR = 3_600_000  # milliseconds, within which a use is noted once
MOST = 10_000  # browsers whose last use is remembered here
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)
BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox")),
    *(("Chrome/", "Chrome"), ("CriOS", "Chrome"), ("Safari/", "Safari")),
)


class Devices:
    """All browsers of all persons; ``now`` tells the milliseconds since 1970."""

    def __init__(self, journal: Journal, now: Callable[[], int] = milliseconds) -> None:
        self._journal = journal
        self._now = now
        self._noted: dict[bytes, int] = {}

    async def note_use(self, token: str, agent: str) -> None:
        """Note that a browser is used; more than once an hour changes nothing.

        What cannot be noted keeps nobody from what they came for; the next use tries again.
        """
        known, now = hash_token(token), self._now()
        if self._noted.get(known, -HOUR) > now - HOUR:
            return
        self._noted.pop(known, None)
        self._noted[known] = now
        if len(self._noted) > MOST:
            del self._noted[next(iter(self._noted))]
        try:
            await self._journal.note_use(known, now, describe_agent(agent))
        except JournalError as error:
            log.warning("the use of a browser could not be noted: %s", error)
            self._noted.pop(known, None)

    async def list(self, person: Person, token: str) -> list[DeviceInfo]:
        """The browsers of a person, the one with this token marked."""
        own = hash_token(token)
        return [
            DeviceInfo(
                id=device_id(row.hash),
                name=row.agent or "",
                here=row.hash == own,
                since=row.created // 1000,
                used=None if row.used is None else row.used // 1000,
            )
            for row in await self._journal.devices(person.id)
        ]

    async def end(self, person: Person, device: str) -> bool:
        """End one of a person's browsers; whether there is such a one."""
        rows = await self._journal.devices(person.id)
        found = [row.hash for row in rows if device_id(row.hash) == device]
        await self._journal.end_devices(person.id, found)
        return bool(found)

    async def end_others(self, person: Person, token: str) -> None:
        """End all browsers of a person but the one with this token."""
        rows, own = await self._journal.devices(person.id), hash_token(token)
        await self._journal.end_devices(person.id, [row.hash for row in rows if row.hash != own])


def device_id(hash: bytes) -> str:
    """What a browser is called in calls: a part of its token's hash, of no use to anybody."""
    return hash[:8].hex()


def describe_agent(text: str) -> str:
    """Browser and system of a User-Agent; empty if neither is known."""
    text = re.sub(r"[^ -~]", "", text[:500])
    browser = next((name for sign, name in BROWSERS if sign in text), "")
    system = next((name for sign, name in SYSTEMS if sign in text), "")
    return " · ".join(part for part in (browser, system) if part)
