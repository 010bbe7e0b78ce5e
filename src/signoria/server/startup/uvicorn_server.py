"""uvicorn as this server uses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from .. import open_files
from ..http.headers import security_headers
from ..http.http_protocol import GatedConfig, HttpProtocol
from ..limits.connection_limit import ConnectionGate
from ..settings import Settings
from ..ws.websocket_protocol import WebSocketProtocol

BACKLOG = 2048
ADDRESSES = 4  # the least number of addresses that can fill all places
STOP_SECONDS = 3  # for requests under way when the server stops
LARGEST_FRAME = 16 * 1024  # bytes; above this a WebSocket is closed before its frame is read


class Server(uvicorn.Server):
    """A server that leaves signals to the program, which has more than one of them."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take none."""
        yield


def public_server(app: ASGIApp, settings: Settings, gate: ConnectionGate | None = None) -> Server:
    """The server for browsers and bots; ``gate`` counts its connections."""
    gate = make_gate(settings) if gate is None else gate
    config = GatedConfig(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # it costs much memory for each connection
        lifespan="off",
        log_config=None,
        access_log=False,
        headers=security_headers(settings),
        server_header=False,
        proxy_headers=settings.trusted_proxy is not None,
        forwarded_allow_ips=settings.trusted_proxy or "",
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=min(BACKLOG, max(16, gate.most // 8)),  # all may be let in before one is counted
    )
    config.gate = gate
    return Server(config)


def make_gate(settings: Settings) -> ConnectionGate:
    """A gate for as many connections as this process can have open."""
    most = open_files.places_for_connections(open_files.raise_limit(), open_files.count_open())
    each = min(settings.tcp_per_address, max(1, most // ADDRESSES))
    return ConnectionGate(most, each, settings.trusted_proxy)


def metrics_server(app: ASGIApp) -> Server:
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
