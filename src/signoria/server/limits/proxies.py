"""Whether all people seem to share one address, as behind a proxy that is not trusted.

Then all of them together have what is meant for one: a stranger could use it up for everybody.
"""

from __future__ import annotations

import logging
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import Scope

from ..settings import Settings

HEADERS = ("x-forwarded-for", "forwarded", "x-real-ip")
ENOUGH = 20  # requests that came through a proxy, most of the last ones
LAST = 200
log = logging.getLogger(__name__)


class ProxyWatch:
    """Looks at requests for signs of a proxy whose word is not taken."""

    def __init__(self, settings: Settings) -> None:
        self._trusted = settings.trusted_proxy
        self._expected = settings.secure and settings.trusted_proxy is None
        self._seen = 0
        self._forwarded = 0
        self._warned = False

    def start(self) -> None:
        """Warn of what can be known before anybody comes."""
        if self._expected:
            self._warn()

    def see(self, scope: Scope, headers: Headers) -> None:
        """A request has come."""
        self._seen += 1
        self._forwarded += is_from_nearby(scope) and any(name in headers for name in HEADERS)
        if self._seen > LAST:
            self._seen, self._forwarded = self._seen // 2, self._forwarded // 2
        if not self._warned and self.reason():
            self._warn()

    def reason(self) -> str | None:
        """What is wrong, for ``/health``; None if nothing is."""
        if self._expected:
            return "https without --trusted-proxy: all people count as one address"
        if self._forwarded < max(ENOUGH, self._seen / 2):
            return None
        if self._trusted is None:
            return "a proxy forwards people, but none is trusted: all count as one address"
        return "a proxy forwards people, but not from --trusted-proxy: all count as one address"

    def _warn(self) -> None:
        self._warned = True
        log.warning("%s (docs/hosting.md, Behind a proxy)", self.reason())


def is_from_nearby(scope: Scope) -> bool:
    """Whether a request comes from where a proxy would stand, and from none that is trusted.

    Strangers can send the headers, too.  Where the proxy is trusted, uvicorn has put the address
    that it tells in place of its own, with port 0.
    """
    client = scope.get("client")
    if not client or not client[1]:
        return False
    try:
        found = ip_address(client[0])
    except ValueError:
        return False
    return found.is_private or found.is_loopback
