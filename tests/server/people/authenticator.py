"""A device with passkeys, made of a real key: what a browser and its device would answer."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, MAY_SYNC, SYNCED, NEW = 0x01, 0x04, 0x08, 0x10, 0x40  # flags


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Device:
    """A device at a page of this origin, which counts how often its one key was used."""

    origin: str
    flags: int = PRESENT | VERIFIED
    count: int = 1
    id: bytes = field(default_factory=lambda: token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def create(self, options: str) -> str:
        """The answer to ``navigator.credentials.create``."""
        asked = json.loads(options)
        key = self.id, self._public_key()
        attested = bytes(16) + len(key[0]).to_bytes(2, "big") + key[0] + key[1]
        proof = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._data(asked["rp"]["id"], self.flags | NEW) + attested,
        }
        client = self._client("webauthn.create", asked["challenge"])
        return self._answer({"attestationObject": text(cbor2.dumps(proof))}, client)

    def get(self, options: str) -> str:
        """The answer to ``navigator.credentials.get``."""
        asked = json.loads(options)
        client = self._client("webauthn.get", asked["challenge"])
        told = self._data(asked["rpId"], self.flags)
        signed = self.key.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"authenticatorData": text(told), "signature": text(signed)}
        return self._answer({**parts, "userHandle": text(b"whoever")}, client)

    def _public_key(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _data(self, wanted: str, flags: int) -> bytes:
        """What a device signs; a browser lets it do so for no other host than its page's."""
        host = urlsplit(self.origin).hostname or ""
        assert wanted
        used = bytes([flags]) + self.count.to_bytes(4, "big")
        return hashlib.sha256(host.encode()).digest() + used

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _answer(self, parts: dict[str, Any], client: bytes) -> str:
        return json.dumps(
            {
                "id": text(self.id),
                "rawId": text(self.id),
                "type": "public-key",
                "clientExtensionResults": {},
                "response": {**parts, "clientDataJSON": text(client)},
            }
        )
