"""What runs in an analyst's process; of low priority, so that tables and bots come first."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from ... import games, record
from ...analysis.answers import analyst
from ...analysis.findings import Advised, Finding
from ...analysis.questions import Question, questions
from ...analysis.stages import Step
from ...bots.search.budget import Budget
from ..thinking.bot_worker import end_with_parent

NICE = 10  # of 19
DIGITS = 4  # of a worth; more would only be noise
SEED = 1
T = TypeVar("T")


def begin() -> None:
    """Step back behind whatever else runs, and end when the server ends."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    threading.Thread(target=end_with_parent, name="end with the server", daemon=True).start()


def prepare(text: str) -> list[Question]:
    """All that there is to ask of the game on record."""
    return list(questions(record.Match.from_record(record.read(text))))


def answers(steps: Sequence[Step]) -> list[Finding]:
    """What is found, in the order of the steps."""
    return [
        rounded(analyst(question.game, SEED).answer(question, budget)) for question, budget in steps
    ]


def hint(game: str, state: bytes, seat: int, seed: int, budget: Budget) -> Advised:
    """The best ways on for the seat to move, which is given what it has seen only."""
    seen = games.load(game).from_bytes(state).seen_by(seat)
    return rounded(analyst(game, SEED).hint(seen, seed, budget))


def rounded(found: T) -> T:
    """The same with as many digits as are worth telling."""
    return msgspec.convert(shortened(msgspec.to_builtins(found)), type(found))


def shortened(value: Any) -> Any:
    """A plain value with its numbers rounded."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: shortened(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [shortened(each) for each in value]
    return value
