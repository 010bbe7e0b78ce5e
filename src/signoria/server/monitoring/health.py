"""Whether the server is well: checks that ask in the ways that players use it.

Each part adds a check of its own kind.  A check that has not answered by ``PATIENCE`` counts as
failing; it is asked again when it has answered, so that nothing piles up behind a check that hangs.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping
from enum import IntEnum
from time import monotonic
from typing import NamedTuple

PATIENCE = 5.0  # seconds; durable writes take milliseconds
FRESH = 1.0  # seconds for which an answer is used again
log = logging.getLogger(__name__)


class Standing(IntEnum):
    """How well something is, as metrics tell it."""

    ok = 0
    degraded = 1
    failing = 2


class Trouble(NamedTuple):
    """What is not as it should be, and what to do about it, in one line for the operator."""

    standing: Standing
    reason: str


class Report(NamedTuple):
    """All troubles by their kinds."""

    troubles: Mapping[str, Trouble]

    @property
    def standing(self) -> Standing:
        """That of the worst."""
        return max((each.standing for each in self.troubles.values()), default=Standing.ok)

    def page(self) -> str:
        """The standing in one line, and a line for each trouble."""
        lines = [f"{kind}: {found.reason}" for kind, found in self.troubles.items()]
        return "\n".join([self.standing.name, *lines, ""])


Check = Callable[[], Trouble | Awaitable[Trouble | None] | None]


def warning(reason: str) -> Trouble:
    """People can play, but somebody should look after this."""
    return Trouble(Standing.degraded, reason)


def failure(reason: str) -> Trouble:
    """People cannot play."""
    return Trouble(Standing.failing, reason)


class Health:
    """The checks of a server by their kinds; what a check tells is logged when it changes."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._checks: dict[str, Check] = {}
        self._running: dict[str, asyncio.Task[Trouble | None]] = {}
        self._since: dict[str, float] = {}
        self._checking: asyncio.Task[Report] | None = None
        self._checked = float("-inf")
        self._report = Report({})

    def add(self, kind: str, check: Check) -> None:
        """Ask this, too.  A check tells its trouble or None, at once or when it is awaited."""
        self._checks[kind] = check

    def standings(self) -> dict[str, int]:
        """How each kind was when it was last asked."""
        ok = Trouble(Standing.ok, "")
        return {kind: self._report.troubles.get(kind, ok).standing for kind in self._checks}

    async def check(self) -> Report:
        """Ask all checks, at the same time; all who want to know meanwhile share the answer."""
        if self._checking is None and monotonic() - self._checked < FRESH:
            return self._report
        if self._checking is None:
            self._checking = asyncio.create_task(self._check_all())
        return await asyncio.shield(self._checking)

    async def _check_all(self) -> Report:
        try:
            kinds = list(self._checks)
            found = await asyncio.gather(*map(self._ask, kinds))
            report = Report({kind: one for kind, one in zip(kinds, found, strict=True) if one})
            self._log_changes(report)
        finally:
            self._checking = None
        self._checked = monotonic()
        self._report = report
        return report

    async def _ask(self, kind: str) -> Trouble | None:
        """What a check says, or that it says nothing."""
        if kind not in self._running:
            self._since[kind] = monotonic()
            self._running[kind] = asyncio.create_task(run_check(self._checks[kind]))
        task = self._running[kind]
        done, _ = await asyncio.wait((task,), timeout=self._patience)
        if not done:
            waited = monotonic() - self._since[kind]
            return failure(f"no answer for {waited:.0f} seconds")
        del self._running[kind]
        return task.result()

    def _log_changes(self, report: Report) -> None:
        """Log what has changed."""
        before = self._report.troubles
        for kind, trouble in report.troubles.items():
            if kind not in before or before[kind].standing != trouble.standing:
                level = logging.ERROR if trouble.standing == Standing.failing else logging.WARNING
                log.log(level, "%s is %s: %s", kind, trouble.standing.name, trouble.reason)
        for kind in before.keys() - report.troubles.keys():
            log.warning("%s is ok again", kind)


async def run_check(check: Check) -> Trouble | None:
    """What a check tells; one that breaks is a trouble itself."""
    try:
        found = check()
        return await found if inspect.isawaitable(found) else found
    except Exception as error:  # a check may break in any way, and must break nothing else
        log.error("a check of the health failed", exc_info=error)
        return failure(f"the check itself failed: {type(error).__name__}")
