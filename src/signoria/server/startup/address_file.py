"""A file beside the database that tells the address of the server that uses it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600
LONGEST = 300  # characters of an address


class AddressFile:
    """A file with the address of the running server; the next server overwrites a stale one.

    There is none for a database that is no file.
    """

    def __init__(self, database: Path | None) -> None:
        self._path = None if database is None else address_path(database)

    def write(self, url: str) -> None:
        """Write the address; where that cannot be done, the server runs all the same."""
        if self._path is None:
            return
        with suppress(OSError):
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
            with open(handle, "w", encoding="utf-8") as file:
                file.write(url + "\n")

    def read(self) -> str | None:
        """The address, if there is one."""
        if self._path is None:
            return None
        try:
            text = self._path.read_text("utf-8")[:LONGEST].strip()
        except (OSError, UnicodeDecodeError):
            return None
        return text if text.startswith(("http://", "https://")) and text.isprintable() else None

    def remove(self) -> None:
        """Remove the file, as the server stops."""
        if self._path is not None:
            with suppress(OSError):
                self._path.unlink()


def address_path(database: Path) -> Path:
    """The file beside a database, by whatever name that is reached."""
    file = Path(os.path.realpath(database))
    return file.with_name(f"{file.name}.address")
