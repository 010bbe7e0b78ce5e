"""From the address of a match, as people copy it, to the address of its WebSocket."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, urlsplit

SCHEMES = {"http": "ws", "https": "wss"}
PATH = re.compile(r"(?P<base>.*)/m/(?P<match>[A-Za-z0-9_-]{16})/?")


class BadAddress(ValueError):
    """An address that is not that of a match."""


def socket_of(url: str) -> str:
    """The WebSocket's address with states asked for; raises ``BadAddress``."""
    parts = split_url(url)
    path = PATH.fullmatch(parts.path)
    if not path:
        raise BadAddress(url)
    base, match = path["base"], path["match"]
    return f"{SCHEMES[parts.scheme]}://{parts.netloc}{base}/api/matches/{match}/socket?state=1"


def split_url(url: str) -> SplitResult:
    """The parts of an address with a scheme and a host that can be connected to."""
    try:
        parts = urlsplit(url.strip())
        whole = parts.scheme in SCHEMES and parts.hostname and parts.port != 0
    except ValueError:  # brackets that do not match, a port that is none
        whole = None
    if not whole or "@" in parts.netloc:
        raise BadAddress(url)
    return parts
