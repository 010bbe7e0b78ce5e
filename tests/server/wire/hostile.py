"""Connections that no browser would make."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_bytes
from urllib.parse import urlsplit

from .client import PATIENCE

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


async def raw(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to say anything on."""
    parts = urlsplit(url)
    opening = asyncio.open_connection(parts.hostname, parts.port, limit=1 << 16)
    return await asyncio.wait_for(opening, PATIENCE)


def handshake(url: str, match: str, token: str | None = None) -> bytes:
    """The request that opens a WebSocket."""
    cookie = f"Cookie: signoria={token}\r\n" if token else ""
    return (
        f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n"
        f"Origin: {url}\r\n{cookie}Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(content: bytes, kind: int = TEXT, last: bool = True, claimed: int | None = None) -> bytes:
    """A frame of a client; ``claimed`` is the length that it says to have."""
    size = len(content) if claimed is None else claimed
    mask = token_bytes(4)
    head = struct.pack("!B", (0x80 if last else 0) | kind)
    if size < 126:
        head += struct.pack("!B", 0x80 | size)
    elif size < 1 << 16:
        head += struct.pack("!BH", 0x80 | 126, size)
    else:
        head += struct.pack("!BQ", 0x80 | 127, size)
    return head + mask + bytes(sign ^ mask[at % 4] for at, sign in enumerate(content))


async def open_socket(
    url: str, match: str, token: str | None = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket of which only the answer's head has been read."""
    reader, writer = await raw(url)
    writer.write(handshake(url, match, token))
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    assert head.startswith(b"HTTP/1.1 101"), head
    return reader, writer


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame of the server: its kind and its content."""
    kind, size = await asyncio.wait_for(reader.readexactly(2), PATIENCE)
    if size >= 126:
        longer = await reader.readexactly(2 if size == 126 else 8)
        size = int.from_bytes(longer, "big")
    return kind & 0xF, await reader.readexactly(size)


async def goodbye(reader: asyncio.StreamReader) -> int | None:
    """The code with which the server closes in the end; None if it cuts the connection."""
    try:
        while True:
            kind, content = await read_frame(reader)
            if kind == CLOSE:
                return int.from_bytes(content[:2], "big")
    except (asyncio.IncompleteReadError, ConnectionError):
        return None


async def cut(writers: Sequence[asyncio.StreamWriter]) -> None:
    """Break connections."""
    for writer in writers:
        writer.transport.abort()
    for writer in writers:
        with suppress(ConnectionError):
            await writer.wait_closed()
