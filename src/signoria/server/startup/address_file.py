"""A file beside the database that tells the address of the server that uses it, and its key."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PRIVATE = 0o600
LONGEST = 300  # characters of an address
OPERATOR = re.compile(r"operator (http://[0-9a-z.:\[\]-]+) ([A-Za-z0-9_-]{43})")


class Operator(NamedTuple):
    """Where whoever may read the file reaches the server on its own machine, and by which key."""

    url: str
    key: str


class AddressFile:
    """A file with the address of the running server; the next server overwrites a stale one.

    Who may read it, its owner alone, may read the database as well: the key is for the same people.

    There is none for a database that is no file.
    """

    def __init__(self, database: Path | None) -> None:
        self._path = None if database is None else address_path(database)

    def write(self, url: str, operator: Operator | None = None) -> None:
        """Write the address; where that cannot be done, the server runs all the same."""
        if self._path is None:
            return
        with suppress(OSError):
            fresh = self._path.with_name(f"{self._path.name}.new")
            fresh.unlink(missing_ok=True)  # whatever it is, and whoever may read it
            handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
            with open(handle, "w", encoding="utf-8") as file:
                file.write(url + "\n")
                if operator is not None:
                    file.write(f"operator {operator.url} {operator.key}\n")
            fresh.replace(self._path)

    def read(self) -> str | None:
        """The address, if there is one."""
        text = next(iter(self._lines()), "").strip()
        return text if text.startswith(("http://", "https://")) and text.isprintable() else None

    def read_operator(self) -> Operator | None:
        """How the server is reached on its own machine, if there is one."""
        found = (OPERATOR.fullmatch(line) for line in self._lines())
        return next((Operator(one[1], one[2]) for one in found if one), None)

    def _lines(self) -> list[str]:
        """What the file says; nothing where it cannot be read."""
        if self._path is None:
            return []
        try:
            return self._path.read_text("utf-8")[: 2 * LONGEST].splitlines()
        except (OSError, UnicodeDecodeError):
            return []

    def remove(self) -> None:
        """Remove the file, as the server stops."""
        if self._path is not None:
            with suppress(OSError):
                self._path.unlink()


def address_path(database: Path) -> Path:
    """The file beside a database, by whatever name that is reached."""
    file = Path(os.path.realpath(database))
    return file.with_name(f"{file.name}.address")
