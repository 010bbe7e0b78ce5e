"""Reading what clients send: bounded, in time, and checked against the protocol's types."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from ..matches.refusals import refusal
from .answers import JSON

LARGEST = 16 * 1024  # bytes
SECONDS = 10.0  # for a whole body to arrive
BAD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # the last from deep nesting
Body = TypeVar("Body", bound=msgspec.Struct)


async def read(request: Request, kind: type[Body], largest: int = LARGEST) -> Body:
    """The body as that structure, of so many bytes at most; raises ``Refusal``."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise refusal("wrong-type")
    body = await whole(request, largest)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise refusal("bad-body", what=str(error)) from None
    except BAD:
        raise refusal("bad-json") from None


async def whole(request: Request, largest: int) -> bytes:
    """All bytes of a body; stops reading when there are too many."""
    if int(request.headers.get("content-length", "0")) > largest:
        raise refusal("too-large", largest=largest)
    body = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > largest:
                    raise refusal("too-large", largest=largest)
    except (TimeoutError, ClientDisconnect):
        raise refusal("bad-json") from None
    return bytes(body)
