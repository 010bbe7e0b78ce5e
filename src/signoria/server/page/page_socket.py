"""A WebSocket without a network: texts of a page go to the application, and its texts back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from starlette.types import ASGIApp, Message

from ..ws.line import LINE
from .requests import make_scope

GONE = 1006  # of a connection that ended without a word


class SocketEvents(Protocol):
    """What a page hears of its WebSocket."""

    def on_open(self) -> None:
        """The application has accepted it."""

    def on_text(self, data: str) -> None:
        """A text has come."""

    def on_close(self, code: int, reason: str) -> None:
        """It is over."""


class PageSocket:
    """One WebSocket; it is the line below itself."""

    def __init__(self, events: SocketEvents) -> None:
        self._events = events
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._hear: Callable[[bytes], None] | None = None
        self._over = False

    async def serve(self, app: ASGIApp, target: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Be served until one side has closed it."""
        scope = make_scope("websocket", target, headers)
        extensions = {"websocket.http.response": {}, LINE: {"line": self}}
        self._inbox.put_nowait({"type": "websocket.connect"})
        try:
            await app(
                {**scope, "subprotocols": [], "extensions": extensions},
                self._inbox.get,
                self._send,
            )
        finally:
            self._end(GONE, "")

    def take(self, text: str) -> None:
        """A text from the page."""
        if self._hear is not None:
            self._hear(text.encode())
        else:
            self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page has closed it."""
        self._over = True
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Give texts to ``hear`` as they come."""
        self._hear = hear

    def pause(self) -> None:
        """A page waits for its answers: it sends no flood that had to be held back."""

    def resume(self) -> None:
        """Nothing was held back."""

    def send_texts(self, texts: Sequence[bytes]) -> bool:
        """Send at once; False after the end."""
        if self._over:
            return False
        for text in texts:
            self._events.on_text(text.decode())
        return True

    async def _send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self._events.on_open()
        elif kind == "websocket.send" and not self._over:
            self._events.on_text(message["text"])
        elif kind == "websocket.close":
            self._end(message.get("code", 1000), message.get("reason") or "")
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
        elif kind == "websocket.http.response.start":
            self._end(GONE, "")

    def _end(self, code: int, reason: str) -> None:
        """Tell the page, once."""
        if not self._over:
            self._over = True
            self._events.on_close(code, reason)
