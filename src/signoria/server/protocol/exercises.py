"""Bodies of the HTTP calls about what people practise out of their own mistakes."""

from __future__ import annotations

import msgspec

from ...analysis.findings import Decision, Size
from .http import Request
from .lines import Followed, Line
from .socket import Notation


class MatchExercises(msgspec.Struct):
    """Of a match ``kept`` moments are exercises of the caller, of which ``made`` only now."""

    made: int
    kept: int


class Practice(msgspec.Struct):
    """Of the caller's exercises so many are ``due`` now, of all that are ``kept``.

    ``next`` is when the next one comes, in seconds since 1970; None where one is due, or none is
    kept.
    """

    due: int
    kept: int
    next: int | None


class Exercise(msgspec.Struct, kw_only=True):
    """A moment of a game: ``seat`` is to move at the end of the ``line``, and once moved badly.

    The line begins at a table that is drawn from all those which agree with what the seat had seen
    then; ``end`` is that table as it sees it.  ``made`` is since when it is practised, in seconds
    since 1970.  Of the answer there is nothing here.
    """

    key: str
    game: str
    players: int
    seat: int
    made: int
    line: Line
    end: Followed


class NextExercise(msgspec.Struct):
    """The exercise that has been due for longest, None if none is, and how many there are."""

    exercise: Exercise | None
    practice: Practice


class Try(Request):
    """Make a move in an exercise."""

    move: Notation


class Verdict(msgspec.Struct):
    """Whether a move was ``right``: not clearly worse than the best, by its ``size``.

    ``lost`` is how much worth it falls short of the best.  ``found`` is all that is known of the
    moment, None as long as the move was wrong.  ``due`` is when the exercise comes back, in seconds
    since 1970; None after it was put away.
    """

    right: bool
    size: Size
    lost: float
    found: Decision | None
    due: int | None


class Solution(msgspec.Struct):
    """What the analysis said of the move that was played then, and when the exercise comes back."""

    found: Decision
    due: int | None


class KeptExercise(msgspec.Struct, kw_only=True):
    """All that is kept of an exercise; times are seconds since 1970.

    ``due`` is None after it was put away; ``card`` is what the schedule knows of it.  ``state`` is
    the table in base64.
    """

    key: str
    game: str
    rules: str
    made: int
    due: int | None
    card: str
    state: str
    found: Decision


class KeptExercises(msgspec.Struct):
    """All exercises of the caller, with their answers."""

    exercises: list[KeptExercise]
