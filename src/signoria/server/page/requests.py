"""HTTP calls without HTTP: a page's request goes to the application as ASGI has it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from starlette.types import ASGIApp, Message, Scope

HOST = ("127.0.0.1", 0)


class PageRequest(msgspec.Struct, frozen=True):
    """A call as the page makes it; ``target`` is path and query, ``headers`` name and value."""

    method: str
    target: str
    headers: list[tuple[str, str]] = []
    body: str = ""


class PageAnswer(NamedTuple):
    """What comes back."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def make_scope(kind: str, target: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    """What ASGI says of a request or a WebSocket."""
    path, _, query = target.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"localhost"), *headers],
        "client": HOST,
        "server": HOST,
    }


async def answer_request(
    app: ASGIApp, asked: PageRequest, headers: list[tuple[bytes, bytes]]
) -> PageAnswer:
    """What the application answers; ``headers`` are the request's, with those of the page."""
    scope: Scope = {**make_scope("http", asked.target, headers), "method": asked.method}
    status, found, body = 500, list[tuple[bytes, bytes]](), bytearray()
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": asked.body.encode(), "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, found
        if message["type"] == "http.response.start":
            status, found = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            body.extend(message.get("body", b""))

    await app(scope, receive, send)
    return PageAnswer(status, found, bytes(body))
