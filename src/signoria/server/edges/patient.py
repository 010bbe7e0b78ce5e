"""uvicorn's connections with an end to their patience: nobody holds one by doing nothing."""

from __future__ import annotations

import asyncio
import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable, Sequence

from starlette.websockets import WebSocket
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask as apply_mask_plainly

from .buckets import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:
    apply_mask = apply_mask_plainly

HEAD_SECONDS = 10.0  # for a whole request head to arrive
HEAD_BYTES = 32 * 1024
CONTROL_RATE = 5  # pings and parts of messages a second
CONTROL_BURST = 50
LINE = "signoria.line"
WHOLE_TEXT = 0x81  # the first byte of a text in one frame
MASKED = 0x80  # in the second byte, with the size of a small frame
SINGLE = (WHOLE_TEXT, 0x82, 0x88, 0x89, 0x8A)  # first bytes: text, bytes, close, ping, pong
HEAD = 6  # bytes before the content of a small frame of a client, the last four a mask


class PatientProtocol(HttpToolsProtocol):
    """Closes connections whose request heads come too slowly or never end."""

    _deadline: asyncio.TimerHandle | None = None
    _received = 0
    _head = 0

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
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more to wait for."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _count(self, part: bytes) -> None:
        """Count a part of the head; the parser makes status 400 of what is raised."""
        self._head += len(part)
        if self._head > HEAD_BYTES:
            raise ValueError("a request head is too large")

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


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that ends when its peer reads nothing or floods us with control frames.

    Closing normally waits until all has been sent, which a peer that does not read can put off
    for ever; then the connection is cut.  Texts that are bytes already can go straight to the line.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        """Count control frames from now on."""
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST)
        self._hear: Callable[[bytes], None] | None = None
        self._small = True  # nothing but whole small frames has come
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Let the application have the line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    def data_received(self, data: bytes) -> None:
        """Take what comes; a whole small text, as nearly all is, is not worth the long way."""
        if self.handshake_initiated and self._small:
            self._small = is_small_frame(data)
            if self._small and data[0] == WHOLE_TEXT and self._hear is not None:
                text = apply_mask(data[HEAD:], data[2:HEAD])
                if self.conn.state is OPEN and not self.close_sent and is_text(text):
                    self._hear(text)
                    return
        super().data_received(data)

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Give whole texts to ``hear`` as they come, not to the application's ``receive``."""
        self._hear = hear

    def pause(self) -> None:
        """Read nothing more until ``go_on``, so that who sends too much must wait."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
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
        self.transport.write(b"".join([head(len(text)) + text for text in texts]))
        return True

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        self._count()
        super().handle_ping()

    def handle_text(self, event: Frame) -> None:
        """Take a text; the way through the queue costs twice as much."""
        data = bytes(event.data)
        if self._hear is None or not event.fin or not is_text(data):
            super().handle_text(event)
        elif not self.close_sent:
            self._hear(data)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, unless there are too many."""
        self._count()
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Nothing was heard for too long."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, but do not wait to say goodbye to who reads nothing."""
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


def is_small_frame(data: bytes) -> bool:
    """Whether these bytes are one frame of a client, not a part of a message, and nothing else."""
    if len(data) < HEAD or not MASKED <= data[1] < MASKED | 126:
        return False
    return data[0] in SINGLE and len(data) == HEAD + data[1] - MASKED


def is_text(data: bytes) -> bool:
    """Whether these are UTF-8, as a text must be."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def head(size: int) -> bytes:
    """What stands before a text of so many bytes in a frame of a server."""
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)


def line_of(websocket: WebSocket) -> PatientSocket | None:
    """The line below a connection; None on another server than ours."""
    found = websocket.scope.get("extensions", {}).get(LINE)
    return found["line"] if found else None
