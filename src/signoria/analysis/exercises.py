"""Exercises out of the moments that cost a seat most: to find there what was better.

An exercise holds nothing that its seat has not seen: of the table it keeps one that is drawn from
all those which agree with that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ..games.contract import Game, Rng, State
from ..record import Match
from .findings import Decision, Size
from .questions import Question

MOST = 5  # of a match
GRAVE: Final[frozenset[Size]] = frozenset({"mistake", "blunder"})
SEED = 29  # of the tables that are drawn


class Exercise(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to be made once more, under the rules version that it was made by.

    ``state`` are the bytes of a table that the seat cannot tell from the one of then; ``found`` is
    what the analysis said of the move that was played: the answer.
    """

    game: str
    rules: str
    state: bytes
    found: Decision


def find_exercises(
    match: Match, decisions: Iterable[Decision], seats: Collection[int]
) -> list[Exercise]:
    """What these seats may learn from a match that was analysed, in the order of the game.

    Those moments that cost most; ``decisions`` are all that were judged.
    """
    return list(exercises_at(match, gravest(decisions, seats)))


def gravest(decisions: Iterable[Decision], seats: Collection[int]) -> list[Decision]:
    """The worst moves of these seats, the worst first; none that cost little."""
    own = [one for one in decisions if one.seat in seats and one.size in GRAVE]
    return sorted(own, key=lambda one: (-one.lost, one.moves))[:MOST]


def exercises_at(match: Match, wanted: Sequence[Decision]) -> Iterator[Exercise]:
    """The exercises of these decisions, in the order of the game."""
    sought = {one.moves: one for one in wanted}
    state, game = match.first(), match.game
    for moves, played in enumerate(match.played):
        if moves in sought:
            table = state.resample(state.to_move, Rng(SEED ^ moves))
            yield Exercise(
                game=game.name,
                rules=game.rules_version,
                state=table.to_bytes(),
                found=sought[moves],
            )
        state.apply(played.action)


def recall_verdict(exercise: Exercise, game: Game, state: State, action: int) -> Decision | None:
    """What the analysis knows already: of the move of then, and of the one that it likes best.

    None of any other move.  So whoever plays what was shown as the answer is never told that it is
    wrong, however a search with other luck might judge.
    """
    found, move = exercise.found, game.format(state, action)
    if move == found.move:
        return found
    best = found.best[0]
    if move == best.move:
        return replace(found, move=move, worth=best.worth, lost=0.0, size="fine")
    return None


def question_of(exercise: Exercise, action: int) -> Question:
    """What to ask an analyst of another move."""
    found = exercise.found
    return Question(
        "decision",
        exercise.game,
        found.moves,
        found.turn,
        exercise.state,
        found.seat,
        action,
        exercise.rules,
    )


def is_right(verdict: Decision) -> bool:
    """Whether a move solves an exercise: it is not clearly worse than the best."""
    return verdict.size == "fine"
