"""Connections to a database that is ours alone, private, and up to date."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from filelock import Timeout

from ... import open_files
from ..sql.migrations import APPLICATION, NewerSchema
from .checkup import find_damage, is_damage, is_quick
from .connection import Connection
from .files import INDEX, LOG, Files
from .locking import (
    LAST_REQUESTS,
    LAST_WRITES,
    PRIVATE,
    hold_file_lock,
    hold_lock_file,
    lock_path,
    server_lock_path,
)
from .schema import migrate, version

PATIENCE = 5.0  # seconds to wait while another program, such as a backup, holds the file


class UnusableDatabase(Exception):
    """A database that cannot be used: a key from which locale files make a sentence, and values."""

    def __init__(self, reason: str, values: Mapping[str, str | int | Exception]) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        return f"{self.reason}: {', '.join(f'{name} {one}' for name, one in self.values.items())}"


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Raise ``UnusableDatabase`` for what the system or SQLite finds wrong with the file."""
    try:
        yield
    except Timeout:
        raise UnusableDatabase("in-use", {"file": str(path)}) from None
    except OSError as error:
        raise UnusableDatabase("cannot-open", {"file": str(path), "problem": error}) from None
    except NewerSchema as error:
        raise UnusableDatabase("newer", {"file": str(path), "version": str(error)}) from None
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise UnusableDatabase("damaged", {"file": str(path)}) from None
        problem = open_files.refusal_to_open() or str(error)
        raise UnusableDatabase("cannot-open", {"file": str(path), "problem": problem}) from None


@contextmanager
def claim_server(path: Path) -> Iterator[None]:
    """Be the one server of a database, and make its folder if need be, for ourselves only.

    Another one that is alive may be about to stop; raises ``UnusableDatabase``.
    """
    with ExitStack() as locks:
        with translate_errors(path):
            make_folder(path)
            locks.enter_context(hold_lock_file(server_lock_path(path), LAST_REQUESTS))
        yield


@contextmanager
def claim(path: Path, known: Files | None = None) -> Iterator[None]:
    """Make the file and its folder if need be, for ourselves only, and lock it by all its names.

    The writer of a server that was killed may still hold it, to write what it was told.
    If these files are ``known``, they must be there.
    """
    with ExitStack() as locks:
        with translate_errors(path):
            make_folder(path)
            locks.enter_context(hold_lock_file(lock_path(path), LAST_WRITES))
            check_place(known)
            locks.enter_context(hold_file_lock(path))
        yield


def make_folder(path: Path) -> None:
    """The folder of a database, ours alone if it is new; raises ``OSError``."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))


def check_place(known: Files | None) -> None:
    """Raise ``UnusableDatabase`` if the paths of open files lead to others now, or to none."""
    if known and (gone := known.find_displaced()):
        raise UnusableDatabase("replaced", {"file": gone})


def make_private(path: Path) -> None:
    """Nobody else may read the file; SQLite gives new -wal and -shm files the same mode."""
    file = os.path.realpath(path)
    for name in (file, file + LOG, file + INDEX):
        with suppress(FileNotFoundError):
            os.chmod(name, PRIVATE)


def open_writer(path: Path, *, checked: bool = False) -> sqlite3.Connection:
    """The connection that writes, to a database of ours that is up to date and whole.

    A large one is looked through later, and one that was ``checked`` not again.
    """
    with translate_errors(path):
        connection = connect(path, "rw")
        try:
            check_ours(connection, path)
            if not checked and is_quick(connection):
                check_whole(connection, path)
            make_private(path)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
            migrate(connection)
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
    return connection


def open_reader(path: Path, known: Files) -> sqlite3.Connection:
    """A connection that can only read, with all its files open; raises ``UnusableDatabase``."""
    with translate_errors(path):
        connection = connect(path, "ro")
        try:
            connection.execute("PRAGMA temp_store = MEMORY")
            version(connection)  # opens the log and its index, too
            check_place(known)
        except BaseException:
            connection.close()
            raise
    return connection


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection without transactions of its own making, for one thread at a time."""
    address = f"file:{quote(os.path.abspath(path))}?mode={mode}"
    return sqlite3.connect(
        address,
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
        factory=Connection,
    )


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse the database of another program, before anything of it is changed."""
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if owner != APPLICATION and (tables or owner or version(connection)):
        raise UnusableDatabase("foreign", {"file": str(path)})


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database of which a page cannot be read: at the start it is soonest replaced."""
    if damage := find_damage(connection):
        raise UnusableDatabase("damaged-page", {"file": str(path), **damage._asdict()})
