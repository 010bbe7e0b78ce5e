"""uvicorn's HTTP protocol with deadlines: nobody holds a connection by doing nothing."""

from __future__ import annotations

import asyncio

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..limits.connection_limit import PASS, ConnectionGate, Pass

HEAD_SECONDS = 10.0  # for a whole request head to arrive
PROBATION_SECONDS = 2.0  # the same where only people with seats find a place
HEAD_BYTES = 32 * 1024


class GatedConfig(uvicorn.Config):
    """uvicorn's configuration with the gate that its connections pass."""

    gate: ConnectionGate


class HttpProtocol(HttpToolsProtocol):
    """Closes connections that are too many, and whose request heads come too slowly."""

    config: GatedConfig
    _pass: Pass | None = None
    _deadline: asyncio.TimerHandle | None = None
    _received = 0
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is a place, and wait for the first request."""
        super().connection_made(transport)
        self._pass = self.config.gate.enter(transport, self.client[0] if self.client else None)
        if self._pass is None:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        """Count what belongs to a request head."""
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        if self._deadline is not None:
            self._received += len(data)
        super().data_received(data)
        if self._deadline is not None and self._received > HEAD_BYTES:
            self._give_up()

    def on_message_begin(self) -> None:
        """A request head begins."""
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        self._count(name + value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._stop_waiting()
        if self._pass is not None:
            self.config.gate.mark_busy(self._pass)
            self.scope["extensions"] = {PASS: {"pass": self._pass}}
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """The next request may come."""
        super().on_response_complete()
        if self._pass is not None and (self.cycle is None or self.cycle.response_complete):
            self.config.gate.mark_idle(self._pass)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more to wait for."""
        self._stop_waiting()
        if self._pass is not None:
            self.config.gate.leave(self._pass)
        super().connection_lost(exc)

    def _count(self, part: bytes) -> None:
        """Count a part of the head; the parser makes status 400 of what is raised."""
        self._head += len(part)
        if self._head > HEAD_BYTES:
            raise ValueError("a request head is too large")

    def _wait(self) -> None:
        if self._deadline is None:
            self._received = 0
            probation = self._pass is not None and self._pass.probation
            seconds = PROBATION_SECONDS if probation else HEAD_SECONDS
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._stop_waiting()
        self.transport.abort()
