"""The application on the network: routes, guards and what becomes of failures."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import cache

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from uvicorn.protocols.utils import ClientDisconnected

from ..administration.actor import OperatorKey
from ..analyses.analyst_pool import AnalystPool
from ..calls.administration.routes import administration_routes
from ..calls.entry_link import entry_route
from ..calls.organisation import OrganisationCalls
from ..calls.routes import api_routes
from ..http.answers import JSON
from ..http.authentication import Authenticator
from ..http.failures import CatchAll, error_handlers
from ..http.guards import Guard
from ..http.origins import Origins
from ..http.pages import Pages
from ..hub.hub import Hub
from ..limits.proxies import ProxyWatch
from ..limits.websocket_limit import WebSocketLimiter
from ..monitoring.metrics import Metrics
from ..monitoring.readiness import Readiness
from ..notices.ways import Ways
from ..people.organisation import Organisation
from ..people.people import People
from ..protocol.calls import MATCH
from ..protocol.documents import asyncapi, openapi
from ..protocol.documents.schema import components
from ..settings import Settings
from ..ws.admission import SocketEndpoint
from .notices import open_notices

MILLISECONDS = 1000  # of a second


def create_app(
    hub: Hub,
    people: People,
    settings: Settings,
    metrics: Metrics | None = None,
    analysts: AnalystPool | None = None,
    proxies: ProxyWatch | None = None,
    ways: Ways | None = None,
    key: OperatorKey | None = None,
    readiness: Readiness | None = None,
) -> Starlette:
    """The whole application on a hub that has been started; whoever gives analysts closes them.

    ``readiness`` is told to balancers, if there may be any.
    """
    metrics = metrics or Metrics()
    context = hub.context
    auth = Authenticator(people, settings, context.restrictions, context.shared_limits)
    limiter = WebSocketLimiter(settings.max_connections, settings.per_address)
    metrics.gauge("connections", "WebSockets that are open", lambda: limiter.number)
    metrics.counter(
        "spent_seconds",
        "Time that was paid for, by the table of prices",
        lambda: auth.budgets.spent / MILLISECONDS,
    )
    endpoint = SocketEndpoint(hub, auth, limiter, metrics)
    ways = ways or open_notices(hub, settings, settings.base_url or "")[0]
    calls = [
        *api_routes(hub, auth, analysts or AnalystPool(), metrics, ways),
        *administration_routes(auth, hub, key or OperatorKey(None)),
        *OrganisationCalls(auth, hub, Organisation(settings)).routes(),
        entry_route(settings),
        *([readiness.route()] if readiness else []),
    ]
    guard = Middleware(
        Guard,
        origins=Origins(settings.base_url),
        authenticator=auth,
        proxies=proxies or ProxyWatch(settings),
        refused=metrics.count_refusal,
    )
    return Starlette(
        routes=all_routes(calls, endpoint, Pages(settings.base_url)),
        middleware=[
            Middleware(CatchAll, failed=metrics.count_problem, gone=(ClientDisconnected,)),
            guard,
        ],
        exception_handlers=error_handlers(metrics),
    )


def all_routes(
    calls: Sequence[BaseRoute], endpoint: SocketEndpoint, pages: Pages
) -> list[BaseRoute]:
    """The calls, the pages of the protocol, the WebSocket and the client."""
    return [
        *calls,
        Route("/api/openapi.json", protocol_page),
        Route("/api/asyncapi.json", protocol_page),
        WebSocketRoute(f"{MATCH}/socket", endpoint.serve),
        *pages.routes(),
    ]


async def protocol_page(request: Request) -> Response:
    """The protocol itself: its OpenAPI or AsyncAPI page."""
    return Response(await asyncio.to_thread(render_page, request.url.path), media_type=JSON)


@cache
def render_page(path: str) -> bytes:
    """One of the two pages; made when first asked for, as that takes a while."""
    make = openapi.page if "openapi" in path else asyncapi.page
    return json.dumps(make(components()), ensure_ascii=False).encode()
