"""What the journal knows of an exercise.  Times are milliseconds since 1970."""

from __future__ import annotations

from typing import NamedTuple


class ExerciseRow(NamedTuple):
    """An exercise of a person under its ``key``, and when it was ``made``.

    ``due`` is when it comes next, None once it was put away for good.  ``card`` is what the
    schedule knows of it, ``data`` the exercise itself.
    """

    key: str
    game: str
    made: int
    due: int | None
    card: str
    data: bytes


class ExerciseCounts(NamedTuple):
    """Of a person's exercises those that are ``due``, and all ``kept``: not put away."""

    due: int
    kept: int
