"""uvicorn's HTTP connection with an end to its patience: nobody holds one by sending slowly."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0  # for a whole request head to arrive
HEAD_BYTES = 32 * 1024


class PatientProtocol(HttpToolsProtocol):
    """Closes connections whose request heads come too slowly or never end."""

    _deadline: asyncio.TimerHandle | None = None
    _received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
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

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more to wait for."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._deadline is None:
            self._received = 0
            self._deadline = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._stop_waiting()
        self.transport.abort()
