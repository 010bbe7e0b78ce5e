"""Token buckets: a burst of calls at once, and then a fixed rate."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic

from .accounts import REMEMBERED, Accounts


class Bucket:
    """Lets ``burst`` calls pass at once and ``rate`` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = burst
        self._at = now()

    def take(self) -> bool:
        """Whether one more call may pass; counts it if so."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each key, in bounded memory; ``burst`` is ``a_minute`` unless it is given."""

    def __init__(
        self,
        a_minute: float,
        now: Callable[[], float] = monotonic,
        remembered: int = REMEMBERED,
        burst: float | None = None,
    ) -> None:
        most = a_minute if burst is None else burst
        self.accounts = Accounts(a_minute / 60, most, now, remembered)

    def __len__(self) -> int:
        return len(self.accounts)

    def take(self, key: str) -> bool:
        """Whether one more call of this key may pass; counts it if so."""
        passes = self.accounts.balance(key) >= 1
        self.accounts.spend(key, 1 if passes else 0)
        return passes


def caller_network(address: str | None) -> str:
    """What counts as one caller: an IPv4 address, or the /64 network that an IPv6 host owns."""
    try:
        parsed = ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return parsed.exploded[:19]
    return str(parsed)
