"""One program at a time plays the game in a file: an advisory lock beside it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

if sys.platform != "win32":  # which has no such locks: there one plays without
    import fcntl


class InUse(Exception):
    """Another program plays the game in this file."""


class Lock:
    """Holds a game's file until it is released or the process ends, however it ends."""

    def __init__(self, name: str, handle: int | None) -> None:
        self._name = name
        self._handle = handle

    @classmethod
    def of(cls, path: Path) -> Self:
        """The lock of a game's file; raises ``InUse``.

        Where the system or the folder has no locks, the game is played without one.
        """
        folder, name = os.path.split(os.path.realpath(path))
        beside = os.path.join(folder, f".{name[:100]}.lock")
        if not name or os.path.isdir(path):
            return cls(beside, None)
        return cls(beside, _lock_file(beside))

    def release(self) -> None:
        """Let others play the game; nothing stays beside its file."""
        if self._handle is None:
            return
        with suppress(OSError):
            os.unlink(self._name)
        os.close(self._handle)
        self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()


def _lock_file(name: str) -> int | None:
    """The locked file of that name, None where it cannot be made; raises ``InUse``."""
    if sys.platform == "win32":
        return None
    while True:
        try:
            handle = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            raise InUse from None
        except OSError:
            os.close(handle)
            return None
        if _is(handle, name):
            return handle
        os.close(handle)  # its holder has just taken the file away; a new one is needed


def _is(handle: int, name: str) -> bool:
    """Whether an open file still bears this name."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(name))
    except OSError:
        return False
