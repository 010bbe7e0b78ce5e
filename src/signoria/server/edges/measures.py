"""What the parts of the server have counted, as metrics."""

from __future__ import annotations

from ..journal.store import Journal
from ..matches.hub import Hub
from ..matches.thinking import Thinking
from .metrics import Metrics


def measure(metrics: Metrics, hub: Hub, journal: Journal, thinking: Thinking) -> None:
    """Show the counters of the parts, read when somebody asks."""
    writer = journal.writer
    metrics.gauge("rooms", "Matches in memory", lambda: len(hub.rooms))
    metrics.counter("journal_batches", "Transactions written", lambda: writer.batches)
    metrics.counter("journal_jobs", "Writes in them", lambda: writer.jobs)
    metrics.counter("journal_failures", "Writes that failed", lambda: writer.failures)
    metrics.counter("journal_seconds", "Time spent writing", lambda: writer.seconds)
    metrics.counter("bot_moves", "Moves of bots", lambda: thinking.moves)
    metrics.counter("bot_seconds", "Time waited for bots", lambda: thinking.busy)
    metrics.counter("bot_timeouts", "Bots that took too long", lambda: thinking.timeouts)
    metrics.counter("bot_crashes", "Bots that failed", lambda: thinking.crashes)
