"""Counters in the format of Prometheus, and whether the server is well: for this machine only."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route


class Counted(Collector):
    """A counter that somebody else keeps."""

    def __init__(self, name: str, about: str, value: Callable[[], float]) -> None:
        self._name, self._about, self._value = name, about, value

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Its value now."""
        yield CounterMetricFamily(self._name, self._about, value=self._value())


class Metrics:
    """What this server counts; nothing in it names a person or a match."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._refusals = Counter(
            "signoria_refusals", "Requests and commands refused", ["reason"], registry=self.registry
        )
        self._problems = Counter(
            "signoria_problems", "Unexpected failures", ["kind"], registry=self.registry
        )
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def refused(self, reason: str) -> None:
        """One more refusal for this reason."""
        self._refusals.labels(reason).inc()

    def failed(self, kind: str) -> None:
        """One more unexpected failure."""
        self._problems.labels(kind).inc()

    def counter(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that only grows, and is read when it is asked for."""
        self.registry.register(Counted(f"signoria_{name}", about, value))

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is read when it is asked for."""
        Gauge(f"signoria_{name}", about, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        """All numbers as text."""
        return generate_latest(self.registry)


def metrics_app(metrics: Metrics, well: Callable[[], bool]) -> Starlette:
    """The pages ``/metrics`` and ``/health``."""

    async def numbers(_: Request) -> Response:
        return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)

    async def health(_: Request) -> Response:
        fine = well()
        return PlainTextResponse("ok\n" if fine else "stopping\n", 200 if fine else 503)

    return Starlette(routes=[Route("/metrics", numbers), Route("/health", health)])
