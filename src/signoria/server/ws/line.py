"""The line below a WebSocket: what a server offers to a conversation besides messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from starlette.websockets import WebSocket

LINE = "signoria.line"


class Line(Protocol):
    """Takes and gives texts without a detour through ASGI."""

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Give whole texts to ``hear`` as they come, not to the application's ``receive``."""

    def pause(self) -> None:
        """Back-pressure: read nothing more until ``resume``."""

    def resume(self) -> None:
        """Read again."""

    def send_texts(self, texts: Sequence[bytes]) -> bool:
        """Send without waiting; False, and nothing is sent, if the line takes no more."""


def line_of(websocket: WebSocket) -> Line | None:
    """The line below a connection; None on another server than ours."""
    found = websocket.scope.get("extensions", {}).get(LINE)
    return found["line"] if found else None
