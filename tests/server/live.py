"""A real server in a thread, on a free port."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

import httpx

from signoria.locales import load
from signoria.server.administration.actor import OperatorKey
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.settings import Settings
from signoria.server.startup.listening import listen, url_of
from signoria.server.startup.run import Listeners, serve

KEY = "K" * 43  # of the operator
GENEROUS = 60.0  # seconds for anything that must happen


@dataclass
class Live:
    """A server under way."""

    url: str
    numbers: str
    clients: ExitStack
    stop: Callable[[], None]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def client(self, **headers: str) -> httpx.Client:
        """Something that sends these headers always."""
        client = httpx.Client(base_url=self.url, headers=headers, timeout=GENEROUS, trust_env=False)
        return self.clients.enter_context(client)

    def operator(self) -> httpx.Client:
        """The command line on the server's own machine."""
        return self.client(Authorization=f"Bearer {KEY}", **{"X-Signoria-Operator": "root"})

    def browser(self, name: str | None = None) -> httpx.Client:
        """A browser with a jar of cookies of its own, known by this name."""
        client = self.client(Origin=self.url)
        if name:
            client.put("/api/me", json={"name": name}).raise_for_status()
        return client


@contextmanager
def live(folder: Path, **settings: Any) -> Iterator[Live]:
    """A server with its database in this folder, until the block ends."""
    words = load("en")
    fixed = {"pace": 0.0, "budget": 1e8, **settings}
    with Listeners(
        listen("127.0.0.1", 0, False, words), listen("127.0.0.1", 0, False, words)
    ) as at:
        journal = SqliteJournal.open(folder / "signoria.db")
        started: Queue[Any] = Queue()

        async def work() -> None:
            stopping, loop = asyncio.Event(), asyncio.get_running_loop()

            def ready() -> None:
                started.put((loop, stopping))

            await serve(Settings(**fixed), journal, at, ready, stopping, OperatorKey(KEY))

        def run() -> None:
            try:
                asyncio.run(work())
            except BaseException as error:
                started.put(error)
                raise

        thread = threading.Thread(target=run)
        thread.start()
        found = started.get(timeout=GENEROUS)
        if isinstance(found, BaseException):
            raise found
        loop, stopping = found

        def stop() -> None:
            loop.call_soon_threadsafe(stopping.set)

        try:
            assert at.private
            with ExitStack() as clients:
                yield Live(url_of(at.public), url_of(at.private), clients, stop)
        finally:
            if thread.is_alive():
                stop()
            thread.join(GENEROUS)
        assert not thread.is_alive()
