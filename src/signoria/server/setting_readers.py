"""How the texts of settings are read; each raises ``ValueError`` that says what would be right."""

from __future__ import annotations

import math
from collections.abc import Callable
from ipaddress import ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from ..locales import Locale
from .mail_address import BadMailAddress, clean_mail_address, read_mail_server

LOG_FORMATS = ("text", "json")


class Number(NamedTuple):
    """A number that must lie in a range."""

    kind: Callable[[str], int | float]
    least: int
    most: int

    def read(self, text: str, words: Locale) -> int | float:
        """The number; raises ``ValueError`` with the words for what would be right."""
        right = words.text("serve-right-number", least=str(self.least), most=str(self.most))
        try:
            number = self.kind(text)
        except ValueError:
            raise ValueError(right) from None
        if not math.isfinite(number) or not self.least <= number <= self.most:
            raise ValueError(right)
        return number


def read_text(text: str, _: Locale) -> str:
    """Anything."""
    return text


def read_host(text: str, _: Locale) -> str:
    """A host; an address of IPv6 may stand in the brackets that it has in URLs."""
    bracketed = text.startswith("[") and text.endswith("]")
    return text[1:-1] if bracketed else text


def read_url(text: str, words: Locale) -> str:
    """The origin of a base URL; raises ``ValueError``."""
    try:
        parts = urlsplit(text.strip().lower())
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        whole = None
    if not whole or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise ValueError(words.text("serve-right-url"))
    return f"{parts.scheme}://{parts.netloc}"


def read_log_format(text: str, words: Locale) -> str:
    """How the log is written; raises ``ValueError``."""
    if text not in LOG_FORMATS:
        raise ValueError(", ".join(LOG_FORMATS))
    return text


def read_issuer(text: str, words: Locale) -> str:
    """The address of a provider of sign-ins, as it names itself; raises ``ValueError``."""
    parts = urlsplit(text.strip())
    local = parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1")
    if not parts.hostname or parts.query or not (parts.scheme == "https" or local):
        raise ValueError(words.text("serve-right-issuer"))
    return text.strip()


def read_address(text: str, words: Locale) -> str:
    """An IP address or network; raises ``ValueError``."""
    try:
        ip_network(text.strip())
    except ValueError:
        raise ValueError(words.text("serve-right-address")) from None
    return text.strip()


def read_networks(text: str, words: Locale) -> str:
    """IP addresses or networks with commas between them; raises ``ValueError``."""
    return ",".join(read_address(each, words) for each in text.split(",") if each.strip())


def read_smtp(text: str, words: Locale) -> str:
    """The URL of a mail server; raises ``ValueError``, which does not repeat its password."""
    try:
        read_mail_server(text)
    except ValueError:
        raise ValueError(words.text("serve-right-smtp")) from None
    return text.strip()


def read_sender(text: str, words: Locale) -> str:
    """A mail address; raises ``ValueError``."""
    try:
        return clean_mail_address(text)
    except BadMailAddress:
        raise ValueError(words.text("serve-right-mail")) from None
