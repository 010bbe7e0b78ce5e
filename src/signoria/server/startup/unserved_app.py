"""The application without a listener: what acts on a database that no server is using, or on one
that servers share, does so as one more server for a moment.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.applications import Starlette

from ..administration.actor import OperatorKey
from ..analyses.analyst_pool import AnalystPool
from ..hub.hub import Hub
from ..journal.port import Journal
from ..people.people import People
from ..settings import Settings
from ..thinking.bot_pool import BotPool
from .app import create_app
from .run import limits_of, load_games


@asynccontextmanager
async def open_app(
    journal: Journal, settings: Settings, key: OperatorKey
) -> AsyncIterator[Starlette]:
    """The application on this journal, which is closed in the end; no match is woken."""
    load_games()
    people, thinking, analysts = People(journal), BotPool(settings.bot_seconds), AnalystPool()
    hub = Hub(journal, people, thinking, limits_of(settings))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(journal.close)
        stack.push_async_callback(analysts.close)
        stack.push_async_callback(hub.close)
        await hub.context.restrictions.refresh(journal)
        hub.ownership.start(waking=False)
        yield create_app(hub, people, settings, analysts=analysts, key=key)
