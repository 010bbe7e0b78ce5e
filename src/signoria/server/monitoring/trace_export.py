"""Traces for OpenTelemetry: sent by OTLP over HTTP to a collector that the host names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING

from ..domain.refusals import Refusal
from .spans import Attribute, Tracing

if TYPE_CHECKING:
    from opentelemetry.trace import SpanContext
    from opentelemetry.trace import Tracer as OpenTelemetryTracer

PATIENCE = 2.0  # seconds for the last spans
PATH = "/v1/traces"  # of a collector, by the OTLP specification


class SpanTracer:
    """Makes spans of OpenTelemetry."""

    def __init__(self, tracer: OpenTelemetryTracer) -> None:
        self._tracer = tracer

    @contextmanager
    def span(self, name: str, attributes: dict[str, Attribute], *, root: bool) -> Iterator[None]:
        """Trace the block; of an error only its kind is told, as words could be somebody's."""
        from opentelemetry.context import Context
        from opentelemetry.trace import Status, StatusCode

        with self._tracer.start_as_current_span(
            name,
            context=Context() if root else None,
            attributes=attributes,
            record_exception=False,
            set_status_on_exception=False,
        ) as span:
            try:
                yield
            except Refusal as refused:
                span.set_attribute("signoria.refusal", refused.problem.reason)
                raise
            except Exception as error:
                span.set_attribute("error.type", type(error).__name__)
                span.set_status(Status(StatusCode.ERROR))
                raise

    def mark(self) -> SpanContext | None:
        """The span that is under way; None if it is not one of those that are sent."""
        from opentelemetry.trace import get_current_span

        current = get_current_span()
        return current.get_span_context() if current.is_recording() else None

    def add(self, name: str, mark: object, began: int, ended: int) -> None:
        """Add a span to one that was marked, from what others have measured (ns since 1970)."""
        from opentelemetry.trace import NonRecordingSpan, SpanContext, set_span_in_context

        assert isinstance(mark, SpanContext)
        context = set_span_in_context(NonRecordingSpan(mark))
        self._tracer.start_span(name, context=context, start_time=began).end(ended)


def lacks_exporter() -> bool:
    """Whether what sends traces is not installed."""
    names = ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")
    try:
        return any(find_spec(name) is None for name in names)
    except ModuleNotFoundError:
        return True


def start_tracing(collector: str, version: str) -> Callable[[], None]:
    """Send spans to a collector, such as ``http://127.0.0.1:4318``; returns what ends that.

    How many of all traces are sent, and in what portions, say the variables ``OTEL_...`` of the
    OpenTelemetry specification.
    """
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    about = Resource.create({"service.name": "signoria", "service.version": version})
    provider = TracerProvider(resource=about, shutdown_on_exit=False)
    exporter = OTLPSpanExporter(endpoint=collector.rstrip("/") + PATH)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    Tracing.tracer = SpanTracer(provider.get_tracer("signoria", version))

    def stop() -> None:
        Tracing.tracer = None
        last = Thread(target=provider.shutdown, daemon=True)
        last.start()
        last.join(PATIENCE)  # a collector that is away holds nobody up

    return stop
