"""A browser that is told by web push: it reads what was encrypted for it, by keys of its own."""

from __future__ import annotations

import json
import secrets
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from signoria.server.notices.push_subscription import decode, encode
from tests.server.notices.endpoint import Posted


class Browser:
    """One browser, whose push service is at ``endpoint``."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    @property
    def point(self) -> bytes:
        """Its public key."""
        key = self._key.public_key()
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def secret(self) -> str:
        """Its keys as a way keeps them."""
        return f"{encode(self.point)}.{encode(self._auth)}"

    def subscription(self, **fields: str) -> dict[str, str]:
        """What it gives to the server."""
        keys = {"p256dh": encode(self.point), "auth": encode(self._auth)}
        return {"endpoint": self.endpoint, **keys, **fields}

    def read(self, body: bytes) -> dict[str, Any]:
        """A message, which nobody else can read."""
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        told: dict[str, Any] = json.loads(plain)
        return told


def read_signature(posted: Posted) -> tuple[dict[str, Any], str]:
    """What a sender claims, and by which key; the signature must hold."""
    header = posted.headers["authorization"]
    assert Vapid02.verify(header)
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(","))
    return json.loads(decode(parts["t"].split(".")[1])), parts["k"]
