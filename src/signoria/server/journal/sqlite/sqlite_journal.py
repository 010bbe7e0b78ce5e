"""The journal in a file of SQLite."""

from __future__ import annotations

from ..alone import Alone
from ..sql.administration.sql_administration import SqlAdministration
from ..sql.company.sql_company import SqlCompany
from ..sql.exercises.sql_exercises import SqlExercises
from ..sql.forgetting.sql_removal import SqlRemoval
from ..sql.sql_journal import SqlJournal
from .sqlite_file import SqliteFile


class SqliteJournal(
    Alone, SqliteFile, SqlJournal, SqlRemoval, SqlCompany, SqlExercises, SqlAdministration
):
    """All matches, persons and analyses in one file; see ``Journal``."""
