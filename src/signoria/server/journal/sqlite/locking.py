"""The locks of a database: one that its server holds, one that the process that writes holds.

A server that is killed loses its lock at once; its writer keeps the other until all is written.
So the next server knows whether to wait for the writer or to give up.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

if sys.platform == "linux":
    import fcntl

PRIVATE = 0o600
LAST_REQUESTS = 2.0  # seconds to wait for a server that is about to stop
LAST_WRITES = 30.0  # seconds to wait for the writes of a server that has been killed
LOOK = 0.02  # seconds between two tries
BYTE = 1 << 62  # of the file: far behind its end, and behind the bytes that SQLite locks
TAKEN = (errno.EACCES, errno.EAGAIN)


def lock_path(path: Path) -> Path:
    """The writer's lock beside a database, by whatever name that is reached."""
    return beside(path, "lock")


def server_lock_path(path: Path) -> Path:
    """The server's lock beside a database, by whatever name that is reached."""
    return beside(path, "server.lock")


def beside(path: Path, ending: str) -> Path:
    """A file whose name is the database's with something at the end."""
    file = Path(os.path.realpath(path))
    return file.with_name(f"{file.name}.{ending}")


@contextmanager
def hold_lock_file(path: Path, seconds: float) -> Iterator[None]:
    """Hold a lock, which any thread may let go; raises ``Timeout`` after so many seconds."""
    lock = FileLock(path, mode=PRIVATE, thread_local=False)
    lock.acquire(timeout=seconds)
    try:
        yield
    finally:
        lock.release()


@contextmanager
def hold_file_lock(path: Path) -> Iterator[None]:
    """Make the file if need be, and lock it, whatever becomes of its name; raises ``Timeout``.

    The lock belongs to the descriptor (an OFD lock), so that SQLite's own locks neither meet nor
    end it.  The descriptor must be closed after SQLite's: otherwise that would lose its locks.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        deadline = time.monotonic() + LAST_REQUESTS
        while not try_lock(handle):
            if time.monotonic() > deadline:
                raise Timeout(str(path))
            time.sleep(LOOK)
        yield
    finally:
        os.close(handle)


def try_lock(handle: int) -> bool:
    """Lock a file until it is closed; False if somebody else has it.

    Where there are no such locks, the one beside the file is all.
    """
    if sys.platform == "linux":
        wish = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0)
        try:
            fcntl.fcntl(handle, fcntl.F_OFD_SETLK, wish)
        except OSError as error:
            return error.errno not in TAKEN
    return True
