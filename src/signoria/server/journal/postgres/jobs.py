"""Jobs for a connection to PostgreSQL, and the errors that they end in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import psycopg

from ..errors import NotWritten


class Job(NamedTuple):
    """A function for the database with its arguments."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]

    def run(self, connection: Any) -> Any:
        """Its result."""
        return self.work(connection, *self.args, **self.kwargs)


def write_error(error: Exception) -> Exception:
    """What the caller of a job is told: ``NotWritten``, or what the job has raised."""
    return NotWritten(describe(error)) if isinstance(error, psycopg.Error) else error


def describe(error: Exception) -> str:
    """An error of the database in one line."""
    return " ".join(str(error).split()) or type(error).__name__
