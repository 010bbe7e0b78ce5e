"""Web push: a message goes to a browser by the push service of its maker, which cannot read it.

It is encrypted for the browser alone (RFC 8291) and signed by a key of this server (VAPID, RFC
8292), which is made when it is first needed and kept in the journal.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..domain.clock.times import SECOND
from ..journal.notice_rows import ASKING, WayRow
from ..journal.port import Journal
from .delivery import Undelivered
from .guarded_connection import Network
from .guarded_post import SECONDS, GuardedPost
from .message import Message
from .push_subscription import encode, read_keys
from .waiting import waiting_matches

NAME = "Signoria"
WEEK = 7 * 24 * 3600  # seconds for which a push service keeps what it cannot bring
SIGNED = 12 * 3600  # seconds for which a signature holds; services refuse more than a day
MOST = 2000  # bytes of a text; a whole message may have some 4,000
SEVERAL = "matches"  # the tag of a message on more than one


class Push:
    """Brings messages to browsers.

    ``subject`` is how a push service reaches the host: a ``mailto:`` or ``https:`` address.
    ``allowed`` are networks that are not public and may be reached.
    """

    def __init__(
        self,
        journal: Journal,
        subject: str,
        allowed: Iterable[Network] = (),
        seconds: float = SECONDS,
    ) -> None:
        self._journal = journal
        self._subject = subject
        self._end = GuardedPost(allowed, seconds)
        self._signer: Any = None

    async def public_key(self) -> str:
        """The key that a browser subscribes by: an uncompressed point of P-256 in base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._find_signer()).public_key
        return encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def deliver(self, way: WayRow, message: Message, now: int) -> None:
        """Bring a message; raises ``Undelivered``, also where the browser has ended it."""
        turns = len(await waiting_matches(self._journal, way.person))
        body = encrypt(way.secret, payload(message, turns))
        headers = {**push_headers(way, message), **await self._sign(way.target, now)}
        try:
            await self._end.post(way.target, headers, body)
        except Undelivered as failed:
            if failed.fault == "gone":
                raise Undelivered("gone", final=True, ended=True) from None
            raise

    async def close(self) -> None:
        """Let go of its connections."""
        await self._end.close()

    async def _sign(self, target: str, now: int) -> Mapping[str, str]:
        """The header by which a push service knows who sends."""
        parts = urlsplit(target)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // SECOND + SIGNED,
            "sub": self._subject,
        }
        signed: Mapping[str, str] = (await self._find_signer()).sign(claims)
        return {name.lower(): value for name, value in signed.items()}

    async def _find_signer(self) -> Any:
        """What signs; its key is made if there is none."""
        if self._signer is None:
            from py_vapid import Vapid02

            key = await self._journal.push_key()
            signer = Vapid02.from_string(key or await self._journal.keep_push_key(new_key()))
            signer.conf["no-strict"] = True  # it takes no address with a port
            self._signer = signer
        return self._signer


def new_key() -> str:
    """A new private key of P-256, in base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def payload(message: Message, turns: int) -> bytes:
    """What the browser shows: one notice for each ``tag``, the newest; ``turns`` on the icon."""
    one = len(message.matches) <= 1
    lines = [message.title] if one else [each.text for each in message.matches]
    told = {
        "title": NAME if one else message.title,
        "text": shorten(lines),
        "language": message.language,
        "url": message.url,
        "tag": tag_of(message),
        "turns": turns,
    }
    return msgspec.json.encode(told)


def tag_of(message: Message) -> str:
    """What a later message replaces: what was told of the same match, or of several."""
    return message.matches[0].match if len(message.matches) == 1 else SEVERAL


def shorten(lines: Iterable[str]) -> str:
    """As many lines as fit into a message."""
    text = "\n".join(lines).encode()
    return text.decode() if len(text) <= MOST else text[:MOST].decode(errors="ignore") + "…"


def push_headers(way: WayRow, message: Message) -> Mapping[str, str]:
    """How a push service treats a message.

    The topic lets it keep only the newest of a match; it tells nobody which match that is.
    """
    asked = any(one.kind in ASKING for one in message.matches)
    topic = hmac.digest(way.secret.encode(), tag_of(message).encode(), hashlib.sha256)
    return {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(WEEK),
        "urgency": "high" if asked else "normal",
        "topic": encode(topic)[:32],
    }


def encrypt(secret: str, plain: bytes) -> bytes:
    """A message for the browser whose keys these are, in one record of RFC 8188."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    keys = read_keys(secret)
    own = ec.generate_private_key(ec.SECP256R1())
    made: bytes = http_ece.encrypt(
        plain,
        salt=secrets.token_bytes(16),
        private_key=own,
        dh=keys.point,
        auth_secret=keys.auth,
        version="aes128gcm",
    )
    return made
