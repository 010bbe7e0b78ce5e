"""The address of a webhook as a person has typed it, and the secret of a new one."""

from __future__ import annotations

import base64
import secrets
from urllib.parse import urlsplit

LONGEST = 500  # characters of an address
PREFIX = "whsec_"
PORTS = range(1024, 65536)  # besides 443: what listens below them speaks other protocols
SECURE = "https"


class BadAddress(ValueError):
    """No address of a webhook; its text is a stable word."""


def clean_address(text: str, *, home: bool, longest: int = LONGEST) -> str:
    """An address that may be posted to; ``home``: also by http, for networks that the host allows.

    Raises ``BadAddress``.  Where its name leads is found out when it is connected to.
    """
    text = text.strip()
    if not text.isascii() or not text.isprintable() or len(text) > longest or " " in text:
        raise BadAddress("no-address")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadAddress("no-address") from None
    if parts.scheme not in ("http", SECURE) or not parts.hostname or parts.username is not None:
        raise BadAddress("no-address")
    if parts.scheme != SECURE and not home:
        raise BadAddress("no-https")
    if not home and port not in (None, 443) and port not in PORTS:
        raise BadAddress("bad-port")
    return text.partition("#")[0]


def new_secret() -> str:
    """What signs the messages of a new webhook."""
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()
