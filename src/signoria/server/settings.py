"""What can be set: by options of ``signoria serve`` or by variables ``SIGNORIA_<NAME>``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_data_path

from ..errors import UserError, quote
from ..locales import Locale
from .setting_readers import (
    Number,
    read_address,
    read_host,
    read_issuer,
    read_log_format,
    read_networks,
    read_sender,
    read_smtp,
    read_text,
    read_url,
)

HOST = "127.0.0.1"
PORT = 8800
VARIABLE = "SIGNORIA_"
LARGEST = 1_000_000
LONGEST = 36_500  # days, a hundred years
LIMITS = (  # of what people and addresses may have, told apart from the other options
    "max_connections",
    "per_address",
    "tcp_per_address",
    "rooms",
    "viewers",
    "spectators_per_address",
    "budget",
)
Value = str | int | float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    ``port`` and ``metrics_port`` 0: any free port for the one, no metrics for the other, which by
    default are on the port after the first.
    ``base_url`` is how browsers reach the server, None: as ``host`` and ``port`` say.  ``database``
    is a path or an URL ``sqlite:///...``, empty: ``default_database()``.  ``bot_seconds`` limits a
    bot's move, ``pace`` is what it waits when people watch.  ``trusted_proxy`` is the address whose
    ``X-Forwarded-*`` headers are believed.

    The limits: ``max_connections`` counts all WebSockets, ``per_address`` those of one address,
    ``tcp_per_address`` all its connections; ``rooms`` the matches in memory, ``viewers`` who looks
    at one of them, ``spectators_per_address`` those without a seat there of one address.
    ``bot_matches`` and ``bot_matches_here`` count the matches of bots only that a person and an
    address may have under way.  ``budget`` is what an address may ask for, in milliseconds of
    server time a second.

    ``webhook_networks`` are networks, with commas between them, that webhooks may reach although
    they are not public.  ``smtp`` is the mail server, such as ``smtp://USER:PASSWORD@HOST:PORT``,
    and ``mail_from`` the address that letters come from; without both there is no mail.
    ``notice_delay`` is the seconds after which a notice may be sent; ``vacation`` the days a year
    that a person may be away.

    ``log_format`` is how the log is written: lines for people, or JSON for programs.  ``traces`` is
    the collector that OpenTelemetry's traces are sent to.
    ``keep_talk``, ``keep_notices`` and ``keep_matches`` are days for which is kept what was said in
    matches that are over, what could not be told, and matches that are over; 0: for ever.

    ``oidc_issuer`` is the provider by which people of an organisation sign in, with the ``client``
    and ``secret`` that it has given; ``oidc_name`` is what people know it by.  Who is in the group
    ``oidc_administrators``, which the claim ``oidc_groups`` lists, looks after the server.
    """

    host: str = HOST
    port: int = PORT
    database: str = ""
    base_url: str | None = None
    metrics_port: int | None = None
    bot_seconds: float = 10.0
    pace: float = 0.0
    max_connections: int = 2000
    per_address: int = 100
    tcp_per_address: int = 512
    rooms: int = 5000
    viewers: int = 200
    spectators_per_address: int = 64
    bot_matches: int = 2
    bot_matches_here: int = 2
    budget: float = 100.0
    trusted_proxy: str | None = None
    webhook_networks: str = ""
    smtp: str = ""
    mail_from: str = ""
    notice_delay: float = 45.0
    vacation: int = 30
    keep_talk: int = 365
    keep_notices: int = 30
    keep_matches: int = 0
    log_format: Literal["text", "json"] = "text"
    traces: str | None = None
    oidc_issuer: str = ""
    oidc_client: str = ""
    oidc_secret: str = ""
    oidc_name: str = ""
    oidc_groups: str = "groups"
    oidc_administrators: str = ""

    @property
    def home_networks(self) -> list[IPv4Network | IPv6Network]:
        """The networks that webhooks may reach although they are not public."""
        return [ip_network(each) for each in self.webhook_networks.split(",") if each]

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by https."""
        return self.base_url is not None and self.base_url.startswith("https://")


READERS: dict[str, Callable[[str, Locale], Value]] = {
    "host": read_host,
    "port": Number(int, 0, 65535).read,
    "database": read_text,
    "base_url": read_url,
    "metrics_port": Number(int, 0, 65535).read,
    "bot_seconds": Number(float, 1, 600).read,
    "pace": Number(float, 0, 60).read,
    "max_connections": Number(int, 1, LARGEST).read,
    "per_address": Number(int, 1, LARGEST).read,
    "tcp_per_address": Number(int, 1, LARGEST).read,
    "rooms": Number(int, 1, LARGEST).read,
    "viewers": Number(int, 1, LARGEST).read,
    "spectators_per_address": Number(int, 1, LARGEST).read,
    "bot_matches": Number(int, 0, LARGEST).read,
    "bot_matches_here": Number(int, 0, LARGEST).read,
    "budget": Number(float, 0, LARGEST * 100).read,
    "trusted_proxy": read_address,
    "webhook_networks": read_networks,
    "smtp": read_smtp,
    "mail_from": read_sender,
    "notice_delay": Number(float, 0, 3600).read,
    "vacation": Number(int, 0, 365).read,
    "keep_talk": Number(int, 0, LONGEST).read,
    "keep_notices": Number(int, 0, LONGEST).read,
    "keep_matches": Number(int, 0, LONGEST).read,
    "log_format": read_log_format,
    "traces": read_url,
    "oidc_issuer": read_issuer,
    "oidc_client": read_text,
    "oidc_secret": read_text,
    "oidc_name": read_text,
    "oidc_groups": read_text,
    "oidc_administrators": read_text,
}


URLS = ("base_url", "smtp")


def without_password(url: str) -> str:
    """A URL, or what was meant to be one, as it may stand in a log."""
    return re.sub(r"^([\w+]+://)?.*@", r"\1…@", url, flags=re.DOTALL)


def read_settings(
    options: Mapping[str, str | None], environ: Mapping[str, str], words: Locale
) -> dict[str, Value]:
    """What was set, options before variables; raises ``UserError`` naming what is wrong."""
    found: dict[str, Value] = {}
    for name, reader in READERS.items():
        option, variable = "--" + name.replace("_", "-"), VARIABLE + name.upper()
        text = options.get(name)
        said, text = (option, text) if text is not None else (variable, environ.get(variable))
        if not text:
            continue
        try:
            found[name] = reader(text, words)
        except ValueError as error:
            shown = without_password(text) if name in URLS else text
            bad = words.text("serve-bad-setting", name=said, value=quote(shown))
            raise UserError(bad, str(error)) from None
    return found


def default_database() -> Path:
    """Where matches are kept unless something else is said."""
    return user_data_path("signoria", appauthor=False) / "server" / "signoria.db"
