"""Who may hold a TCP connection: counted by address as it opens, before anything is parsed.

A connection is **idle** while no request of it is being answered: a head that has not come, or a
pause between two requests.  Where there are too many connections, the idle one that has waited
for longest is closed for a new one.  Where none is idle, new ones come in on **probation** only:
each must soon show that somebody who holds a seat asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from ipaddress import ip_address, ip_network
from time import monotonic

from starlette.types import Scope

from .log_limit import LogLimiter
from .token_bucket import caller_network

IN_RESERVE = 8  # the part of all places (1 / 8) that is for people who hold seats
MOST_RESERVED = 256
PROBATION_EACH = 4  # of the reserve's places, for one address
log = logging.getLogger(__name__)

PASS = "signoria.pass"  # the extension of an ASGI scope that holds it


class Pass:
    """A connection that was let in; ``key`` is its address, None for a trusted proxy's."""

    __slots__ = ("_gate", "key", "probation", "transport")

    def __init__(self, gate: ConnectionGate, key: str | None, transport: asyncio.Transport) -> None:
        self.key = key
        self.probation = False
        self.transport = transport
        self._gate = gate

    def admit(self) -> None:
        """Somebody who holds a seat asks: the connection is as good as any other now."""
        self._gate.end_probation(self)

    def refuse(self) -> None:
        """Nobody who holds a seat asks."""
        self._gate.end_probation(self)
        self._gate.count("reserved")


class ConnectionGate:
    """Lets connections in: at most ``most``, and ``each`` of one address.

    ``closed`` counts those closed or not let in, by reason, for metrics.
    """

    def __init__(
        self,
        most: int,
        each: int,
        trusted: str | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.most = most
        self.closed: Counter[str] = Counter()
        self._each = each
        self._reserve = min(MOST_RESERVED, most // IN_RESERVE)
        self._trusted = ip_network(trusted, strict=False) if trusted else None
        self._open: dict[asyncio.BaseTransport, Pass] = {}
        self._by_key: Counter[str | None] = Counter()
        self._probation: Counter[str | None] = Counter()
        self._idle: dict[Pass, None] = {}
        self._idle_by_key: dict[str | None, dict[Pass, None]] = {}
        self._log_limiter = LogLimiter(now)

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, host: str | None) -> Pass | None:
        """A connection opens; None if it must be closed at once."""
        key = None if self._is_trusted(host) else caller_network(host)
        if not self._has_place(key):
            return None
        found = self._open[transport] = Pass(self, key, transport)
        self._by_key[key] += 1
        if len(self._open) > self.most - self._reserve:
            found.probation = True
            self._probation[key] += 1
        self.mark_idle(found)
        return found

    def find(self, transport: asyncio.BaseTransport) -> Pass | None:
        """The pass of a connection that was let in."""
        return self._open.get(transport)

    def mark_idle(self, found: Pass) -> None:
        """Nothing of this connection is being answered."""
        if found.transport in self._open:
            self._idle[found] = None
            self._idle_by_key.setdefault(found.key, {})[found] = None

    def mark_busy(self, found: Pass) -> None:
        """A whole request has come."""
        self._idle.pop(found, None)
        if (same := self._idle_by_key.get(found.key)) is not None:
            same.pop(found, None)
            if not same:
                del self._idle_by_key[found.key]

    def leave(self, found: Pass) -> None:
        """A connection has ended; may be called twice."""
        if self._open.pop(found.transport, None) is None:
            return
        self.mark_busy(found)
        self.end_probation(found)
        decrement(self._by_key, found.key)

    def end_probation(self, found: Pass) -> None:
        """The caller has been found to hold a seat or not."""
        if found.probation:
            found.probation = False
            decrement(self._probation, found.key)

    def count(self, reason: str) -> None:
        """One more was closed; the log hears of it now and then."""
        self.closed[reason] += 1
        if counts := self._log_limiter.count(reason):
            log.warning("connections closed: %s; %d of %d open", counts, len(self), self.most)

    def _has_place(self, key: str | None) -> bool:
        """Whether one more of an address may come, for which an idle one may have to go."""
        crowded = key is not None and self._by_key[key] >= self._each
        if crowded and not self._close_oldest(self._idle_by_key.get(key, {}), "address-idle"):
            self.count("address-full")
            return False
        if len(self._open) < self.most - self._reserve or self._close_oldest(self._idle, "idle"):
            return True
        # A proxy's connections are of many people, so that only the reserve itself limits them.
        if len(self._open) < self.most and (key is None or self._probation[key] < PROBATION_EACH):
            return True
        self.count("full")
        return False

    def _close_oldest(self, waiting: Mapping[Pass, None], reason: str) -> bool:
        """Close what has been idle for longest, if anything is."""
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.count(reason)
        self.leave(oldest)
        oldest.transport.abort()
        return True

    def _is_trusted(self, host: str | None) -> bool:
        """Whether this is the proxy, which is no single person."""
        if self._trusted is None or host is None:
            return False
        try:
            found = ip_address(host)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return (mapped or found) in self._trusted


def decrement(counts: Counter[str | None], key: str | None) -> None:
    """One fewer; what is none is forgotten."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]


def pass_of(scope: Scope) -> Pass | None:
    """The pass of a connection; None on another server than ours."""
    found = (scope.get("extensions") or {}).get(PASS)
    return found["pass"] if found else None
