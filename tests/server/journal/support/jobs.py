"""What tests have the process that writes do; it finds these by their names."""

from __future__ import annotations

import os
import resource
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

Death = Callable[[sqlite3.Connection], None]


def execute(database: sqlite3.Connection, *statements: str) -> list[tuple[Any, ...]]:
    """What the last of these finds."""
    return [database.execute(statement).fetchall() for statement in statements][-1]


def insert(database: sqlite3.Connection, name: str) -> int:
    """Write a person; how many rows that makes."""
    return database.execute(
        "INSERT INTO people (id, name, created) VALUES (?, '', 0)", (name,)
    ).rowcount


def break_down(database: sqlite3.Connection) -> None:
    """Fail half done."""
    insert(database, "half done")
    raise ZeroDivisionError


def orphan(database: sqlite3.Connection) -> None:
    """Write what only the commit refuses."""
    database.execute("PRAGMA defer_foreign_keys = ON")
    database.execute("INSERT INTO snapshots VALUES ('no such match', 1, x'00')")


def stand_still(_: sqlite3.Connection, begun: Path, go_on: Path) -> None:
    """Tell that this has begun, and wait until somebody opens the other pipe."""
    begun.open("wb").close()
    go_on.open("rb").close()


def speak(_: sqlite3.Connection) -> None:
    """Print something."""
    print("something", flush=True)


class Peculiar(Exception):
    """What nothing can be made of but by its maker."""

    def __init__(self, one: str, *, other: str) -> None:
        super().__init__(f"{one} and {other}")


def be_peculiar(database: sqlite3.Connection) -> None:
    """Write, then raise what cannot be pickled."""
    insert(database, "peculiar")
    raise Peculiar("one", other="another")


def secretive(database: sqlite3.Connection) -> object:
    """Write, then return what cannot be pickled."""
    insert(database, "secretive")
    return lambda: None


def die(_: sqlite3.Connection) -> None:
    """End the process at once."""
    os._exit(9)


def exit_quietly(_: sqlite3.Connection) -> None:
    """Raise what is no error."""
    sys.exit(0)


def who(_: sqlite3.Connection) -> int:
    """The process that does this."""
    return os.getpid()


def limit_files(_: sqlite3.Connection, largest: int) -> int:
    """Let no file of the process become larger; how large it might before."""
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    return before
