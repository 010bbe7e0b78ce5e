"""What runs in an analyst's process; of low priority, so that tables and bots come first."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from ... import games, record
from ...analysis.analyst import analyst
from ...analysis.findings import Advised, Finding
from ...analysis.questions import Question, questions
from ...analysis.stages import Step
from ...bots.search.budget import Budget
from ...decoders import convert
from ...games.shared.variants import compact
from ...parents import end_with_parent
from ..protocol.variants import TrialGames

NICE = 10  # of 19
DIGITS = 4  # of a worth; more would only be noise
SEED = 1
T = TypeVar("T")


def initialize() -> None:
    """Lower the priority of this process, and end it when the server ends."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    end_with_parent()


def list_questions(text: str) -> list[Question]:
    """All that there is to ask of the game on record."""
    return list(questions(record.Match.from_record(record.read(text))))


def answer_steps(steps: Sequence[Step]) -> list[Finding]:
    """What is found, in the order of the steps."""
    return [
        round_numbers(analyst(question.game, SEED, question.rules).answer(question, budget))
        for question, budget in steps
    ]


def hint(
    game: str, state: bytes, seat: int, seed: int, budget: Budget, rules: str | None = None
) -> Advised:
    """The best ways on for the seat to move, which is given what it has seen only.

    ``rules`` are those of the match, None being the newest.
    """
    seen = games.load(game, rules).from_bytes(state).seen_by(seat)
    return round_numbers(analyst(game, SEED, rules).hint(seen, seed, budget))


def try_variant(game: str, variant: str) -> tuple[list[TrialGames], str]:
    """Games with a variant, given in one word, by number of players; and why nobody can win."""
    from ...analysis import variant_trial  # a page has no bench to play on

    schema = games.variants(game)
    assert schema is not None
    numbers, _ = compact.read_any(schema, variant)
    trials = variant_trial.play(schema, numbers)
    told = [
        TrialGames(trial.players, trial.games, round(trial.rounds, 1), trial.won)
        for trial in trials
    ]
    return told, variant_trial.verdict(trials)


def round_numbers(found: T) -> T:
    """A structure with its numbers rounded to the digits that matter."""
    return convert(round_plain(msgspec.to_builtins(found)), type(found))


def round_plain(value: Any) -> Any:
    """A plain value with its numbers rounded."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: round_plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [round_plain(each) for each in value]
    return value
