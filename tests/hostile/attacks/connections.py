"""Attacks by connections alone: what needs no seat and no name."""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from itertools import cycle

from tests.server.wire import hostile

from .ground import Ground

HEAD = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1"
LOOK = 0.02  # seconds between two looks at what is held
KINDS = cycle(
    [
        hostile.frame(b"x" * 4096) * 3,
        hostile.frame(b"x" * 60_000),
        hostile.frame(b'{"more":' + b"[" * 3900) * 3,
        hostile.frame(b"x", claimed=1 << 62),
        hostile.frame(b"x" * 3000, last=False)
        + hostile.frame(b"x" * 3000, hostile.CONTINUATION, last=False) * 8,
        b"\x81\x01x",
        hostile.frame(b'{"type":"say","id":1,"text":"\xff"}') * 3,
        hostile.frame(b"\xff" * 4000, hostile.BINARY) * 3,
    ]
)


class Held(asyncio.Protocol):
    """A connection that says half of something and then nothing."""

    def __init__(self, ground: Ground) -> None:
        self.ground, self.open = ground, True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say the half."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server had enough of it."""
        if self.ground.going:
            self.ground.refused["cut off"] += 1
        self.open = False


def many_files() -> None:
    """Let this process have as many connections as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def heads(ground: Ground) -> None:
    """Hold as many half-open heads as can be had."""
    many_files()

    async def hold(address: str) -> None:
        making = asyncio.get_running_loop().create_connection(
            lambda: Held(ground), "127.0.0.1", ground.port, local_addr=(address, 0)
        )
        _, held = await making
        ground.served += 1
        try:
            while held.open and ground.going:
                await asyncio.sleep(LOOK)
        finally:
            held.transport.abort()

    await ground.each(ground.order.size, hold)


async def spectators(ground: Ground) -> None:
    """Take all places at the victim's table and keep them."""

    async def look(address: str) -> None:
        wire = await ground.watch(address, ground.order.match)
        ground.served += 1
        try:
            while ground.going:
                if wire.ended:
                    raise wire.ended
                await asyncio.sleep(LOOK)
        finally:
            wire.close()

    await ground.each(ground.order.size, look)


async def reconnect(ground: Ground) -> None:
    """Come to the victim's table, be told all of it, and go."""

    async def come(address: str) -> None:
        wire = await ground.watch(address, ground.order.match)
        ground.served += 1
        wire.close()

    await ground.each(ground.order.size, come)


async def frames(ground: Ground) -> None:
    """Send what is no command until the server has enough, and come again."""

    async def send(address: str) -> None:
        reader, writer = await open_socket(ground, address)
        try:
            writer.write(next(KINDS))
            code = await hostile.goodbye(reader)
            ground.refused[f"closed {code}"] += 1
        finally:
            await hostile.cut([writer])

    await ground.each(ground.order.size, send)


async def pings(ground: Ground) -> None:
    """Send pings and parts without end."""
    flood = hostile.frame(b"", hostile.PING) * 200
    parts = hostile.frame(b"x", last=False) + hostile.frame(b"", 0, last=False) * 200

    async def send(address: str) -> None:
        reader, writer = await open_socket(ground, address)
        reading = asyncio.create_task(hostile.goodbye(reader))
        try:
            writer.write(parts if ground.served % 2 else flood)
            while ground.going and not reading.done():
                await ground.turn()
                ground.served += 1
                with suppress(TimeoutError):
                    await asyncio.wait_for(writer.drain(), LOOK)
                writer.write(hostile.frame(b"", hostile.PING))
        finally:
            reading.cancel()
            await hostile.cut([writer])

    await ground.each(ground.order.size, send)


async def open_socket(
    ground: Ground, address: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket of which only the answer's head has been read."""
    url, port = f"http://127.0.0.1:{ground.port}", ground.port
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(hostile.handshake(url, ground.order.match))
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101"):
        ground.refused[head.split()[1].decode()] += 1
        await hostile.cut([writer])
        raise ConnectionError
    return reader, writer
