"""What the parts of the server say of their health; ``/health`` and the metrics show it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ..analyses.analyst_pool import AnalystPool
from ..journal.errors import JournalError
from ..journal.port import Journal
from ..monitoring.health import Check, Health, Trouble, failure, warning
from ..thinking.bot_pool import BotPool
from ..thinking.port import Workers


def add_checks(health: Health, journal: Journal, thinking: BotPool, analysts: AnalystPool) -> None:
    """Let each part be asked how it is; parts of other kinds add checks of their own."""
    health.add("reading", check_journal(journal.probe_reading))
    health.add("writing", check_journal(journal.probe_writing))
    for kind, reason in journal.health_checks().items():
        health.add(kind, check_reason(reason))
    health.add("bots", lambda: find_trouble(thinking.pool))
    health.add("analysts", lambda: find_trouble(analysts.pool))


def check_journal(probe: Callable[[], Awaitable[None]]) -> Check:
    """Whether the journal can do this, in the way of all who play."""

    async def check() -> Trouble | None:
        try:
            await probe()
        except JournalError as error:
            return failure(str(error))
        return None

    return check


def check_reason(reason: Callable[[], str | None]) -> Check:
    """Whether there is a reason why somebody should look after something."""

    def check() -> Trouble | None:
        found = reason()
        return warning(found) if found else None

    return check


def find_trouble(pool: Workers) -> Trouble | None:
    """Whether processes could be started when they were last needed."""
    return warning(f"no process can be started: {pool.trouble}") if pool.trouble else None
