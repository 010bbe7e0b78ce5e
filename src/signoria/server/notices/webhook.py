"""Webhooks: a message is posted to an address that a person has named, signed.

Signed as Standard Webhooks say: an HMAC-SHA-256 over id, time and body.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import re
from collections.abc import Callable, Iterable, Mapping

import httpcore
import msgspec

from ..domain.clock.times import SECOND
from ..journal.notice_rows import WayRow
from .delivery import Undelivered
from .guarded_connection import GuardedBackend, Network, RefusedAddress
from .message import Message
from .webhook_address import PREFIX

SECONDS = 10.0  # for a whole try
CONNECTIONS = 20
GONE = (404, 410)
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
        self._seconds = seconds
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=CONNECTIONS,
            max_keepalive_connections=0,
            network_backend=GuardedBackend(allowed),
        )

    async def deliver(self, way: WayRow, message: Message, now: int) -> None:
        """Post a message; raises ``Undelivered``."""
        body, headers = SHAPES[way.shape](message)
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._post(way, message.id, body, headers, now // SECOND)
        except RefusedAddress:
            raise Undelivered("private-address", final=True) from None
        except TimeoutError:
            raise Undelivered("slow") from None
        except (httpcore.UnsupportedProtocol, httpcore.LocalProtocolError):
            raise Undelivered("no-address", final=True) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
            raise Undelivered("unreachable") from None
        check_status(status)

    async def _post(
        self, way: WayRow, id: str, body: bytes, headers: Mapping[str, str], seconds: int
    ) -> int:
        """Post a body; the status of the answer, of which nothing else is read."""
        signed = {
            **headers,
            "user-agent": "Signoria",
            "webhook-id": id,
            "webhook-timestamp": str(seconds),
            "webhook-signature": sign(way.secret, id, seconds, body),
        }
        pairs = [
            (name.encode(), value.encode("ascii", "replace")) for name, value in signed.items()
        ]
        async with self._pool.stream("POST", way.target, headers=pairs, content=body) as answer:
            return answer.status

    async def close(self) -> None:
        """Let go of its connections."""
        await self._pool.aclose()


def check_status(status: int) -> None:
    """Raises ``Undelivered`` unless a message was taken."""
    if status in GONE:
        raise Undelivered("gone", final=True)
    if 300 <= status < 400:
        raise Undelivered("redirects", final=True)
    if not 200 <= status < 300:
        raise Undelivered("refuses")
