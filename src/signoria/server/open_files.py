"""Open files: whether the system has refused another one."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import ExitStack

FULL = (errno.EMFILE, errno.ENFILE)


def lacks_files(error: object) -> bool:
    """Whether this error says that too many files are open."""
    return isinstance(error, OSError) and error.errno in FULL


def refusal_to_open() -> OSError | None:
    """Why no file can be opened just now; None if one can.

    SQLite does not say.  What is tried here is no database, whose locks would be lost with it.
    """
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error
    return None


def can_open(number: int) -> bool:
    """Whether so many more files can be opened."""
    with ExitStack() as opened:
        try:
            for _ in range(number):
                opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        except OSError:
            return False
    return True


def most_files() -> int:
    """How many this program may have open; 0 if nobody knows."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
