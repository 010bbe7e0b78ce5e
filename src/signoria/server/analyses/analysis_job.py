"""One analysis under way: its askers, its progress and its findings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ...analysis.findings import Decision, Finding, Luck, Outlook
from ...analysis.questions import Question
from ...analysis.stages import STAGES, Name, Stage
from ..journal.rows import StoredAnalysis
from ..protocol.analyses import AnalysisNews, Standing
from .analyst_pool import AnalystPool
from .analyst_worker import answer_steps, list_questions
from .subject import Subject

PORTION = 4  # questions at a time: mostly less than a second, after which others have their turn
SECONDS = 180.0  # after which a portion has failed
LEASE = 120.0  # seconds after which somebody who has not asked for news is gone


@dataclass
class AnalysisJob:
    """An analysis since it was asked for; ``askers`` by when they last asked for news."""

    subject: Subject
    state: Standing = "waiting"
    stage: Name = STAGES[0].name
    progress: float = 0.0
    found: list[Finding] = field(default_factory=list)
    askers: dict[str, float] = field(default_factory=dict)

    def is_wanted(self, now: float) -> bool:
        """Whether anybody still waits for it."""
        self.askers = {one: at for one, at in self.askers.items() if now - at < LEASE}
        return bool(self.askers)

    def news(self, ahead: int, after: int) -> AnalysisNews:
        """What is new after the first ``after`` findings; ``ahead`` analyses come first."""
        told = sort_findings(self.found[after:])
        return AnalysisNews(
            key=self.subject.key,
            state=self.state,
            ahead=ahead,
            stage=self.stage,
            progress=round(self.progress, 3),
            next=len(self.found),
            outlooks=told.outlooks,
            decisions=told.decisions,
            luck=told.luck,
        )

    def to_stored(self) -> StoredAnalysis:
        """All that was found; of a moment only what was found last."""
        return sort_findings(list({(type(one), one.moves): one for one in self.found}.values()))


async def run_analysis(one: AnalysisJob, analysts: AnalystPool, wanted: Callable[[], bool]) -> bool:
    """Find everything, portion by portion; False if it is not wanted any more."""
    asked = await analysts.ask(SECONDS, list_questions, one.subject.text)
    before = 0.0
    for stage in STAGES:
        if not await run_stage(one, stage, asked, before, analysts, wanted):
            return False
        before += stage.share
    return True


async def run_stage(
    one: AnalysisJob,
    stage: Stage,
    asked: Sequence[Question],
    before: float,
    analysts: AnalystPool,
    wanted: Callable[[], bool],
) -> bool:
    """Find what a stage is for; ``before`` is the share of those before it."""
    steps = stage.steps(asked, one.found)
    one.stage, one.progress = stage.name, before
    for start in range(0, len(steps), PORTION):
        if not wanted():
            return False
        portion = steps[start : start + PORTION]
        one.found += await analysts.ask(SECONDS, answer_steps, portion)
        one.progress = before + stage.share * (start + len(portion)) / len(steps)
    return True


def sort_findings(some: Sequence[Finding]) -> StoredAnalysis:
    """Findings by their kind, in the order of the game."""
    some = sorted(some, key=lambda one: one.moves)
    return StoredAnalysis(
        outlooks=[one for one in some if isinstance(one, Outlook)],
        decisions=[one for one in some if isinstance(one, Decision)],
        luck=[one for one in some if isinstance(one, Luck)],
    )
