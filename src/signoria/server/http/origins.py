"""Which hosts and origins are ours: the guard against DNS rebinding and foreign pages."""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers

HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(:(?P<port>\d{1,5}))?")
LOOPBACK = "localhost"


class Origins:
    """Knows the server's own address, if it has a public one."""

    def __init__(self, base_url: str | None) -> None:
        parts = urlsplit(base_url) if base_url else None
        self._name = parts.hostname if parts else None
        self._host = parts.netloc.lower() if parts else None
        self._origin = f"{parts.scheme}://{parts.netloc}".lower() if parts else None

    def host_is_ours(self, headers: Headers) -> bool:
        """Whether the Host header names this server.

        Under a name that is not ours, a foreign page whose name was turned to our address could
        talk to us as if it were ours; names of this machine and bare addresses cannot be turned.
        """
        hosts = headers.getlist("host")
        match = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
        if match is None:
            return False
        name = match["name"].lower()
        return name in (self._name, LOOPBACK) or name.endswith(f".{LOOPBACK}") or is_address(name)

    def origin_is_ours(self, headers: Headers) -> bool:
        """Whether a page of this server asks; browsers always tell when something may change."""
        origins = headers.getlist("origin")
        if len(origins) != 1:
            return False
        origin, host = origins[0].lower(), headers["host"].lower()
        if host == self._host or origin == self._origin:
            return origin == self._origin
        # Without a public address of our own, a proxy that speaks https may stand before us.
        return origin.removeprefix("https://").removeprefix("http://") == host


def passkey_fault(origin: str) -> str | None:
    """Why browsers have no passkeys at an origin: the reason of a refusal; None where they do."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    if parts.scheme != "https" and not is_this_machine(name):
        return "passkey-no-https"
    return "passkey-needs-name" if is_address(name) else None


def is_this_machine(name: str) -> bool:
    """Whether a host is the browser's own machine."""
    if is_address(name):
        return ip_address(name).is_loopback
    return name == LOOPBACK or name.endswith(f".{LOOPBACK}")


def is_address(name: str) -> bool:
    """Whether a host is named by its number."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
