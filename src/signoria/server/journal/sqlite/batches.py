"""Batches of pickled jobs, each batch in one transaction; a job that fails fails alone."""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from ..errors import NotWritten
from ..sql.group_commit import Outcome
from .connection import Connection


def pickle_job(
    work: Callable[..., Any], args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
) -> bytes:
    """A job for another process: a function for the database with its arguments.

    Raises what ``pickle`` does.
    """
    return pickle.dumps((work, args, kwargs or {}), pickle.HIGHEST_PROTOCOL)


def run_batch(database: sqlite3.Connection, batch: Sequence[bytes]) -> list[Outcome]:
    """Run a batch in one go, and job by job if any of them fails."""
    try:
        with transaction(database):
            return [Outcome(run_job(database, job)) for job in batch]
    except Exception:  # whatever is wrong with a job is found out when it is alone
        return run_one_by_one(database, batch)


def run_one_by_one(database: sqlite3.Connection, batch: Sequence[bytes]) -> list[Outcome]:
    """Run each job for itself; if the database refuses the transaction, every job fails."""
    try:
        with transaction(database):
            return [try_job(database, job) for job in batch]
    except sqlite3.Error as error:
        return [Outcome(None, portable_error(error)) for _ in batch]


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Commit what the block does, nothing of it if it or the commit fails."""
    try:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("COMMIT")
        sweep_traces(database)
    except BaseException:
        with suppress(sqlite3.Error):  # it has mostly been rolled back by then
            database.execute("ROLLBACK")
        raise


def sweep_traces(database: sqlite3.Connection) -> None:
    """Fold the log and cut it off, where something was deleted of which nothing may be left.

    Whoever reads just then may still need it; the next transaction tries again.
    """
    if not isinstance(database, Connection) or not database.traces:
        return
    with suppress(sqlite3.Error):  # it only takes longer: the log is folded again and again
        busy, *_ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        database.traces = bool(busy)


def try_job(database: sqlite3.Connection, job: bytes) -> Outcome:
    """The outcome of one job among others; if it fails, only its own changes go."""
    database.execute("SAVEPOINT job")
    try:
        result = run_job(database, job)
    except Exception as error:  # whatever is wrong with a job is its caller's to know
        if not database.in_transaction:
            raise sqlite3.OperationalError(f"the transaction is lost: {error}") from error
        database.execute("ROLLBACK TO job")
        database.execute("RELEASE job")
        return Outcome(None, portable_error(error))
    database.execute("RELEASE job")
    return Outcome(result)


def run_job(database: sqlite3.Connection, job: bytes) -> Any:
    """Run a pickled job; raises what ``pickle`` does if its result cannot be sent."""
    work, args, kwargs = pickle.loads(job)
    result = work(database, *args, **kwargs)
    if result is not None:
        pickle.dumps(result)
    return result


def portable_error(error: Exception) -> Exception:
    """An error that can be sent to another process: ``NotWritten``, or what the job has raised."""
    if isinstance(error, sqlite3.Error):
        return NotWritten(str(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # an exception of its own kind
        return NotWritten(f"{type(error).__name__}: {error}")
    return error
