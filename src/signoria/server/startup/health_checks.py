"""What the parts of the server say of their health; ``/health`` and the metrics show it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ..analyses.analyst_pool import AnalystPool
from ..journal.faults import DatabaseFault
from ..journal.rows import JournalError
from ..journal.sqlite.store import SqliteJournal
from ..monitoring.health import Health, Trouble, degraded, failing
from ..thinking.bot_pool import Thinking
from ..thinking.workers import Workers


def add_checks(
    health: Health, journal: SqliteJournal, thinking: Thinking, study: AnalystPool
) -> None:
    """Let each part be asked how it is; parts of other kinds add checks of their own."""
    health.add("reading", probe(journal.probe_reading))
    health.add("writing", probe(journal.probe_writing))
    health.add("pages", lambda: pages(journal))
    health.add("names", lambda: names(journal))
    health.add("bots", lambda: workers(thinking.pool))
    health.add("analysts", lambda: workers(study.pool))


def probe(work: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[Trouble | None]]:
    """Whether the journal can do this, in the way of all who play."""

    async def check() -> Trouble | None:
        try:
            await work()
        except JournalError as error:
            return failing(str(error))
        return None

    return check


def pages(journal: SqliteJournal) -> Trouble | None:
    """Whether pages of the database are damaged: games that lie elsewhere go on."""
    if journal.damage is None:
        return None
    fault = DatabaseFault("damaged-page", file=str(journal.path), **journal.damage._asdict())
    return degraded(f"{fault}. {fault.advice()}")


def names(journal: SqliteJournal) -> Trouble | None:
    """Whether the database can be opened by another name, which SQLite does not know to be ours."""
    try:
        links = journal.path.stat().st_nlink
    except OSError:
        return None  # that the file has gone is told by who writes
    if links == 1:
        return None
    return degraded(
        f"{journal.path} has {links} names (hard links); whoever opens it by another one damages "
        "it: remove the others"
    )


def workers(pool: Workers) -> Trouble | None:
    """Whether processes could be started when they were last needed."""
    return degraded(f"no process can be started: {pool.trouble}") if pool.trouble else None
