"""The application of a page: the calls and the WebSocket of the server, without its guards.

Nobody comes from a network, so nobody is kept out or slowed down.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from ..analyses.analyst_pool import AnalystPool
from ..calls.routes import api_routes
from ..http.authentication import Authenticator
from ..http.failures import CatchAll, error_handlers
from ..journal.port import Journal
from ..limits.websocket_limit import WebSocketLimiter
from ..monitoring.meters import Outcome
from ..notices.ways import Ways
from ..people.people import People
from ..protocol.calls import MATCH
from ..rooms.context import RoomLimits
from ..settings import Settings
from ..thinking.bot_pool import BotPool
from ..ws.admission import SocketEndpoint
from .inline_workers import InlineWorkers
from .page_hub import PageHub

SETTINGS = Settings(budget=1e8, bot_seconds=10.0)
IDLE = 60.0  # seconds after which a match that nobody looks at leaves the memory
log = logging.getLogger(__name__)


class Unmetered:
    """Meters that nobody reads; what fails unexpectedly is in the log."""

    def count_refusal(self, reason: str) -> None:
        """Refusals are told to who asked."""

    def count_problem(self, kind: str) -> None:
        """A problem is logged where it is found."""

    def observe_command(self, kind: str, seconds: float) -> None:
        """Nobody asks."""

    def observe_request(self, call: str, outcome: Outcome, seconds: float) -> None:
        """Nobody asks."""

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Nobody looks."""

    def counter(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Nobody looks."""


async def start_app(journal: Journal) -> Starlette:
    """The application on this journal, whose matches go on."""
    people, workers = People(journal), InlineWorkers()
    thinking = BotPool(SETTINGS.bot_seconds, workers=1, pool=workers)
    hub = PageHub(journal, people, thinking, RoomLimits(idle=IDLE, quick=0.0))
    restrictions, limits = hub.context.restrictions, hub.context.shared_limits
    auth, meters = Authenticator(people, SETTINGS, restrictions, limits), Unmetered()
    limiter = WebSocketLimiter(SETTINGS.max_connections, SETTINGS.per_address)
    endpoint = SocketEndpoint(hub, auth, limiter, meters)
    ways = Ways(journal, {}, "", hub.context.times)  # none can be added, and nothing is sent
    await hub.start()
    return Starlette(
        routes=[
            *api_routes(hub, auth, AnalystPool(pool=workers), meters, ways),
            WebSocketRoute(f"{MATCH}/socket", endpoint.serve),
        ],
        middleware=[Middleware(CatchAll, failed=meters.count_problem)],
        exception_handlers=error_handlers(meters),
    )
