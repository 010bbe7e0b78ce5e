"""HTTP as an attacker speaks it: quick, from an address of its choice, on loopback only."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple, Self

SECONDS = 10.0  # for one answer
SERVER = "127.0.0.1"


class Answer(NamedTuple):
    """A status with its headers and body."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def reason(self) -> str:
        """Why it was refused, empty if it was not."""
        if self.status < 400:
            return ""
        try:
            return str(json.loads(self.body)["error"]["reason"])
        except (ValueError, KeyError, TypeError):
            return str(self.status)

    def json(self) -> Any:
        """The body as what it means."""
        return json.loads(self.body)


class Caller:
    """A connection that is kept alive, from one address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.cookie: str | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Cut the connection, if there is one."""
        if self._streams:
            self._streams[1].transport.abort()
            self._streams = None

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        """Ask and wait for the answer; raises ``OSError``, ``EOFError`` or ``TimeoutError``."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._call_once(method, path, body)
        except BaseException:
            self.close()
            raise

    async def name(self, name: str) -> str:
        """Become somebody; the cookie."""
        answer = await self.call("PUT", "/api/me", {"name": name})
        if answer.status != 200:
            raise ConnectionError(f"no name: {answer.reason}")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return self.cookie

    async def _call_once(self, method: str, path: str, body: Any) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                SERVER, self.port, local_addr=(self.address, 0)
            )
        reader, writer = self._streams
        writer.write(self._request(method, path, body))
        answer = await read_answer(reader)
        if answer.headers.get("connection") == "close":
            self.close()
        return answer

    def _request(self, method: str, path: str, body: Any) -> bytes:
        content = encode_body(body)
        host = f"{SERVER}:{self.port}"
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        if body is not None:
            lines += ["Content-Type: application/json"]
        if body is not None or method != "GET":
            lines += [f"Content-Length: {len(content)}"]
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + content


def encode_body(body: Any) -> bytes:
    """A body as JSON; bytes as they are."""
    if isinstance(body, bytes):
        return body
    return b"" if body is None else json.dumps(body).encode()


async def read_answer(reader: asyncio.StreamReader, head_only: bool = False) -> Answer:
    """The next answer on a connection; raises ``EOFError`` where it is cut off."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.rstrip().split("\r\n")
    pairs = (line.partition(":") for line in lines)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    size = 0 if head_only else int(headers.get("content-length", "0"))
    body = await reader.readexactly(size)
    return Answer(int(first.split()[1]), headers, body)
