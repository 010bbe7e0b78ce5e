"""uvicorn's WebSocket protocol, where frames arrive and leave: with an end to its patience."""

from __future__ import annotations

from asyncio.transports import BaseTransport
from collections.abc import Callable, Sequence

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ..http.http_protocol import GatedConfig
from ..limits.connection_limit import PASS, Pass
from ..limits.token_bucket import Bucket
from .frames import HEAD, WHOLE_TEXT, apply_mask, frame_header, is_small_frame, is_text
from .line import LINE

CONTROL_RATE = 5  # pings and parts of messages a second
CONTROL_BURST = 50


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that ends when its peer reads nothing or floods us with control frames.

    Closing normally waits until all has been sent, which a peer that does not read can put off
    for ever; then the connection is cut.  Texts that are bytes already can go straight to the line.
    """

    config: GatedConfig
    _pass: Pass | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Count control frames from now on; it was let in before it became a WebSocket."""
        self._pass = self.config.gate.find(transport)
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST)
        self._on_text: Callable[[bytes], None] | None = None
        self._small = True  # nothing but whole small frames has come
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Let the application have the line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}
            if self._pass is not None:
                self.scope["extensions"][PASS] = {"pass": self._pass}

    def connection_lost(self, exc: Exception | None) -> None:
        """Its place is free."""
        if self._pass is not None:
            self.config.gate.leave(self._pass)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes; a whole small text, as nearly all is, is not worth the long way."""
        if self.handshake_initiated and self._small:
            self._small = is_small_frame(data)
            if self._small and data[0] == WHOLE_TEXT and self._on_text is not None:
                text = apply_mask(data[HEAD:], data[2:HEAD])
                if self.conn.state is OPEN and not self.close_sent and is_text(text):
                    self._on_text(text)
                    return
        super().data_received(data)

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Give whole texts to ``hear`` as they come, not to the application's ``receive``."""
        self._on_text = hear

    def pause(self) -> None:
        """Back-pressure: read nothing more until ``resume``."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_texts(self, texts: Sequence[bytes]) -> bool:
        """Send without waiting; False, and nothing is sent, if the line takes no more.

        All of it goes in one piece, for a system call costs more than all else here.
        """
        gone = self.conn.state is not OPEN or self.close_sent or self.transport.is_closing()
        if gone or not self.writable.is_set():
            return False
        self.transport.write(b"".join([frame_header(len(text)) + text for text in texts]))
        return True

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        self._count()
        super().handle_ping()

    def handle_text(self, event: Frame) -> None:
        """Take a text; the way through the queue costs twice as much."""
        data = bytes(event.data)
        if self._on_text is None or not event.fin or not is_text(data):
            super().handle_text(event)
        elif not self.close_sent:
            self._on_text(data)

    def send_receive_event_to_app(self) -> None:
        """Hand on a whole message; a text that is no UTF-8 ends the connection, without a log."""
        is_broken = self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames))
        if is_broken and not self.close_sent:
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, unless there are too many."""
        self._count()
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Nothing was heard for too long."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, but do not wait to close a connection whose peer reads nothing."""
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected  # we have closed already, as its frames broke the rules
        if message["type"] == "websocket.close":
            if not self.writable.is_set():
                self.transport.abort()
                return
            self.loop.call_later(self.close_timeout, self.transport.abort)
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # by a refusal; uvicorn would call it an error of ours
        if message["type"] == "websocket.accept":
            for done in (self.request, self.response):  # nobody looks at them again
                done.headers.clear()

    def _count(self) -> None:
        if not self._control.take():
            self.transport.abort()
