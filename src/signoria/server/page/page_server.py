"""The server of a page, as the worker's TypeScript calls it (web/src/local)."""

from __future__ import annotations

import asyncio
import logging

from starlette.types import ASGIApp

from ...decoders import json_decoder
from ..journal.cells.cell_journal import CellJournal
from ..journal.cells.cells import Cells
from .app import start_app
from .cookie_cell import CookieCell
from .page_socket import PageSocket, SocketEvents
from .requests import PageAnswer, PageRequest, answer_request

decode = json_decoder(PageRequest).decode
log = logging.getLogger(__name__)


class PageServer:
    """Answers requests and serves WebSockets; ``start`` makes it."""

    def __init__(self, app: ASGIApp, cookie: CookieCell) -> None:
        self._app = app
        self._cookie = cookie
        self._sockets: dict[str, PageSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, request: str) -> PageAnswer:
        """What the application answers to a request in JSON."""
        asked = decode(request)
        headers = [(name.lower().encode(), value.encode()) for name, value in asked.headers]
        found = await answer_request(self._app, asked, [*headers, *self._cookie.headers()])
        await self._cookie.take(found.headers)
        return found

    def open(self, name: str, target: str, events: SocketEvents) -> None:
        """Serve a WebSocket, which is known by this name from now on."""
        socket = self._sockets[name] = PageSocket(events)
        task = asyncio.get_running_loop().create_task(self._serve(name, socket, target))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def take(self, name: str, text: str) -> None:
        """A text of the page for a WebSocket that may be over."""
        if socket := self._sockets.get(name):
            socket.take(text)

    def leave(self, name: str) -> None:
        """The page has closed a WebSocket, or is gone."""
        if socket := self._sockets.pop(name, None):
            socket.leave()

    async def _serve(self, name: str, socket: PageSocket, target: str) -> None:
        try:
            await socket.serve(self._app, target, self._cookie.headers())
        except Exception:
            log.exception("a connection failed")
        finally:
            self._sockets.pop(name, None)


async def start_server(cells: Cells) -> PageServer:
    """The server on these cells; raises ``NewerForm`` and ``NotRead``."""
    cookie = CookieCell(cells)
    journal = await CellJournal.open(cells)
    await cookie.open()
    return PageServer(await start_app(journal), cookie)
