"""SQL for the exercises of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...exercises.exercise_rows import ExerciseCounts, ExerciseRow
from ..database import Database

COLUMNS = "key, game, made, due, card, data"
KEEP = f"""
    INSERT INTO exercises (person, {COLUMNS})
    SELECT id, ?1, ?2, ?3, ?4, ?5, ?6 FROM people WHERE id = ?7
    ON CONFLICT DO NOTHING"""
ALL = f"SELECT {COLUMNS} FROM exercises WHERE person = ? ORDER BY made, key"
COUNT = """
    SELECT coalesce(sum(CASE WHEN due <= ? THEN 1 ELSE 0 END), 0), count(*)
    FROM exercises WHERE person = ? AND due IS NOT NULL"""
NEXT = f"""
    SELECT {COLUMNS} FROM exercises WHERE person = ? AND due IS NOT NULL AND due <= ?
    ORDER BY due, key LIMIT 1"""
FIND = f"SELECT {COLUMNS} FROM exercises WHERE person = ? AND key = ?"
SCHEDULE = "UPDATE exercises SET card = ?, due = ? WHERE person = ? AND key = ? AND card = ?"


def keep_exercises(database: Database, person: str, rows: Sequence[ExerciseRow]) -> int:
    """Keep those of whose keys the person has none; how many these were."""
    return sum(database.execute(KEEP, (*row, person)).rowcount for row in rows)


def exercises(database: Database, person: str) -> list[ExerciseRow]:
    """All exercises of a person."""
    return [read_row(row) for row in database.execute(ALL, (person,)).fetchall()]


def count_exercises(database: Database, person: str, now: int) -> ExerciseCounts:
    """How many exercises a person has, and how many of them are due."""
    due, kept = database.execute(COUNT, (now, person)).fetchone()
    return ExerciseCounts(int(due), kept)


def next_exercise(database: Database, person: str, now: int) -> ExerciseRow | None:
    """The one that has been due for longest."""
    row = database.execute(NEXT, (person, now)).fetchone()
    return None if row is None else read_row(row)


def find_exercise(database: Database, person: str, key: str) -> ExerciseRow | None:
    """An exercise of a person."""
    row = database.execute(FIND, (person, key)).fetchone()
    return None if row is None else read_row(row)


def schedule_exercise(
    database: Database, person: str, key: str, before: str, card: str, due: int | None
) -> bool:
    """Have an exercise come at another time, if its card still is the one of before."""
    return database.execute(SCHEDULE, (card, due, person, key, before)).rowcount == 1


def read_row(row: Sequence[Any]) -> ExerciseRow:
    """A row as the port gives it."""
    key, game, made, due, card, data = row
    return ExerciseRow(key, game, made, due, card, bytes(data))
