"""All analyses of a server: those in the queue, and those that were made."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic, time

from ..domain.refusals import journal_refusal, refusal
from ..journal.errors import JournalError, Unreadable
from ..journal.port import Journal
from ..journal.rows import StoredAnalysis
from ..protocol.analyses import AnalysisNews, Standing
from .analysis_job import AnalysisJob, run_analysis
from .analyst_pool import AnalystPool
from .subject import Subject

MOST = 20  # analyses in the queue
ENDED = ("stopped", "failed")
log = logging.getLogger(__name__)


class Analyses:
    """A queue, of which as many are under way as there are analysts, and those that are stored.

    An asker is an address; it has one analysis at a time.  ``made`` counts those that were.
    """

    def __init__(
        self, journal: Journal, analysts: AnalystPool, now: Callable[[], float] = monotonic
    ) -> None:
        self.made = 0
        self._journal = journal
        self._analysts = analysts
        self._now = now
        self._queue: dict[str, AnalysisJob] = {}
        self._ended: dict[str, AnalysisJob] = {}  # without a result: to be told once more
        self._at_work = 0

    def __len__(self) -> int:
        return len(self._queue)

    async def ask(self, subject: Subject, asker: str) -> AnalysisNews:
        """Begin the analysis of a game, unless it was made or is under way; raises ``Refusal``."""
        if subject.key not in self._queue:
            if (found := await self._find(subject.key)) is not None:
                return whole_news(subject.key, found, 0)
            if subject.key not in self._queue:  # it may have been asked for meanwhile
                self._begin(subject, asker)
        return await self.news(subject.key, asker, 0)

    async def news(self, key: str, asker: str, after: int) -> AnalysisNews:
        """The findings from number ``after`` on; raises ``Refusal`` for an unknown key."""
        if one := self._queue.get(key):
            one.askers[asker] = self._now()
            return one.news(self._number_ahead(key), after)
        if (found := await self._find(key)) is not None:
            return whole_news(key, found, after)
        if one := self._ended.get(key):
            return one.news(0, after)
        raise refusal("no-such-analysis")

    def withdraw(self, key: str, asker: str) -> None:
        """An asker does not wait any more; an analysis for which nobody waits is broken off."""
        if one := self._queue.get(key):
            one.askers.pop(asker, None)
            if not one.askers and one.state == "waiting":
                self._end(one, "stopped")

    def _begin(self, subject: Subject, asker: str) -> None:
        """Put it into the queue; raises ``Refusal``."""
        self._check_space(asker)
        self._ended.pop(subject.key, None)
        self._queue[subject.key] = AnalysisJob(subject)
        self._go_on()

    def _check_space(self, asker: str) -> None:
        """Refuse a second one of an asker, and more than the queue takes."""
        self._prune()
        if any(asker in one.askers for one in self._queue.values()):
            raise refusal("one-analysis")
        if len(self._queue) >= MOST:
            raise refusal("many-analyses")

    def _prune(self) -> None:
        """Drop those that wait and that nobody waits for."""
        now = self._now()
        for one in list(self._queue.values()):
            if not one.is_wanted(now) and one.state == "waiting":
                self._end(one, "stopped")

    def _number_ahead(self, key: str) -> int:
        """How many in the queue stand before this one."""
        return list(self._queue).index(key)

    def _go_on(self) -> None:
        """Let analysts work while there is something to do."""
        waiting = sum(one.state == "waiting" for one in self._queue.values())
        while self._at_work < min(self._analysts.size, waiting):
            self._at_work += 1
            self._analysts.start(self._work())

    async def _work(self) -> None:
        """One after the other from the queue."""
        try:
            while one := next(
                (each for each in self._queue.values() if each.state == "waiting"), None
            ):
                one.state = "running"
                await self._make(one)
        finally:
            self._at_work -= 1

    async def _make(self, one: AnalysisJob) -> None:
        """Make one and keep it."""
        try:
            done = await run_analysis(one, self._analysts, lambda: one.is_wanted(self._now()))
            if done:
                now = round(time() * 1000)
                await self._journal.keep_analysis(one.subject.key, now, one.to_stored())
                self.made += 1
        except Exception as error:  # a search may fail in any way, and its process, too
            log.warning("an analysis failed: %s: %s", type(error).__name__, error)
            return self._end(one, "failed")
        self._end(one, "whole" if done else "stopped")

    def _end(self, one: AnalysisJob, state: Standing) -> None:
        """Take it out of the queue; one without a result is remembered for those who ask again."""
        self._queue.pop(one.subject.key, None)
        one.state = state
        if state in ENDED:
            one.found.clear()
            self._ended[one.subject.key] = one
            while len(self._ended) > MOST:
                self._ended.pop(next(iter(self._ended)))

    async def _find(self, key: str) -> StoredAnalysis | None:
        """One that was made, noted as used."""
        try:
            try:
                found = await self._journal.find_analysis(key)
            except Unreadable as error:  # it is made anew, and takes the damaged one's place
                log.warning("a kept analysis is damaged: %s", error)
                return None
            if found is not None:
                now = round(time() * 1000)
                await self._journal.touch_analysis(key, now)
        except JournalError as error:
            raise journal_refusal(error) from error
        return found


def whole_news(key: str, found: StoredAnalysis, after: int) -> AnalysisNews:
    """All of an analysis that was made, also for a caller that has seen its beginning."""
    number = len(found.outlooks) + len(found.decisions) + len(found.luck)
    return AnalysisNews(
        key=key,
        state="whole",
        ahead=0,
        stage="closely",
        progress=1.0,
        next=max(after, number),
        outlooks=found.outlooks,
        decisions=found.decisions,
        luck=found.luck,
    )
