"""What can be set: by options of ``signoria serve`` or by variables ``SIGNORIA_<NAME>``."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path

HOST = "127.0.0.1"
PORT = 8800
METRICS_PORT = 8801


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    ``port`` and ``metrics_port`` 0: any free port for the one, no metrics for the other.
    ``base_url`` is how browsers reach the server, None: as ``host`` and ``port`` say.  ``database``
    is a path or an URL ``sqlite:///...``.  ``bot_seconds`` limits a bot's move, ``pace`` is what it
    waits when people watch.  ``max_connections`` counts all WebSockets, ``per_address`` those of
    one address; ``requests`` are HTTP calls a minute from one address.  ``trusted_proxy`` is the
    address whose ``X-Forwarded-*`` headers are believed.
    """

    host: str = HOST
    port: int = PORT
    database: str = ""
    base_url: str | None = None
    metrics_port: int = METRICS_PORT
    bot_seconds: float = 10.0
    pace: float = 0.8
    max_connections: int = 2000
    per_address: int = 100
    requests: int = 600
    trusted_proxy: str | None = None

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by https."""
        return self.base_url is not None and self.base_url.startswith("https://")


def default_database() -> Path:
    """Where matches are kept unless something else is said."""
    return user_data_path("signoria", appauthor=False) / "server" / "signoria.db"
