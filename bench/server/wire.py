"""The client's end of a WebSocket, as cheap as can be: the load must not be what is slow.

It knows whole text frames, pings and closing, which is all that the servers here send.
"""

from __future__ import annotations

import asyncio
import struct
from base64 import b64encode
from collections.abc import Callable, Mapping
from secrets import token_bytes
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK = bytes(4)  # a mask of zeros is as good as any, and leaves the text as it is
SHORT, LONG = 125, 126
HEAD_END = b"\r\n\r\n"


class Refused(Exception):
    """The server has not let us in, or has closed the connection."""


class Wire(asyncio.Protocol):
    """One connection, whose texts wait until somebody listens.

    ``received`` counts bytes, those of the handshake left out; ``on_end`` is called when the server
    ends it, and ``ended`` says why.
    """

    def __init__(self, host: str, path: str, headers: Mapping[str, str]) -> None:
        self.received = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: Exception | None = None
        self.on_end: Callable[[], None] = lambda: None
        self._request = handshake(host, path, headers)
        self._rest = b""
        self._take = self._take_head
        self._early: list[bytes] = []
        self._heard: Callable[[bytes], None] = self._early.append

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one by its methods only
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever still waits is told."""
        self.ended = self.ended or exc or Refused("closed")
        if not self.opened.done():
            self.opened.set_exception(self.ended)
        self.on_end()

    def data_received(self, data: bytes) -> None:
        """Take what is whole and keep the rest."""
        self._take(self._rest + data if self._rest else data)

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """From now on call this with each text, also with those that have come already."""
        self._heard = heard
        for text in self._early:
            heard(text)
        self._early.clear()

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Cut the connection."""
        self._transport.abort()

    def _take_head(self, data: bytes) -> None:
        head, end, rest = data.partition(HEAD_END)
        if not end:
            self._rest = data
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self.ended = Refused(head.decode(errors="replace") + rest.decode(errors="replace"))
            self._transport.abort()
            return
        self._rest, self._take = b"", self._take_frames
        if not self.opened.done():  # nobody waits who was cancelled
            self.opened.set_result(None)
        self._take_frames(rest)

    def _take_frames(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > SHORT:
                start += 2 if size == LONG else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            self.received += start + size - at
            self._take_frame(data[at] & 0xF, data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _take_frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._heard(content)
        elif kind == PING:
            self._transport.write(frame(PONG, content))
        elif kind == CLOSE:
            self.ended = Refused(f"closed with {content[:2].hex()} {content[2:]!r}")
            self.on_end()


def frame(kind: int, content: bytes) -> bytes:
    """A frame from a client."""
    size = len(content)
    if size <= SHORT:
        return bytes((0x80 | kind, 0x80 | size)) + MASK + content
    return struct.pack("!BBH", 0x80 | kind, 0x80 | LONG, size) + MASK + content


def handshake(host: str, path: str, headers: Mapping[str, str]) -> bytes:
    """The request that opens a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join(lines).encode() + HEAD_END


async def open_wire(
    port: int, path: str, headers: Mapping[str, str], address: str | None = None
) -> Wire:
    """An open connection to a server on this machine; raises ``Refused`` or ``OSError``.

    ``address`` is the one that it comes from.
    """
    host = f"127.0.0.1:{port}"
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(host, path, headers),
        *("127.0.0.1", port),
        local_addr=(address, 0) if address else None,
    )
    await wire.opened
    return wire
