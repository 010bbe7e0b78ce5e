"""Connections to addresses that somebody has typed: only to those that are public.

The name is resolved here, each of its addresses is looked at, and the connection goes to one that
was found good: a name that is resolved to something else a moment later changes nothing.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

import httpcore

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
NAT64 = ip_network("64:ff9b::/96")  # the last four bytes are an IPv4 address


class RefusedAddress(Exception):
    """Something that must not be connected to."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the internet, and to no network of ours or of this machine."""
    if isinstance(address, IPv6Address) and (inner := embedded_address(address)) is not None:
        return is_public(inner)
    return address.is_global and not address.is_multicast


def embedded_address(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address to which an IPv6 address leads; None if it leads to none."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return None


class GuardedBackend(httpcore.AsyncNetworkBackend):
    """Opens connections to public addresses, and to the ``allowed`` networks."""

    def __init__(self, allowed: Iterable[Network] = ()) -> None:
        self._allowed = tuple(allowed)
        self._plain = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 -- httpcore's
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to one of a host's addresses; raises ``RefusedAddress`` if any is not public."""
        failure: Exception = httpcore.ConnectError(host)
        for address in await self.resolve(host, port):
            try:
                return await self._plain.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,  # noqa: ASYNC109 -- httpcore's
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Never: a socket of this machine is not public."""
        raise RefusedAddress(path)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def resolve(self, host: str, port: int) -> Sequence[str]:
        """The addresses of a host, all of them good; raises ``RefusedAddress``."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (socket.gaierror, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = list(dict.fromkeys(str(one[4][0]).partition("%")[0] for one in found))
        for address in addresses:
            if not self.allows(ip_address(address)):
                raise RefusedAddress(address)
        return addresses

    def allows(self, address: Address) -> bool:
        """Whether a connection may go there."""
        inside = any(address in network for network in self._allowed)
        return inside or is_public(address)
