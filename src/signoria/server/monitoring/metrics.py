"""Counters in the format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Histogram, disable_created_metrics
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from .meters import Outcome

leave_out_starts: Callable[[], None] = disable_created_metrics  # its library has no types
leave_out_starts()  # the time of the start is one number, not one for each kind
BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class LazyMetric(Collector):
    """Something that is read when somebody asks for the numbers."""

    def __init__(self, read: Callable[[], Metric]) -> None:
        self._read = read

    def collect(self) -> Iterator[Metric]:
        """Its value now."""
        yield self._read()


class Metrics:
    """What this server counts; nothing in it names a person or a match."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._refusals: Counter[str] = Counter()
        self._problems: Counter[str] = Counter()
        self.by_kind("refusals", "Requests refused by reason", "reason", self._refusals)
        self.by_kind("problems", "Unexpected failures", "kind", self._problems)
        self._commands = self._timer("command_seconds", "Commands, from turn to answer", "kind")
        self._requests = self._timer("request_seconds", "HTTP calls", "call", "outcome")
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def count_refusal(self, reason: str) -> None:
        """One more refusal for this reason."""
        self._refusals[reason] += 1

    def count_problem(self, kind: str) -> None:
        """One more unexpected failure."""
        self._problems[kind] += 1

    def observe_command(self, kind: str, seconds: float) -> None:
        """A command of a WebSocket took so long, from its turn to its answer."""
        self._commands.labels(kind).observe(seconds)

    def observe_request(self, call: str, outcome: Outcome, seconds: float) -> None:
        """An HTTP call took so long, once it was paid for."""
        self._requests.labels(call, outcome).observe(seconds)

    def _timer(self, name: str, about: str, *labels: str) -> Histogram:
        """How long things of a kind take."""
        full = f"signoria_{name}"
        return Histogram(full, about, labels, buckets=BOUNDS, registry=self.registry)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that goes up and down."""
        self._register(lambda: GaugeMetricFamily(f"signoria_{name}", about, value()))

    def counter(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that only grows."""
        self._register(lambda: CounterMetricFamily(f"signoria_{name}", about, value()))

    def by_kind(self, name: str, about: str, label: str, counts: Mapping[str, int]) -> None:
        """Numbers that only grow, one for each kind."""

        def read() -> Metric:
            family = CounterMetricFamily(f"signoria_{name}", about, labels=[label])
            for kind, count in counts.items():
                family.add_metric([kind], count)
            return family

        self._register(read)

    def gauges(
        self, name: str, about: str, label: str, values: Callable[[], Mapping[str, float]]
    ) -> None:
        """Numbers that go up and down, one for each kind."""

        def read() -> Metric:
            family = GaugeMetricFamily(f"signoria_{name}", about, labels=[label])
            for kind, value in values().items():
                family.add_metric([kind], value)
            return family

        self._register(read)

    def histogram(
        self, name: str, about: str, read: Callable[[], tuple[list[tuple[str, float]], float]]
    ) -> None:
        """How often something took at most so long, and the sum of it all in seconds."""

        def family() -> Metric:
            buckets, total = read()
            return HistogramMetricFamily(f"signoria_{name}", about, buckets, total)

        self._register(family)

    def page(self) -> bytes:
        """All numbers as text."""
        return generate_latest(self.registry)

    def _register(self, read: Callable[[], Metric]) -> None:
        self.registry.register(LazyMetric(read))
