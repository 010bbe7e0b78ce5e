"""Whatever brings a message to a way's end."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ..journal.notice_rows import Profile, WayRow
from ..journal.sign_in_rows import Addressee
from .message import Message


class Undelivered(Exception):
    """A message did not arrive.

    ``fault`` is a stable word for its owner; ``final`` says that no other try would help, and
    ``ended`` that the way leads nowhere and never will again.
    """

    def __init__(self, fault: str, *, final: bool = False, ended: bool = False) -> None:
        super().__init__(fault)
        self.fault = fault
        self.final = final
        self.ended = ended


class Courier(Protocol):
    """Brings messages by one kind of way."""

    async def deliver(self, way: WayRow, message: Message, now: int) -> None:
        """Bring a message, at most once in this call; raises ``Undelivered``."""

    async def close(self) -> None:
        """Let go of its connections."""


@runtime_checkable
class MailCourier(Courier, Protocol):
    """Brings messages by mail, and first asks an address whether it wants them."""

    async def ask(self, way: WayRow, id: str, profile: Profile, now: int) -> None:
        """Send the link by which the address says yes; raises ``Undelivered``."""

    async def bring_back(self, to: Addressee, token: str, minutes: int, now: int) -> None:
        """Send the link by which a person signs in; raises ``Undelivered``."""


@runtime_checkable
class PushCourier(Courier, Protocol):
    """Brings messages to browsers, which subscribe to them by a key of this server."""

    async def public_key(self) -> str:
        """The key that a browser subscribes by: an uncompressed point of P-256 in base64url."""
