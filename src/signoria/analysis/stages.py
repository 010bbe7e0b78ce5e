"""An analysis from coarse to fine, for readers who wait: what to ask next, and how long to think.

All together it takes some two minutes of one core, however long the game is: the outlooks and the
luck as long as they need, the rest is shared by the decisions.  First all of them are looked at
briefly, then those that seem to have cost something closely.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from ..bots.search.budget import Budget
from .findings import Decision, Finding
from .questions import Question

BRIEFLY, CLOSELY = 40.0, 40.0  # seconds of the processor for all decisions together
LEAST = 0.02  # seconds for one decision
AT_FIRST, AT_MOST = 0.2, 1.0
DOUBT = 0.02  # of worth that seems lost: not noise only

Name = Literal["course", "decisions", "luck", "closely"]


class Step(NamedTuple):
    """A question, and how long to think about it if it is a decision."""

    question: Question
    budget: Budget


class Stage(NamedTuple):
    """A part of an analysis.

    ``share`` is its part of the whole time, roughly; ``steps`` gives what is to be asked, from all
    questions and what has been found so far.
    """

    name: Name
    share: float
    steps: Callable[[Sequence[Question], Sequence[Finding]], list[Step]]


def course(asked: Sequence[Question], _: Sequence[Finding]) -> list[Step]:
    """How the game stood, first of all."""
    return of_kind(asked, "outlook")


def decisions(asked: Sequence[Question], _: Sequence[Finding]) -> list[Step]:
    """All decisions, briefly."""
    return share_time([one for one in asked if one.kind == "decision"], BRIEFLY, AT_FIRST)


def luck(asked: Sequence[Question], _: Sequence[Finding]) -> list[Step]:
    """What came against what might have come."""
    return of_kind(asked, "luck")


def closely(asked: Sequence[Question], found: Sequence[Finding]) -> list[Step]:
    """Once more the decisions that seem to have cost something, those that cost most first."""
    lost = {one.moves: one.lost for one in found if isinstance(one, Decision) and one.lost >= DOUBT}
    doubtful = [one for one in asked if one.kind == "decision" and one.moves in lost]
    return share_time(sorted(doubtful, key=lambda one: -lost[one.moves]), CLOSELY, AT_MOST)


STAGES = (
    Stage("course", 0.06, course),
    Stage("decisions", 0.44, decisions),
    Stage("luck", 0.15, luck),
    Stage("closely", 0.35, closely),
)


def of_kind(asked: Sequence[Question], kind: str) -> list[Step]:
    """All questions that no budget is for."""
    return [Step(one, Budget(simulations=1)) for one in asked if one.kind == kind]


def share_time(some: Sequence[Question], seconds: float, most: float) -> list[Step]:
    """Questions that share so much time of the processor, each at most so much."""
    each = min(most, max(LEAST, seconds / max(1, len(some))))
    return [Step(one, Budget(seconds=each, busy=True)) for one in some]
