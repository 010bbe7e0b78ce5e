"""Sends bad input to a server, each from somebody else, and says in a few words what came of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count, islice
from typing import Any

from tests.hostile.attacks.calling import Answer, Caller, read_answer
from tests.server.wire import hostile

PATIENCE = 60.0
GROUP = 8  # frames or bodies from one address
AT_ONCE = 40  # raw requests
WATCH = b'{"type":"watch","id":0,"seat":0}'
ANSWERS = ("done", "reasons", "foreseen", "refused")
HOT_SEAT = {
    "game": "calimala",
    "seats": [{"kind": "me"}, *[{"kind": "device", "name": "Neighbour"}] * 3],
    "options": {},
}
_numbers = count()


def address() -> str:
    """An address of this machine that has not been used for long."""
    number = next(_numbers)
    return f"127.1.{number // 200 % 200}.{number % 200 + 2}"


def groups(items: Sequence[Any]) -> list[Sequence[Any]]:
    """The items, some at a time."""
    found = iter(items)
    return list(iter(lambda: list(islice(found, GROUP)), []))


@asynccontextmanager
async def somebody(port: int) -> AsyncIterator[tuple[Caller, str]]:
    """A person at an address of its own, and a match that it has alone."""
    async with Caller(port, address()) as caller:
        await caller.name("Mallory")
        made = await caller.call("POST", "/api/matches", HOT_SEAT)
        assert made.status == 200, made.reason
        yield caller, made.json()["id"]


def outcome_of(answer: Answer) -> str:
    """The status, and why something was refused."""
    if answer.status < 400:
        return str(answer.status)
    try:
        error = answer.json()["error"]
    except (ValueError, KeyError, TypeError):
        return str(answer.status)
    return " ".join(filter(None, (str(answer.status), error["reason"], error.get("key"))))


async def body_answers(port: int, bodies: Sequence[tuple[str, bytes]]) -> list[str]:
    """What calls with these bodies are answered."""
    found = []
    for group in groups(bodies):
        async with somebody(port) as (caller, match):
            for call, body in group:
                method, path = call.split()
                answer = await caller.call(method, path.replace("{id}", match), body)
                found.append(outcome_of(answer))
    return found


async def frame_answers(port: int, frames: Sequence[bytes]) -> list[str]:
    """What these frames are answered, each on a connection of its own."""
    found = []
    for group in groups(frames):
        async with somebody(port) as (caller, match):
            for frame in group:
                found.append(await frame_answer(caller, match, frame))
    return found


async def frame_answer(caller: Caller, match: str, frame: bytes) -> str:
    """What comes of one frame."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", caller.port, local_addr=(caller.address, 0)
    )
    url = f"http://127.0.0.1:{caller.port}"
    token = (caller.cookie or "").partition("=")[2]
    try:
        writer.write(hostile.handshake(url, match, token))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101"), head
        writer.write(text_frame(WATCH))
        await first_answer(reader)
        writer.write(text_frame(frame))
        return await first_answer(reader)
    finally:
        await hostile.cut([writer])


def text_frame(content: bytes) -> bytes:
    """A frame as browsers send it: text if it is one."""
    try:
        content.decode()
    except UnicodeDecodeError:
        return hostile.frame(content, hostile.BINARY)
    return hostile.frame(content)


async def first_answer(reader: asyncio.StreamReader) -> str:
    """What a frame is answered, for each is; the code if the connection is closed instead."""
    while True:
        kind, content = await hostile.read_frame(reader)
        if kind == hostile.CLOSE:
            return f"closed {int.from_bytes(content[:2], 'big')}"
        frame = json.loads(content) if kind == hostile.TEXT else {}
        if frame.get("type") in ANSWERS:
            problem = frame.get("problem") or {}
            return " ".join(filter(None, (frame["type"], problem.get("reason"))))


async def raw_answers(port: int, requests: Sequence[bytes]) -> list[str]:
    """The statuses that raw requests are answered, until the server closes."""
    places = asyncio.Semaphore(AT_ONCE)

    async def ask(request: bytes) -> str:
        async with places:
            return await raw_answer(port, request)

    return list(await asyncio.gather(*(ask(request) for request in requests)))


async def raw_answer(port: int, request: bytes) -> str:
    """The statuses of all answers to what is sent, which may be several requests or none."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(address(), 0), limit=1 << 20
    )
    found = []
    try:
        writer.write(request.replace(b"PORT", str(port).encode()))
        async with asyncio.timeout(PATIENCE):
            while "101" not in found:  # after that it is no HTTP any more
                found.append(outcome_of(await read_answer(reader, request.startswith(b"HEAD"))))
        return ", ".join(found)
    except (EOFError, ConnectionError):
        return ", ".join(found) or "closed"
    finally:
        await hostile.cut([writer])


async def goodbyes(port: int, match: str, sent: Sequence[bytes]) -> list[str]:
    """How the server ends WebSockets on which this is sent."""
    found = []
    for data in sent:
        reader, writer = await hostile.open_socket(f"http://127.0.0.1:{port}", match)
        writer.write(data)
        code = await hostile.goodbye(reader)
        found.append("cut" if code is None else str(code))
        await hostile.cut([writer])
    return found
