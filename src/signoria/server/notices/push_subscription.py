"""A subscription as a browser gives it: where messages go, and the keys that encrypt them."""

from __future__ import annotations

import base64
import binascii
from typing import NamedTuple
from urllib.parse import urlsplit

from ..domain.refusals import refusal
from ..protocol.notices import NewBrowser
from .webhook_address import BadAddress, clean_address

LONGEST = 1000  # characters of an address; push services have long ones
POINT, AUTH = 65, 16  # bytes: an uncompressed point of P-256, and a secret


class BrowserKeys(NamedTuple):
    """What a browser has made for its messages: its public key, and a secret."""

    point: bytes
    auth: bytes


def read_subscription(wanted: NewBrowser, *, home: bool) -> tuple[str, str]:
    """The address and the keys as a way keeps them; raises ``Refusal``."""
    try:
        target = clean_address(wanted.endpoint, home=home, longest=LONGEST)
    except BadAddress:
        raise refusal("push-no-address") from None
    if ":" in (urlsplit(target).hostname or ""):
        raise refusal(
            "push-no-address"
        )  # no push service is an IPv6 address, and none can be signed
    keys = f"{wanted.p256dh}.{wanted.auth}"
    try:
        check_keys(read_keys(keys))
    except ValueError:
        raise refusal("push-bad-keys") from None
    return target, keys


def read_keys(secret: str) -> BrowserKeys:
    """The keys of a way; raises ``ValueError``."""
    point, auth = (decode(part) for part in secret.split("."))
    return BrowserKeys(point, auth)


def check_keys(keys: BrowserKeys) -> None:
    """Raise ``ValueError`` for keys of other lengths, or a point that is not on the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(keys.point) != POINT or len(keys.auth) != AUTH:
        raise ValueError("other lengths")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)


def decode(text: str) -> bytes:
    """Bytes from base64url, with or without its padding; raises ``ValueError``."""
    text = text.rstrip("=")
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def encode(data: bytes) -> str:
    """Bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
