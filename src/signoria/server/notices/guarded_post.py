"""One post to an address that somebody has named: to public networks only, once, in a few seconds.

Redirects are not followed, and nothing of the answer is read but its status.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import httpcore

from .delivery import Undelivered
from .guarded_connection import GuardedBackend, Network, RefusedAddress

SECONDS = 10.0  # for a whole try
CONNECTIONS = 20
GONE = (404, 410)


class GuardedPost:
    """Posts; ``allowed`` are networks that are not public and may be reached."""

    def __init__(self, allowed: Iterable[Network] = (), seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=CONNECTIONS,
            max_keepalive_connections=0,
            network_backend=GuardedBackend(allowed),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Post a body; raises ``Undelivered``."""
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._try(url, headers, body)
        except RefusedAddress:
            raise Undelivered("private-address", final=True) from None
        except TimeoutError:
            raise Undelivered("slow") from None
        except (httpcore.UnsupportedProtocol, httpcore.LocalProtocolError):
            raise Undelivered("no-address", final=True) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
            raise Undelivered("unreachable") from None
        check_status(status)

    async def _try(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        every = {**headers, "user-agent": "Signoria"}
        pairs = [(name.encode(), value.encode("ascii", "replace")) for name, value in every.items()]
        async with self._pool.stream("POST", url, headers=pairs, content=body) as answer:
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
