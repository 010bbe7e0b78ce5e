"""Reading what clients send: bounded, in time, and checked against the protocol's types."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from ...decoders import json_decoder
from ..domain.refusals import refusal
from .answers import JSON

LARGEST = 16 * 1024  # bytes
DRAINED = 1 << 20  # bytes; of more than this not even the rest is read
SECONDS = 10.0  # for a whole body to arrive
BAD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # the last from deep nesting
Body = TypeVar("Body", bound=msgspec.Struct)


async def read_body(request: Request, kind: type[Body], largest: int = LARGEST) -> Body:
    """The body as this kind of structure, of at most ``largest`` bytes; raises ``Refusal``."""
    found = await read_optional_body(request, kind, largest)
    if found is None:
        raise refusal("wrong-type" if not is_json(request) else "bad-json")
    return found


async def read_optional_body(
    request: Request, kind: type[Body], largest: int = LARGEST
) -> Body | None:
    """The same, None where the client has sent none."""
    body = await read_bytes(request, largest)
    if not body:
        return None
    if not is_json(request):
        raise refusal("wrong-type")
    try:
        return json_decoder(kind).decode(body)
    except msgspec.ValidationError as error:
        raise refusal("bad-body", what=str(error)) from None
    except BAD:
        raise refusal("bad-json") from None


def is_json(request: Request) -> bool:
    """Whether a client says that it sends JSON."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == JSON


async def read_bytes(request: Request, largest: int) -> bytes:
    """All bytes of a body; raises ``Refusal`` if there are too many.

    What is somewhat too long is read all the same, for a client that is still sending might never
    see the answer.
    """
    if int(request.headers.get("content-length", "0")) > DRAINED:
        raise refusal("too-large", largest=largest)
    body, size = bytearray(), 0
    try:
        async with asyncio.timeout(SECONDS):
            async for part in request.stream():
                size += len(part)
                if size <= largest:
                    body += part
                elif size > DRAINED:
                    break
    except (TimeoutError, ClientDisconnect):
        raise refusal("bad-json") from None
    if size > largest:
        raise refusal("too-large", largest=largest)
    return bytes(body)
