"""Hostile clients: the server's memory stays bounded, and others are answered all the while."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path

import psutil
import pytest

from signoria.server.protocol import socket

from . import process
from .client import Client, enter
from .hostile import (
    BINARY,
    CONTINUATION,
    PING,
    PONG,
    cut,
    frame,
    goodbye,
    handshake,
    open_socket,
    raw,
    read_frame,
)
from .process import Process
from .served import asynchronous

IDLE = 2000  # connections
TABLES = 20  # at which they look on
BYTES_EACH = 100 * 1024  # of memory, generously; see the bench of memory for what it is
SLOW = 60  # connections that never read
MOVES = 100  # that those are told
FLOOD = 2000  # commands without waiting
HALF_OPEN = 200
BLAMED = {None, 1002, 1003, 1007, 1008, 1009}  # None: cut off; not 1011, our own failure
MALFORMED = {
    "binary that is no text": frame(b"\xff\xfe\x00", BINARY) * 3,
    "text that is no UTF-8": frame(b'{"type":"say","id":1,"text":"\xff"}'),
    "half a sign": frame(b"\xe2\x82"),
    "deep": frame(b'{"more":' + b"[" * 3900) * 3,
    "a huge number": frame(b'{"type":"ping","id":' + b"9" * 3900 + b"}") * 3,
    "not a number": frame(b'{"type":"ping","id":NaN}') * 3,
    "oversize": frame(b"x" * 5000),
    "longer than anything": frame(b"x", claimed=1 << 40),
    "a length with the top bit": frame(b"x", claimed=1 << 63),
    "oversize in parts": frame(b"x" * 3000, last=False)
    + frame(b"x" * 3000, CONTINUATION, last=False) * 8,
    "endless parts": frame(b"x", last=False) + frame(b"", CONTINUATION, last=False) * 1000,
    "a part of nothing": frame(b"x", CONTINUATION),
    "an unknown kind": frame(b"x", 3),
    "a ping that is too long": frame(b"x" * 126, 9),
    "no mask": b"\x81\x01x",
    "HTTP": b"GET / HTTP/1.1\r\n\r\n",
}


@dataclass
class Scene:
    """A server with a match of three people, of whom one looks on what happens."""

    server: Process
    match: str
    tokens: list[str]
    witness: Client

    @property
    def memory(self) -> int:
        """The bytes that the server has for itself."""
        return int(psutil.Process(self.server.running.pid).memory_full_info().uss)

    async def check_unharmed(self) -> None:
        """See that somebody moves, and is answered."""
        for token in self.tokens:
            client = await enter(self.server.url, self.match, token)
            table = client.table
            await client.until(partial(attrgetter("version"), table))
            if legal := table.legal:
                before = table.version
                answer = await client.ask(socket.Move, version=before, action=legal[0])
                assert isinstance(answer, socket.Done)
                await self.saw(before + 1)
            await client.leave()

    async def saw(self, version: int) -> None:
        """Wait until the witness knows a version."""
        await self.witness.until(lambda: self.witness.table.version >= version)


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """A server that has not failed in the end."""
    server = await process.start(folder)
    try:
        await server.ready()
        async with server.client() as client:
            tokens = [await process.person(client, name) for name in ("Ann", "Ben", "Cat")]
            match = await process.match(client, tokens)
        witness = await enter(server.url, match)
        await witness.until(lambda: witness.table.version)
        yield Scene(server, match, tokens, witness)
        await witness.leave()
    finally:
        await server.kill()
    assert "problem id=" not in (folder / "log").read_text(), "something unexpected has failed"


@asynchronous
async def test_malformed_frames_end_their_own_connection_only(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for name, sent in MALFORMED.items():
            reader, writer = await open_socket(here.server.url, here.match)
            writer.write(sent)
            assert await goodbye(reader) in BLAMED, name
            await cut([writer])
        await here.check_unharmed()


@asynchronous
async def test_commands_are_heard_in_whatever_pieces_they_come(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        reader, writer = await open_socket(here.server.url, here.match)
        first, second, third, fourth = (ping(at) for at in range(4))
        writer.write(first)
        await wait_for_answer(reader, 0)
        writer.write(second + third[:5])
        await wait_for_answer(reader, 1)
        writer.write(third[5:])
        await wait_for_answer(reader, 2)
        writer.write(fourth)
        await wait_for_answer(reader, 3)
        await cut([writer])


@asynchronous
async def test_a_whole_text_within_parts_of_another_breaks_the_rules(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        reader, writer = await open_socket(here.server.url, here.match)
        writer.write(ping(0))
        await wait_for_answer(reader, 0)
        writer.write(frame(b'{"type":"ping",', last=False))
        writer.write(frame(b"?", PING))
        while (await read_frame(reader))[0] != PONG:
            pass
        writer.write(ping(1))
        assert await goodbye(reader) == 1002
        await cut([writer])


def ping(number: int) -> bytes:
    """A command that only asks for an answer."""
    return frame(b'{"type":"ping","id":%d}' % number)


async def wait_for_answer(reader: asyncio.StreamReader, number: int) -> None:
    """Wait for the answer to a command, which is the next that comes."""
    while b'"done"' not in (content := (await read_frame(reader))[1]):
        pass
    assert b'"id":%d,' % number in content


@asynchronous
async def test_a_flood_of_commands_delays_nobody_else(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        _, writer = await open_socket(here.server.url, here.match, here.tokens[0])
        await here.check_unharmed()
        before = here.memory
        writer.write(b"".join(frame(b'{"type":"ping","id":%d}' % n) for n in range(FLOOD)))
        for _ in range(5):
            await here.check_unharmed()
        assert here.memory - before < 4 << 20
        await cut([writer])


@asynchronous
async def test_who_never_reads_is_sent_away_and_costs_little(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.check_unharmed()
        before = here.memory
        slow = [await raw(here.server.url) for _ in range(SLOW)]
        for _, writer in slow:
            transport = writer.transport
            assert isinstance(transport, asyncio.ReadTransport)
            transport.pause_reading()
            writer.write(handshake(here.server.url, here.match))
        await here.witness.until(lambda: watching(here.witness) == SLOW + 1)
        for _ in range(MOVES):
            await here.check_unharmed()
        assert here.memory - before < SLOW * (1 << 20)
        await cut([writer for _, writer in slow])
        await here.witness.until(lambda: watching(here.witness) == 1)


def watching(client: Client) -> int:
    """How many look on, as a client knows it."""
    return client.table.presence.spectators if client.table.presence else 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limits")
@asynchronous
async def test_thousands_of_idle_connections_cost_little(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < IDLE + 500:
        pytest.skip(f"the system allows {hard} open files only")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, IDLE + 500), hard))
    async with scene(tmp_path) as here:
        async with here.server.client() as client:
            tables = [await process.match(client, here.tokens) for _ in range(TABLES)]
        await here.check_unharmed()
        half_open = [await raw(here.server.url) for _ in range(HALF_OPEN)]
        for number, (_, writer) in enumerate(half_open):
            writer.write(b"GET /api/matches/x HTTP/1.1\r\nHost: "[: number % 40])
        before = here.memory
        idle = []
        for number in range(IDLE):
            idle.append(await open_socket(here.server.url, tables[number % TABLES]))
        await here.check_unharmed()
        assert here.memory - before < IDLE * BYTES_EACH
        await cut([writer for _, writer in (*idle, *half_open)])
        await here.check_unharmed()
