"""SQL for the vacations of people."""

from __future__ import annotations

from ..rows import VacationRow
from .database import Database
from .errand_queries import add_errands

OF_PERSON = "SELECT began, until FROM vacations WHERE person = ? ORDER BY began"
DROP = "DELETE FROM vacations WHERE person = ? AND began = ?"
INSERT = "INSERT INTO vacations (person, began, until) VALUES (?, ?, ?)"


def vacations(database: Database, person: str) -> list[VacationRow]:
    """All vacations of a person, in order."""
    return [VacationRow(*row) for row in database.execute(OF_PERSON, (person,))]


def keep_vacation(database: Database, person: str, vacation: VacationRow) -> None:
    """Keep a vacation in the place of the one that began at the same moment; tell all matches."""
    database.execute(DROP, (person, vacation.began))
    database.execute(INSERT, (person, *vacation))
    add_errands(database, "vacation", person)
