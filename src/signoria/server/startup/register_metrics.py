"""What the parts of the server have counted, as metrics."""

from __future__ import annotations

from itertools import accumulate

from ..analyses.analyst_pool import AnalystPool
from ..hub.hub import Hub
from ..journal.port import Journal
from ..limits.connection_limit import ConnectionGate
from ..limits.proxies import ProxyWatch
from ..monitoring.metrics import Metrics
from ..rooms.context import APPEND_BOUNDS, RoomCounts
from ..thinking.bot_pool import BotPool
from ..work.shared_workers import SharedWorkers


def register_parts(metrics: Metrics, hub: Hub, journal: Journal, thinking: BotPool) -> None:
    """Show the counters of the parts, read when somebody asks."""
    counter, writes, counts = metrics.counter, journal.write_counts, hub.context.counts
    metrics.gauge("rooms", "Matches in memory", lambda: len(hub.rooms))
    metrics.gauge("viewers", "Connections at their tables", lambda: hub.rooms.viewers)
    metrics.gauge("damaged", "Matches that are shut", lambda: len(hub.context.damaged))
    metrics.by_kind("commands_refused", "Commands refused by reason", "reason", counts.refusals)
    metrics.histogram("append_seconds", "Writing a command down", lambda: append_times(counts))
    counter("commands", "Commands carried out", lambda: counts.commands)
    counter("entries", "Moves and other entries written", lambda: counts.entries)
    counter("appends_failed", "Commands not written", lambda: counts.failed_appends)
    counter("hellos", "Whole tables sent", lambda: counts.hellos)
    counter("caught_up", "Connections caught up by steps", lambda: counts.caught_up)
    counter("too_slow", "Connections closed as too slow", lambda: counts.too_slow)
    counter("loads", "Matches read from the journal", lambda: counts.loads)
    counter("journal_batches", "Transactions written", lambda: writes.batches)
    counter("journal_jobs", "Writes in them", lambda: writes.jobs)
    counter("journal_failures", "Writes that failed", lambda: writes.failures)
    counter("journal_seconds", "Time spent writing", lambda: writes.seconds)
    counter("bot_moves", "Moves of bots", lambda: thinking.moves)
    counter("bot_seconds", "Time waited for bots", lambda: thinking.busy)
    counter("bot_timeouts", "Bots that took too long", lambda: thinking.timeouts)
    counter("bot_crashes", "Bots that failed", lambda: thinking.crashes)


def register_connections(metrics: Metrics, gate: ConnectionGate, proxies: ProxyWatch) -> None:
    """Show what the connections to this server are, and what becomes of them."""
    metrics.gauge("tcp_connections", "TCP connections that are open", lambda: len(gate))
    metrics.gauge("tcp_places", "TCP connections that may be open", lambda: gate.most)
    metrics.by_kind("tcp_closed", "Connections closed as too many", "reason", gate.closed)
    metrics.gauge(
        "one_address",
        "1 if all people seem to share one address, behind a proxy that is not trusted",
        lambda: float(proxies.reason() is not None),
    )


def register_elsewhere(metrics: Metrics, thinking: BotPool, analysts: AnalystPool) -> None:
    """Show how much workers on other machines do, where there may be any."""
    shared = [pool for pool in (thinking.pool, analysts.pool) if isinstance(pool, SharedWorkers)]
    metrics.counter(
        "jobs_elsewhere", "Jobs done by workers", lambda: sum(pool.elsewhere for pool in shared)
    )


def append_times(counts: RoomCounts) -> tuple[list[tuple[str, float]], float]:
    """How many appends took at most as long as each bound."""
    names = [*map(str, APPEND_BOUNDS), "+Inf"]
    sums = accumulate(counts.append_times)
    return list(zip(names, map(float, sums), strict=True)), counts.append_seconds
