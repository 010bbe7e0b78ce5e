"""Webhooks: a message is posted to an address that a person has named, signed.

Signed as Standard Webhooks say: an HMAC-SHA-256 over id, time and body.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Callable, Iterable, Mapping

import msgspec

from ..domain.clock.times import SECOND
from ..journal.notice_rows import WayRow
from .guarded_connection import Network
from .guarded_post import SECONDS, GuardedPost
from .message import Message
from .webhook_address import PREFIX

JSON = "application/json"


def sign(secret: str, id: str, seconds: int, body: bytes) -> str:
    """The signature of a message, as in the header ``webhook-signature``."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    content = f"{id}.{seconds}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode()


def plain_body(message: Message) -> tuple[bytes, Mapping[str, str]]:
    """All of it as JSON, for programs."""
    told = {"title": message.title, "text": message.text, "language": message.language}
    body = {**told, "url": message.url, "matches": message.matches}
    return msgspec.json.encode(body), {"content-type": JSON}


def discord_body(message: Message) -> tuple[bytes, Mapping[str, str]]:
    """As Discord takes it; names are no commands, and nobody is called by one."""
    text = re.sub(r"([\\*_~`|>#\[\]()<@-])", r"\\\1", message.title)
    links = "\n".join(f"<{one.url}>" for one in message.matches) or f"<{message.url}>"
    body = {"content": f"{text}\n{links}"[:2000], "allowed_mentions": {"parse": []}}
    return msgspec.json.encode(body), {"content-type": JSON}


def slack_body(message: Message) -> tuple[bytes, Mapping[str, str]]:
    """As Slack takes it."""
    text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return msgspec.json.encode({"text": text, "mrkdwn": False}), {"content-type": JSON}


def ntfy_body(message: Message) -> tuple[bytes, Mapping[str, str]]:
    """As ntfy takes it: the text is the body, a press opens the match."""
    kind = {"content-type": "text/plain; charset=utf-8"}
    return message.title.encode(), {**kind, "click": message.url, "tags": "hourglass"}


Shape = Callable[[Message], tuple[bytes, Mapping[str, str]]]
SHAPES: Mapping[str, Shape] = {
    "json": plain_body,
    "discord": discord_body,
    "slack": slack_body,
    "ntfy": ntfy_body,
}


class Webhooks:
    """Posts messages; ``allowed`` are networks that are not public and may be reached."""

    def __init__(self, allowed: Iterable[Network] = (), seconds: float = SECONDS) -> None:
        self._end = GuardedPost(allowed, seconds)

    async def deliver(self, way: WayRow, message: Message, now: int) -> None:
        """Post a message; raises ``Undelivered``."""
        body, headers = SHAPES[way.shape](message)
        seconds = now // SECOND
        signed = {
            **headers,
            "webhook-id": message.id,
            "webhook-timestamp": str(seconds),
            "webhook-signature": sign(way.secret, message.id, seconds, body),
        }
        await self._end.post(way.target, signed, body)

    async def close(self) -> None:
        """Let go of its connections."""
        await self._end.close()
