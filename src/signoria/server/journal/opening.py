"""Connections to a database that is ours alone, private, and up to date."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from filelock import FileLock, Timeout

from .migrations import APPLICATION, NewerSchema, migrate, version

PRIVATE = 0o600
LAST_WRITES = 2.0  # seconds to wait for them
PATIENCE = 5.0  # seconds to wait while another program, such as a backup, holds the file


class Unfit(Exception):
    """A database that cannot be used: a key from which locale files make a sentence, and values."""

    def __init__(self, reason: str, values: Mapping[str, str | int | Exception]) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        return f"{self.reason}: {', '.join(f'{name} {one}' for name, one in self.values.items())}"


def lock_path(path: Path) -> Path:
    """The lock beside a database; whoever holds it is the one server that uses it."""
    return path.with_name(f"{path.name}.lock")


@contextmanager
def faults_told(path: Path) -> Iterator[None]:
    """What the system or SQLite finds wrong with the file leaves as ``Unfit``."""
    try:
        yield
    except Timeout:
        raise Unfit("in-use", {"file": str(path)}) from None
    except OSError as error:
        raise Unfit("cannot-open", {"file": str(path), "problem": error}) from None
    except NewerSchema as error:
        raise Unfit("newer", {"file": str(path), "version": str(error)}) from None
    except sqlite3.DatabaseError as error:
        reason = getattr(error, "sqlite_errorname", "")
        damaged = reason.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT"))
        name = "damaged" if damaged else "cannot-open"
        values = {} if damaged else {"problem": str(error)}
        raise Unfit(name, {"file": str(path), **values}) from None


@contextmanager
def claim(path: Path) -> Iterator[None]:
    """Make the file and its folder if need be, for ourselves only, and lock it.

    A server that has just been killed may still hold it for a moment, to write what it was told.
    """
    lock = FileLock(lock_path(path), mode=PRIVATE)
    with faults_told(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        lock.acquire(timeout=LAST_WRITES)
    try:
        with faults_told(path):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        yield
    finally:
        lock.release()


def make_private(path: Path) -> None:
    """Nobody else may read the file; SQLite gives new -wal and -shm files the same mode."""
    for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError):
            name.chmod(PRIVATE)


def open_writer(path: Path) -> sqlite3.Connection:
    """The connection that writes, to a database of ours that is up to date."""
    with faults_told(path):
        connection = connect(path, "rw")
        try:
            check_ours(connection, path)
            make_private(path)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection)
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
    return connection


def open_reader(path: Path) -> sqlite3.Connection:
    """A connection that can only read."""
    return connect(path, "ro")


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection without transactions of its own making, for one thread at a time."""
    address = f"file:{quote(os.path.abspath(path))}?mode={mode}"
    return sqlite3.connect(
        address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse the database of another program, before anything of it is changed."""
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if owner != APPLICATION and (tables or owner or version(connection)):
        raise Unfit("foreign", {"file": str(path)})
