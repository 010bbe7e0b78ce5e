"""The socket that the server listens on, and the addresses under which it is found."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address

from ...errors import UserError
from ...locales import Locale

BACKLOG = 2048
TRIES = 50  # ports after the wanted one that may be taken instead


def listen(
    host: str, port: int, others: bool, words: Locale, metrics: bool = False
) -> socket.socket:
    """A listening socket; with ``others`` on one of the next ports if this one is busy.

    Raises ``UserError``, which names the option that chooses the port, for the ``metrics`` another.
    """
    last = min(port + TRIES, 65535) if others and port else port
    for number in range(port, last + 1):
        try:
            return bind(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number < last:
                continue
            raise UserError(*explain(host, port, metrics, error, words)) from None
    raise AssertionError("the last port either worked or was refused")


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to a host and port, reachable by the host's first address."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(BACKLOG)  # at once, so that nobody else can have the port
    except OSError:
        made.close()
        raise
    made.setblocking(False)
    return made


def explain(
    host: str, port: int, metrics: bool, error: OSError, words: Locale
) -> tuple[str, str | None]:
    """The words for a port that cannot be had."""
    if error.errno == errno.EADDRINUSE:
        hint = words.text("serve-metrics-port-hint" if metrics else "serve-port-hint")
        return words.text("serve-port-busy", port=str(port)), hint
    what = error.strerror or str(error)
    return words.text("serve-cannot-listen", host=host, port=str(port), what=what), None


def url_of(listener: socket.socket) -> str:
    """The address of the server for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    parsed = ip_address(host)
    if parsed.is_unspecified:
        return f"http://127.0.0.1:{port}"
    return f"http://{f'[{host}]' if parsed.version == 6 else host}:{port}"


def network_url(listener: socket.socket) -> str | None:
    """The address for others in the local network, if the server listens on all addresses."""
    host, port = listener.getsockname()[:2]
    if not ip_address(host).is_unspecified:
        return None
    own = own_address()
    return f"http://{own}:{port}" if own else None


def own_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, never asked
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ip_address(found).is_loopback else found
