"""A real server in the loop that runs, with a clock that may be set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import httpx

from signoria.locales import load
from signoria.server.domain.clock.times import Times
from signoria.server.hub.hub import Hub
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.people.people import People
from signoria.server.rooms.context import RoomLimits
from signoria.server.settings import Settings
from signoria.server.startup.app import create_app
from signoria.server.startup.listening import listen, url_of
from signoria.server.startup.run import run_server
from signoria.server.startup.uvicorn_server import public_server
from signoria.server.thinking.bot_pool import BotPool

from .client import PATIENCE

P = ParamSpec("P")
LONGEST = 5 * PATIENCE


@dataclass
class Served:
    """A server under way."""

    url: str
    journal: SqliteJournal
    hub: Hub

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        """A browser, of the person with this token."""
        headers = {"Origin": self.url, **({"Cookie": f"signoria={token}"} if token else {})}
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=PATIENCE, trust_env=False
        )

    async def person(self, name: str) -> str:
        """A new person of this name; its token."""
        async with self.client() as browser:
            (await browser.put("/api/me", json={"name": name})).raise_for_status()
            return browser.cookies["signoria"]


@asynccontextmanager
async def running_server(folder: Path, times: Times | None = None) -> AsyncIterator[Served]:
    """A server with its database in this folder, until the block ends."""
    settings = Settings(pace=0.0, budget=1e8, per_address=1000)
    with listen("127.0.0.1", 0, False, load("en")) as listener:
        journal = SqliteJournal.open(folder / "signoria.db")
        people, thinking = People(journal), BotPool()
        hub = Hub(journal, people, thinking, RoomLimits(pace=0.0, quick=0.0), times)
        app = create_app(hub, people, settings)
        try:
            async with run_server(public_server(app, settings), listener):
                try:
                    await hub.start()
                    yield Served(url_of(listener), journal, hub)
                finally:
                    await hub.close()
        finally:
            await journal.close()


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST))

    return run
