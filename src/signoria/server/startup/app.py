"""The application: routes, guards and what becomes of failures."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import cache

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from ..analyses.analyst_pool import AnalystPool
from ..calls.analyses import AnalysisCalls
from ..calls.matches import MatchCalls
from ..calls.notices import NoticeCalls
from ..calls.people import PeopleCalls
from ..calls.pricing import Pricing
from ..calls.variations import VariationCalls
from ..domain.refusals import Refusal, journal_refusal, refusal
from ..http.answers import JSON, failure_response
from ..http.authentication import Authenticator
from ..http.guards import CatchAll, Guard
from ..http.origins import Origins
from ..http.pages import Pages
from ..hub.hub import Hub
from ..journal.errors import JournalError
from ..limits.proxies import ProxyWatch
from ..limits.websocket_limit import WebSocketLimiter
from ..monitoring.metrics import Metrics
from ..notices.ways import Ways
from ..people.people import People
from ..protocol import asyncapi, openapi
from ..protocol.calls import CALLS, MATCH
from ..protocol.common import Problem
from ..protocol.schema import components
from ..settings import Settings
from ..ws.admission import SocketEndpoint
from .notices import open_notices

Calls = PeopleCalls | MatchCalls | VariationCalls | AnalysisCalls | NoticeCalls
ErrorHandler = Callable[[Request, Exception], Awaitable[Response]]  # plain ones cost a thread
log = logging.getLogger(__name__)


def create_app(
    hub: Hub,
    people: People,
    settings: Settings,
    metrics: Metrics | None = None,
    analysts: AnalystPool | None = None,
    proxies: ProxyWatch | None = None,
    ways: Ways | None = None,
) -> Starlette:
    """The whole application on a hub that has been started; whoever gives analysts closes them."""
    metrics, auth = metrics or Metrics(), Authenticator(people, settings)
    limiter = WebSocketLimiter(settings.max_connections, settings.per_address)
    metrics.gauge("connections", "WebSockets that are open", lambda: limiter.number)
    metrics.counter("spent", "Milliseconds by the table of prices", lambda: auth.budgets.spent)
    endpoint = SocketEndpoint(hub, auth, limiter, metrics)
    calls = (
        PeopleCalls(auth, hub),
        MatchCalls(auth, hub),
        VariationCalls(auth, hub),
        AnalysisCalls(auth, hub, analysts or AnalystPool(), metrics),
        NoticeCalls(auth, hub, ways or open_notices(hub, settings, settings.base_url or "")[0]),
    )
    guard = Middleware(
        Guard,
        origins=Origins(settings.base_url),
        authenticator=auth,
        proxies=proxies or ProxyWatch(settings),
        refused=metrics.count_refusal,
    )
    return Starlette(
        routes=all_routes(Pricing(auth, hub), calls, endpoint),
        middleware=[Middleware(CatchAll, failed=metrics.count_problem), guard],
        exception_handlers={
            Refusal: refusal_handler(metrics),
            JournalError: journal_error_handler(metrics),
            HTTPException: http_error_handler(metrics),
        },
    )


def all_routes(
    pricing: Pricing, calls: Sequence[Calls], endpoint: SocketEndpoint
) -> list[BaseRoute]:
    """The calls, the pages of the protocol, the WebSocket and the client."""
    return [
        *call_routes(pricing, calls),
        Route("/api/openapi.json", protocol_page),
        Route("/api/asyncapi.json", protocol_page),
        WebSocketRoute(f"{MATCH}/socket", endpoint.serve),
        *Pages().routes(),
    ]


def call_routes(pricing: Pricing, calls: Sequence[Calls]) -> list[Route]:
    """A route for every call of the protocol's table."""
    found = []
    for call in CALLS:
        part = next(each for each in calls if hasattr(each, call.name))
        handle = pricing.charge(call.name, getattr(part, call.name))
        found.append(Route(call.path, handle, methods=[call.method]))
    return found


def refusal_handler(metrics: Metrics) -> ErrorHandler:
    """Makes answers of what was refused."""

    async def handler(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        return refusal_response(metrics, error.problem)

    return handler


def journal_error_handler(metrics: Metrics) -> ErrorHandler:
    """Makes answers of what the journal could not write or read."""

    async def handler(_: Request, error: Exception) -> Response:
        log.error("the journal fails: %s", error)
        return refusal_response(metrics, journal_refusal(error).problem)

    return handler


def http_error_handler(metrics: Metrics) -> ErrorHandler:
    """Makes answers of what no route takes."""

    async def handler(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reason = "wrong-method" if error.status_code == 405 else "not-found"
        response = refusal_response(metrics, refusal(reason).problem)
        response.headers.update(error.headers or {})
        return response

    return handler


def refusal_response(metrics: Metrics, problem: Problem) -> Response:
    """The answer to a refused request, which is counted."""
    metrics.count_refusal(problem.reason)
    return failure_response(problem)


async def protocol_page(request: Request) -> Response:
    """The protocol itself: its OpenAPI or AsyncAPI page."""
    return Response(await asyncio.to_thread(render_page, request.url.path), media_type=JSON)


@cache
def render_page(path: str) -> bytes:
    """One of the two pages; made when first asked for, as that takes a while."""
    make = openapi.page if "openapi" in path else asyncapi.page
    return json.dumps(make(components()), ensure_ascii=False).encode()
