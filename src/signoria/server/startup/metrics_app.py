"""The pages ``/metrics`` and ``/health``, for this machine only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..http.origins import Origins
from ..monitoring.health import Health, Standing
from ..monitoring.metrics import Metrics

Page = Callable[[Request], Awaitable[Response]]


def metrics_app(metrics: Metrics, health: Health, stopping: Callable[[], bool]) -> Starlette:
    """The pages ``/metrics`` and ``/health``; both ask all parts how they are."""
    metrics.gauges("health", "0 ok, 1 degraded, 2 failing", "kind", health.standings)

    async def numbers(_: Request) -> Response:
        await health.check()
        return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)

    async def well(_: Request) -> Response:
        if stopping():
            return PlainTextResponse("stopping\n", 503)
        report = await health.check()
        status = 503 if report.standing == Standing.failing else 200
        return PlainTextResponse(report.page(), status)

    pages = {"/metrics": numbers, "/health": well}
    return Starlette(routes=[Route(path, for_our_host(page)) for path, page in pages.items()])


def for_our_host(page: Page) -> Page:
    """A page that is told under a name of this machine only: the guard against DNS rebinding."""
    origins = Origins(None)

    async def answer(request: Request) -> Response:
        if not origins.host_is_ours(request.headers):
            return PlainTextResponse("not the name of this machine\n", 421)
        return await page(request)

    return answer
