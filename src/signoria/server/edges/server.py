"""uvicorn as this server uses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from ..settings import Settings
from .headers import security
from .patient import PatientProtocol, PatientSocket

BACKLOG = 2048
STOP_SECONDS = 3  # for requests under way when the server stops
LARGEST_FRAME = 16 * 1024  # bytes; above this a WebSocket is closed before its frame is read


class Server(uvicorn.Server):
    """A server that leaves signals to the program, which has more than one of them."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take none."""
        yield


def public(app: ASGIApp, settings: Settings) -> Server:
    """The server for browsers and bots."""
    config = uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=PatientSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # it costs much memory for each connection
        lifespan="off",
        log_config=None,
        access_log=False,
        headers=security(settings),
        server_header=False,
        proxy_headers=settings.trusted_proxy is not None,
        forwarded_allow_ips=settings.trusted_proxy or "",
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=4 * settings.max_connections,
        backlog=BACKLOG,
    )
    return Server(config)


def private(app: ASGIApp) -> Server:
    """The server for metrics, on this machine only."""
    config = uvicorn.Config(
        app,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=1,
        limit_concurrency=100,
    )
    return Server(config)
