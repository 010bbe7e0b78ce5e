"""Addresses of mail as people type them, and the mail server of the host as settings name it."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

LONGEST = 254  # characters, as RFC 5321 has it
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"[A-Za-z0-9!#$%&'*+/=?^_`{{|}}~.-]{{1,64}}@{LABEL}(?:\.{LABEL})*")
PORTS = {"smtp": 587, "smtps": 465}


class BadMailAddress(ValueError):
    """No address to which a letter could go."""


class MailServer(NamedTuple):
    """Where letters are handed in; ``tls``: encrypted from the first byte on."""

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None


def clean_mail_address(text: str) -> str:
    """An address without spaces around it; raises ``BadMailAddress``.

    Lines within would be headers of our own making, so that none are cleaned away.
    """
    address = text.strip(" ")
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in address:
        raise BadMailAddress(address)
    return address


def read_mail_server(url: str) -> MailServer:
    """A server from ``smtp://USER:PASSWORD@HOST:PORT`` or ``smtps://``; raises ``ValueError``."""
    parts = urlsplit(url.strip())
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError(parts.scheme)
    user, password = (unquote(one) if one else None for one in (parts.username, parts.password))
    port = parts.port or PORTS[parts.scheme]
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password)
